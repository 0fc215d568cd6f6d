/** Takes the stock of an order: of all its lines or of none, and never below zero. */
import { ApiError } from '../apiError.ts';
import type { StoredProduct, Transaction } from '../storage/storage.ts';
import { raisePublication } from './publication.ts';

export interface Taken {
  readonly productId: string;
  readonly quantity: number;
}

/** Takes nothing and throws an ApiError 409 that names the first product without enough stock. */
export function takeStock(t: Transaction, lines: readonly Taken[]): void {
  for (const { productId, quantity } of bySum(lines)) {
    const product = t.get('products', productId);
    if (!product) continue;
    if (product.stock < quantity) throw notEnough(product);
    putStock(t, { ...product, wasOrdered: true }, product.stock - quantity);
  }
}

/** Skips products that were deleted meanwhile. */
export function returnStock(t: Transaction, lines: readonly Taken[]): void {
  for (const { productId, quantity } of bySum(lines)) {
    const product = t.get('products', productId);
    if (product) putStock(t, product, product.stock + quantity);
  }
}

/** Stores the stock, and publishes the product when it sells out or is available again. A sale doesn't raise its version. */
export function putStock(t: Transaction, product: StoredProduct, stock: number): void {
  t.put('products', product.id, { ...product, stock });
  if ((stock === 0) !== (product.stock === 0)) raisePublication(t);
}

export function notEnough({ name, stock }: Pick<StoredProduct, 'name' | 'stock'>): ApiError {
  return new ApiError(
    409,
    stock === 0 ? `${name} est en rupture de stock.` : `${name}\u00a0: il n’en reste que ${stock}.`,
  );
}

/** All sizes of a product share one stock. */
function bySum(lines: readonly Taken[]): Taken[] {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
}
