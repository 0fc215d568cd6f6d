import { useState } from 'react';

interface Selection<Row> {
  selected: ReadonlySet<string>;
  onSelectedChange: (next: ReadonlySet<string>) => void;
  /** The selected rows that still exist, shown or not. */
  rows: readonly Row[];
}

/** The rows of a list that are picked out. They stay so while the list is searched and narrowed. */
export function useSelection<Row>(items: readonly Row[], keyOf: (row: Row) => string): Selection<Row> {
  const [selected, onSelectedChange] = useState<ReadonlySet<string>>(new Set<string>());
  const rows = selected.size === 0 ? [] : items.filter((row) => selected.has(keyOf(row)));
  return { selected, onSelectedChange, rows };
}
