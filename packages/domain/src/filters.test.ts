import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentPrice } from './catalogue.ts';
import {
  activeFilters,
  type CatalogueFilters,
  countUnderFilters,
  defaultFilters,
  filterProducts,
  priceRange,
} from './filters.ts';
import { products as examples } from './fixtures/index.ts';
import { categoryNames } from './seed/categories.ts';
import { products } from './seed/products.ts';

const seeded = { seed: 20260115, numRuns: 1_000 };

const anyFilters: fc.Arbitrary<CatalogueFilters> = fc.record({
  category: fc.constantFrom(null, ...categoryNames),
  minPrice: fc.integer({ min: priceRange.min, max: priceRange.max }),
  maxPrice: fc.integer({ min: priceRange.min, max: priceRange.max }),
  newOnly: fc.boolean(),
  bestSellersOnly: fc.boolean(),
  inStockOnly: fc.boolean(),
});

function idsWith(filters: Partial<CatalogueFilters>): string[] {
  return filterProducts(products, { ...defaultFilters, ...filters }).map((product) => product.id);
}

describe('the default filters', () => {
  it('show the whole catalogue, whose prices are below 30 €', () => {
    expect(filterProducts(products, defaultFilters)).toEqual(products);
  });

  it('are no category, 0 to 30 € and nothing ticked', () => {
    expect(defaultFilters).toEqual({
      category: null,
      minPrice: 0,
      maxPrice: 30,
      newOnly: false,
      bestSellersOnly: false,
      inStockOnly: false,
    });
  });
});

describe('the price filter', () => {
  it('includes both bounds', () => {
    expect(idsWith({ minPrice: 14.5, maxPrice: 14.5 })).toEqual(['1', '2']);
    expect(idsWith({ minPrice: 14.51, maxPrice: 17.98 })).toEqual([]);
  });

  it('compares the discount price of a reduced product', () => {
    expect(idsWith({ minPrice: 17.99, maxPrice: 17.99 })).toEqual(['3']);
    expect(idsWith({ minPrice: 19.99, maxPrice: 19.99 })).toEqual(['5', '8']);
    expect(idsWith({ minPrice: 18, maxPrice: 18.99 })).toEqual(['4']);
  });

  it('shows nothing when the bounds have crossed', () => {
    expect(idsWith({ minPrice: 30, maxPrice: 10 })).toEqual([]);
  });
});

describe('the other filters', () => {
  it('keep one category', () => {
    expect(idsWith({ category: 'Gourmands' })).toEqual(['3', '5', '6']);
  });

  it('keep the new products', () => {
    expect(idsWith({ newOnly: true })).toEqual(['2', '5', '9', '10']);
  });

  it('keep the best-sellers', () => {
    expect(idsWith({ bestSellersOnly: true })).toEqual(['1', '3', '4', '6', '10']);
  });

  it('add up', () => {
    expect(idsWith({ newOnly: true, bestSellersOnly: true })).toEqual(['10']);
    expect(idsWith({ newOnly: true, category: 'Menthes' })).toEqual([]);
  });
});

describe('whatever the filters', () => {
  it('in-stock-only leaves out what is sold out, and nothing else', () => {
    const some = [examples.soldOut, examples.plain];
    expect(filterProducts(some, { ...defaultFilters, inStockOnly: true })).toEqual([examples.plain]);
    expect(filterProducts(some, defaultFilters)).toEqual(some);
  });

  it('in-stock-only changes nothing', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(filterProducts(products, { ...filters, inStockOnly: true })).toEqual(
          filterProducts(products, { ...filters, inStockOnly: false }),
        );
      }),
      seeded,
    );
  });

  it('a product is shown exactly when each filter lets it pass', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const shown = filterProducts(products, filters);
        for (const product of products) {
          const price = currentPrice(product);
          const passes = [
            filters.category === null || filters.category === product.category,
            price >= filters.minPrice && price <= filters.maxPrice,
            !filters.newOnly || product.isNew,
            !filters.bestSellersOnly || product.isBestSeller,
          ];
          expect(shown.includes(product)).toBe(passes.every(Boolean));
        }
      }),
      seeded,
    );
  });

  it('the order of the catalogue stays', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const shown = filterProducts(products, filters);
        expect(shown).toEqual(products.filter((product) => shown.includes(product)));
      }),
      seeded,
    );
  });
});

describe('countUnderFilters', () => {
  it('counts what each category would show', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const { counts, total } = countUnderFilters(products, filters);
        for (const category of categoryNames) {
          expect(counts.get(category) ?? 0).toBe(filterProducts(products, { ...filters, category }).length);
        }
        expect(total).toBe(filterProducts(products, { ...filters, category: null }).length);
      }),
      seeded,
    );
  });
});

describe('activeFilters', () => {
  const labels = (filters: Partial<CatalogueFilters>) =>
    activeFilters({ ...defaultFilters, ...filters }).map(({ label }) => label);

  it('names each chosen filter', () => {
    expect(labels({})).toEqual([]);
    expect(labels({ category: 'Menthes', newOnly: true, bestSellersOnly: true, inStockOnly: true })).toEqual([
      'Menthes',
      'Nouveautés',
      'Best-sellers',
      'En stock',
    ]);
    expect(labels({ maxPrice: 18 })).toEqual(['Jusqu’à 18\u00a0€']);
    expect(labels({ minPrice: 15 })).toEqual(['De 15 à 30\u00a0€']);
  });

  it('leaves the default filters once each has been removed', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        let left = filters;
        for (let active = activeFilters(left); active[0] !== undefined; active = activeFilters(left)) {
          left = active[0].without;
        }
        expect(left).toEqual(defaultFilters);
      }),
      seeded,
    );
  });
});
