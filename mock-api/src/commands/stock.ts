/** The stock of what is ordered: taken as a whole or not at all, never negative. */
import { ApiError } from '../apiError.ts';
import type { StoredProduct, Transaction } from '../storage/storage.ts';
import { raisePublication } from './publication.ts';

export interface Taken {
  readonly productId: string;
  readonly quantity: number;
}

/** Throws an ApiError 409 that names the first product of which there is not enough; then nothing is taken. */
export function takeStock(t: Transaction, lines: readonly Taken[]): void {
  for (const { productId, quantity } of bySum(lines)) {
    const product = t.get('products', productId);
    if (!product) continue;
    if (product.stock < quantity) throw notEnough(product);
    putStock(t, { ...product, wasOrdered: true }, product.stock - quantity);
  }
}

/** A product that was removed meanwhile takes nothing back. */
export function returnStock(t: Transaction, lines: readonly Taken[]): void {
  for (const { productId, quantity } of bySum(lines)) {
    const product = t.get('products', productId);
    if (product) putStock(t, product, product.stock + quantity);
  }
}

/** Keeps the stock, and publishes when the product runs out or comes back. A sale never raises its version. */
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

/** Two sizes of a product are taken from one stock. */
function bySum(lines: readonly Taken[]): Taken[] {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
}
