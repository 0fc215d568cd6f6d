import { productPath, products } from '@nuee/domain';
import { routes } from './routes.tsx';

/** Each address that is a complete page, or the shell of a person's page, before any script runs. */
export const prerendered: readonly { address: string; isPublic: boolean }[] = [
  ...routes.flatMap(({ path, isPublic }) => addressesOf(path).map((address) => ({ address, isPublic }))),
  { address: '/404', isPublic: false },
];

/** Beginnings of the addresses that only the browser can resolve: `/commande-confirmee/…`, `/produit/…` by id. */
export const shellPrefixes: readonly string[] = routes
  .filter(({ path }) => path.includes(':'))
  .map(({ path }) => path.slice(0, path.indexOf(':')));

function addressesOf(path: string): readonly string[] {
  if (path === '/produit/:slug') return products.map(productPath);
  return path.includes(':') ? [] : [path];
}
