import { describe, expect, it } from 'vitest';
import { frozenNow } from '../fixtures/index.ts';
import { adminProducts } from '../samples/index.ts';
import { listRows } from './listRows.ts';
import { createAdminProduct, emptyAdminProductForm } from './productForm.ts';
import {
  averagePriceLabel,
  productList,
  productStats,
  productStatusLabel,
  referencePrice,
  removeAdminProduct,
  stockLevel,
  storefrontProduct,
  togglePublished,
  togglePublishedLabel,
} from './products.ts';

const now = new Date(frozenNow);
const products = adminProducts(now);
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
  it('flips one product and names the next action', () => {
    const flipped = togglePublished(products, '6');
    expect(flipped.map((product) => product.published)).toEqual([true, true, true, true, true]);
    expect(flipped.map((product) => product.status)).toEqual(Array(5).fill('published'));
    expect(togglePublished(flipped, '6')).toEqual(products);
    expect(products.map(({ status }) => productStatusLabel(status))).toEqual([
      'Publié',
      'Publié',
      'Publié',
      'Brouillon',
      'Publié',
    ]);
    expect(products.map((product) => togglePublishedLabel(product))).toEqual([
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

describe('the card of the storefront', () => {
  it('shows the flavours and the prices', () => {
    const [, caramel] = products;
    if (caramel === undefined) throw new Error('The samples hold no second product.');
    expect(storefrontProduct(caramel)).toMatchObject({
      id: '3',
      slug: 'caramel-beurre-sale',
      shortDescription: 'Caramel brun, beurre frais, fleur de sel',
      category: 'Gourmands',
      price: 19.99,
      discountPrice: 17.99,
      nicotineStrengths: caramel.nicotineStrengths,
    });
  });

  it.each([
    [18.5, { price: 18.5, discountPrice: 17.99 }],
    [17.5, { price: 17.99 }],
    [undefined, { price: 17.99 }],
  ])('strikes, in service, the lowest price of the 30 days before: %s', (before, shown) => {
    const [, caramel] = products;
    if (caramel === undefined) throw new Error('The samples hold no second product.');
    const asked = before === undefined ? [] : [{ from: '2026-01-01T08:00:00Z', price: before }];
    const prices = [...asked, { from: '2026-01-10T08:00:00Z', price: 17.99 }];
    const { price, discountPrice } = storefrontProduct({ ...caramel, prices }, now);
    expect({ price, discountPrice }).toEqual(shown);
  });

  it('says what sells best in a shop in service alone', () => {
    const [, caramel] = products;
    if (caramel === undefined) throw new Error('The samples hold no second product.');
    expect(storefrontProduct(caramel)).not.toHaveProperty('isBestSeller');
    expect(storefrontProduct(caramel, now)).toMatchObject({ isBestSeller: true, isNew: false });
  });

  it('shows the description of a product without flavours, whatever its category is called', () => {
    const product = createAdminProduct(
      { ...emptyAdminProductForm(), name: 'Poire', description: 'Poire mûre.', category: 'Nouveautés' },
      { id: 'p1', now },
    );
    expect(storefrontProduct(product).shortDescription).toBe('Poire mûre.');
  });
});

describe('the price that a reduction is compared with', () => {
  const prices = [
    { from: '2025-10-01T08:00:00Z', price: 20 },
    { from: '2025-12-20T08:00:00Z', price: 15 },
    { from: '2025-12-28T08:00:00Z', price: 20 },
    { from: '2026-01-10T08:00:00Z', price: 17 },
  ];

  it('is the lowest of the 30 days before the reduction', () => {
    expect(referencePrice(prices, { now, isReduced: true })).toBe(15);
    expect(referencePrice(prices.toSpliced(1, 1), { now, isReduced: true })).toBe(20);
    expect(referencePrice(prices.slice(-1), { now, isReduced: true })).toBeUndefined();
  });

  it('is the lowest of the last 30 days without a reduction', () => {
    expect(referencePrice(prices, { now, isReduced: false })).toBe(15);
    expect(referencePrice(prices, { now: new Date('2026-02-20T08:00:00Z'), isReduced: false })).toBe(17);
    expect(referencePrice([], { now, isReduced: false })).toBeUndefined();
  });
});
