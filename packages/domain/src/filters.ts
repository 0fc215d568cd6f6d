import { type Category, currentPrice, type Product } from './catalogue.ts';

/** What the catalogue's filters are set to. */
export interface CatalogueFilters {
  /** `null` means all categories. */
  category: Category | null;
  /** In euros, inclusive. */
  minPrice: number;
  /** In euros, inclusive. */
  maxPrice: number;
  newOnly: boolean;
  bestSellersOnly: boolean;
  /** Kept but without effect on the products (section 4). */
  inStockOnly: boolean;
}

/** Bounds and step of the price slider, in euros (section 9). */
export const priceRange = { min: 0, max: 50, step: 1 } as const;

/** The filters at first and after a reset (section 4). */
export const defaultFilters: Readonly<CatalogueFilters> = {
  category: null,
  minPrice: 0,
  maxPrice: 30,
  newOnly: false,
  bestSellersOnly: false,
  inStockOnly: false,
};

/** The products that pass every filter, in their order; the price compared is the one paid today. */
export function filterProducts(products: readonly Product[], filters: CatalogueFilters): Product[] {
  return products.filter(
    (product) =>
      (filters.category === null || product.category === filters.category) &&
      currentPrice(product) >= filters.minPrice &&
      currentPrice(product) <= filters.maxPrice &&
      (!filters.newOnly || product.isNew === true) &&
      (!filters.bestSellersOnly || product.isBestSeller === true),
  );
}
