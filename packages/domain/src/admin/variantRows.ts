import { type Bottle, bottleSizes, nicotineStrengths } from '../catalogue.ts';
import type { OwnerVariant } from '../live/products.ts';
import { isLawfulBottle } from '../nicotine.ts';
import { parsePrice, parseStock, readPrice } from '../slug.ts';
import { bottleLabel, isSameBottle } from '../variants.ts';
import { type FieldIssues, fieldIssues } from './fieldIssues.ts';
import { type AdminProduct, stockError } from './products.ts';

/** A bottle with its own price and stock while it is filled in: everything typed is still text. */
export interface VariantForm extends Bottle {
  price: string;
  /** Empty without a reduction. */
  discountPrice: string;
  stock: string;
  /** The owner's own reference; empty without one. */
  sku: string;
}

const typedColumns = ['price', 'discountPrice', 'stock', 'sku'] as const;
type TypedColumn = (typeof typedColumns)[number];

/** The name of a field of a row, as its issue and its control have it. */
export const variantField = (bottle: Bottle, column: TypedColumn): string =>
  `${column}-${bottle.size}-${bottle.nicotineStrength}`;

const byBottle = (a: Bottle, b: Bottle): number => a.size - b.size || a.nicotineStrength - b.nicotineStrength;

/** The bottles that a shop in service may offer, and those that are offered already: by size, then by strength. */
export function offeredBottles(chosen: readonly Bottle[]): Bottle[] {
  const usual = bottleSizes.flatMap((size) =>
    nicotineStrengths
      .filter((strength) => isLawfulBottle(strength, size))
      .map((nicotineStrength) => ({ size, nicotineStrength })),
  );
  const others = chosen.filter((one) => !usual.some((other) => isSameBottle(one, other)));
  return [...usual, ...others.map(({ size, nicotineStrength }) => ({ size, nicotineStrength }))].sort(byBottle);
}

/** The rows of a product that has variants. */
export const variantRows = ({ variants = [] }: Pick<AdminProduct, 'variants'>): VariantForm[] =>
  variants
    .map(({ size, nicotineStrength, price, discountPrice, stock, sku = '' }) => ({
      size,
      nicotineStrength,
      price: typedPrice(price),
      discountPrice: discountPrice === undefined ? '' : typedPrice(discountPrice),
      stock: String(stock),
      sku,
    }))
    .sort(byBottle);

/** An amount as a field shows it: `12,50`. */
export const typedPrice = (euros: number): string => euros.toFixed(2).replace('.', ',');

/** The rows with a bottle ticked, at the price of the last row of its size, or without it. */
export function tickBottle(rows: readonly VariantForm[], bottle: Bottle, isTicked: boolean): VariantForm[] {
  const others = rows.filter((row) => !isSameBottle(row, bottle));
  if (!isTicked) return others;
  const { size, nicotineStrength } = bottle;
  const { price = '' } = others.findLast((row) => row.size === size) ?? {};
  return [...others, { size, nicotineStrength, price, discountPrice: '', stock: '', sku: '' }].sort(byBottle);
}

/** A row for each bottle of a form that has one price for all, at that price; the stock is left to be counted. */
export function rowsOf(form: {
  sizes: readonly number[];
  nicotineStrengths: readonly string[];
  price: string;
  discountPrice?: string;
}): VariantForm[] {
  const { sizes, nicotineStrengths: strengths, price, discountPrice = '' } = form;
  return offeredBottles([])
    .filter(({ size, nicotineStrength }) => sizes.includes(size) && strengths.includes(String(nicotineStrength)))
    .map((bottle) => ({ ...bottle, price, discountPrice, stock: '', sku: '' }));
}

/** « Remplir la ligne »: the prices of the first bottle of a size for all its bottles. */
export function fillSize(rows: readonly VariantForm[], size: number): VariantForm[] {
  const first = rows.find((row) => row.size === size);
  if (!first) return [...rows];
  const { price, discountPrice } = first;
  return rows.map((row) => (row.size === size ? { ...row, price, discountPrice } : row));
}

/** What the rows still need, by the names of their fields; `variants` where there is no row. */
export function variantIssues(rows: readonly VariantForm[]): FieldIssues<string> {
  if (rows.length === 0) return { variants: 'Cochez au moins un flacon.' };
  const skus = rows.map(({ sku }) => sku.trim()).filter((sku) => sku !== '');
  return fieldIssues(
    Object.fromEntries(
      rows.flatMap((row) => [
        [variantField(row, 'price'), priceIssue(row.price)],
        [variantField(row, 'discountPrice'), discountIssue(row)],
        [variantField(row, 'stock'), stockError(row.stock)],
        [
          variantField(row, 'sku'),
          skus.filter((sku) => sku === row.sku.trim()).length > 1 ? 'Deux flacons ont cette référence.' : undefined,
        ],
      ]),
    ),
  );
}

const unreadablePrice = 'Indiquez un prix comme 12,50.';

/** Why that is no price; `undefined` when it is one. */
export function priceIssue(typed: string): string | undefined {
  if (parsePrice(typed) > 0) return undefined;
  const isUnreadable = typed.trim() !== '' && readPrice(typed) === undefined;
  return isUnreadable ? unreadablePrice : 'Indiquez un prix supérieur à 0.';
}

/** Why that is no reduced price; `undefined` when it is one, or there is none. */
export function discountIssue({ price, discountPrice }: { price: string; discountPrice: string }): string | undefined {
  if (discountPrice.trim() === '' || reducedPrice({ price, discountPrice }) !== undefined) return undefined;
  return readPrice(discountPrice) === undefined ? unreadablePrice : 'Indiquez un prix réduit inférieur au prix.';
}

/** The reduced price that was typed, in euros; `undefined` without one that is below the regular price. */
export function reducedPrice({ price, discountPrice }: { price: string; discountPrice: string }): number | undefined {
  const reduced = parsePrice(discountPrice);
  return reduced > 0 && reduced < parsePrice(price) ? reduced : undefined;
}

/** Two sizes that cost the same, which is likely to be a mistake: « 10 ml et 50 ml sont au même prix : 6,90 €. » */
export function samePriceOfSizes(rows: readonly VariantForm[]): { price: number; sizes: number[] } | undefined {
  const byPrice = Map.groupBy(rows, ({ price }) => parsePrice(price));
  for (const [price, same] of byPrice) {
    const sizes = [...new Set(same.map(({ size }) => size))];
    if (price > 0 && sizes.length > 1) return { price, sizes };
  }
  return undefined;
}

/** The variants that the rows describe; what no field shows is taken from the product. */
export function typedVariants(
  rows: readonly VariantForm[],
  { variants = [] }: Pick<AdminProduct, 'variants'>,
): OwnerVariant[] {
  return rows.map((row) => {
    const { size, nicotineStrength, sku } = row;
    const before = variants.find((one) => isSameBottle(one, row));
    const { id = bottleLabel(row), prices = [], reducedSince, ean, weight } = before ?? {};
    const discountPrice = reducedPrice(row);
    return {
      id,
      size,
      nicotineStrength,
      prices,
      ...(ean !== undefined && { ean }),
      ...(weight !== undefined && { weight }),
      ...(reducedSince !== undefined && { reducedSince }),
      price: parsePrice(row.price),
      ...(discountPrice !== undefined && { discountPrice }),
      ...(sku.trim() !== '' && { sku: sku.trim() }),
      stock: parseStock(row.stock),
    };
  });
}

/** What the rows say, a line for each bottle. */
export const variantsText = (rows: readonly VariantForm[]): string =>
  rows
    .map((row) => {
      const prices = [row.price, row.discountPrice].filter((price) => price !== '').join(', réduit ');
      return `${bottleLabel(row)}\u00a0: ${prices}, stock ${row.stock}${row.sku && `, ${row.sku}`}`;
    })
    .join('\n');

type Rows = readonly VariantForm[] | undefined;

const find = (rows: Rows, bottle: Bottle): VariantForm | undefined => rows?.find((row) => isSameBottle(row, bottle));

/** Whether a field of a row was saved and typed otherwise, so that somebody has to decide. */
export function variantsConflict(base: Rows, saved: Rows, typed: Rows): boolean {
  if (!base || !saved || !typed) return base !== saved && base !== typed;
  return typed.some((mine) => {
    const [before, theirs] = [find(base, mine), find(saved, mine)];
    if (!theirs) return before !== undefined && typedColumns.some((column) => mine[column] !== before[column]);
    return typedColumns.some(
      (column) =>
        mine[column] !== theirs[column] && mine[column] !== before?.[column] && theirs[column] !== before?.[column],
    );
  });
}

/** What was typed over what was saved: a field that nobody typed follows what was saved, such as the stock after a sale. */
export function mergeVariants(base: Rows, saved: Rows, typed: Rows): VariantForm[] | undefined {
  if (!base || !saved || !typed) return typed && [...typed];
  const added = saved.filter((row) => !find(base, row) && !find(typed, row));
  const kept = typed.flatMap((mine) => {
    const [before, theirs] = [find(base, mine), find(saved, mine)];
    if (!theirs) return before && typedColumns.every((column) => mine[column] === before[column]) ? [] : [mine];
    const typedHere = typedColumns.filter((column) => mine[column] !== before?.[column]);
    return [{ ...theirs, ...Object.fromEntries(typedHere.map((column) => [column, mine[column]])) }];
  });
  return [...kept, ...added].sort(byBottle);
}
