import { csvFileName, type Sort, sortFromValue, sortToValue } from '@nuee/domain';
import { Pagination, type TableSelection } from '@nuee/ui';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { useAdmin } from '../admin.ts';
import { type ListOf, type Rows, useRows } from '../data/rows.ts';
import { download } from './download.ts';
import { ReadingFailed } from './ReadingFailed.tsx';
import { useListAddress } from './useListAddress.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useSelection } from './useSelection.ts';

/** What differs from list to list. */
export interface ListOptions<Row, Column extends string> {
  /** The list as the API answers it. */
  rows: ListOf<Row, Column>;
  /** The columns by which it can be sorted, as an address names them. */
  columns: readonly Column[];
  /** The name of a row. */
  nameOf: (row: Row) => string;
  /** The name of its filter in the address. */
  kindName?: string;
  /** The values by which the list can be filtered. Default none. */
  kinds?: readonly string[];
  /** The name of a kind in the file name. Default the kind itself. */
  kindLabel?: (kind: string) => string;
  /** Further filters: their names in the address, each with a check of its values. Default none. */
  filterRules?: Readonly<Record<string, (value: string) => boolean>>;
  /** The beginning of the export file's name, and its content. Default no export. */
  file?: string;
  toCsv?: (rows: readonly Row[]) => string;
}

interface List<Row, Column extends string> {
  status: Rows<Row>['status'];
  /** The rows of the page. */
  rows: readonly Row[];
  /** The current filter; `null` for none. */
  kind: string | null;
  onKindChange: (next: string) => void;
  /** The current further filters, by their names in the address. */
  filters: Readonly<Record<string, string>>;
  onFilterChange: (name: string, next: string) => void;
  /** The view of the list, as in its address, and a function that changes it. */
  view: { search: string; open: (search: string) => void };
  /** The selected rows, and a function that clears them. */
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
    capped: boolean;
    sort: Sort<Column> | null;
    sortableBy: readonly Column[];
    /** Absent where no column can sort. */
    onSortChange?: (next: Sort | null) => void;
    selection: TableSelection<Row>;
    pagination: ReactNode;
    /** What is shown instead of rows that could not be loaded. */
    empty?: ReactNode;
  };
}

const noRules: NonNullable<ListOptions<unknown, string>['filterRules']> = {};

/** A list of the back office: searched, filtered, sorted and paged according to its address; selected and exported. */
export function useList<Row, Column extends string>({
  rows: list,
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
  const { query } = view;
  const kind = kinds.find((known) => known === view.kind) ?? null;
  const sort = useMemo(() => sortFromValue(view.sort, columns), [view.sort, columns]);
  const filters = useMemo(
    () => Object.fromEntries(Object.entries(view.filters).filter(([name, value]) => filterRules[name]?.(value))),
    [view.filters, filterRules],
  );
  const { status, rows, total, capped, pages, beginningOf, pick, csv, retry } = useRows(list, {
    query,
    kind,
    sort,
    filters,
    page: view.page,
    after: view.after,
  });

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
      query,
      onQueryChange: (next) => change({ query: next }),
      selectedCount: picked.length,
      onExport:
        toCsv === undefined ? null : exported === undefined || total === 0 ? undefined : () => void save(exported),
    },
    table: {
      ref,
      total,
      capped,
      sort,
      sortableBy: columns,
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
