import { findProduct, type Product } from './catalogue.ts';
import { products } from './products.ts';

/** The product that a fixture or a sample speaks of by its slug; throws when the catalogue has none. */
export function catalogueProduct(slug: string): Product {
  const product = findProduct(products, slug);
  if (product === undefined) throw new Error(`The catalogue has no product « ${slug} ».`);
  return product;
}
