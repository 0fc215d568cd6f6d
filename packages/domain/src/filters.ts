import { countByCategory, currentPrice, type ProductSummary } from './catalogue.ts';

/** The state of the catalogue's filters. */
export interface CatalogueFilters {
  /** `null` means all categories. */
  category: string | null;
  /** In euros, inclusive. */
  minPrice: number;
  /** In euros, inclusive. */
  maxPrice: number;
  newOnly: boolean;
  bestSellersOnly: boolean;
  /** Leaves out sold-out products; the ten products of the specification never are (section 4). */
  inStockOnly: boolean;
}

/** Bounds and step of the price slider, in euros (section 9). */
export const priceRange = { min: 0, max: 50, step: 1 } as const;

/** The filters initially and after a reset (section 4). */
export const defaultFilters: Readonly<CatalogueFilters> = {
  category: null,
  minPrice: 0,
  maxPrice: 30,
  newOnly: false,
  bestSellersOnly: false,
  inStockOnly: false,
};

/** The products that pass every filter, in their order; the price compared is the one paid today. */
export function filterProducts<Found extends ProductSummary>(
  products: readonly Found[],
  filters: CatalogueFilters,
): Found[] {
  return products.filter(
    (product) =>
      (filters.category === null || product.category === filters.category) &&
      currentPrice(product) >= filters.minPrice &&
      currentPrice(product) <= filters.maxPrice &&
      (!filters.newOnly || product.isNew === true) &&
      (!filters.bestSellersOnly || product.isBestSeller === true) &&
      !(filters.inStockOnly && product.outOfStock === true),
  );
}

/** How many products each category holds under the other filters, and how many all of them hold together. */
export function countUnderFilters(
  products: readonly ProductSummary[],
  filters: CatalogueFilters,
): { counts: ReadonlyMap<string, number>; total: number } {
  const others = filterProducts(products, { ...filters, category: null });
  return { counts: countByCategory(others), total: others.length };
}

/** A filter that differs from its default: its label, and the filters without it. */
export interface ActiveFilter {
  label: string;
  without: CatalogueFilters;
}

/** The filters that narrow the catalogue down, in the order in which they are offered. */
export function activeFilters(filters: CatalogueFilters): ActiveFilter[] {
  const { category, minPrice, maxPrice, newOnly, bestSellersOnly, inStockOnly } = filters;
  const { minPrice: lowest, maxPrice: highest } = defaultFilters;
  const prices = minPrice === lowest ? `Jusqu’à ${maxPrice}\u00a0€` : `De ${minPrice} à ${maxPrice}\u00a0€`;
  const all: [boolean, string | null, Partial<CatalogueFilters>][] = [
    [category !== null, category, { category: null }],
    [minPrice !== lowest || maxPrice !== highest, prices, { minPrice: lowest, maxPrice: highest }],
    [newOnly, 'Nouveautés', { newOnly: false }],
    [bestSellersOnly, 'Best-sellers', { bestSellersOnly: false }],
    [inStockOnly, 'En stock', { inStockOnly: false }],
  ];
  return all.flatMap(([isActive, label, reset]) =>
    isActive && label !== null ? [{ label, without: { ...filters, ...reset } }] : [],
  );
}
