import type { ProductSummary } from './catalogue.ts';

/** Two products to propose where there is nothing to show: best-sellers first, none that is sold out. */
export const proposed = (products: readonly ProductSummary[]): ProductSummary[] =>
  products
    .filter(({ outOfStock }) => outOfStock !== true)
    .toSorted((one, other) => Number(other.isBestSeller ?? false) - Number(one.isBestSeller ?? false))
    .slice(0, 2);
