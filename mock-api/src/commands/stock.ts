/** Takes the stock of an order: of all its lines or of none, and never below zero. */
import { type Bottle, bottleLabel, isSameBottle, keptItems } from '@nuee/domain';
import { v7 as uuid } from 'uuid';
import type { StoredMovement, StoredOrder, StoredProduct, StoredVariant, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import type { Actor } from './command.ts';

export interface Taken extends Readonly<Bottle> {
  readonly productId: string;
  readonly quantity: number;
}

/** Who moves stock, when and why. */
export interface Cause extends Actor, Pick<StoredMovement, 'why' | 'order'> {}

/** What the lines of an order have taken, and would take again: what a refund has put back is no longer theirs. */
export const takenOf = ({
  order,
  taken = [],
  refunds = [],
}: Pick<StoredOrder, 'order' | 'taken' | 'refunds'>): Taken[] => {
  const back = refunds.map(({ lines }) => ({ lines: lines.filter(({ restock }) => restock) }));
  return keptItems(order, back).flatMap(({ size, nicotineStrength, quantity }, place) => {
    const line = taken[place];
    return line && quantity > 0 ? [{ productId: line.productId, quantity, size, nicotineStrength }] : [];
  });
};

/** Takes nothing and throws an ApiError 409 that names the first product without enough stock. */
export async function takeStock(t: Transaction, lines: readonly Taken[], cause: Cause): Promise<void> {
  for (const productId of new Set(lines.map((line) => line.productId))) {
    const product = await t.get('products', productId);
    if (!product) continue;
    let left: StoredProduct = { ...product, wasOrdered: true };
    for (const { quantity, ...bottle } of bySum(product, lines)) {
      const stock = stockOf(product, bottle);
      if (stock === undefined) throw new ApiError(409, `${product.name} n’est plus vendu en ${bottleLabel(bottle)}.`);
      if (stock < quantity) throw notEnough({ name: nameOf(product, bottle), stock });
      left = await moveStock(t, left, { bottle, stock: stock - quantity }, cause);
    }
    await t.put('products', productId, left);
  }
}

/** Skips products and bottles that were deleted meanwhile. */
export async function returnStock(t: Transaction, lines: readonly Taken[], cause: Cause): Promise<void> {
  for (const productId of new Set(lines.map((line) => line.productId))) {
    let product = await t.get('products', productId);
    if (!product) continue;
    for (const { quantity, ...bottle } of bySum(product, lines)) {
      const stock = stockOf(product, bottle);
      if (stock !== undefined) product = await moveStock(t, product, { bottle, stock: stock + quantity }, cause);
    }
    await t.put('products', productId, product);
  }
}

/** Sets the stock of a product, or of one of its bottles. A sale doesn't raise the version. */
export async function putStock(
  t: Transaction,
  product: StoredProduct,
  counted: Counted,
  cause: Cause,
): Promise<StoredProduct> {
  const after = await moveStock(t, product, counted, cause);
  await t.put('products', product.id, after);
  return after;
}

interface Counted {
  /** Of a product with variants. */
  readonly bottle?: Bottle | undefined;
  readonly stock: number;
}

/** The product with that stock, which is left to be stored; the movement is recorded. */
async function moveStock(
  t: Transaction,
  product: StoredProduct,
  { bottle, stock }: Counted,
  cause: Cause,
): Promise<StoredProduct> {
  const { id: productId, variants } = product;
  if (!variants || !bottle) {
    await recordMovement(t, cause, { productId, from: product.stock, to: stock });
    return { ...product, stock };
  }
  const { size, nicotineStrength } = bottle;
  const from = stockOf(product, bottle) ?? 0;
  await recordMovement(t, cause, { productId, from, to: stock, bottle: { size, nicotineStrength } });
  const counted = variants.map((variant) => (isSameBottle(variant, bottle) ? { ...variant, stock } : variant));
  return { ...product, variants: counted, stock: sumOfStocks(counted) };
}

export const sumOfStocks = (variants: readonly Pick<StoredVariant, 'stock'>[]): number =>
  variants.reduce((sum, { stock }) => sum + stock, 0);

/** Leaves nothing where the stock stays the same. */
export const recordMovement = (t: Transaction, cause: Cause, moved: Moved): Promise<void> =>
  recordMovements(t, cause, [moved]);

export type Moved = Pick<StoredMovement, 'productId' | 'from' | 'to' | 'bottle'>;

export async function recordMovements(
  t: Transaction,
  { who, now, why, order }: Cause,
  all: readonly Moved[],
): Promise<void> {
  const shared = { createdAt: now.toISOString(), who, why, ...(order && { order }) };
  await t.putAll(
    'movements',
    all.filter(({ from, to }) => from !== to).map((moved) => ({ id: uuid(), record: { ...moved, ...shared } })),
  );
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

/** The name of what has that stock: « Poire, 10 ml · 3 mg/ml » where it is a bottle. */
export const nameOf = ({ name, variants }: StoredProduct, bottle: Bottle): string =>
  variants ? `${name}, ${bottleLabel(bottle)}` : name;

/** Undefined where a product with variants doesn't have that bottle. Others have one stock, whatever the sizes that are sold today. */
export const stockOf = (product: StoredProduct, bottle: Bottle): number | undefined =>
  product.variants ? product.variants.find((one) => isSameBottle(one, bottle))?.stock : product.stock;

/** What the lines take of the product: one entry for each stock. */
function bySum({ id, variants }: StoredProduct, lines: readonly Taken[]): Taken[] {
  const sums = new Map<string, Taken>();
  for (const line of lines.filter(({ productId }) => productId === id)) {
    const key = variants ? bottleLabel(line) : '';
    sums.set(key, { ...line, quantity: (sums.get(key)?.quantity ?? 0) + line.quantity });
  }
  return [...sums.values()];
}
