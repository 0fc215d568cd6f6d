import { catalogue } from '@nuee/domain/seed';
import { describe, expect, it } from 'vitest';
import { addressesOf, firstPageOf } from './addresses.ts';

describe('the pages of the catalogue', () => {
  const [first] = catalogue.products;
  const products = first ? [{ ...first, category: 'Fruités' }] : [];

  it('are one of everything, and one for each category that has a product', () => {
    expect(addressesOf('/catalogue', { ...catalogue, products })).toEqual([
      '/catalogue',
      '/catalogue?category=Fruit%C3%A9s',
    ]);
    expect(addressesOf('/catalogue', catalogue)).toHaveLength(1 + catalogue.categories.length);
  });

  it('are one while the shop is closed, and for a category whose name is too long for a file', () => {
    const settings = { ...catalogue.settings, closed: true as const };
    expect(addressesOf('/catalogue', { ...catalogue, settings })).toEqual(['/catalogue']);
    const name = 'é'.repeat(60);
    const [category] = catalogue.categories;
    const named = {
      categories: category ? [{ ...category, name }] : [],
      products: products.map((product) => ({ ...product, category: name })),
    };
    expect(addressesOf('/catalogue', { ...catalogue, ...named })).toEqual(['/catalogue']);
  });

  it('begin with all products, so that another filter needs no other data', () => {
    const { data, query } = firstPageOf('/catalogue?category=Fruit%C3%A9s', catalogue);
    expect(query).toBe('category=Fruit%C3%A9s');
    expect(data).toEqual(firstPageOf('/catalogue', catalogue).data);
  });
});
