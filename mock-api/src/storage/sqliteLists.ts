/**
 * The lists of the embedded storage: rows and counts beside the documents, and a trigram index for the search. More than 250 lines:
 * the tables, what is written to them and the queries on them have to agree.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { isListed, type ListedCollection, listedCollections, rowOf, talliesOf } from './listed.ts';
import { type ListPage, type ListQuery, mostCounted, pageOf, searchParts, type Tally } from './lists.ts';
import type { Documents } from './storage.ts';

/** Raised when the form of rows or counts changes: all of them are rebuilt then. */
const version = 3;
/** Many to a transaction: each one adds a segment to the search index, and segments have to be merged. */
const filledAtOnce = 10_000;
/** A search with at most this many matches reads the matches first: finding a page among a million rows costs about as much. */
const mostSorted = 2_000;
/** Where so many rows come before the first match, the matches are read instead. */
const mostSkipped = 25_000;
const searched = ['orders', 'products', 'users', 'tickets', 'mails', 'journal', 'withdrawals'] as const;

export interface SqliteLists {
  /** Called in the transaction that puts the document, before the document is written. */
  put<C extends ListedCollection>(
    collection: C,
    id: string,
    before: Documents[C] | undefined,
    after: Documents[C],
  ): void;
  /** The same for many that have no rows yet: each count is written once. */
  add(entries: readonly Entry[]): void;
  del<C extends ListedCollection>(collection: C, id: string, before: Documents[C] | undefined): void;
  clear(): void;
  list<C extends ListedCollection>(query: ListQuery<C>): ListPage<C>;
  tallies(collection: ListedCollection, keys: readonly string[]): ReadonlyMap<string, Tally>;
  talliesBetween(collection: ListedCollection, from: string, before: string): ReadonlyMap<string, Tally>;
}

interface Entry<C extends ListedCollection = ListedCollection> {
  readonly collection: C;
  readonly id: string;
  readonly document: Documents[C];
}

/**
 * The full-text index numbers its own rows beyond 2^53, and the next statement would return the last of them as a
 * number.
 */
export function prepareWrite(db: DatabaseSync, sql: string): StatementSync {
  const statement = db.prepare(sql);
  statement.setReadBigInts(true);
  return statement;
}

/** A status together with a payment, also where nothing has both. Files of an older version get it at their next start. */
const stateIndex = `CREATE INDEX IF NOT EXISTS listed_state ON listed (c, status, kind, createdAt, id) WHERE status <> '' AND kind <> ''`;

/** Creates the tables; tables of another version are emptied. */
export function createListTables(db: DatabaseSync): void {
  db.exec(
    'CREATE TABLE IF NOT EXISTS lists (id INTEGER PRIMARY KEY CHECK (id = 1), version INTEGER NOT NULL, filled TEXT) STRICT',
  );
  if (db.prepare('SELECT version FROM lists').get()?.version === version) {
    db.exec(stateIndex);
    return;
  }
  db.exec(`
    BEGIN IMMEDIATE;
    DROP TABLE IF EXISTS listed; DROP TABLE IF EXISTS tallies;
    ${searched.map((name) => `DROP TABLE IF EXISTS text_${name};`).join('\n')}
    CREATE TABLE listed (
      n INTEGER PRIMARY KEY, c TEXT NOT NULL, id TEXT NOT NULL, owner TEXT NOT NULL, status TEXT NOT NULL, kind TEXT NOT NULL,
      createdAt TEXT NOT NULL, number TEXT NOT NULL, total INTEGER NOT NULL, name TEXT NOT NULL, stock INTEGER NOT NULL,
      price INTEGER NOT NULL, text TEXT NOT NULL, UNIQUE (c, id)
    ) STRICT;
    CREATE INDEX listed_created ON listed (c, createdAt, id);
    CREATE INDEX listed_status ON listed (c, status, createdAt, id) WHERE status <> '';
    CREATE INDEX listed_kind ON listed (c, kind, createdAt, id) WHERE kind <> '';
    ${stateIndex};
    CREATE INDEX listed_owner ON listed (c, owner, createdAt, id) WHERE owner <> '';
    CREATE INDEX listed_number ON listed (c, number, id);
    CREATE INDEX listed_total ON listed (c, total, id);
    CREATE INDEX listed_name ON listed (c, name, id);
    CREATE TABLE tallies (c TEXT NOT NULL, key TEXT NOT NULL, count INTEGER NOT NULL, cents INTEGER NOT NULL,
      PRIMARY KEY (c, key)) STRICT, WITHOUT ROWID;
    ${searched
      .map(
        (name) =>
          `CREATE VIRTUAL TABLE text_${name} USING fts5(text, content='', contentless_delete=1, tokenize='trigram');`,
      )
      .join('\n')}
    DELETE FROM lists;
    INSERT INTO lists VALUES (1, ${version}, '0');
    COMMIT;
  `);
}

/**
 * Creates the rows for documents of an older version, and adds the customer's name and e-mail to orders of that version. After an
 * interruption it resumes where it stopped.
 *
 * @param say reports the progress every hundred thousand documents.
 */
export function fillLists(db: DatabaseSync, say: (progress: string) => void = () => {}): void {
  const state = db.prepare('SELECT filled FROM lists').get();
  if (state?.filled === null) return;
  let last = Number(state?.filled ?? 0);
  const lists = openSqliteLists(db);
  const names = listedCollections.map((name) => `'${name}'`).join(', ');
  const select = db.prepare(
    `SELECT rowid, c, id, doc FROM docs WHERE rowid > ? AND c IN (${names}) ORDER BY rowid LIMIT ?`,
  );
  const update = prepareWrite(db, 'UPDATE docs SET doc = ? WHERE rowid = ?');
  const remember = prepareWrite(db, 'UPDATE lists SET filled = ?');
  const user = db.prepare("SELECT doc FROM docs WHERE c = 'users' AND id = ?");
  let done = 0;
  for (let size = filledAtOnce; size === filledAtOnce; ) {
    const page = select.all(last, filledAtOnce);
    size = page.length;
    db.exec('BEGIN IMMEDIATE');
    lists.add(
      page.flatMap(({ rowid, c, id, doc }) => {
        last = Number(rowid);
        const collection = String(c);
        if (!isListed(collection)) return [];
        const stored = JSON.parse(String(doc));
        const document = withCustomer(stored, collection, (userId) => {
          const row = user.get(userId);
          return row && JSON.parse(String(row.doc));
        });
        if (document !== stored) update.run(JSON.stringify(document), last);
        return [{ collection, id: String(id), document }];
      }),
    );
    remember.run(size === filledAtOnce ? String(last) : null);
    db.exec('COMMIT');
    done += size;
    if (size > 0 && done % 100_000 === 0) say(`${done} documents can be listed…`);
  }
}

/** An order of an older version doesn't hold the name of its customer. */
export function withCustomer<C extends ListedCollection>(
  document: Documents[C],
  collection: C,
  userOf: (id: string) => Documents['users'] | undefined,
): Documents[C] {
  if (collection !== 'orders' || !('order' in document && 'userId' in document) || document.customer) return document;
  const user = userOf(document.userId);
  const { firstName, lastName } = user ?? document.order.shippingAddress;
  return { ...document, customer: { name: `${firstName} ${lastName}`, email: user?.email ?? '' } };
}

const columns = ['owner', 'status', 'kind', 'createdAt', 'number', 'total', 'name', 'stock', 'price', 'text'] as const;

export function openSqliteLists(db: DatabaseSync): SqliteLists {
  const find = db.prepare('SELECT n, text FROM listed WHERE c = ? AND id = ?');
  const insert = prepareWrite(
    db,
    `INSERT INTO listed (c, id, ${columns.join(', ')}) VALUES (?, ?${', ?'.repeat(columns.length)})`,
  );
  const change = prepareWrite(db, `UPDATE listed SET ${columns.map((name) => `${name} = ?`).join(', ')} WHERE n = ?`);
  const remove = prepareWrite(db, 'DELETE FROM listed WHERE n = ?');
  const texts = new Map<string, { add: StatementSync; put: StatementSync; del: StatementSync }>(
    searched.map((name) => [
      name,
      {
        add: prepareWrite(db, `INSERT INTO text_${name} (rowid, text) VALUES (?, ?)`),
        put: prepareWrite(db, `INSERT OR REPLACE INTO text_${name} (rowid, text) VALUES (?, ?)`),
        del: prepareWrite(db, `DELETE FROM text_${name} WHERE rowid = ?`),
      },
    ]),
  );
  const addTally = prepareWrite(
    db,
    'INSERT INTO tallies VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count, cents = cents + excluded.cents',
  );
  const tally = db.prepare('SELECT count, cents FROM tallies WHERE c = ? AND key = ? AND count > 0');
  const talliesInRange = db.prepare(
    'SELECT key, count, cents FROM tallies WHERE c = ? AND key >= ? AND key < ? AND count > 0 ORDER BY key',
  );
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  };

  const count = (collection: string, changes: ReadonlyMap<string, Tally>) => {
    for (const [key, { count, cents }] of changes) addTally.run(collection, key, count, cents);
  };

  return {
    put(collection, id, before, after) {
      const row = rowOf(collection, after);
      const values = columns.map((name) => row[name]);
      const found = find.get(collection, id);
      let n = Number(found?.n);
      if (found) change.run(...values, n);
      else n = Number(insert.run(collection, id, ...values).lastInsertRowid);
      if (found?.text !== row.text) texts.get(collection)?.put.run(n, row.text);
      count(collection, tallyChanges(collection, before, after));
    },
    add(entries) {
      const counts = new Map<string, Map<string, Tally>>();
      for (const { collection, id, document } of entries) {
        const row = rowOf(collection, document);
        const n = Number(insert.run(collection, id, ...columns.map((name) => row[name])).lastInsertRowid);
        texts.get(collection)?.add.run(n, row.text);
        const sums = counts.get(collection) ?? new Map<string, Tally>();
        counts.set(collection, sums);
        for (const [key, { count, cents }] of tallyChanges(collection, undefined, document)) {
          const sum = sums.get(key) ?? { count: 0, cents: 0 };
          sums.set(key, { count: sum.count + count, cents: sum.cents + cents });
        }
      }
      for (const [collection, sums] of counts) count(collection, sums);
    },
    del(collection, id, before) {
      const n = find.get(collection, id)?.n;
      if (n === undefined) return;
      remove.run(n);
      texts.get(collection)?.del.run(n);
      count(collection, tallyChanges(collection, before, undefined));
    },
    clear() {
      db.exec(
        `DELETE FROM listed; DELETE FROM tallies; ${searched.map((name) => `DELETE FROM text_${name};`).join(' ')}`,
      );
    },
    list(query) {
      const {
        limit,
        sort = 'createdAt',
        ascending = false,
        after,
        isUncounted = false,
        where: filters = {},
        also = [],
      } = query;
      const { from, where, values, found } = conditions(query);
      const order = ascending ? 'ASC' : 'DESC';
      const past = after ? ` AND (l.${sort}, l.id) ${ascending ? '>' : '<'} (?, ?)` : '';
      const countMatches = () =>
        Number(
          statement(`SELECT count(*) AS n FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${mostCounted + 1})`).get(
            ...values,
          )?.n,
        );
      const counted = found ?? (isUncounted ? mostCounted + 1 : countMatches());
      // Few that a filter leaves are sorted; SQLite would look for them along the whole list. Many are soon met there.
      const isFiltered = Object.keys(filters).length + also.length > 0;
      const by = sort !== 'createdAt' && isFiltered && counted <= mostCounted ? `+l.${sort}` : `l.${sort}`;
      const rows = statement(
        // Only the documents of the page are read, also where many rows have to be sorted first.
        `SELECT p.id AS id, p.key AS key, d.doc AS doc FROM (
           SELECT l.c AS c, l.id AS id, l.${sort} AS key FROM ${from}
           WHERE ${where}${past} ORDER BY ${by} ${order}, l.id ${order} LIMIT ?
         ) p JOIN docs d ON d.c = p.c AND d.id = p.id ORDER BY p.key ${order}, p.id ${order}`,
      ).all(...values, ...(after ? [after.key, after.id] : []), limit + 1);
      return pageOf(
        limit,
        rows.map(({ id, key, doc }) => ({
          id: String(id),
          key: typeof key === 'number' ? key : String(key),
          // A documented edge of the types: the only writer of the file is `put`, which takes the collection's type.
          document: JSON.parse(String(doc)),
        })),
        isUncounted ? 0 : counted,
      );
    },
    tallies(collection, keys) {
      return new Map(
        keys.flatMap((key) => {
          const row = tally.get(collection, key);
          return row ? [[key, { count: Number(row.count), cents: Number(row.cents) }] as const] : [];
        }),
      );
    },
    talliesBetween(collection, from, before) {
      const found = talliesInRange.all(collection, from, before);
      return new Map(
        found.map(({ key, count, cents }) => [String(key), { count: Number(count), cents: Number(cents) }]),
      );
    },
  };

  /**
   * A search with few matches, or whose first match is far, starts from the matches. One with many walks along the order of the list,
   * where it soon finds enough, because sorting all of them first would take seconds.
   */
  function conditions(query: ListQuery<ListedCollection>): {
    from: string;
    where: string;
    values: (string | number)[];
    /** The number of matches, when the search is the only condition. */
    found: number | undefined;
  } {
    const { collection, where = {}, also = [], from, before, q = '', sort = 'createdAt', ascending = false } = query;
    const parts = ['l.c = ?'];
    const values: (string | number)[] = [collection];
    for (const name of ['owner', 'status', 'kind', 'number'] as const) {
      const value = where[name];
      if (value === undefined) continue;
      // Repeated so that SQLite recognises that the partial index applies.
      parts.push(name === 'number' ? 'l.number = ?' : `l.${name} = ? AND l.${name} <> ''`);
      values.push(value);
    }
    for (const { statuses, kind, stockBelow } of also) {
      parts.push(`l.status IN (${statuses.map(() => '?').join(', ')}) AND l.status <> ''`);
      values.push(...statuses);
      if (kind !== undefined) {
        parts.push("l.kind = ? AND l.kind <> ''");
        values.push(kind);
      }
      if (stockBelow !== undefined) {
        parts.push('l.stock < ?');
        values.push(stockBelow);
      }
    }
    if (from !== undefined) {
      parts.push('l.createdAt >= ?');
      values.push(from);
    }
    if (before !== undefined) {
      parts.push('l.createdAt < ?');
      values.push(before);
    }
    const words = searchParts(q);
    if (words.length === 0 || !texts.has(collection)) {
      return { from: 'listed l', where: parts.join(' AND '), values, found: undefined };
    }
    const match = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
    const table = `text_${collection}`;
    const counted = statement(
      `SELECT count(*) AS n FROM (SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT ${mostCounted + 1})`,
    ).get(match);
    const found = parts.length === 1 ? Number(counted?.n) : undefined;
    // Orders of neighbouring numbers stand together, so that a walk may read half the list before it meets the first.
    const isFar = () => {
      const [order, isNearer] = ascending ? ['ASC', '<'] : ['DESC', '>'];
      const first = statement(
        `SELECT l.createdAt FROM ${table} t CROSS JOIN listed l ON l.n = t.rowid
         WHERE ${table} MATCH ? ORDER BY t.rowid ${order} LIMIT 1`,
      ).get(match);
      const nearer = statement(
        `SELECT count(*) AS n FROM (SELECT 1 FROM listed WHERE c = ? AND createdAt ${isNearer} ? LIMIT ${mostSkipped})`,
      ).get(collection, first?.createdAt ?? '');
      return Number(nearer?.n) === mostSkipped;
    };
    if (Number(counted?.n) <= mostSorted || (sort === 'createdAt' && isFar())) {
      return {
        from: `${table} t CROSS JOIN listed l ON l.n = t.rowid`,
        where: `${table} MATCH ? AND ${parts.join(' AND ')}`,
        values: [match, ...values],
        found,
      };
    }
    return {
      from: 'listed l',
      where: [...parts, ...words.map(() => 'instr(l.text, ?) > 0')].join(' AND '),
      values: [...values, ...words],
      found,
    };
  }
}

/** The changes of the counts that a changed document causes. */
export function tallyChanges<C extends ListedCollection>(
  collection: C,
  before: Documents[C] | undefined,
  after: Documents[C] | undefined,
): Map<string, Tally> {
  const changes = new Map<string, Tally>();
  const take = (document: Documents[C] | undefined, sign: 1 | -1) => {
    if (document === undefined) return;
    for (const [key, amount] of talliesOf(collection, document)) {
      const { count, cents } = changes.get(key) ?? { count: 0, cents: 0 };
      changes.set(key, { count: count + sign, cents: cents + sign * amount });
    }
  };
  take(before, -1);
  take(after, 1);
  for (const [key, { count, cents }] of changes) if (count === 0 && cents === 0) changes.delete(key);
  return changes;
}
