import {
  type Catalogue,
  type Category,
  featuredBestSellers,
  findProduct,
  type Product,
  type ProductSummary,
  productSummary,
  type Review,
  relatedProducts,
  type Terms,
} from '@nuee/domain';

/** What stands around every page. */
export interface SiteData {
  /** In the order of the menus. */
  categories: readonly Category[];
  /** What the cart adds to the prices. */
  terms: Terms;
}

/** What the home page shows of the catalogue. */
export interface HomeData {
  bestSellers: readonly ProductSummary[];
  reviews: readonly Review[];
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

export const siteDataOf = ({ categories, settings: { shipping, vat } }: Catalogue): SiteData => ({
  categories,
  terms: { shipping, vat },
});

/** What a page shows of the catalogue. Undefined for pages that show nothing of it, and for a product that there isn't. */
export function pageDataOf(path: string, { products, reviews }: Catalogue): PageData | undefined {
  if (path === home) return { bestSellers: featuredBestSellers(products).map(productSummary), reviews };
  if (path === cataloguePage) return { products: products.map(productSummary) };
  if (!path.startsWith(productPages)) return undefined;
  const product = findProduct(products, decodeURIComponent(path.slice(productPages.length)));
  return product && { product, related: relatedProducts(products, product).map(productSummary) };
}
