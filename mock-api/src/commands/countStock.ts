/** What staff counts: the stock of one product, or of a whole shelf at once. */
import type { Bottle } from '@nuee/domain';
import type { CountsAnswer } from '@nuee/domain/live';
import type { StoredProduct, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { type Actor, command } from './command.ts';
import { productOf } from './products.ts';
import { nameOf, putStock } from './stock.ts';

const maxStock = 10_000_000;

interface StockChange {
  readonly id: string;
  readonly stock?: number | undefined;
  readonly delta?: number | undefined;
}

/**
 * Throws an ApiError: 404 when there is no such product, 409 when the stock would be negative or exceed the maximum, or each of its
 * bottles has its own.
 */
export const changeStock = command<StockChange, StoredProduct>(async (t, actor, { id, stock, delta }) => {
  const product = await productOf(t, id);
  if (product.variants) throw new ApiError(409, `${product.name}\u00a0: chaque flacon a son propre stock.`);
  const to = stock ?? product.stock + (delta ?? 0);
  if (to < 0) throw new ApiError(409, `${product.name}\u00a0: il n’en reste que ${product.stock}.`);
  if (to > maxStock) throw new ApiError(409, 'Le stock ne peut pas dépasser 10\u202f000\u202f000.');
  const count = { product, from: product.stock, to };
  return { answer: await setStock(t, actor, count), journal: to === product.stock ? [] : [entryOf(count)] };
});

/** Sets each stock that is still what the screen showed; of the others it answers what they are now, since a sale came in between. */
export const countStock = command<readonly Count[], CountsAnswer>(async (t, actor, counts) => {
  // Locked in one order.
  await t.getAll('products', [...new Set(counts.map(({ productId }) => productId))].sort());
  const items = [];
  const journal = [];
  for (const { productId, variantId, stock, was } of counts) {
    const product = await t.get('products', productId);
    const bottle = product?.variants?.find(({ id }) => id === variantId);
    const isMeant = variantId === undefined ? product?.variants === undefined : bottle !== undefined;
    const from = (bottle ?? product)?.stock ?? 0;
    const ok = product !== undefined && isMeant && (from === was || from === stock);
    if (ok && from !== stock) {
      const count = { product, bottle, from, to: stock };
      await setStock(t, actor, count);
      journal.push(entryOf(count));
    }
    items.push({ productId, ...(variantId !== undefined && { variantId }), stock: ok ? stock : from, ok });
  }
  return { answer: { items }, journal };
});

interface Count {
  readonly productId: string;
  readonly variantId?: string | undefined;
  readonly stock: number;
  /** What the screen showed. */
  readonly was: number;
}

interface Setting {
  readonly product: StoredProduct;
  readonly bottle?: Bottle | undefined;
  readonly from: number;
  readonly to: number;
}

const setStock = (t: Transaction, actor: Actor, { product, bottle, to }: Setting): Promise<StoredProduct> =>
  putStock(t, product, { bottle, stock: to }, { ...actor, why: 'set' });

const entryOf = ({ product, bottle, from, to }: Setting) => ({
  what: 'product.stock',
  target: product.id,
  name: bottle ? nameOf(product, bottle) : product.name,
  from: String(from),
  to: String(to),
});
