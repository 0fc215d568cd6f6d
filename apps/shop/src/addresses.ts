import { type Product, productPath } from '@nuee/domain';
import { routes } from './routes.tsx';

// Only the prerendering reads it: no browser loads the whole catalogue for it.

/** Routes that have no page of their own: known to the browser only. */
const withoutPage = '/commande-confirmee/:id';
const productRoute = '/produit/:slug';

/** The addresses of a route that are complete pages, or shells of a person's page, before any script runs. */
export function addressesOf(path: string, products: readonly Product[]): readonly string[] {
  if (path === productRoute) return products.map(productPath);
  if (path === withoutPage) return [];
  return path === '*' ? ['/404'] : [path];
}

/** The addresses that only the browser can resolve, and that the server answers with the frame without a page. */
export const shellsOf = (products: readonly Product[]) => ({
  /** Whatever follows these exists as far as the server knows: `/commande-confirmee/…`. */
  prefixes: [beginning(withoutPage)],
  /** `/produit/3`: the browser replaces the id by the slug. */
  addresses: products.map(({ id }) => `/produit/${id}`),
  /** What follows these and is neither a page nor one of `addresses` doesn’t exist: the answer is 404 too. */
  unknown: routes.filter(({ path }) => path.includes(':') && path !== withoutPage).map(({ path }) => beginning(path)),
});

function beginning(path: string): string {
  return path.slice(0, path.indexOf(':'));
}
