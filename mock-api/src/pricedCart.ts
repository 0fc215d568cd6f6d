/** A stored cart as the contract answers it, priced from today's catalogue. */
import { type Cart, type CartItem, cartProduct, cartTotalPrice, type Product, productById } from '@nuee/domain';
import type { StoredCart, StoredLine } from './storage/storage.ts';

/** The customer's cart. A line whose product, size or strength is no longer sold is left out: nobody can be charged for it. */
export function pricedCart(userId: string, cart: StoredCart | undefined, products: readonly Product[]): Cart {
  const items = (cart?.lines ?? []).flatMap((line) => pricedItem(line, products) ?? []);
  return { _id: userId, user: userId, items, totalPrice: cartTotalPrice(items) };
}

function pricedItem(line: StoredLine, products: readonly Product[]): CartItem | undefined {
  const { id, productId, quantity, size, nicotineStrength } = line;
  const sold = productById(products, productId);
  if (!sold?.sizes.includes(size) || !sold.nicotineStrengths.includes(nicotineStrength)) return undefined;
  const product = cartProduct(sold);
  return { _id: id, product, quantity, size, nicotineStrength, price: product.price };
}
