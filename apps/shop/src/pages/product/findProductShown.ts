import { findProduct, products, relatedProducts } from '@nuee/domain';
import type { ProductShown } from './productShown.ts';

/** What the address `/produit/{slugOrId}` shows: a file of its own, since the whole catalogue is loaded with it. */
export function findProductShown(slugOrId: string): ProductShown | undefined {
  const product = findProduct(products, slugOrId);
  return product && { product, related: relatedProducts(products, product) };
}
