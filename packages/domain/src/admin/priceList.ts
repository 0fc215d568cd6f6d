import type { Bottle } from '../catalogue.ts';
import { parsePrice } from '../slug.ts';
import { isUnusualMove } from './productForm.ts';
import type { AdminProduct } from './products.ts';
import { priceIssue } from './variantRows.ts';

/** A price that can be changed: of a product, or of one of its bottles. In euros. */
export interface PriceRow {
  /** Unique among the rows. */
  id: string;
  productId: string;
  variantId?: string;
  name: string;
  bottle?: Bottle;
  price: number;
  /** The reduced price, below which the price doesn't go. */
  discountPrice?: number;
}

/** What was typed into the field of a row, and the price that stood beside it then: without one, that of now. */
export interface TypedPrice {
  text: string;
  was?: number | undefined;
}
export type TypedPrices = ReadonlyMap<string, TypedPrice>;

export interface PriceChange {
  row: PriceRow;
  was: number;
  price: number;
}

/** The rows of these products, in their order. */
export function priceRows(products: readonly AdminProduct[]): PriceRow[] {
  return products.flatMap(({ id: productId, name, variants, price, discountPrice }) =>
    variants
      ? variants.map((variant) => ({
          id: `${productId}/${variant.id}`,
          productId,
          variantId: variant.id,
          name,
          bottle: { size: variant.size, nicotineStrength: variant.nicotineStrength },
          ...pricesOf(variant),
        }))
      : [{ id: productId, productId, name, ...pricesOf({ price, discountPrice }) }],
  );
}

const pricesOf = ({ price, discountPrice }: { price: number; discountPrice?: number | undefined }) => ({
  price,
  ...(discountPrice !== undefined && { discountPrice }),
});

/** Why that can't be the price of a row; `undefined` when it can, or when nothing was typed. */
export function newPriceIssue({ discountPrice }: PriceRow, typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const isAbove = discountPrice === undefined || parsePrice(typed) > discountPrice;
  return priceIssue(typed) ?? (isAbove ? undefined : 'Indiquez un prix supérieur au prix réduit.');
}

/** The prices that differ from those that stood beside them; `undefined` where one of them can't be one. */
export function pricesToSave(rows: readonly PriceRow[], typed: TypedPrices): PriceChange[] | undefined {
  const priced = rows.flatMap((row) => {
    const { text = '', was = row.price } = typed.get(row.id) ?? {};
    return text.trim() === '' ? [] : [{ row, text, was }];
  });
  if (priced.some(({ row, text }) => newPriceIssue(row, text) !== undefined)) return undefined;
  return priced
    .map(({ row, text, was }) => ({ row, was, price: parsePrice(text) }))
    .filter(({ price, was }) => price !== was);
}

/** Those that move by more than half. */
export const priceJumps = (changes: readonly PriceChange[]): PriceChange[] =>
  changes.filter(({ was, price }) => isUnusualMove(was, price));

/** As a file of products changes them: what has changed since is left. */
export function priceFile(changes: readonly PriceChange[]) {
  const changed = changes.map(({ row: { productId, variantId }, was, price }) => ({
    productId,
    variantId,
    set: { price },
    was: { price: was },
  }));
  return {
    products: changed.flatMap(({ variantId, ...change }) => (variantId === undefined ? [change] : [])),
    variants: changed.flatMap(({ variantId, ...change }) =>
      variantId === undefined ? [] : [{ variantId, ...change }],
    ),
  };
}
