/** The lists on PostgreSQL: rows and counts beside the documents, and a trigram index for the search. */
import type { Database, Sql } from './database.ts';
import { isListed, type ListedCollection, listedCollections, rowOf } from './listed.ts';
import { isNumeric, type ListPage, type ListQuery, mostCounted, pageOf, searchParts, type Tally } from './lists.ts';
import { tallyChanges, withCustomer } from './sqliteLists.ts';

/** A document before and after, as JSON. */
export interface Change {
  readonly key: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const filledAtOnce = 1_000;
/** The rows that a search with very many matches reads before it reads all of its matches. */
const mostWalked = 20_000;

/** Writes the rows and counts of a transaction's changes in one statement; does nothing when no list is concerned. */
export async function putRows(sql: Sql, changes: readonly Change[]): Promise<void> {
  const rows: object[] = [];
  const gone: string[] = [];
  const counts = new Map<string, { c: string; key: string; count: number; cents: number }>();
  for (const { key, before, after } of changes) {
    const [collection = '', id = ''] = splitKey(key);
    if (!isListed(collection) || (before === undefined && after === undefined)) continue;
    const old = before === undefined ? undefined : JSON.parse(before);
    const now = after === undefined ? undefined : JSON.parse(after);
    if (now === undefined) gone.push(key);
    else {
      const { createdAt, ...row } = rowOf(collection, now);
      rows.push({ key, c: collection, id, created_at: createdAt, ...row });
    }
    for (const [name, { count, cents }] of tallyChanges(collection, old, now)) {
      const found = counts.get(`${collection} ${name}`) ?? { c: collection, key: name, count: 0, cents: 0 };
      counts.set(`${collection} ${name}`, { ...found, count: found.count + count, cents: found.cents + cents });
    }
  }
  if (rows.length === 0 && gone.length === 0) return;
  await sql.query(putStatement, [JSON.stringify(rows), gone, JSON.stringify([...counts.values()])]);
}

const columns = ['owner', 'status', 'kind', 'created_at', 'number', 'total', 'name', 'stock', 'price', 'text'];

// The counts are locked last and in a fixed order, so that transactions can't deadlock.
const putStatement = `WITH
  put AS (
    INSERT INTO listed (key, c, id, ${columns.join(', ')})
    SELECT key, c, id, ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::listed, $1::jsonb)
    ON CONFLICT (key) DO UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}
  ),
  gone AS (DELETE FROM listed WHERE key = ANY($2::text[]))
  INSERT INTO tallies (c, key, count, cents)
  SELECT c, key, count, cents FROM jsonb_populate_recordset(NULL::tallies, $3::jsonb) ORDER BY c, key
  ON CONFLICT (c, key) DO UPDATE SET count = tallies.count + excluded.count, cents = tallies.cents + excluded.cents`;

export async function clearRows(sql: Sql): Promise<void> {
  await sql.query('DELETE FROM listed');
  await sql.query('DELETE FROM tallies');
}

export async function listRows<C extends ListedCollection>(sql: Sql, query: ListQuery<C>): Promise<ListPage<C>> {
  const { collection, where = {}, also = [], from, before, q = '' } = query;
  const { sort = 'createdAt', ascending = false, after, limit, isUncounted = false } = query;
  const values: (string | number)[] = [];
  const value = (one: string | number) => `$${values.push(one)}`;
  // Inlined, not a parameter, so that the planner can choose the partial index; the value is one of our constants.
  const parts = [`l.c = '${collection}'`];
  for (const name of ['owner', 'status', 'kind', 'number'] as const) {
    const wanted = where[name];
    if (wanted !== undefined)
      parts.push(`l.${name} = ${value(wanted)}${name === 'number' ? '' : ` AND l.${name} <> ''`}`);
  }
  for (const { statuses, kind, stockBelow } of also) {
    parts.push(`l.status IN (${statuses.map(value).join(', ')}) AND l.status <> ''`);
    if (kind !== undefined) parts.push(`l.kind = ${value(kind)} AND l.kind <> ''`);
    if (stockBelow !== undefined) parts.push(`l.stock < ${value(stockBelow)}`);
  }
  if (from !== undefined) parts.push(`l.created_at >= ${value(from)}`);
  if (before !== undefined) parts.push(`l.created_at < ${value(before)}`);
  const filters = parts.join(' AND ');
  // A customer's rows are few: they are read first, since the planner may prefer the matches among everybody's.
  const searched =
    where.owner === undefined
      ? 'listed'
      : `(WITH own AS MATERIALIZED (SELECT l.* FROM listed l WHERE ${filters}) TABLE own)`;
  const words = searchParts(q).map((word) => `l.text LIKE ${value(`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)}`);
  const condition = [filters, ...words].join(' AND ');
  const counted = [...values];
  const column = sort === 'createdAt' ? 'created_at' : sort;
  const order = ascending ? 'ASC' : 'DESC';
  const cast = isNumeric(sort) ? 'bigint' : 'text';
  const past = after
    ? ` AND (l.${column}, l.id) ${ascending ? '>' : '<'} (${value(after.key)}::${cast}, ${value(after.id)})`
    : '';
  const inOrder = `ORDER BY l.${column} ${order}, l.id ${order}`;
  const pageSize = value(limit + 1);
  const select = (source: string, where: string) =>
    `SELECT l.key, l.id, l.${column} AS sorted FROM ${source} l WHERE ${where} ${inOrder} LIMIT ${pageSize}`;
  // Only the documents of the page are read, also where many rows have to be sorted first.
  const read = (page: string) =>
    sql.query(
      `SELECT p.id, p.sorted::text AS key, d.document::text AS document
       FROM (${page}) p JOIN documents d ON d.key = p.key ORDER BY p.sorted ${order}, p.id ${order}`,
      values,
    );
  const browse = async () => {
    const rows = await read(select('listed', condition + past));
    const [row] = isUncounted
      ? []
      : await sql.query(
          `SELECT count(*)::text AS n FROM (SELECT 1 FROM listed l WHERE ${condition} LIMIT ${mostCounted + 1}) AS found`,
          counted,
        );
    return { rows, total: Number(row?.n ?? 0) };
  };
  // Finding the matches is what takes time: they are counted and sorted at once.
  const search = async () => {
    const found = await sql.query(
      `WITH found AS MATERIALIZED (SELECT * FROM ${searched} l WHERE ${condition} LIMIT ${mostCounted + 1}),
       counted AS (SELECT count(*) AS n FROM found)
       SELECT counted.n::text AS n, p.id, p.sorted::text AS key, d.document::text AS document FROM counted
       LEFT JOIN (${select('found', `(SELECT n FROM counted) <= ${mostCounted}${past}`)}) p ON true
       LEFT JOIN documents d ON d.key = p.key ORDER BY p.sorted ${order}, p.id ${order}`,
      values,
    );
    const total = Number(found[0]?.n ?? 0);
    if (total <= mostCounted) return { rows: found.filter(({ document }) => document !== null), total };
    // Of so many, enough are likely to be near. Those of neighbouring numbers may all be far: then all matches are read first, which
    // MATERIALIZED asks for, since the planner takes them for evenly spread and would walk along the list.
    const near = `(SELECT l.* FROM listed l WHERE ${filters}${past} ${inOrder} LIMIT ${mostWalked})`;
    const rows = await read(select(near, words.join(' AND ')));
    if (rows.length > limit) return { rows, total };
    const all = `(WITH found AS MATERIALIZED (SELECT l.* FROM listed l WHERE ${condition}${past}) SELECT * FROM found)`;
    return { rows: await read(select(all, 'true')), total };
  };
  const { rows, total } = words.length > 0 && !isUncounted ? await search() : await browse();
  return pageOf(
    limit,
    rows.map(({ id = '', key = '', document = '' }) => ({
      id,
      key: isNumeric(sort) ? Number(key) : key,
      // A documented edge of the types: the only writer of the table is `put`, which takes the collection's type.
      document: JSON.parse(document),
    })),
    total,
  );
}

export async function readTallies(
  sql: Sql,
  collection: ListedCollection,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Tally>> {
  const rows = await sql.query(
    'SELECT key, count::text AS count, cents::text AS cents FROM tallies WHERE c = $1 AND key = ANY($2) AND count > 0',
    [collection, keys],
  );
  return talliesIn(rows);
}

export async function readTalliesBetween(
  sql: Sql,
  collection: ListedCollection,
  from: string,
  before: string,
): Promise<ReadonlyMap<string, Tally>> {
  const rows = await sql.query(
    `SELECT key, count::text AS count, cents::text AS cents FROM tallies
     WHERE c = $1 AND key >= $2 AND key < $3 AND count > 0 ORDER BY key`,
    [collection, from, before],
  );
  return talliesIn(rows);
}

function talliesIn(rows: Awaited<ReturnType<Sql['query']>>): Map<string, Tally> {
  return new Map(rows.map(({ key, count, cents }) => [key ?? '', { count: Number(count), cents: Number(cents) }]));
}

/**
 * Creates the rows for documents of an older version, and adds the customer's name and e-mail to orders of that version. After an
 * interruption it resumes where it stopped; several processes share the pages.
 *
 * @param say reports the progress every hundred thousand documents.
 */
export async function fillDatabaseLists(database: Database, say: (progress: string) => void = () => {}): Promise<void> {
  let done = 0;
  for (let isFilled = false; !isFilled; ) {
    isFilled = await database.transaction(async (sql) => {
      const [state] = await sql.query('SELECT filled FROM lists FOR UPDATE');
      const filled: string | null | undefined = state?.filled;
      if (filled === null || filled === undefined) return true;
      done += await fillPage(sql, filled);
      return false;
    });
    if (done > 0 && done % 100_000 === 0) say(`${done} documents can be listed…`);
  }
  // Otherwise the planner knows nothing of them before the server looks by itself.
  if (done > 0) await database.query('ANALYZE listed');
}

/** The same within a transaction. */
export async function fillAllRows(sql: Sql): Promise<void> {
  await sql.query("UPDATE lists SET filled = ''");
  for (;;) {
    const [state] = await sql.query('SELECT filled FROM lists');
    const filled: string | null | undefined = state?.filled;
    if (filled === null || filled === undefined) return;
    await fillPage(sql, filled);
  }
}

async function fillPage(sql: Sql, after: string): Promise<number> {
  const patterns = listedCollections.map((name) => `${name}/%`);
  const rows = await sql.query(
    `SELECT d.key, d.document::text AS document, u.document::text AS user
     FROM documents d LEFT JOIN documents u ON u.key = 'users/' || (d.document->>'userId') AND d.key LIKE 'orders/%'
     WHERE d.key > $1 AND d.key LIKE ANY($2) ORDER BY d.key LIMIT ${filledAtOnce}`,
    [after, patterns],
  );
  const changes = rows.map(({ key = '', document = '', user }) => {
    const [collection = ''] = splitKey(key);
    const made = isListed(collection)
      ? withCustomer(JSON.parse(document), collection, () => (user ? JSON.parse(user) : undefined))
      : JSON.parse(document);
    return { key, before: undefined, after: JSON.stringify(made) };
  });
  await sql.query(
    `UPDATE documents d SET document = new.document::jsonb
     FROM unnest($1::text[], $2::text[]) AS new (key, document) WHERE d.key = new.key AND d.document <> new.document::jsonb`,
    [changes.map(({ key }) => key), changes.map(({ after: text }) => text)],
  );
  await putRows(sql, changes);
  await sql.query('UPDATE lists SET filled = $1', [rows.length === filledAtOnce ? rows.at(-1)?.key : null]);
  return rows.length;
}

function splitKey(key: string): [collection: string, id: string] {
  const slash = key.indexOf('/');
  return [key.slice(0, slash), key.slice(slash + 1)];
}
