import type { Client } from '@nuee/api-client';
import type { Sort } from '@nuee/domain';
import type { Route } from '@nuee/domain/contract';
import { useMemo } from 'react';
import { rowsPerPage } from '../siteMap.ts';
import { type Reading, useRead } from './reading.ts';
import { useMay } from './session.ts';
import { type Source, useSource } from './source.ts';

/** The requested page of a list. */
export interface RowsRequest<Column extends string> {
  query: string;
  /** `null` for all kinds. */
  kind: string | null;
  sort: Sort<Column> | null;
  /** Further filters, by their names in the address of the list. */
  filters: Readonly<Record<string, string>>;
  /** Counted from 1. */
  page: number;
  /** The cursor of the page, from `beginningOf`; empty where it isn't known. */
  after: string;
}

/** A page of a list. */
export interface Rows<Row> {
  status: Reading<Row>['status'];
  rows: readonly Row[];
  /** The number of rows on all pages. */
  total: number;
  /** Whether there are more than `total`. */
  capped: boolean;
  pages: number;
  /** The cursor of a page. */
  beginningOf: (page: number) => string | undefined;
  retry?: () => void;
  /** The selected rows, including those of other pages that were shown. */
  pick: (selected: ReadonlySet<string>) => readonly Row[];
  /** The whole list of this view, as CSV. Absent where it can't be exported. */
  csv?: () => Promise<string>;
}

/** The API's answer for one page of a list. */
export interface Page<Row> {
  items: Row[];
  next: string | null;
  total: number;
  totalIsCapped?: true | undefined;
}

interface Asked {
  readonly query: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** A list of the API, and its names for the filters and columns of an address. */
export interface ListOf<Row, Column extends string> {
  /** Under which it is kept: the first word of its keys. */
  readonly name: string;
  readonly read: (client: Client, asked: Asked) => Promise<Page<Row>>;
  /** The call that answers the whole list as a file. */
  readonly file?: Route;
  /** The filter that the address calls its kind. */
  readonly kind: string;
  /** The API's name for each column that sorts. */
  readonly sorts: Readonly<Partial<Record<Column, string>>>;
  readonly keyOf: (row: Row) => string;
  /** Whether a row changes soon without an event. */
  readonly isSettling?: (row: Row) => boolean;
}

const filterNames: Readonly<Record<string, string>> = { paiement: 'payment', du: 'from', au: 'to', etat: 'status' };

/** Pages are linked by cursors: if a page's cursor isn't known, the pages before it are loaded first. */
async function readPage<Row, Column extends string>(
  { client, cursors }: Source,
  list: ListOf<Row, Column>,
  query: Readonly<Record<string, string>>,
  { page, after: asked }: Pick<RowsRequest<string>, 'page' | 'after'>,
  signal: AbortSignal,
): Promise<Page<Row>> {
  const key = cursorKey(list.name, query);
  const known = cursors.get(key) ?? [undefined];
  cursors.set(key, known);
  if (page > 1 && asked !== '') known[page - 1] = asked;
  const nearest = known.slice(0, page).findLastIndex((cursor) => cursor !== undefined);
  for (let place = Math.max(0, nearest); ; place += 1) {
    const after = known[place];
    const read = await list.read(client, { query: { ...query, ...(after !== undefined && { after }) }, signal });
    if (read.next !== null) known[place + 1] = read.next;
    if (place === page - 1 || read.next === null) return read;
  }
}

const cursorKey = (name: string, query: object): string => JSON.stringify([name, query]);

export function useRows<Row, Column extends string>(
  list: ListOf<Row, Column>,
  { query: typed, kind, sort, filters, page, after }: RowsRequest<Column>,
): Rows<Row> {
  const source = useSource();
  const may = useMay();
  const q = typed.trim();
  const sorts: Readonly<Record<string, string | undefined>> = list.sorts;
  const asked: Record<string, string> = {
    ...(q !== '' && { q }),
    ...(kind !== null && { [list.kind]: kind }),
    // An empty filter is none: the list then is the one that the shell and the events know.
    ...Object.fromEntries(
      Object.entries(filters).flatMap(([name, value]) => (value === '' ? [] : [[filterNames[name] ?? name, value]])),
    ),
    ...(sort !== null && { sort: `${sort.direction === 'descending' ? '-' : ''}${sorts[sort.by] ?? sort.by}` }),
  };
  const whole = { ...asked, limit: String(rowsPerPage) };
  const { isSettling, file } = list;
  const { status, value, retry } = useRead(
    [list.name, 'list', asked, page],
    (_client, signal) => readPage(source, list, whole, { page, after }, signal),
    isSettling && (({ items }) => items.some(isSettling)),
  );
  const total = value?.total ?? 0;
  // The same rows as long as nothing new was read, so that a press doesn't render all of them again.
  const rows = useMemo(() => value?.items ?? [], [value]);
  return {
    status,
    rows,
    total,
    capped: value?.totalIsCapped ?? false,
    pages: Math.max(1, Math.ceil(total / rowsPerPage), value?.next ? page + 1 : value?.totalIsCapped ? page : 1),
    beginningOf: (wanted) => source.cursors.get(cursorKey(list.name, whole))?.[wanted - 1],
    ...(retry && { retry }),
    pick: (selected) => {
      const pages = source.queries.getQueriesData<Page<Row>>({ queryKey: [list.name, 'list'] });
      const shown = pages.flatMap(([, read]) => read?.items ?? []);
      return [...new Map(shown.map((row) => [list.keyOf(row), row])).values()].filter((row) =>
        selected.has(list.keyOf(row)),
      );
    },
    ...(file && may('csv') && { csv: async () => (await source.client.file(file, { query: asked })).text() }),
  };
}
