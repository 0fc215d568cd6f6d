import { type Product, productPath } from '@nuee/domain';
import { routes } from './routes.tsx';

// Only the prerendering uses this file, so no browser loads the whole catalogue for it.

/** Routes without a file of their own, which only the browser can resolve. */
const withoutPage = '/commande-confirmee/:id';
const productRoute = '/produit/:slug';

/** The addresses of a route that are prerendered: complete pages, or the shell of a personal page. */
export function addressesOf(path: string, products: readonly Product[]): readonly string[] {
  if (path === productRoute) return products.map(productPath);
  if (path === withoutPage) return [];
  return path === '*' ? ['/404'] : [path];
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
