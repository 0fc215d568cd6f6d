/** Which column a list is sorted by, and which way. */
export interface Sort<Column extends string = string> {
  by: Column;
  direction: 'ascending' | 'descending';
}

/** The value by which each column compares rows. Texts have to be folded already. */
export type SortKeys<Row, Column extends string> = Readonly<Record<Column, (row: Row) => string | number>>;

/** The sort that an address names, `montant` or `-montant`; null for anything else. */
export function sortFromValue<Column extends string>(value: string, columns: readonly Column[]): Sort<Column> | null {
  const descending = value.startsWith('-');
  const by = columns.find((column) => column === (descending ? value.slice(1) : value));
  return by === undefined ? null : { by, direction: descending ? 'descending' : 'ascending' };
}

/** A sort as the address spells it; empty without a sort. */
export function sortToValue(sort: Sort | null): string {
  if (sort === null) return '';
  return sort.direction === 'descending' ? `-${sort.by}` : sort.by;
}
