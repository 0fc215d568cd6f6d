import { type Catalogue, categoryPath, type Product, productPath } from '@nuee/domain';
import { cataloguePage, pageDataOf, siteDataOf } from './pageData.ts';
import { routes } from './routes.tsx';
import type { FirstData } from './state/pages.ts';

// Only the prerendering uses this file, so no browser loads the whole catalogue for it.

/** Routes without a file of their own, which only the browser can resolve. */
const withoutPage = '/commande-confirmee/:id';
const productRoute = '/produit/:slug';

/** The longest address of a category that is a page: the name of a file has 255 bytes at most. */
const longest = 200;

/** The addresses of a route that are prerendered: complete pages, or the shell of a personal page. */
export function addressesOf(path: string, catalogue: Catalogue): readonly string[] {
  if (path === productRoute) return catalogue.products.map(productPath);
  if (path === withoutPage) return [];
  if (path === cataloguePage) return [path, ...categoryAddresses(catalogue)];
  return path === '*' ? ['/404'] : [path];
}

function categoryAddresses(catalogue: Catalogue): readonly string[] {
  const { closed, categories } = siteDataOf(catalogue);
  if (closed) return [];
  return categories.map(({ name }) => categoryPath(name)).filter(({ length }) => length <= longest);
}

/** What the page at a prerendered address begins with. */
export function firstPageOf(address: string, catalogue: Catalogue): NonNullable<FirstData['page']> {
  const [path = '', query] = address.split('?');
  return { path, data: pageDataOf(path, catalogue), ...(query !== undefined && { query }) };
}

/** The addresses that only the browser can resolve, which the server answers with the frame without a page. */
export const shellsOf = (products: readonly Product[]) => ({
  /** Prefixes after which the server accepts anything: `/commande-confirmee/…`. */
  prefixes: [beginning(withoutPage)],
  /** `/produit/3`: the browser replaces the id by the slug. */
  addresses: products.map(({ id }) => `/produit/${id}`),
  /** Prefixes after which anything that is neither a page nor in `addresses` doesn’t exist: the answer is 404. */
  unknown: routes.filter(({ path }) => path.includes(':') && path !== withoutPage).map(({ path }) => beginning(path)),
});

function beginning(path: string): string {
  return path.slice(0, path.indexOf(':'));
}
