import { findProduct, type Product } from '../catalogue.ts';
import { products } from './products.ts';

/** The product with that slug, for fixtures and samples. @throws when the catalogue has none. */
export function catalogueProduct(slug: string): Product {
  const product = findProduct(products, slug);
  if (product === undefined) throw new Error(`The catalogue has no product « ${slug} ».`);
  return product;
}
