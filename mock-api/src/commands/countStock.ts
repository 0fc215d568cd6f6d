/** What staff counts: the stock of one product, or of a whole shelf at once. */
import type { Bottle } from '@nuee/domain';
import type { StoredProduct, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { productOf } from './products.ts';
import { type Actor, writeJournal } from './records.ts';
import { nameOf, putStock } from './stock.ts';

const maxStock = 10_000_000;

/**
 * Throws an ApiError: 404 when there is no such product, 409 when the stock would be negative or exceed the maximum, or each of its
 * bottles has its own.
 */
export async function changeStock(
  t: Transaction,
  actor: Actor,
  { id, stock, delta }: { id: string; stock?: number | undefined; delta?: number | undefined },
): Promise<StoredProduct> {
  const product = await productOf(t, id);
  if (product.variants) throw new ApiError(409, `${product.name}\u00a0: chaque flacon a son propre stock.`);
  const after = stock ?? product.stock + (delta ?? 0);
  if (after < 0) throw new ApiError(409, `${product.name}\u00a0: il n’en reste que ${product.stock}.`);
  if (after > maxStock) throw new ApiError(409, 'Le stock ne peut pas dépasser 10\u202f000\u202f000.');
  return after === product.stock ? product : setStock(t, actor, product, { from: product.stock, to: after });
}

interface Count {
  readonly productId: string;
  readonly variantId?: string | undefined;
  readonly stock: number;
  /** What the screen showed. */
  readonly was: number;
}

/** Sets each stock that is still what the screen showed; of the others it answers what they are now, since a sale came in between. */
export async function countStock(t: Transaction, actor: Actor, counts: readonly Count[]) {
  // Locked in one order.
  await t.getAll('products', [...new Set(counts.map(({ productId }) => productId))].sort());
  const counted = [];
  for (const { productId, variantId, stock, was } of counts) {
    const product = await t.get('products', productId);
    const bottle = product?.variants?.find(({ id }) => id === variantId);
    const isMeant = variantId === undefined ? product?.variants === undefined : bottle !== undefined;
    const from = (bottle ?? product)?.stock ?? 0;
    const ok = product !== undefined && isMeant && (from === was || from === stock);
    if (ok && from !== stock) await setStock(t, actor, product, { from, to: stock, bottle });
    counted.push({ productId, ...(variantId !== undefined && { variantId }), stock: ok ? stock : from, ok });
  }
  return { items: counted };
}

async function setStock(
  t: Transaction,
  actor: Actor,
  product: StoredProduct,
  { from, to, bottle }: { from: number; to: number; bottle?: Bottle | undefined },
): Promise<StoredProduct> {
  const after = await putStock(t, product, { bottle, stock: to }, { ...actor, why: 'set' });
  await writeJournal(t, actor, {
    what: 'product.stock',
    target: product.id,
    name: bottle ? nameOf(product, bottle) : product.name,
    from: String(from),
    to: String(to),
  });
  return after;
}
