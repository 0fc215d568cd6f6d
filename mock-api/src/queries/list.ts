/** The pages of a list: filtered, searched and sorted, each beginning after the last row of the one before. */
import { type Expression, type SqlBool, sql } from 'kysely';
import {
  type AnyRows,
  type AnyTables,
  type Db,
  type Dialect,
  hasParts,
  rowsWithParts,
  type SearchedTable,
} from '../db/dialect.ts';
import { readRecords } from '../db/records.ts';
import type { Records } from '../db/recordTypes.ts';
import type { Keyed } from '../db/tables/table.ts';
import { searchParts } from '../db/tables/values.ts';

const numericKeys = ['total', 'stock', 'price', 'currentPrice', 'statusPlace', 'paymentPlace'] as const;
const textKeys = [
  'createdAt',
  'updatedAt',
  'lastLogin',
  'number',
  'name',
  'subject',
  'category',
  'role',
  'status',
] as const;
export type SortKey = (typeof numericKeys | typeof textKeys)[number];

/** A number for numeric keys, a text for the others. */
export const isNumeric = (sort: SortKey): boolean => numericKeys.some((key) => key === sort);

interface ListColumns {
  readonly table: string;
  /** Those that a row has to equal. `owner`: whom it is about, or who did it; a user id or an e-mail in lower case. */
  readonly where: Partial<Readonly<Record<'owner' | 'status' | 'kind' | 'number', string>>>;
  readonly sorts: Partial<Readonly<Record<SortKey, string>>>;
  /** The table whose index is searched; `each row` where every row is compared, because there are never very many. */
  readonly searched?: SearchedTable | 'each row';
}

const byDate = { createdAt: 'created_at' } as const;
const lists = {
  orders: {
    table: 'orders',
    where: { owner: 'user_id', status: 'status', kind: 'payment_status', number: 'number_key' },
    sorts: {
      ...byDate,
      number: 'number_key',
      total: 'total_cents',
      name: 'name_key',
      statusPlace: 'status_place',
      paymentPlace: 'payment_place',
    },
    searched: 'orders',
  },
  products: {
    table: 'products',
    where: { status: 'status', kind: 'category' },
    sorts: {
      ...byDate,
      name: 'name_key',
      stock: 'stock',
      price: 'price_cents',
      currentPrice: 'current_cents',
      category: 'category_key',
      status: 'status',
    },
    searched: 'products',
  },
  users: {
    table: 'users',
    where: { status: 'status', kind: 'role' },
    sorts: { ...byDate, name: 'name_key', role: 'role', status: 'status', lastLogin: 'last_login' },
    searched: 'users',
  },
  tickets: {
    table: 'tickets',
    where: { owner: 'owner_key', status: 'status' },
    sorts: {
      ...byDate,
      subject: 'subject_key',
      name: 'name_key',
      updatedAt: 'updated_at',
      statusPlace: 'status_place',
    },
    searched: 'tickets',
  },
  mails: {
    table: 'mails',
    where: { owner: 'recipient_key', status: 'status', kind: 'kind' },
    sorts: byDate,
    searched: 'mails',
  },
  journal: {
    table: 'journal',
    where: { owner: 'who_key', kind: 'what', number: 'target' },
    sorts: byDate,
    searched: 'journal',
  },
  movements: { table: 'stock_movements', where: { owner: 'who_key', kind: 'product_id' }, sorts: byDate },
  withdrawals: {
    table: 'withdrawals',
    where: { owner: 'email_key', status: 'status', number: 'number_key' },
    sorts: { ...byDate, number: 'number_key', name: 'name_key' },
    searched: 'withdrawals',
  },
  notifications: { table: 'notifications', where: { owner: 'user_id' }, sorts: byDate },
  subscribers: {
    table: 'subscribers',
    where: { status: 'status' },
    sorts: { createdAt: 'since' },
    searched: 'each row',
  },
  invoices: { table: 'invoices', where: { status: 'status' }, sorts: byDate },
} as const satisfies Partial<Record<keyof Records, ListColumns>>;

export type ListedCollection = keyof typeof lists;
export const listedCollections = Object.keys(lists) as readonly ListedCollection[];

/** Totals are exact up to this number. */
export const maxCounted = 1_000;
/** A filter that leaves at most this many rows is read whole and sorted; with more, a page is likely to be found near the start of the list. */
const maxSorted = 30_000;
/** The same for the matches of a search, each of which has to be looked up in the table first. */
const maxGathered = 2_000;
/** How many rows of the list are looked through for a page: the smaller number first. Where they hold no page, all matches are read. */
const walkLimits = [1_000, 10_000];

export interface ListQuery<C extends ListedCollection> {
  readonly collection: C;
  /** Values that a row has to equal. */
  readonly where?: Partial<Readonly<Record<'owner' | 'status' | 'kind' | 'number', string>>>;
  /** Further conditions, all of which have to hold. */
  readonly also?: readonly Narrowing[];
  /** ISO date, inclusive. */
  readonly from?: string;
  /** ISO date, exclusive. */
  readonly before?: string;
  /** Every word has to match: anywhere in a word of the row, or at its beginning when it has fewer than three letters. */
  readonly q?: string;
  /** By default `createdAt`, descending; ties by id in the same direction. */
  readonly sort?: SortKey;
  readonly ascending?: boolean;
  readonly limit: number;
  readonly after?: Cursor | undefined;
  /** A reader of the whole list needs no total, which costs more than the page. */
  readonly isUncounted?: boolean;
}

/** A condition that isn't a single value of a single column. */
export interface Narrowing {
  /** Any of these. */
  readonly statuses: readonly string[];
  readonly kind?: string;
  readonly stockBelow?: number;
  /** Orders whose customer holds to them. */
  readonly isHeld?: true;
}

/** The last item of the previous page. */
export interface Cursor {
  readonly key: string | number;
  readonly id: string;
}

export interface ListPage<C extends ListedCollection> {
  readonly items: readonly Keyed<C>[];
  /** Undefined on the last page. */
  readonly next: Cursor | undefined;
  /** At most `maxCounted`; 0 where it isn't counted. */
  readonly total: number;
  readonly totalIsCapped: boolean;
}

interface Row {
  readonly id: string;
  readonly sorted: string | number;
}

/** A page of the list at this moment; its cost doesn't depend on the number of rows before it. */
export async function listPage<C extends ListedCollection>(
  db: Db,
  dialect: Dialect,
  query: ListQuery<C>,
): Promise<ListPage<C>> {
  const { collection, q = '', sort = 'createdAt', ascending = false, after, limit, isUncounted = false } = query;
  const { table, sorts, searched }: ListColumns = lists[collection];
  // A documented edge of the types: the names of table and columns are those of the list above.
  const tables = db as unknown as AnyTables;
  const sorted = sql.ref(sorts[sort] ?? byDate.createdAt);
  const order = ascending ? 'asc' : 'desc';
  const parts = searched ? searchParts(q) : [];

  const filtered = (rows: AnyRows = tables.selectFrom(table)): AnyRows => narrowed(rows, query);
  const compared = (rows: AnyRows): AnyRows => (parts.length > 0 ? rows.where(hasParts(dialect, parts)) : rows);
  const isPast = (column: Expression<unknown>) =>
    after
      ? sql<SqlBool>`(${column}, id) ${sql.raw(ascending ? '>' : '<')} (${after.key}, ${after.id})`
      : sql<SqlBool>`1 = 1`;
  const past = (rows: AnyRows): AnyRows => (after ? rows.where(isPast(sorted)) : rows);
  const read = async <R = Row>(some: { execute(): Promise<object[]> }) => (await some.execute()) as R[];
  const countUpTo = async (most: number): Promise<number> => {
    const one = filtered().select(sql`1`.as('one')).limit(most);
    const [row] = await tables.selectFrom(one.as('found')).select(sql<number>`count(*)`.as('total')).execute();
    return Number(row?.total ?? 0);
  };
  const inOrder = (rows: AnyRows) =>
    rows
      .select(['id', sorted.as('sorted')])
      .orderBy(sorted, order)
      .orderBy('id', order);
  /** Reads the rows first, and sorts them then. */
  const gathered = (rows: AnyRows) =>
    tables
      .with(
        (cte) => cte('found').materialized(),
        () => rows.select(['id', sorted.as('sorted')]),
      )
      .selectFrom('found')
      .select(['id', 'sorted', isPast(sql.ref('sorted')).as('isPast')])
      .orderBy('sorted', order)
      .orderBy('id', order);
  /** Walks along the list, and compares each row. */
  const walked = (most: number) => {
    const rows = past(sort === 'createdAt' ? filtered() : tables.selectFrom(table));
    const near = rows.selectAll().select(sorted.as('sorted')).orderBy(sorted, order).orderBy('id', order);
    return compared(filtered(tables.selectFrom(near.limit(most).as('near'))))
      .select(['id', 'sorted'])
      .orderBy('sorted', order)
      .orderBy('id', order);
  };
  const page = async (found: () => AnyRows, areFew: boolean): Promise<Row[]> => {
    for (const most of areFew ? [] : walkLimits) {
      const near = await read(walked(most).limit(limit + 1));
      if (near.length > limit) return near;
    }
    return read(gathered(past(found())).limit(limit + 1));
  };

  // Whose rows they are is known: they are few.
  const isOwn = query.where?.owner !== undefined;
  let total = 0;
  let rows: Row[];
  if (parts.length === 0) {
    const isInOrder = isOwn || sort === 'createdAt' || !isFiltered(query);
    if (!isUncounted || !isInOrder) total = await countUpTo((isInOrder ? maxCounted : maxSorted) + 1);
    if (isInOrder) rows = await read(inOrder(past(filtered())).limit(limit + 1));
    else rows = await page(filtered, total <= maxSorted);
  } else {
    const index = searched === 'each row' ? undefined : searched;
    const isFew = isOwn || !index || (isFiltered(query) && (await countUpTo(maxSorted + 1)) <= maxSorted);
    const found = () =>
      index && !isFew ? filtered(rowsWithParts(tables, dialect, index, parts)) : compared(filtered());
    const some = isUncounted ? [] : await read<Row & { isPast: unknown }>(gathered(found().limit(maxGathered + 1)));
    total = some.length;
    if (!isUncounted && total <= maxGathered) rows = some.filter((row) => row.isPast);
    else rows = await page(found, isFew);
  }
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: await readRecords(
      db,
      collection,
      items.map(({ id }) => id),
    ),
    next: rows.length > limit && last ? { key: last.sorted, id: last.id } : undefined,
    total: isUncounted ? 0 : Math.min(total, maxCounted),
    totalIsCapped: !isUncounted && total > maxCounted,
  };
}

const isFiltered = ({ where = {}, also = [], from, before }: ListQuery<ListedCollection>): boolean =>
  Object.values(where).some((value) => value !== undefined) ||
  also.length > 0 ||
  from !== undefined ||
  before !== undefined;

function narrowed<C extends ListedCollection>(rows: AnyRows, query: ListQuery<C>): AnyRows {
  const { where }: ListColumns = lists[query.collection];
  let narrow = rows;
  for (const name of ['owner', 'status', 'kind', 'number'] as const) {
    const wanted = query.where?.[name];
    const column = where[name];
    if (wanted === undefined) continue;
    if (column === undefined) throw new Error(`The list of ${query.collection} has no ${name}.`);
    narrow = narrow.where(column, '=', wanted);
    // The index leaves out rows without an owner; SQLite uses it only when the condition says so with a literal.
    if (name === 'owner') narrow = narrow.where(column, '<>', sql.lit(''));
  }
  for (const { statuses, kind, stockBelow, isHeld } of query.also ?? []) {
    narrow = narrow.where('status', 'in', statuses);
    if (kind !== undefined) narrow = narrow.where(where.kind ?? 'kind', '=', kind);
    if (isHeld) narrow = narrow.where(sql<SqlBool>`(withdrawal_status IS NULL OR withdrawal_status = 'refused')`);
    if (stockBelow !== undefined) narrow = narrow.where('least_stock', '<', stockBelow);
  }
  if (query.from !== undefined) narrow = narrow.where('created_at', '>=', query.from);
  if (query.before !== undefined) narrow = narrow.where('created_at', '<', query.before);
  return narrow;
}
