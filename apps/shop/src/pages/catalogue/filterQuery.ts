import { type CatalogueFilters, type Category, defaultFilters, priceRange } from '@nuee/domain';

/** The names of the filters in the address. The specification gives `category`, the others are ours. */
const flags = { newOnly: 'nouveautes', bestSellersOnly: 'best-sellers', inStockOnly: 'en-stock' } as const;
const prices = { minPrice: 'min', maxPrice: 'max' } as const;
const on = '1';

/** The filters that an address names; missing or invalid ones have their default. */
export function readFilters(query: URLSearchParams, categories: readonly Pick<Category, 'name'>[]): CatalogueFilters {
  const wanted = query.get('category');
  const minPrice = readPrice(query.get(prices.minPrice)) ?? defaultFilters.minPrice;
  const maxPrice = readPrice(query.get(prices.maxPrice)) ?? defaultFilters.maxPrice;
  return {
    ...defaultFilters,
    category: categories.some(({ name }) => name === wanted) ? wanted : null,
    ...(minPrice <= maxPrice && { minPrice, maxPrice }),
    newOnly: query.get(flags.newOnly) === on,
    bestSellersOnly: query.get(flags.bestSellersOnly) === on,
    inStockOnly: query.get(flags.inStockOnly) === on,
  };
}

/** The address of the catalogue under these filters; those with their default value are left out. */
export function filteredPath(filters: CatalogueFilters): string {
  const { category, minPrice, maxPrice, newOnly, bestSellersOnly, inStockOnly } = filters;
  const query = [
    category !== null && `category=${encodeURIComponent(category)}`,
    minPrice !== defaultFilters.minPrice && `${prices.minPrice}=${minPrice}`,
    maxPrice !== defaultFilters.maxPrice && `${prices.maxPrice}=${maxPrice}`,
    newOnly && `${flags.newOnly}=${on}`,
    bestSellersOnly && `${flags.bestSellersOnly}=${on}`,
    inStockOnly && `${flags.inStockOnly}=${on}`,
  ].filter((part) => part !== false);
  return ['/catalogue', ...(query.length > 0 ? [query.join('&')] : [])].join('?');
}

/** A position of the price slider. */
function readPrice(text: string | null): number | undefined {
  if (text === null || !/^\d{1,2}$/.test(text)) return undefined;
  const price = Number(text);
  return price >= priceRange.min && price <= priceRange.max ? price : undefined;
}
