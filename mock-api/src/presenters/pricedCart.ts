/** A stored cart as the contract answers it, with current prices from the catalogue. */
import {
  type Cart,
  type CartItem,
  cartTotalPrice,
  countPieces,
  currentPrice,
  fewPieces,
  sharingStock,
  soldAs,
} from '@nuee/domain';
import type { Reader, StoredCart, StoredLine, StoredProduct } from '../db/storage.ts';

/**
 * The customer's cart. A line whose product is gone, or without its size or strength, is left out, since it can't be sold. One whose
 * product isn't published stays, marked: she has to see why she can't order, and remove it.
 */
export async function pricedCart(t: Reader, userId: string, cart: StoredCart | undefined): Promise<Cart> {
  const lines = cart?.lines ?? [];
  const stored = await t.getAll('products', [...new Set(lines.map(({ productId }) => productId))]);
  const products = new Map(stored.map(({ id, record }) => [id, record]));
  const items = lines.flatMap((line) => pricedItem(products.get(line.productId), line, lines) ?? []);
  return { _id: userId, user: userId, items, totalPrice: cartTotalPrice(items) };
}

/** It says how many are left where they are fewer than all lines together hold. */
function pricedItem(
  of: StoredProduct | undefined,
  line: StoredLine,
  lines: readonly StoredLine[],
): CartItem | undefined {
  const { id, quantity, size, nicotineStrength } = line;
  const sold = of && soldAs(of, line);
  if (!of || !sold) return undefined;
  const { id: _id, name, image } = of;
  const wanted = countPieces(sharingStock(lines, of, line));
  const few = (sold.stock <= fewPieces || sold.stock < wanted) && { fewLeft: sold.stock };
  const gone = of.status !== 'published' && { unavailable: true };
  const variant = of.variants && { variantId: sold.id };
  const weight = 'weight' in sold && sold.weight !== undefined && { weight: sold.weight };
  const product = { _id, ...variant, ...weight, name, image, price: currentPrice(sold), ...few, ...gone };
  const before = line.price !== undefined && line.price !== product.price && { previousPrice: line.price };
  return { _id: id, product, quantity, size, nicotineStrength, price: product.price, ...before };
}
