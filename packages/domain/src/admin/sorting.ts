/** Which column a list is sorted by, and which way. */
export interface Sort<Column extends string = string> {
  by: Column;
  direction: 'ascending' | 'descending';
}

/** What the rows of a list are compared by, per column. Texts are given folded. */
export type SortKeys<Row, Column extends string> = Readonly<Record<Column, (row: Row) => string | number>>;

/** The rows in the order of a column; equal rows keep theirs. Without a sort they stay as they are. */
export function sortRows<Row, Column extends string>(
  rows: readonly Row[],
  keys: SortKeys<Row, Column>,
  sort: Sort<Column> | null,
): readonly Row[] {
  if (sort === null) return rows;
  const keyOf = keys[sort.by];
  const less = sort.direction === 'ascending' ? -1 : 1;
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? less : -less))
    .map(({ row }) => row);
}

/** The sort that an address names, `montant` or `-montant`; null for anything else. */
export function sortFromValue<Column extends string>(value: string, columns: readonly Column[]): Sort<Column> | null {
  const descending = value.startsWith('-');
  const by = columns.find((column) => column === (descending ? value.slice(1) : value));
  return by === undefined ? null : { by, direction: descending ? 'descending' : 'ascending' };
}

/** A sort as an address names it; empty without one. */
export function sortToValue(sort: Sort | null): string {
  if (sort === null) return '';
  return sort.direction === 'descending' ? `-${sort.by}` : sort.by;
}
