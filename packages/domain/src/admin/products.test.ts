// More than 250 lines: the list of products and the form that fills it, tested on the same products.

import { describe, expect, it } from 'vitest';
import { frozenNow } from '../fixtures/index.ts';
import { adminProducts } from '../samples/index.ts';
import { listRows } from './listRows.ts';
import {
  type AdminProductForm,
  adminProductEditError,
  adminProductError,
  adminProductForm,
  createAdminProduct,
  emptyAdminProductForm,
  updateAdminProduct,
} from './productForm.ts';
import {
  adminCategories,
  averagePriceLabel,
  categoryError,
  moveCategory,
  productList,
  productStats,
  publishedLabel,
  removeAdminProduct,
  renameCategory,
  stockLevel,
  storefrontProduct,
  togglePublished,
  togglePublishedLabel,
} from './products.ts';

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

function slugsFor({ query = '', category = null }: { query?: string; category?: string | null }): string[] {
  const found = listRows(products, { ...productList, query, sort: null, kind: category });
  return found.map((product) => product.slug);
}

describe('the stock', () => {
  it.each([
    [0, 'out'],
    [1, 'low'],
    [9, 'low'],
    [10, 'ok'],
    [45, 'ok'],
  ])('of %d pieces is %s', (stock, level) => {
    expect(stockLevel(stock)).toBe(level);
  });
});

describe('the cards above the products', () => {
  it('count the products and average their regular prices', () => {
    expect(productStats(products)).toEqual({
      total: 5,
      published: 4,
      outOfStock: 1,
      lowStock: 1,
      averagePrice: 21.29,
      categories: 4,
    });
    expect(averagePriceLabel(products)).toBe('21,29\u00a0€');
  });

  it('show 0€ to the letter without products', () => {
    expect(productStats([])).toMatchObject({ total: 0, averagePrice: undefined, categories: 0 });
    expect(averagePriceLabel([])).toBe('0€');
  });
});

describe('the categories', () => {
  it('are all listed, the empty ones too', () => {
    expect(adminCategories(products)).toEqual([
      { name: 'Fruités', total: 1, published: 1 },
      { name: 'Gourmands', total: 2, published: 1 },
      { name: 'Menthes', total: 1, published: 1 },
      { name: 'Classiques', total: 0, published: 0 },
      { name: 'Mixtes', total: 0, published: 0 },
      { name: 'Collections Limitées', total: 1, published: 1 },
    ]);
  });
});

describe('renaming a category', () => {
  const names = ['Fruités', 'Gourmands', 'Menthes'];

  it('moves its products along', () => {
    expect(renameCategory(names, 'Gourmands', ' Gourmandises ')).toEqual(['Fruités', 'Gourmandises', 'Menthes']);
    const moved = moveCategory(products, 'Gourmands', ' Gourmandises ');
    expect(moved.filter((product) => product.category === 'Gourmandises').map(({ id }) => id)).toEqual(['3', '6']);
    expect(adminCategories(moved, ['Gourmandises'])).toEqual([{ name: 'Gourmandises', total: 2, published: 1 }]);
  });

  it('unites it with the one that has the name already', () => {
    expect(renameCategory(names, 'Gourmands', 'Fruités')).toEqual(['Fruités', 'Menthes']);
  });

  it('needs a name', () => {
    expect(categoryError(' ')).toBe('Veuillez remplir tous les champs obligatoires');
    expect(categoryError('Gourmandises')).toBeUndefined();
  });
});

describe('the search of the products', () => {
  it.each([
    ['', 5],
    [' ', 5],
  ])('shows all without a query (« %s »)', (query, count) => {
    expect(slugsFor({ query })).toHaveLength(count);
  });

  it.each([
    ['BOURBON', ['vanille-bourbon']],
    ['beurre-sale', ['caramel-beurre-sale']],
    ['écœurant', ['caramel-beurre-sale']],
    ['pistache', []],
  ])('finds « %s » in name, description and slug', (query, slugs) => {
    expect(slugsFor({ query })).toEqual(slugs);
  });

  it('keeps one category', () => {
    expect(slugsFor({ category: 'Gourmands' })).toEqual(['caramel-beurre-sale', 'vanille-bourbon']);
    expect(slugsFor({ category: 'Mixtes' })).toEqual([]);
    expect(slugsFor({ category: 'Gourmands', query: 'vanille' })).toEqual(['vanille-bourbon']);
  });
});

describe('publishing', () => {
  it('flips one product and names what it would do next', () => {
    const flipped = togglePublished(products, '6');
    expect(flipped.map((product) => product.published)).toEqual([true, true, true, true, true]);
    expect(togglePublished(flipped, '6')).toEqual(products);
    expect(products.map(publishedLabel)).toEqual(['Publié', 'Publié', 'Publié', 'Brouillon', 'Publié']);
    expect(products.map(togglePublishedLabel)).toEqual([
      'Désactiver',
      'Désactiver',
      'Désactiver',
      'Publier',
      'Désactiver',
    ]);
  });
});

it('removes one product', () => {
  expect(removeAdminProduct(products, '3')).toHaveLength(4);
  expect(removeAdminProduct(products, 'unknown')).toEqual(products);
});

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
      stock: 24,
      published: true,
      nicotineStrengths: ['0', '3', '6', '12', '18'],
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

  it('gives back a product that was opened and saved unchanged, but for the date of the change', () => {
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
    expect(adminProductEditError(edited)).toBeUndefined();
    for (const product of products) {
      expect(updateAdminProduct(product, edited, now).discountPrice).toBe(read);
    }
  });

  it.each(['18,99', '20', '0', 'moins', '-1'])('refuses the reduced price « %s »', (discountPrice) => {
    expect(adminProductEditError({ ...filled, discountPrice })).toBe('Le prix réduit doit être inférieur au prix');
  });

  it('asks for the fields of the dialog first', () => {
    expect(adminProductEditError({ ...filled, name: '', discountPrice: '20' })).toBe(
      'Veuillez remplir tous les champs obligatoires',
    );
  });

  it('gives a renamed product a new slug', () => {
    const [product] = products;
    if (product === undefined) throw new Error('The samples hold no product.');
    const renamed = updateAdminProduct(product, { ...adminProductForm(product), name: 'Fraise Gariguette' }, now);
    expect(renamed).toMatchObject({ id: product.id, slug: 'fraise-gariguette', createdAt: product.createdAt });
  });
});

describe('the card of the storefront', () => {
  it('shows the flavours and the prices', () => {
    const [, caramel] = products;
    if (caramel === undefined) throw new Error('The samples hold no second product.');
    expect(storefrontProduct(caramel)).toMatchObject({
      id: '3',
      slug: 'caramel-beurre-sale',
      shortDescription: caramel.flavors.join(', '),
      category: 'Gourmands',
      price: 19.99,
      discountPrice: 17.99,
      nicotineStrengths: caramel.nicotineStrengths.map(Number),
    });
  });

  it('shows the description of a product without flavours, whatever its category is called', () => {
    const product = createAdminProduct({ ...filled, flavors: '', category: 'Nouveautés' }, { id: 'p1', now });
    expect(storefrontProduct(product).shortDescription).toBe('Poire mûre, cardamome verte et une pointe de miel.');
  });
});
