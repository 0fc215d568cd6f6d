import type { CartItem } from '../cart.ts';
import { currentPrice, type Product } from '../catalogue.ts';
import { catalogueProduct } from '../seed/catalogueProduct.ts';

/** What was chosen of a product, and the price of a piece on that day, in euros. */
type Choice = Pick<CartItem, 'size' | 'nicotineStrength' | 'price'>;

/** A line of a sample order: pieces of a product, size in ml, strength in mg/ml. */
export interface Sold extends Choice, Pick<CartItem, 'quantity'> {
  product: Product;
}

/** A line of a sample order: 30 ml with 3 mg/ml at today's price, unless another choice or price is given. */
export function sold(slug: string, quantity: number, choice: Partial<Choice> = {}): Sold {
  const product = catalogueProduct(slug);
  return { product, quantity, size: 30, nicotineStrength: 3, price: currentPrice(product), ...choice };
}
