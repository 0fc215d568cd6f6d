import type { CartItem } from '../cart.ts';
import type { Product } from '../catalogue.ts';
import { catalogueProduct } from '../catalogueProduct.ts';

/** A line of a sample order: pieces of a product at the price of that day, in euros. */
export interface Sold extends Pick<CartItem, 'quantity' | 'price'> {
  product: Product;
}

/** A line of a sample order, at today's regular price unless another is given. */
export function sold(slug: string, quantity: number, price = catalogueProduct(slug).price): Sold {
  return { product: catalogueProduct(slug), quantity, price };
}
