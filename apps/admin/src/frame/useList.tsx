import { csvFileName, type Sort, sortFromValue, sortToValue } from '@nuee/domain';
import { Pagination, type TableSelection, useHydrated } from '@nuee/ui';
import { type ReactNode, type RefObject, useDeferredValue, useMemo, useRef } from 'react';
import { useAdmin } from '../admin.ts';
import type { Rows, RowsRequest } from '../office/office.ts';
import { download } from './download.ts';
import { ReadingFailed } from './ReadingFailed.tsx';
import { useListAddress } from './useListAddress.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useSelection } from './useSelection.ts';

/** What is particular to one list. */
export interface ListOptions<Row, Column extends string> {
  /** Reads a page of the list. */
  useRows: (request: RowsRequest<Column>) => Rows<Row>;
  /** The columns that it can be sorted by, as an address names them. */
  columns: readonly Column[];
  /** What a row is called. */
  nameOf: (row: Row) => string;
  /** The name of its filter in the address. */
  kindName?: string;
  /** What the list can be filtered by. Default nothing. */
  kinds?: readonly string[];
  /** What a kind is called in the name of the file; without it as it is itself. */
  kindLabel?: (kind: string) => string;
  /** What it can be narrowed by besides: the names in the address, and whether a value is one of theirs. Default nothing. */
  filterRules?: Readonly<Record<string, (value: string) => boolean>>;
  /** What the file that it is exported to begins with, and what stands in it. Default no file. */
  file?: string;
  toCsv?: (rows: readonly Row[]) => string;
}

interface List<Row, Column extends string> {
  status: Rows<Row>['status'];
  /** The rows of the page. */
  rows: readonly Row[];
  /** What the list is filtered by; `null` for nothing. */
  kind: string | null;
  onKindChange: (next: string) => void;
  /** What the list is narrowed to besides, by the name in the address. */
  filters: Readonly<Record<string, string>>;
  onFilterChange: (name: string, next: string) => void;
  /** How the list is looked at, as its address says it, and the way to another view. */
  view: { search: string; open: (search: string) => void };
  /** The selected rows, and how to let go of them. */
  picked: readonly Row[];
  unpick: () => void;
  /** For the `ListToolbar`. */
  toolbar: {
    query: string;
    onQueryChange: (next: string) => void;
    selectedCount: number;
    onExport: (() => void) | undefined | null;
  };
  /** For the table. */
  table: {
    ref: RefObject<HTMLDivElement | null>;
    total: number;
    isCapped: boolean;
    sort: Sort<Column> | null;
    sortableBy?: readonly Column[];
    /** Absent where no column sorts. */
    onSortChange?: (next: Sort | null) => void;
    selection: TableSelection<Row>;
    pagination: ReactNode;
    /** What stands there instead of rows that could not be read. */
    empty?: ReactNode;
  };
}

const noRules: NonNullable<ListOptions<unknown, string>['filterRules']> = {};

/** A list of the back office: searched, filtered, sorted and shown in pages as its address says; selected and exported. */
export function useList<Row, Column extends string>({
  useRows,
  columns,
  nameOf,
  kindName = '',
  kinds = [],
  kindLabel = String,
  filterRules = noRules,
  file = '',
  toCsv,
}: ListOptions<Row, Column>): List<Row, Column> {
  const { now, toasts } = useAdmin();
  const names = useMemo(() => ({ kindName, filterNames: Object.keys(filterRules) }), [kindName, filterRules]);
  const { view, change, turnTo, search, open } = useListAddress(names);
  // A letter shows in its field before the list has been searched for it.
  const query = useDeferredValue(view.query);
  const kind = kinds.find((known) => known === view.kind) ?? null;
  const sort = useMemo(() => sortFromValue(view.sort, columns), [view.sort, columns]);
  const filters = useMemo(
    () => Object.fromEntries(Object.entries(view.filters).filter(([name, value]) => filterRules[name]?.(value))),
    [view.filters, filterRules],
  );
  const { status, rows, total, isCapped, pages, beginningOf, pick, csv, retry } = useRows({
    query,
    kind,
    sort,
    filters,
    page: view.page,
    after: view.after,
  });

  // The server's HTML has the headers of the demonstration, which sorts by each: other ones would be hydrated as those.
  const isHydrated = useHydrated();
  const ref = useRef<HTMLDivElement>(null);
  useRowKeys(ref);
  const [selected, onSelectedChange] = useSelection();
  const picked: readonly Row[] = selected.size === 0 ? [] : pick(selected);
  const exported = toCsv && picked.length > 0 ? async () => toCsv(picked) : csv;
  const fileParts = picked.length > 0 ? [file, 'sélection'] : [file, kind === null ? '' : kindLabel(kind), query];
  const save = async (text: () => Promise<string>): Promise<void> => {
    try {
      download(csvFileName(fileParts, now()), await text());
    } catch (error) {
      console.error('The list could not be exported.', error);
      toasts.error('L’export a échoué. Réessayez dans un instant.');
    }
  };

  return {
    status,
    rows,
    kind,
    onKindChange: (next) => change({ kind: next }),
    filters: view.filters,
    onFilterChange: (name, next) => change({ filters: { ...view.filters, [name]: next } }),
    view: { search, open },
    picked,
    unpick: () => onSelectedChange(new Set()),
    toolbar: {
      query: view.query,
      onQueryChange: (next) => change({ query: next }),
      selectedCount: picked.length,
      onExport:
        toCsv === undefined ? null : exported === undefined || total === 0 ? undefined : () => void save(exported),
    },
    table: {
      ref,
      total,
      isCapped,
      sort,
      ...(isHydrated && { sortableBy: columns }),
      ...(columns.length > 0 && { onSortChange: (next: Sort | null) => change({ sort: sortToValue(next) }) }),
      selection: { selected, onSelectedChange, nameOf },
      pagination: (
        <Pagination
          page={Math.min(view.page, pages)}
          pages={pages}
          onPageChange={(next) => {
            turnTo(next, beginningOf?.(next));
            ref.current?.scrollIntoView();
          }}
        />
      ),
      ...(retry && { empty: <ReadingFailed onRetry={retry} /> }),
    },
  };
}
