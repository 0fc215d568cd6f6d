import type { Bottle } from '../catalogue.ts';
import { fold, parseStock } from '../slug.ts';
import { type AdminProduct, stockError } from './products.ts';

/** A stock that can be counted: of a product, or of one of its bottles. */
export interface StockRow {
  /** Unique among the rows. */
  id: string;
  productId: string;
  variantId?: string;
  name: string;
  bottle?: Bottle;
  stock: number;
}

/** What was typed into the field of a row, and the stock that stood beside it then. */
export interface TypedCount {
  text: string;
  was: number;
}
export type TypedCounts = ReadonlyMap<string, TypedCount>;

/** The rows of these products, in their order. */
export function stockRows(products: readonly AdminProduct[]): StockRow[] {
  return products.flatMap(({ id: productId, name, stock, variants }) =>
    variants
      ? variants.map(({ id, size, nicotineStrength, stock: own }) => ({
          id: `${productId}/${id}`,
          productId,
          variantId: id,
          name,
          bottle: { size, nicotineStrength },
          stock: own,
        }))
      : [{ id: productId, productId, name, stock }],
  );
}

/** The rows whose product has every word in its name, by the beginning of a word. */
export function findRows<Row extends { readonly name: string }>(rows: readonly Row[], query: string): Row[] {
  const words = fold(query).split(' ').filter(Boolean);
  return rows.filter(({ name }) => words.every((word) => ` ${fold(name)}`.includes(` ${word}`)));
}

/** The counts that differ from the stock that stood beside them; undefined where one of them is no number of pieces. */
export function countsToSave(rows: readonly StockRow[], typed: TypedCounts) {
  const counted = rows.flatMap((row) => {
    const count = typed.get(row.id);
    return count === undefined || count.text.trim() === '' ? [] : [{ row, ...count }];
  });
  if (counted.some(({ text }) => stockError(text) !== undefined)) return undefined;
  return counted
    .map(({ row: { productId, variantId }, text, was }) => ({
      productId,
      ...(variantId !== undefined && { variantId }),
      stock: parseStock(text),
      was,
    }))
    .filter(({ stock, was }) => stock !== was);
}
