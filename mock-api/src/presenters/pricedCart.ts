/** A stored cart as the contract answers it, with current prices from the catalogue. */
import { type Cart, type CartItem, cartTotalPrice, countPieces, currentPrice, fewPieces } from '@nuee/domain';
import type { Reader, StoredCart, StoredLine, StoredProduct } from '../db/storage.ts';

/**
 * The customer's cart. A line whose product is gone, or without its size or strength, is left out, since it can't be sold. One whose
 * product isn't published stays, marked: she has to see why she can't order, and remove it.
 */
export async function pricedCart(t: Reader, userId: string, cart: StoredCart | undefined): Promise<Cart> {
  const lines = cart?.lines ?? [];
  const wanted = (productId: string) => countPieces(lines.filter((line) => line.productId === productId));
  const stored = await t.getAll('products', [...new Set(lines.map(({ productId }) => productId))]);
  const products = new Map(stored.map(({ id, record }) => [id, record]));
  const items = lines.flatMap((line) => pricedItem(products.get(line.productId), line, wanted(line.productId)) ?? []);
  return { _id: userId, user: userId, items, totalPrice: cartTotalPrice(items) };
}

/** @param wanted How many pieces of the product all lines hold: it says how many are left where they are fewer. */
function pricedItem(sold: StoredProduct | undefined, line: StoredLine, wanted: number): CartItem | undefined {
  const { id, quantity, size, nicotineStrength } = line;
  if (!sold?.sizes.includes(size) || !sold.nicotineStrengths.includes(nicotineStrength)) return undefined;
  const { id: _id, name, image } = sold;
  const few = (sold.stock <= fewPieces || sold.stock < wanted) && { fewLeft: sold.stock };
  const gone = sold.status !== 'published' && { unavailable: true };
  const product = { _id, name, image, price: currentPrice(sold), ...few, ...gone };
  const before = line.price !== undefined && line.price !== product.price && { previousPrice: line.price };
  return { _id: id, product, quantity, size, nicotineStrength, price: product.price, ...before };
}
