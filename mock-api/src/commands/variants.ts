/** The bottles of a product that have their own prices and stocks. */
import { bottleLabel, currentPrice, fromVariants, isSameBottle } from '@nuee/domain';
import type { NewVariant } from '@nuee/domain/live';
import { v7 as uuid } from 'uuid';
import type { Reader, StoredProduct, StoredVariant, Transaction } from '../db/storage.ts';
import { inStatements } from '../db/tables/inStatements.ts';
import { ApiError } from '../http/apiError.ts';
import type { Actor } from './command.ts';
import { type Moved, recordMovements, sumOfStocks } from './stock.ts';

/**
 * The product with these variants, and what follows from them: its lowest price, its stock, its sizes and strengths. Without any it has one
 * price and one stock. Throws an ApiError 422 when a reduced price isn't below the regular one.
 */
export function withVariants(
  { now }: Pick<Actor, 'now'>,
  { variants: before = [], ...product }: StoredProduct,
  given: readonly (NewVariant | StoredVariant)[],
): StoredProduct {
  if (given.length === 0) return product;
  const at = now.toISOString();
  const variants = given.map((variant): StoredVariant => {
    const { size, nicotineStrength, price, sku, ean, weight } = variant;
    const old = before.find((one) => isSameBottle(one, variant));
    const reduced = variant.discountPrice ?? undefined;
    if (reduced !== undefined && reduced >= price) throw notReduced(` (${bottleLabel(variant)})`);
    const since = old?.discountPrice === undefined ? at : old.reducedSince;
    const prices = old?.prices ?? [];
    const asked = reduced ?? price;
    return {
      id: old?.id ?? uuid(),
      size,
      nicotineStrength,
      price,
      stock: variant.stock ?? old?.stock ?? 0,
      prices: prices.at(-1)?.price === asked ? prices : [...prices, { from: at, price: asked }],
      ...(reduced !== undefined && { discountPrice: reduced, ...(since !== undefined && { reducedSince: since }) }),
      ...(sku && { sku }),
      ...(ean && { ean }),
      ...(weight !== undefined && { weight }),
    };
  });
  const { cheapest, ...sold } = fromVariants(variants);
  if (!cheapest) return product;
  const { discountPrice: _reduced, reducedSince: _since, ...rest } = product;
  const { price, discountPrice, reducedSince } = cheapest;
  return {
    ...rest,
    ...sold,
    price,
    ...(discountPrice !== undefined && { discountPrice }),
    ...(reducedSince !== undefined && { reducedSince }),
    stock: sumOfStocks(variants),
    variants,
  };
}

/** Throws an ApiError: 422 when a SKU is given twice, 409 when another product has it. */
export async function refuseTakenSkus(t: Reader, products: readonly StoredProduct[]): Promise<void> {
  const skus = products.flatMap(({ variants = [] }) => variants.flatMap(({ sku }) => sku ?? []));
  const given = new Set<string>();
  for (const sku of skus) {
    if (given.has(sku)) throw new ApiError(422, `La référence «\u00a0${sku}\u00a0» est donnée deux fois.`);
    given.add(sku);
  }
  const ids = new Set(products.map(({ id }) => id));
  for (const some of inStatements([...given].map((sku) => ({ sku })))) {
    const found = await t.query((db) =>
      db
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select(['sku', 'name', 'product_id'])
        .where(
          'sku',
          'in',
          some.map(({ sku }) => sku),
        )
        .execute(),
    );
    const other = found.find(({ product_id }) => !ids.has(product_id));
    if (other) throw new ApiError(409, `La référence «\u00a0${other.sku}\u00a0» est déjà celle de ${other.name}.`);
  }
}

/** What was set by hand: of each product, or of each of its variants. */
export const recordCounts = (
  t: Transaction,
  actor: Actor,
  changes: readonly (readonly [before: StoredProduct | undefined, after: StoredProduct])[],
): Promise<void> =>
  recordMovements(
    t,
    { ...actor, why: 'set' },
    changes.flatMap(([before, after]) => countsOf(before, after)),
  );

function countsOf(before: StoredProduct | undefined, after: StoredProduct): Moved[] {
  const productId = after.id;
  if (!after.variants && !before?.variants) return [{ productId, from: before?.stock ?? 0, to: after.stock }];
  const [old, present] = [before?.variants ?? [], after.variants ?? []];
  const bottles = [...present, ...old.filter((one) => !present.some((other) => isSameBottle(one, other)))];
  return bottles.map(({ size, nicotineStrength }) => {
    const bottle = { size, nicotineStrength };
    const stockIn = (all: readonly StoredVariant[]) => all.find((one) => isSameBottle(one, bottle))?.stock ?? 0;
    return { productId, from: stockIn(old), to: stockIn(present), bottle };
  });
}

/** What is asked for each bottle that is sold before and after, where it isn't the same. */
export function changedPrices(before: readonly StoredVariant[], after: readonly StoredVariant[]) {
  return after.flatMap((bottle) => {
    const old = before.find((one) => isSameBottle(one, bottle));
    const [from, to] = [old && currentPrice(old), currentPrice(bottle)];
    return from === undefined || from === to ? [] : [{ bottle, from: String(from), to: String(to) }];
  });
}

export const notReduced = (of = ''): ApiError =>
  new ApiError(422, `Le champ «\u00a0Prix réduit\u00a0»${of} doit être inférieur au prix.`);
