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

/** Beginnings of the addresses that only the browser can resolve: `/commande-confirmee/…`, `/produit/…` by id. */
export const shellPrefixes: readonly string[] = routes
  .filter(({ path }) => path.includes(':'))
  .map(({ path }) => path.slice(0, path.indexOf(':')));
