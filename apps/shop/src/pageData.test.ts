import { catalogue } from '@nuee/domain/seed';
import { describe, expect, it } from 'vitest';
import { dataAddress, needsData, pageDataOf, siteDataOf } from './pageData.ts';

const [first] = catalogue.products;
if (first === undefined) throw new Error('The catalogue is empty.');

describe('the data of a page', () => {
  it('are the best-sellers and the reviews on the home page', () => {
    expect(pageDataOf('/', catalogue)).toMatchObject({
      bestSellers: [{ slug: 'edition-gold-champagne' }, {}, {}, {}, {}],
      reviews: catalogue.reviews,
    });
  });

  it('leave out what the owner has switched off', () => {
    const switches = { ...catalogue.settings.switches, reviews: false, newsletter: false };
    expect(pageDataOf('/', { ...catalogue, settings: { ...catalogue.settings, switches } })).toMatchObject({
      bestSellers: [{ slug: 'edition-gold-champagne' }, {}, {}, {}, {}],
      reviews: [],
      newsletter: false,
    });
  });

  it('are the newest products on the home page of a shop without best-sellers', () => {
    const plain = catalogue.products.map(({ isBestSeller: _, ...product }) => product);
    expect(pageDataOf('/', { ...catalogue, products: plain.slice(0, 2) })).toMatchObject({
      bestSellers: [],
      newest: [{ id: plain[1]?.id }, { id: plain[0]?.id }],
    });
    expect(pageDataOf('/', { ...catalogue, products: [] })).toMatchObject({ bestSellers: [], newest: [] });
    expect(pageDataOf('/', catalogue)).not.toHaveProperty('newest');
  });

  it('name the categories that have a product', () => {
    const { categories } = siteDataOf({ ...catalogue, products: [first] });
    expect(categories.map(({ name }) => name)).toEqual([first.category]);
    expect(siteDataOf(catalogue).categories).toEqual(catalogue.categories);
    expect(siteDataOf({ ...catalogue, products: [] }).categories).toEqual([]);
  });

  it('are all products in the catalogue, without the fields that only their own page shows', () => {
    const data = pageDataOf('/catalogue', catalogue);
    expect(data).toMatchObject({ products: catalogue.products.map(({ id }) => ({ id })) });
    expect(JSON.stringify(data)).not.toContain(first.description);
  });

  it.each(['/produit/caramel-beurre-sale', '/produit/3'])('are the product of %s, and its related ones', (path) => {
    expect(pageDataOf(path, catalogue)).toMatchObject({
      product: { slug: 'caramel-beurre-sale', description: expect.stringMatching(/\S/) },
      related: [{ slug: 'bubble-gum' }, { slug: 'vanille-bourbon' }],
      chart: catalogue.products.map(({ id, name }) => ({ id, name })),
    });
  });

  it('are the pictures of an owner as her product’s page shows them', () => {
    const pictures = [
      { image: '/api/pictures/a.webp', widths: [320], alt: 'Le flacon', x: 30, y: 70 },
      { image: '/api/pictures/b.webp', widths: [320], alt: '', x: 50, y: 50 },
    ];
    const products = [{ ...first, image: '/api/pictures/a.webp', imageWidths: [320], pictures }];
    const data = pageDataOf(`/produit/${first.slug}`, { ...catalogue, products });
    expect(data).toMatchObject({
      views: [
        {
          src: '/api/pictures/a.webp',
          label: 'Vue\u00a01\u00a0: Le flacon',
          alt: 'Le flacon',
          style: { objectPosition: '30% 70%' },
        },
        { src: '/api/pictures/b.webp', label: 'Vue\u00a02' },
      ],
    });
    expect(data).not.toHaveProperty('product.pictures');
    expect(pageDataOf('/produit/caramel-beurre-sale', catalogue)).not.toHaveProperty('views');
  });

  it('change with one product only where it is shown', () => {
    const products = catalogue.products.map((each) => (each === first ? { ...each, price: 9.5 } : each));
    const next = { ...catalogue, products };
    const differs = (path: string): boolean =>
      JSON.stringify(pageDataOf(path, next)) !== JSON.stringify(pageDataOf(path, catalogue));
    expect(['/', '/catalogue', '/produit/fraise-des-bois', '/produit/mangue-passion'].every(differs)).toBe(true);
    expect(['/produit/tabac-blond', '/faq'].some(differs)).toBe(false);
  });

  it.each(['/produit/nougat', '/produit/', '/faq', '/mon-compte'])('don’t exist at %s', (path) => {
    expect(pageDataOf(path, catalogue)).toBeUndefined();
  });

  it('stand beside the pages that need them', () => {
    expect(
      ['/', '/catalogue', '/produit/tabac-blond'].map((path) => [needsData(path, false), dataAddress(path)]),
    ).toEqual([
      [true, '/data/index.json'],
      [true, '/data/catalogue.json'],
      [true, '/data/produit/tabac-blond.json'],
    ]);
    expect(needsData('/panier', false)).toBe(false);
  });
});

it('the categories are in the data of every page’s frame', () => {
  expect(siteDataOf(catalogue).categories).toHaveLength(6);
});
