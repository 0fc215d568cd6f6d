import type { TableSelection } from '@nuee/ui';
import { useMemo, useState } from 'react';

/** What tells rows apart, and what they are called. */
interface RowNames<Row> {
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
}

/** The rows of a list that are picked out, shown or not. They stay so while the list is searched and narrowed. */
export function useSelection<Row>(
  items: readonly Row[],
  { keyOf, nameOf }: RowNames<Row>,
): [selection: TableSelection<Row>, picked: readonly Row[]] {
  const [selected, onSelectedChange] = useState<ReadonlySet<string>>(new Set<string>());
  const selection = useMemo(() => ({ selected, onSelectedChange, nameOf }), [selected, nameOf]);
  const picked = selected.size === 0 ? [] : items.filter((row) => selected.has(keyOf(row)));
  return [selection, picked];
}
