import { describe, expect, it } from 'vitest';
import { frozenNow, ownerProduct, productDetails } from '../fixtures/index.ts';
import { defaultProductImage } from '../productPictures.ts';
import { adminProducts } from '../samples/index.ts';
import {
  type AdminProductForm,
  adminProductEditIssues,
  adminProductError,
  adminProductForm,
  adminProductIssues,
  createAdminProduct,
  emptyAdminProductForm,
  isProductChanged,
  mergeProductForm,
  priceJump,
  productDifferences,
  typedProductFields,
  updateAdminProduct,
} from './productForm.ts';

const now = new Date(frozenNow);
const products = adminProducts(now);
const filled: AdminProductForm = {
  ...emptyAdminProductForm(),
  name: ' Poire Cardamome ',
  category: 'Gourmands',
  price: '18,99',
  stock: '24',
  description: ' Poire mûre, cardamome verte et une pointe de miel. ',
  flavors: 'Poire, Cardamome,, Miel ',
};

describe('the product dialog', () => {
  it('starts with every strength and size ticked', () => {
    expect(emptyAdminProductForm()).toMatchObject({
      nicotineStrengths: ['0', '3', '6', '12', '18'],
      sizes: [10, 30, 50, 100],
    });
  });

  it('accepts the filled form', () => {
    expect(adminProductError(filled)).toBeUndefined();
  });

  it.each(['name', 'category', 'description'] as const)('refuses an empty %s', (field) => {
    expect(adminProductError({ ...filled, [field]: ' ' })).toBe('Veuillez remplir tous les champs obligatoires');
  });

  it.each(['', '0', '0,00', '0,004', '-1', 'gratuit'])('refuses the price « %s »', (price) => {
    expect(adminProductError({ ...filled, price })).toBe('Veuillez remplir tous les champs obligatoires');
  });

  it.each(['0,01', '0.005'])('accepts the price « %s »', (price) => {
    expect(adminProductError({ ...filled, price })).toBeUndefined();
  });

  it.each(['0', '', 'beaucoup'])('accepts the stock « %s » and counts 0', (stock) => {
    expect(adminProductError({ ...filled, stock })).toBeUndefined();
    expect(createAdminProduct({ ...filled, stock }, { id: 'p1', now }).stock).toBe(0);
  });

  it('makes a published product with a slug and a default picture', () => {
    expect(createAdminProduct(filled, { id: 'p1', now })).toEqual({
      id: 'p1',
      name: 'Poire Cardamome',
      slug: 'poire-cardamome',
      category: 'Gourmands',
      description: 'Poire mûre, cardamome verte et une pointe de miel.',
      price: 18.99,
      image: '/images/products/default-product.png',
      isBestSeller: false,
      isNew: false,
      stock: 24,
      status: 'published',
      published: true,
      prices: [{ from: '2026-01-15T09:00:00.000Z', price: 18.99 }],
      version: 1,
      nicotineStrengths: [0, 3, 6, 12, 18],
      sizes: [10, 30, 50, 100],
      flavors: ['Poire', 'Cardamome', 'Miel'],
      ingredients: [],
      createdAt: '2026-01-15T09:00:00.000Z',
      updatedAt: '2026-01-15T09:00:00.000Z',
    });
  });

  it('keeps the picture that was given', () => {
    const form = { ...filled, image: ' /images/products/product-1.png ' };
    expect(createAdminProduct(form, { id: 'p1', now }).image).toBe('/images/products/product-1.png');
  });

  it('returns a product that was opened and saved as it was, except for the date of the change', () => {
    for (const product of products) {
      expect(updateAdminProduct(product, adminProductForm(product), now)).toEqual({
        ...product,
        updatedAt: '2026-01-15T09:00:00.000Z',
      });
    }
  });

  it.each([
    ['', undefined],
    [' ', undefined],
    ['12,5', 12.5],
    ['12.50', 12.5],
  ])('reads the reduced price « %s »', (discountPrice, read) => {
    const edited = { ...filled, discountPrice };
    expect(adminProductEditIssues(edited)).toEqual({});
    for (const product of products) {
      expect(updateAdminProduct(product, edited, now).discountPrice).toBe(read);
    }
  });

  it.each(['18,99', '20', '0'])('refuses the reduced price « %s »', (discountPrice) => {
    const edited = { ...filled, discountPrice };
    expect(adminProductEditIssues(edited)).toEqual({ discountPrice: 'Indiquez un prix réduit inférieur au prix.' });
    for (const product of products) {
      expect(updateAdminProduct(product, edited, now)).not.toHaveProperty('discountPrice');
    }
  });

  it.each(['12,5,0', '12’50', '1.234', 'gratuit'])('doesn’t guess what the price « %s » is', (price) => {
    const issues = { price: 'Indiquez un prix comme 12,50.' };
    expect(adminProductIssues({ ...filled, price })).toEqual(issues);
    expect(adminProductEditIssues({ ...filled, price, discountPrice: '' })).toEqual(issues);
    expect(adminProductEditIssues({ ...filled, discountPrice: price })).toEqual({ discountPrice: issues.price });
  });

  it.each([
    ['30', '', { from: 20, to: 30 }, false],
    ['30,01', '', { from: 20, to: 30.01 }, true],
    ['9,99', '', { from: 20, to: 9.99 }, true],
    ['20', '9,99', { from: 20, to: 9.99 }, true],
    ['20', '10', { from: 20, to: 10 }, false],
  ])(
    'takes a price of 20 that becomes « %s », reduced to « %s », for mistyped where it moves by more than half',
    (price, discountPrice, jump, isAsked) => {
      const product = createAdminProduct({ ...filled, price: '20' }, { id: 'p1', now });
      expect(priceJump(product, { ...filled, price, discountPrice })).toEqual(isAsked ? jump : undefined);
    },
  );

  it('refuses a stock that can’t be read where a product is changed, and in a live shop', () => {
    const issues = { stock: 'Indiquez un nombre de pièces, de 0 à 10\u202f000\u202f000.' };
    for (const stock of ['', '-3', '12,5']) {
      expect(adminProductIssues({ ...filled, stock, status: 'published' })).toEqual(issues);
    }
    const form = { ...filled, stock: '12,9' };
    expect(adminProductEditIssues({ ...form, discountPrice: '' })).toEqual(issues);
    expect(adminProductIssues({ ...form, status: 'published' })).toEqual(issues);
    expect(adminProductIssues(form)).toEqual({});
    expect(adminProductIssues({ ...filled, stock: '1.000', status: 'published' })).toEqual({});
  });

  it('asks for a name that makes an address in a live shop alone', () => {
    const form = { ...filled, name: '🍓' };
    expect(adminProductIssues({ ...form, status: 'published' })).toEqual({
      name: 'Donnez un nom qui contient des lettres ou des chiffres.',
    });
    expect(adminProductError({ ...form, status: 'published' })).toBeUndefined();
    expect(adminProductIssues(form)).toEqual({});
  });

  it('says what each field needs, in the order of the fields', () => {
    const edited = { ...emptyAdminProductForm(), discountPrice: '20' };
    expect(Object.keys(adminProductEditIssues(edited))).toEqual([
      'name',
      'category',
      'price',
      'discountPrice',
      'stock',
      'description',
    ]);
    expect(adminProductIssues(filled)).toEqual({});
  });

  it('remembers since when a price is reduced, as the shop does', () => {
    for (const product of products) {
      const { reducedSince: before } = product;
      const since = (discountPrice: string) =>
        updateAdminProduct(product, { ...filled, discountPrice }, now).reducedSince;
      expect(since('12,50')).toBe(before ?? '2026-01-15T09:00:00.000Z');
      expect(since('')).toBeUndefined();
    }
  });

  it('asks for the status in a live shop alone', () => {
    const [, , , draft] = products;
    if (draft === undefined) throw new Error('The samples hold fewer than four products.');
    const [form, liveForm] = [adminProductForm(draft), adminProductForm(draft, true)];
    expect(form).not.toHaveProperty('status');
    expect(liveForm.status).toBe('draft');
    const archived = { ...draft, status: 'archived' } as const;
    expect(mergeProductForm(draft, archived, form, new Set())).toEqual(form);
    expect(mergeProductForm(draft, archived, liveForm, new Set()).status).toBe('archived');
    expect(productDifferences(draft, archived, form)).toEqual([]);
    expect(productDifferences(draft, archived, liveForm)).toMatchObject([{ mine: 'Brouillon', theirs: 'Archivé' }]);
    expect([...typedProductFields(draft, form)]).toEqual([]);
  });

  it('tells whether something was changed', () => {
    for (const product of products) {
      const form = adminProductForm(product);
      expect(isProductChanged(product, form)).toBe(false);
      expect(isProductChanged(product, { ...form, name: `${form.name} ` })).toBe(false);
      expect(isProductChanged(product, { ...form, stock: '7' })).toBe(true);
      expect(isProductChanged(product, { ...form, sizes: [10] })).toBe(true);
    }
  });

  it('gives a renamed product a new slug', () => {
    const [product] = products;
    if (product === undefined) throw new Error('The samples hold no product.');
    const renamed = updateAdminProduct(product, { ...adminProductForm(product), name: 'Fraise Gariguette' }, now);
    expect(renamed).toMatchObject({ id: product.id, slug: 'fraise-gariguette', createdAt: product.createdAt });
  });
});

describe('a product that somebody else saved meanwhile', () => {
  const [, base = products[0]] = products;
  if (base === undefined) throw new Error('There are no samples.');
  const theirs = { ...base, price: 20.5, flavors: ['Beurre'], stock: 3 };

  it('shows what differs, and says which of it was typed', () => {
    const form = { ...adminProductForm(base), price: '21,9', name: 'Caramel brun' };
    expect(
      productDifferences(base, theirs, form).map(({ field, mine, theirs: saved, isTyped }) => [
        field,
        mine,
        saved,
        isTyped,
      ]),
    ).toEqual([
      ['price', '21,90', '20,50', true],
      ['stock', String(base.stock), '3', false],
      ['flavors', base.flavors.join(', '), 'Beurre', false],
    ]);
  });

  it('has nothing to ask about what both saved alike', () => {
    expect(productDifferences(base, { ...base, price: 20.5 }, { ...adminProductForm(base), price: '20,5' })).toEqual(
      [],
    );
  });

  it('takes what was saved, except for what is kept', () => {
    const form = { ...adminProductForm(base), name: 'Caramel brun' };
    const kept = typedProductFields(base, form);
    expect([...kept]).toEqual(['name']);
    expect(mergeProductForm(base, theirs, form, kept)).toEqual({ ...adminProductForm(theirs), name: 'Caramel brun' });
  });
});

describe('what a product of a live shop says besides', () => {
  const product = { ...ownerProduct, ...productDetails, homeOrder: 2 };
  const form = adminProductForm(product, true);

  it('is in the form and comes back from it; the demonstration keeps what its form doesn’t have', () => {
    expect(form).toMatchObject({ ...productDetails, homeOrder: 2, shortDescription: product.shortDescription });
    expect(isProductChanged(product, form)).toBe(false);
    expect(updateAdminProduct(product, adminProductForm(product), now)).toMatchObject(productDetails);
  });

  it('is emptied field by field, and what another owner saved in one of them is asked about', () => {
    const emptied = { ...form, batch: ' ', pg: undefined, pictograms: [], isNew: true };
    const saved = updateAdminProduct(product, emptied, now);
    for (const name of ['batch', 'pg', 'pictograms']) expect(saved).not.toHaveProperty(name);
    expect(saved).toMatchObject({ isNew: true, manufacturer: productDetails.manufacturer });
    expect(typedProductFields(product, emptied)).toEqual(new Set(['isNew', 'pg', 'batch', 'pictograms']));
    const theirs = { ...product, batch: 'L2612', version: 4 };
    expect(productDifferences(product, theirs, emptied)).toEqual([
      { field: 'batch', label: 'Numéro de lot', mine: '', theirs: 'L2612', isTyped: true },
    ]);
  });
});

describe('the pictures of a live product', () => {
  const form = adminProductForm(ownerProduct, true);
  const added = { image: '/api/pictures/b.webp', widths: [320], alt: 'Le bouchon', x: 50, y: 50 };

  it('begin with the single one that it has, which is no change', () => {
    expect(form.pictures).toEqual([{ image: ownerProduct.image, alt: '', x: 50, y: 50 }]);
    expect(isProductChanged(ownerProduct, form)).toBe(false);
  });

  it('give its card the first one, or that of the house', () => {
    const pictures = [added, ...(form.pictures ?? [])];
    expect(updateAdminProduct(ownerProduct, { ...form, pictures }, now)).toMatchObject({
      image: added.image,
      imageWidths: added.widths,
      pictures,
    });
    expect(updateAdminProduct(ownerProduct, { ...form, pictures: [] }, now).image).toBe(defaultProductImage);
  });

  it('are asked about where somebody else has changed them too', () => {
    const theirs = { ...ownerProduct, pictures: [{ ...added, alt: '' }] };
    expect(productDifferences(ownerProduct, theirs, { ...form, pictures: [added] })).toEqual([
      {
        field: 'pictures',
        label: 'Images',
        mine: '1\u00a0image\u00a0: Le bouchon',
        theirs: '1\u00a0image\u00a0: sans texte',
        isTyped: true,
      },
    ]);
  });

  it('aren’t saved while one of them is on its way', () => {
    expect(adminProductEditIssues({ ...form, isSending: true })).toEqual({
      pictures: 'Attendez que l’image soit envoyée.',
    });
  });
});
