import { productPath, products } from '@nuee/domain';
import { routes } from './routes.tsx';

// Only prerender.ts reads it: no browser loads the whole catalogue for it.

/** The addresses of routes that stand for several, or for one with another name. */
const named: Readonly<Record<string, readonly string[]>> = {
  '/produit/:slug': products.map(productPath),
  // Known to the browser only.
  '/commande-confirmee/:id': [],
  '*': ['/404'],
};

/** The addresses of a route that are complete pages, or shells of a person's page, before any script runs. */
export const addressesOf = (path: string): readonly string[] => named[path] ?? [path];

/** The addresses that only the browser can resolve, and that the server answers with the frame without a page. */
export const shells = {
  /** Whatever follows these exists as far as the server knows: `/commande-confirmee/…`. */
  prefixes: routes
    .filter(({ path }) => path.includes(':') && named[path]?.length === 0)
    .map(({ path }) => beginning(path)),
  /** `/produit/3`: the browser replaces the id by the slug. */
  addresses: products.map(({ id }) => `/produit/${id}`),
  /** What follows these and is neither a page nor one of `addresses` doesn’t exist: the answer is 404 too. */
  unknown: routes
    .filter(({ path }) => path.includes(':') && named[path]?.length !== 0)
    .map(({ path }) => beginning(path)),
} as const;

function beginning(path: string): string {
  return path.slice(0, path.indexOf(':'));
}
