/**
 * Records by their key: what a command reads and writes one by one. Each kind says in `tables/` how it stands in its table; everything
 * else is asked of the tables directly, with `query`.
 */
import type { Kysely } from 'kysely';
import type { Db, Dialect } from './dialect.ts';
import type { Collection, Records } from './recordTypes.ts';
import type { Tables } from './schema.ts';
import { collections, tableOf } from './tables/index.ts';
import { inStatements } from './tables/inStatements.ts';
import type { Keyed, Reader, Transaction } from './tables/table.ts';

/** Lines go with their orders. */
const emptied: readonly string[] = [
  ...collections.map((collection) => tableOf(collection).name).toReversed(),
  ...(['changes', 'order_totals', 'sales', 'user_totals', 'mail_totals'] satisfies (keyof Tables)[]),
];

/** Two values of a column. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (a instanceof Uint8Array && b instanceof Uint8Array && Buffer.compare(a, b) === 0);

type Rows = Kysely<Record<string, Record<string, unknown>>>;
// A documented edge of the types: which table it is, only `tableOf` knows.
const anyTable = (db: Db): Rows => db as unknown as Rows;

/** How many records one statement reads at most. */
const readAtOnce = 500;
export async function readRecords<C extends Collection>(
  db: Db,
  collection: C,
  ids: readonly string[],
  lock: 'none' | 'rows' = 'none',
): Promise<readonly Keyed<C>[]> {
  const { name, fromRow, keyOf = String, complete, isShared = false } = tableOf(collection);
  const found = new Map<string, Records[C]>();
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const keys = ids.slice(from, from + readAtOnce).map(keyOf);
    let query = anyTable(db).selectFrom(name).selectAll().where('id', 'in', keys);
    // In a fixed order, so that transactions that read the same ones can't deadlock.
    if (lock === 'rows') query = isShared ? query.orderBy('id').forShare() : query.orderBy('id').forUpdate();
    for (const row of await query.execute()) found.set(String(row.id), fromRow(row as never));
  }
  const records = ids.flatMap((id) => {
    const record = found.get(id);
    return record === undefined ? [] : [{ id, record }];
  });
  return complete && records.length > 0 ? complete(db, records) : records;
}

/** Records in the order of their keys, after the key `after`. */
export async function readPage<C extends Collection>(
  db: Db,
  collection: C,
  after: string | undefined,
  limit: number,
): Promise<readonly Keyed<C>[]> {
  const { name, fromRow, keyOf = String, complete } = tableOf(collection);
  let query = anyTable(db).selectFrom(name).selectAll().orderBy('id').limit(limit);
  if (after !== undefined) query = query.where('id', '>', keyOf(after));
  const records = (await query.execute()).map((row) => ({ id: String(row.id), record: fromRow(row as never) }));
  return complete && records.length > 0 ? complete(db, records) : records;
}

export function readerOver(db: Db): Reader {
  return {
    get: async (collection, id) => (await readRecords(db, collection, [id]))[0]?.record,
    getAll: (collection, ids) => readRecords(db, collection, ids),
    query: (ask) => ask(db),
  };
}

/** A transaction that was begun on `db`, and what to do before its end. */
export function transactionOver(db: Db, dialect: Dialect): { t: Transaction; finish(): Promise<void> } {
  const isLocking = dialect === 'postgres';
  /** Each record as this transaction has read or written it last; undefined where there was none. */
  const known = new Map<string, unknown>();
  const later: { readonly name: string; readonly work: () => Promise<void> }[] = [];
  const nameOf = (collection: Collection, id: string): string => `${collection} ${id}`;

  const t: Transaction = {
    async get(collection, id) {
      return (await t.getAll(collection, [id]))[0]?.record;
    },
    async getAll(collection, ids) {
      // A record that was read can't change: its row is locked, or no other transaction is running.
      const unread = ids.filter((id) => !known.has(nameOf(collection, id)));
      const found = await readRecords(db, collection, unread, isLocking ? 'rows' : 'none');
      for (const id of unread) known.set(nameOf(collection, id), undefined);
      for (const { id, record } of found) known.set(nameOf(collection, id), record);
      return ids.flatMap((id) => {
        const record = knownAs(collection, id);
        return record === undefined ? [] : [{ id, record }];
      });
    },
    query: (ask) => ask(db),
    async put(collection, id, record) {
      const { name, toRow, follow } = tableOf(collection);
      const of = nameOf(collection, id);
      const before = follow || known.has(of) ? await t.get(collection, id) : undefined;
      const row: Record<string, unknown> = { ...toRow(id, record) };
      if (before !== undefined) {
        // Only what differs, so that no index is written for nothing.
        const old: Record<string, unknown> = { ...toRow(id, before) };
        const changed = Object.fromEntries(
          Object.entries(row).filter(([column, value]) => !isSame(value, old[column])),
        );
        if (Object.keys(changed).length > 0) {
          await anyTable(db).updateTable(name).set(changed).where('id', '=', row.id).execute();
        }
      } else {
        const insert = anyTable(db).insertInto(name).values(row);
        const { id: _, ...rest } = row;
        // It was read as missing: if another transaction has created it since, it must not be overwritten.
        await (known.has(of)
          ? insert
          : insert.onConflict((conflict) => {
              const same = conflict.column('id');
              return Object.keys(rest).length > 0 ? same.doUpdateSet(rest) : same.doNothing();
            })
        ).execute();
      }
      known.set(of, record);
      await follow?.(t, { id, before, after: record });
    },
    async add(collection, id, record) {
      known.set(nameOf(collection, id), undefined);
      await t.put(collection, id, record);
    },
    async putAll(collection, all) {
      const { name, toRow, follow, followAll } = tableOf(collection);
      const changes = all.map(({ id, record }) => ({ id, before: knownAs(collection, id), after: record }));
      const { inserted = [], changed = [] } = Object.groupBy(changes, ({ before }) =>
        before === undefined ? 'inserted' : 'changed',
      );
      const rowsOf = (some: typeof changes) =>
        inStatements(some.map(({ id, after }): Record<string, unknown> => ({ ...toRow(id, after) })));
      for (const rows of rowsOf(inserted)) await anyTable(db).insertInto(name).values(rows).execute();
      for (const rows of rowsOf(changed)) {
        const { id: _, ...rest } = rows[0] ?? {};
        await anyTable(db)
          .insertInto(name)
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet((eb) =>
                Object.fromEntries(Object.keys(rest).map((column) => [column, eb.ref(`excluded.${column}`)])),
              ),
          )
          .execute();
      }
      for (const { id, after } of changes) known.set(nameOf(collection, id), after);
      if (followAll) await followAll(t, changes);
      else for (const change of changes) await follow?.(t, change);
    },
    async del(collection, id) {
      const { name, keyOf = String, follow } = tableOf(collection);
      const before = follow && (await t.get(collection, id));
      await anyTable(db).deleteFrom(name).where('id', '=', keyOf(id)).execute();
      known.set(nameOf(collection, id), undefined);
      if (before !== undefined) await follow?.(t, { id, before, after: undefined });
    },
    async clear() {
      for (const name of emptied) await anyTable(db).deleteFrom(name).execute();
      known.clear();
      later.length = 0;
    },
    lock: (query) => (isLocking ? query.forUpdate() : query),
    late(name, work) {
      later.push({ name, work });
    },
    once(name, work) {
      if (later.every((one) => one.name !== name)) t.late(name, work);
    },
  };
  // A documented edge of the types: it was read or written as a record of that collection.
  const knownAs = <C extends Collection>(collection: C, id: string): Records[C] | undefined =>
    known.get(nameOf(collection, id)) as Records[C] | undefined;
  return {
    t,
    async finish() {
      for (const { work } of later.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))) await work();
    },
  };
}
