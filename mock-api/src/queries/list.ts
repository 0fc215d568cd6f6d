/** The pages of a list: filtered, searched and sorted, each beginning after the last row of the one before. */
import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type Db, type Dialect, matches, type SearchedTable } from '../db/dialect.ts';
import type { Documents } from '../db/documents.ts';
import { readRecords } from '../db/records.ts';
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
  readonly searched?: SearchedTable;
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
    where: { owner: 'email_key', number: 'number_key' },
    sorts: { ...byDate, number: 'number_key', name: 'name_key' },
    searched: 'withdrawals',
  },
  notifications: { table: 'notifications', where: { owner: 'user_id' }, sorts: byDate },
  papers: { table: 'invoices', where: { status: 'status' }, sorts: byDate },
} as const satisfies Partial<Record<keyof Documents, ListColumns>>;

export type ListedCollection = keyof typeof lists;
export const listedCollections = Object.keys(lists) as readonly ListedCollection[];

/** Totals are exact up to this number. */
export const mostCounted = 10_000;
/** A search with at most this many matches reads the matches; with more, enough of them are likely to be near. */
const mostSorted = 2_000;
/** Where so many rows hold no page of matches, all matches are read instead. */
const mostWalked = 20_000;

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
  /** At most `mostCounted`; 0 where it isn't counted. */
  readonly total: number;
  readonly totalIsCapped: boolean;
}

type Rows = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, object>;

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
  const tables = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const sorted = sql.ref(sorts[sort] ?? byDate.createdAt);
  const order = ascending ? 'asc' : 'desc';
  const parts = searched ? searchParts(q) : [];
  // Whose rows they are is known: they are few, and compared one by one.
  const isNarrow = query.where?.owner !== undefined;

  const filtered = (): Rows => narrowed(tables.selectFrom(table), query);
  const found = (): Rows =>
    searched && parts.length > 0
      ? filtered().where(matches(dialect, searched, parts, isNarrow ? undefined : mostCounted))
      : filtered();
  const past = (rows: Rows): Rows =>
    after
      ? rows.where(sql<SqlBool>`(${sorted}, id) ${sql.raw(ascending ? '>' : '<')} (${after.key}, ${after.id})`)
      : rows;
  const inOrder = (rows: Rows) =>
    rows
      .select(['id', sorted.as('sorted')])
      .orderBy(sorted, order)
      .orderBy('id', order);
  const read = async (rows: { execute(): Promise<object[]> }) => (await rows.execute()) as Row[];
  const countUpTo = async (most: number): Promise<number> => {
    const one = found().select(sql`1`.as('one')).limit(most);
    const [row] = await tables.selectFrom(one.as('found')).select(sql<number>`count(*)`.as('total')).execute();
    return Number(row?.total ?? 0);
  };
  /** Reads the matches first, and then sorts them. */
  const gathered = () =>
    read(
      tables
        .with(
          (cte) => cte('found').materialized(),
          () => past(found()).select(['id', sorted.as('sorted')]),
        )
        .selectFrom('found')
        .selectAll()
        .orderBy('sorted', order)
        .orderBy('id', order)
        .limit(limit + 1),
    );
  /** Walks along the list, and compares each row. */
  const walked = (compared: SearchedTable) =>
    read(
      tables
        .selectFrom(inOrder(past(filtered())).select('search').limit(mostWalked).as('near'))
        .select(['id', 'sorted'])
        .where(matches(dialect, compared, parts))
        .orderBy('sorted', order)
        .orderBy('id', order)
        .limit(limit + 1),
    );

  const total = isUncounted ? 0 : await countUpTo(mostCounted + 1);
  let rows: Row[];
  if (!searched || parts.length === 0 || isNarrow) rows = await read(inOrder(past(found())).limit(limit + 1));
  else if (!isUncounted && total <= mostSorted) rows = await gathered();
  else {
    rows = await walked(searched);
    if (rows.length <= limit) rows = await gathered();
  }
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await readRecords(
      db,
      collection,
      shown.map(({ id }) => id),
    ),
    next: rows.length > limit && last ? { key: last.sorted, id: last.id } : undefined,
    total: Math.min(total, mostCounted),
    totalIsCapped: total > mostCounted,
  };
}

function narrowed<C extends ListedCollection>(rows: Rows, query: ListQuery<C>): Rows {
  const { where, sorts }: ListColumns = lists[query.collection];
  let narrow = rows;
  for (const name of ['owner', 'status', 'kind', 'number'] as const) {
    const wanted = query.where?.[name];
    const column = where[name];
    if (wanted === undefined) continue;
    if (column === undefined) throw new Error(`The list of ${query.collection} has no ${name}.`);
    narrow = narrow.where(column, '=', wanted);
    // The index of who did something leaves out what nobody did.
    if (name === 'owner') narrow = narrow.where(column, '<>', '');
  }
  for (const { statuses, kind, stockBelow } of query.also ?? []) {
    narrow = narrow.where('status', 'in', statuses);
    if (kind !== undefined) narrow = narrow.where(where.kind ?? 'kind', '=', kind);
    if (stockBelow !== undefined) narrow = narrow.where(sorts.stock ?? 'stock', '<', stockBelow);
  }
  if (query.from !== undefined) narrow = narrow.where('created_at', '>=', query.from);
  if (query.before !== undefined) narrow = narrow.where('created_at', '<', query.before);
  return narrow;
}
