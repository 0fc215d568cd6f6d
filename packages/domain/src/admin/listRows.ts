import { fold } from '../slug.ts';
import type { Sort, SortKeys } from './sorting.ts';

/** How the rows of a list are searched, filtered and sorted. */
export interface ListRules<Row, Column extends string> {
  /** The texts of a row in which a search looks. */
  texts: readonly ((row: Row) => string)[];
  /** What the list is filtered by: the status of an order, the category of a product. */
  kindOf?: (row: Row) => string;
  keys: SortKeys<Row, Column>;
}

/** Which rows of a list are wanted, and in which order. */
export interface ListView<Column extends string> {
  /** Looked for in all texts of a row; case and accents are ignored. */
  query: string;
  /** `null` leaves the rows in their order. */
  sort: Sort<Column> | null;
  /** Only rows of this kind; without it, or with `null`, rows of all kinds. */
  kind?: string | null;
}

/** The rows that a view shows, in its order; equal rows keep their original order in both directions. */
export function listRows<Row, Column extends string>(
  rows: readonly Row[],
  { texts, kindOf, keys, query, sort, kind = null }: ListRules<Row, Column> & ListView<Column>,
): readonly Row[] {
  const wanted = fold(query.trim());
  const found = rows.filter(
    (row) =>
      (kind === null || kindOf?.(row) === kind) &&
      (wanted === '' || texts.some((textOf) => fold(textOf(row)).includes(wanted))),
  );
  if (sort === null) return found;
  const keyOf = keys[sort.by];
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return found
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => sign * (a.key > b.key ? 1 : a.key < b.key ? -1 : 0))
    .map(({ row }) => row);
}
