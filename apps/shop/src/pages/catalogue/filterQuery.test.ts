import { type CatalogueFilters, categoryPath, defaultFilters } from '@nuee/domain';
import { categories, categoryNames } from '@nuee/domain/seed';
import { describe, expect, it } from 'vitest';
import { filteredPath, readFilters } from './filterQuery.ts';

const read = (address: string): CatalogueFilters =>
  readFilters(new URL(address, 'http://localhost').searchParams, categories);

describe('the filters in the address', () => {
  it('are the defaults where the address says nothing', () => {
    expect(read('/catalogue')).toEqual(defaultFilters);
    expect(filteredPath(defaultFilters)).toBe('/catalogue');
  });

  it.each(categoryNames)('read the category %s from the links of the menus', (category) => {
    expect(filteredPath({ ...defaultFilters, category })).toBe(categoryPath(category));
    expect(read(categoryPath(category))).toEqual({ ...defaultFilters, category });
  });

  it('are read as they were written', () => {
    const prices = [0, 1, 29, 30, 31, 50];
    for (const minPrice of prices) {
      for (const maxPrice of prices.filter((price) => price >= minPrice)) {
        for (const flag of [true, false]) {
          const filters = {
            category: 'Collections Limitées',
            minPrice,
            maxPrice,
            newOnly: flag,
            bestSellersOnly: !flag,
            inStockOnly: flag,
          } as const;
          expect(read(filteredPath(filters))).toEqual(filters);
        }
      }
    }
  });

  it.each([
    '?category=Fromages',
    '?category=',
    '?min=-1',
    '?max=51',
    '?max=1e1',
    '?min=12.5',
    '?min=40&max=20',
    '?min=40',
    '?max=',
    '?nouveautes=non',
  ])('are the defaults for %s', (query) => {
    expect(read(`/catalogue${query}`)).toEqual(defaultFilters);
  });
});
