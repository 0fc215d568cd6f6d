/** Takes the stock of an order: of all its lines or of none, and never below zero. */
import { randomUUIDv7 } from 'node:crypto';
import type { StoredMovement, StoredProduct, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import type { Actor } from './command.ts';

export interface Taken {
  readonly productId: string;
  readonly quantity: number;
}

/** Who moves stock, when and why. */
export interface Cause extends Actor, Pick<StoredMovement, 'why' | 'order'> {}

/** Takes nothing and throws an ApiError 409 that names the first product without enough stock. */
export async function takeStock(t: Transaction, lines: readonly Taken[], cause: Cause): Promise<void> {
  for (const { productId, quantity } of bySum(lines)) {
    const product = await t.get('products', productId);
    if (!product) continue;
    if (product.stock < quantity) throw notEnough(product);
    await putStock(t, { ...product, wasOrdered: true }, product.stock - quantity, cause);
  }
}

/** Skips products that were deleted meanwhile. */
export async function returnStock(t: Transaction, lines: readonly Taken[], cause: Cause): Promise<void> {
  for (const { productId, quantity } of bySum(lines)) {
    const product = await t.get('products', productId);
    if (product) await putStock(t, product, product.stock + quantity, cause);
  }
}

/** A sale doesn't raise the version. */
export async function putStock(t: Transaction, product: StoredProduct, stock: number, cause: Cause): Promise<void> {
  await t.put('products', product.id, { ...product, stock });
  await recordMovement(t, cause, { productId: product.id, from: product.stock, to: stock });
}

/** Leaves nothing where the stock stays the same. */
export async function recordMovement(
  t: Transaction,
  { who, now, why, order }: Cause,
  moved: Pick<StoredMovement, 'productId' | 'from' | 'to'>,
): Promise<void> {
  if (moved.from === moved.to) return;
  await t.add('movements', randomUUIDv7(), {
    ...moved,
    createdAt: now.toISOString(),
    who,
    why,
    ...(order && { order }),
  });
}

/** A line of a product that isn't published any more can only be removed. */
export function noLongerSold({ name }: Pick<StoredProduct, 'name'>): ApiError {
  return new ApiError(409, `${name} n’est plus proposé\u00a0: retirez-le de votre panier pour commander.`);
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
