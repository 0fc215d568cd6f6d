import { csvFileName, type ListRules, listRows, type Sort, sortFromValue, sortToValue } from '@nuee/domain';
import { Pagination, type TableSelection } from '@nuee/ui';
import { type ReactNode, type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useAdmin } from '../admin.ts';
import { download } from './download.ts';
import { useListAddress } from './useListAddress.ts';

/** How many rows a page has at most. */
const rowsPerPage = 50;

/** What is particular to one list. Stays the same object while the list is shown. */
export interface ListOptions<Row, Column extends string> {
  rules: ListRules<Row, Column>;
  /** The columns that it is sorted by, as an address names them. */
  columns: readonly Column[];
  /** What tells a row apart from the others. */
  keyOf: (row: Row) => string;
  /** What a row is called. */
  nameOf: (row: Row) => string;
  /** The name of its filter in the address. */
  kindName?: string;
  /** What a kind is called in the name of the file; without it as it is itself. */
  kindLabel?: (kind: string) => string;
  /** What the file that it is exported to begins with, and what stands in it. */
  file: string;
  toCsv: (rows: readonly Row[]) => string;
}

interface List<Row, Column extends string> {
  /** The rows of the page. */
  rows: readonly Row[];
  /** What the list is filtered by; `null` for nothing. */
  kind: string | null;
  onKindChange: (next: string) => void;
  /** For the `ListToolbar`. */
  toolbar: {
    query: string;
    onQueryChange: (next: string) => void;
    selectedCount: number;
    onExport: (() => void) | undefined;
  };
  /** For the table. */
  table: {
    ref: RefObject<HTMLDivElement | null>;
    total: number;
    sort: Sort<Column> | null;
    onSortChange: (next: Sort | null) => void;
    selection: TableSelection<Row>;
    pagination: ReactNode;
  };
}

/** A list of the back office: searched, filtered, sorted and shown in pages as its address says; selected and exported. */
export function useList<Row, Column extends string>(
  items: readonly Row[],
  options: ListOptions<Row, Column>,
  kinds: readonly string[] = [],
): List<Row, Column> {
  const { rules, columns, keyOf, nameOf, kindName = '', kindLabel = String, file, toCsv } = options;
  const { view, change, turnTo } = useListAddress(kindName);
  // A letter shows in its field before the list has been searched for it.
  const query = useDeferredValue(view.query);
  const kind = kinds.find((known) => known === view.kind) ?? null;
  const sort = useMemo(() => sortFromValue(view.sort, columns), [view.sort, columns]);
  const found = useMemo(() => listRows(items, { ...rules, query, kind, sort }), [items, rules, query, kind, sort]);

  const pages = Math.max(1, Math.ceil(found.length / rowsPerPage));
  const page = Math.min(view.page, pages);
  const ref = useRef<HTMLDivElement>(null);
  const [selected, onSelectedChange] = useState<ReadonlySet<string>>(new Set<string>());
  const picked = selected.size === 0 ? [] : items.filter((row) => selected.has(keyOf(row)));
  const { now } = useAdmin();
  const fileParts = picked.length > 0 ? [file, 'sélection'] : [file, kind === null ? '' : kindLabel(kind), query];
  const exported = picked.length > 0 ? picked : found;

  return {
    rows: found.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    kind,
    onKindChange: (next) => change({ kind: next }),
    toolbar: {
      query: view.query,
      onQueryChange: (next) => change({ query: next }),
      selectedCount: picked.length,
      onExport: exported.length === 0 ? undefined : () => download(csvFileName(fileParts, now()), toCsv(exported)),
    },
    table: {
      ref,
      total: found.length,
      sort,
      onSortChange: (next) => change({ sort: sortToValue(next) }),
      selection: { selected, onSelectedChange, nameOf },
      pagination: (
        <Pagination
          page={page}
          pages={pages}
          onPageChange={(next) => {
            turnTo(next);
            ref.current?.scrollIntoView();
          }}
        />
      ),
    },
  };
}
