import {
  type Catalogue,
  type Category,
  categoriesOf,
  featuredBestSellers,
  findProduct,
  type Product,
  type ProductSummary,
  productSummary,
  type Review,
  relatedProducts,
  type Terms,
} from '@nuee/domain';
import { type HouseSettings, houseSettingsOf } from './house.ts';
import { isDemonstration } from './site.ts';

/** What stands around every page. */
export interface SiteData {
  /** In the order of the menus. */
  categories: readonly Category[];
  /** What the cart adds to the prices. */
  terms: Terms;
  house: HouseSettings;
  /** Only while a shop in service may not open yet. */
  closed?: true;
}

/** What the home page shows of the catalogue. */
export interface HomeData {
  bestSellers: readonly ProductSummary[];
  /** Where nothing is marked as a best-seller yet: what came last. */
  newest?: readonly ProductSummary[];
  reviews: readonly Review[];
  /** Whether the letter can be subscribed to. */
  newsletter: boolean;
}

/** All products, as cards, filters and the search know them. */
export interface CatalogueData {
  products: readonly ProductSummary[];
}

/** A product and what goes with it. */
export interface ProductData {
  product: Product;
  related: readonly ProductSummary[];
}

export type PageData = HomeData | CatalogueData | ProductData;

/** The pages that show something of the catalogue; that of a product begins so. */
const home = '/';
export const cataloguePage = '/catalogue';
const productPages = '/produit/';

/** Whether a page can't be shown without its data. */
export const needsData = (path: string): boolean =>
  path === home || path === cataloguePage || path.startsWith(productPages);

/** The address of the file with the data of a page, beside the page itself. */
export const dataAddress = (path: string): string => `/data${path === home ? '/index' : path}.json`;

/** How many products the home page shows while nothing is marked as a best-seller. */
const newestShown = 9;

export function siteDataOf({ products, categories: all, settings }: Catalogue): SiteData {
  const { shipping, vat, closed } = settings;
  // A new shop fills its categories one after the other: the menus lead to nothing that is empty.
  const present = categoriesOf(products, all);
  const categories = all.filter(({ name }) => present.includes(name));
  const house = houseSettingsOf(settings);
  return { categories, terms: { shipping, vat }, house, ...(closed && { closed }) };
}

/** What a page shows of the catalogue. Undefined for pages that show nothing of it, and for a product that there isn't. */
export function pageDataOf(path: string, { products, reviews: invented, settings }: Catalogue): PageData | undefined {
  // The reviews of the specification are nobody's: a shop in service has none to show yet.
  const reviews = isDemonstration && settings.switches.reviews ? invented : [];
  const { newsletter } = settings.switches;
  if (path === home) {
    const bestSellers = featuredBestSellers(products).map(productSummary);
    const newest = bestSellers.length === 0 ? products.slice(-newestShown).toReversed().map(productSummary) : undefined;
    return { bestSellers, ...(newest && { newest }), reviews, newsletter };
  }
  if (path === cataloguePage) return { products: products.map(productSummary) };
  if (!path.startsWith(productPages)) return undefined;
  const product = findProduct(products, decodeURIComponent(path.slice(productPages.length)));
  return product && { product, related: relatedProducts(products, product).map(productSummary) };
}
