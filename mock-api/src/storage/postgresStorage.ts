/**
 * The storage on PostgreSQL. A transaction's `work` can't wait for a database, so it is run over what was read before it: first
 * over plain reads, until it asks for nothing unknown; then, when it writes, once more over the same documents, read
 * again and locked. Concurrent transactions share reads and one commit. More than 250 lines: the two runs, the shared
 * commit and its failures are one algorithm.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, isAway, isConflict, type Sql } from './database.ts';
import { isListed } from './listed.ts';
import { clearRows, listRows, putRows, readTallies, readTalliesBetween } from './postgresLists.ts';
import { lastKey, type Storage, StorageAway, StorageFailure, scannedAtOnce, type Transaction } from './storage.ts';

/** How many transactions share one commit at most. */
const mostAtOnce = 64;
/** How many documents one statement deletes at most. */
const sweptAtOnce = 1_000;
const mostTries = 30;
/** Each read may tell what to read next; work that asks for random ids would never know all of it. */
const mostReads = 1_000;
const longestPause = 100;

/** Documents as JSON by key; undefined where there is none. */
type Known = ReadonlyMap<string, string | undefined>;

interface Job {
  readonly work: (t: Transaction) => unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** The keys that it read in its last run. */
  readonly keys: Set<string>;
}

/** The result of running `work` over the known documents. */
interface Run {
  /** It read an unknown document: only the keys that it read are used, and the run is discarded. */
  readonly incomplete: boolean;
  readonly writes: Known;
  /** It emptied the storage before its writes. */
  readonly cleared: boolean;
  readonly failed: boolean;
  settle(): void;
}

export interface PostgresStorageOptions {
  /** Called when the database becomes unreachable, and when it is back. */
  report?: (message: string) => void;
}

/** @param database with all migrations applied (`migrate`). It is closed with the storage. */
export function openPostgresStorage(
  database: Database,
  { report = (message) => console.error(message) }: PostgresStorageOptions = {},
): Storage {
  let arrived: Job[] = [];
  const writers: Job[] = [];
  /** Resolves when all writers have finished; undefined while there are none. */
  let writing: Promise<void> | undefined;
  const reading = new Set<Promise<void>>();
  let closed = false;
  let away = false;

  const asked = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      const result = await answer;
      if (away) report('The database is back.');
      away = false;
      return result;
    } catch (error) {
      if (!isAway(error)) throw error;
      const failure = error instanceof StorageAway ? error : new StorageAway(error);
      if (!away) report(failure.message);
      away = true;
      throw failure;
    }
  };

  // A read needs no transaction: one statement sees one snapshot.
  const readArrived = async (): Promise<void> => {
    let jobs = arrived;
    arrived = [];
    let known: Known = new Map();
    for (let reads = 0; jobs.length > 0; reads += 1) {
      if (reads > mostReads) {
        for (const job of jobs) job.reject(new Error('A transaction asks for other documents whenever it is run.'));
        return;
      }
      const unfinished: Job[] = [];
      for (const job of jobs) {
        const run = attempt(job, known);
        if (run.incomplete) unfinished.push(job);
        else if (!run.failed && (run.cleared || run.writes.size > 0)) writers.push(job);
        else run.settle();
      }
      if (writers.length > 0) writing ??= writeWaiting();
      jobs = unfinished;
      if (jobs.length === 0) return;
      try {
        known = await asked(read(database, keysOf(jobs), readStatement));
      } catch (error) {
        for (const job of jobs) job.reject(error);
        return;
      }
    }
  };

  const writeWaiting = async (): Promise<void> => {
    // Jobs of the same turn of the event loop share the commit.
    await Promise.resolve();
    while (writers.length > 0) await writeTogether(writers.splice(0, mostAtOnce));
    writing = undefined;
  };

  const writeTogether = async (jobs: readonly Job[]): Promise<void> => {
    try {
      const runs = await asked(retried(() => database.transaction((sql) => runAndWrite(sql, jobs))));
      for (const [job, run] of runs) {
        if (run.incomplete) writers.push(job);
        else run.settle();
      }
    } catch (error) {
      // A job that the database refuses must not make the others fail.
      if (jobs.length > 1 && !(error instanceof StorageAway)) {
        for (const job of jobs) await writeTogether([job]);
      } else {
        for (const job of jobs) job.reject(error);
      }
    }
  };

  return {
    tx<T>(work: (t: Transaction) => T): Promise<T> {
      if (closed) return Promise.reject(new StorageFailure('it is closed'));
      return new Promise((resolve, reject) => {
        if (arrived.length === 0) {
          setImmediate(() => {
            const turn = readArrived().finally(() => reading.delete(turn));
            reading.add(turn);
          });
        }
        // A documented edge of the types: what resolves is what `work` returned.
        arrived.push({ work, resolve: resolve as (result: unknown) => void, reject, keys: new Set() });
      });
    },
    list: (query) => asked(listRows(database, query)),
    tallies: (collection, keys) => asked(readTallies(database, collection, keys)),
    talliesBetween: (collection, from, before) => asked(readTalliesBetween(database, collection, from, before)),
    scan: (collection, { prefix = '', after = '' } = {}) =>
      asked(
        database.query(scanStatement, [
          keyOf(collection, after),
          keyOf(collection, prefix),
          keyOf(collection, prefix + lastKey),
          scannedAtOnce,
        ]),
      ).then((rows) =>
        rows.map(({ key = '', document = '' }) => ({
          id: key.slice(collection.length + 1),
          document: JSON.parse(document),
        })),
      ),
    async sweep(now) {
      let swept = 0;
      for (let last = sweptAtOnce; last === sweptAtOnce; swept += last) {
        last = (await asked(database.query(sweepStatement, [now.toISOString(), sweptAtOnce]))).length;
      }
      return swept;
    },
    async close() {
      closed = true;
      if (arrived.length > 0) await new Promise((turn) => setImmediate(turn));
      await Promise.all(reading);
      await writing;
      await database.close();
    },
  };
}

/** Runs `work` over the known documents and records the keys that it reads. */
function attempt({ work, keys, resolve, reject }: Job, known: Known): Run {
  // Keys that it read after an unknown document may be meaningless, and must not be locked.
  keys.clear();
  const writes = new Map<string, string | undefined>();
  let cleared = false;
  let incomplete = false;
  const transaction: Transaction = {
    get(collection, id) {
      const key = keyOf(collection, id);
      if (!writes.has(key) && !cleared) {
        keys.add(key);
        if (!known.has(key)) incomplete = true;
      }
      const text = writes.has(key) || cleared ? writes.get(key) : known.get(key);
      // A documented edge of the types: the only writer of the table is `put`, which takes the collection's type.
      return text === undefined ? undefined : JSON.parse(text);
    },
    put(collection, id, document) {
      writes.set(keyOf(collection, id), JSON.stringify(document));
    },
    del(collection, id) {
      // Its row goes with it, which is found only for a document that was read.
      if (isListed(collection)) transaction.get(collection, id);
      writes.set(keyOf(collection, id), undefined);
    },
    clear() {
      writes.clear();
      cleared = true;
    },
  };
  const outcome = (settle: () => void, failed: boolean): Run => ({ incomplete, writes, cleared, failed, settle });
  try {
    const result = work(transaction);
    return outcome(() => resolve(result), false);
  } catch (error) {
    return outcome(() => reject(error), true);
  }
}

/**
 * Runs all jobs, one after the other, over locked documents, and writes their changes. A job that reads other keys than in its first
 * run is postponed.
 */
async function runAndWrite(sql: Sql, jobs: readonly Job[]): Promise<Map<Job, Run>> {
  const wanted = keysOf(jobs);
  const known = await read(sql, wanted, lockStatement);
  const absent = wanted.filter((key) => known.get(key) === undefined);
  if (absent.length > 0) {
    await sql.query(holdStatement, [absent]);
    // Another transaction may have created them while this one waited for the locks.
    for (const [key, text] of await read(sql, absent, lockStatement)) known.set(key, text);
  }

  // A document that was not read before is a new one.
  const before = new Map(known);
  const runs = new Map<Job, Run>();
  const writes = new Map<string, string | undefined>();
  let cleared = false;
  for (const job of jobs) {
    const run = attempt(job, known);
    runs.set(job, run);
    if (run.incomplete || run.failed) continue;
    if (run.cleared) {
      cleared = true;
      writes.clear();
      for (const key of known.keys()) known.set(key, undefined);
    }
    for (const [key, text] of run.writes) {
      writes.set(key, text);
      known.set(key, text);
    }
  }

  const put = [...writes].filter(([, text]) => text !== undefined).sort(([a], [b]) => (a < b ? -1 : 1));
  const deleted = [...writes].filter(([, text]) => text === undefined).map(([key]) => key);
  if (cleared) {
    await sql.query('DELETE FROM documents');
    await clearRows(sql);
    before.clear();
  }
  if (deleted.length > 0) await sql.query('DELETE FROM documents WHERE key = ANY($1)', [deleted]);
  if (put.length > 0) await sql.query(putStatement, [put.map(([key]) => key), put.map(([, text]) => text)]);
  await putRows(
    sql,
    [...writes].map(([key, after]) => ({ key, before: before.get(key), after })),
  );
  if (absent.length > 0) await sql.query('DELETE FROM locks WHERE key = ANY($1)', [absent]);
  return runs;
}

/** Only SQL that CockroachDB, YugabyteDB and Citus support too: no advisory locks, no procedures, no extensions. */
const readStatement = 'SELECT key, document::text AS document FROM documents WHERE key = ANY($1)';
const scanStatement = `SELECT key, document::text AS document FROM documents
  WHERE key > $1 AND key >= $2 AND key < $3 ORDER BY key LIMIT $4`;
// Locked in a fixed order, so that transactions can't deadlock; the contended counter of order numbers comes last.
const lockStatement = `${readStatement} ORDER BY key LIKE 'counters/%', key FOR UPDATE`;
const holdStatement = `INSERT INTO locks (key, holds) SELECT key, 1 FROM unnest($1::text[]) AS wanted (key) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET holds = excluded.holds`;
const sweepStatement = `DELETE FROM documents
  WHERE key IN (SELECT key FROM documents WHERE document->>'endsAt' < $1 LIMIT $2) RETURNING key`;
/** Documents by key, as two lists. */
const putStatement = `INSERT INTO documents (key, document)
  SELECT key, document::jsonb FROM unnest($1::text[], $2::text[]) AS put (key, document)
  ON CONFLICT (key) DO UPDATE SET document = excluded.document`;

async function read(sql: Sql, keys: readonly string[], statement: string): Promise<Map<string, string | undefined>> {
  const known = new Map<string, string | undefined>(keys.map((key) => [key, undefined]));
  for (const { key = '', document } of keys.length > 0 ? await sql.query(statement, [keys]) : [])
    known.set(key, document);
  return known;
}

async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (tries === mostTries) throw new StorageAway(error);
      await wait(Math.random() * Math.min(longestPause, 2 ** tries));
    }
  }
}

function keysOf(jobs: readonly Job[]): string[] {
  return [...new Set(jobs.flatMap(({ keys }) => [...keys]))];
}

function keyOf(collection: string, id: string): string {
  return `${collection}/${id}`;
}
