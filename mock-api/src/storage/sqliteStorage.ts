/**
 * The embedded storage: Node's own SQLite, with one table of JSON documents in one file. More than 250 lines: opening
 * the file, committing in groups and failing after a bad write share the connection and its state.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isListed } from './listed.ts';
import { createListTables, fillLists, openSqliteLists, prepareWrite } from './sqliteLists.ts';
import {
  type Documents,
  lastKey,
  type Storage,
  StorageAway,
  StorageFailure,
  scannedAtOnce,
  type Transaction,
} from './storage.ts';
import { type Mark, openMark, readMark } from './storageMark.ts';

/** The file in the data folder. */
export const fileName = 'shop.sqlite';
/** The mark beside it: its state at the last write. */
export const markName = 'shop.mark';
const busyMilliseconds = 5_000;
const busyPause = 20;
/** How many expired documents one transaction deletes at most, so that requests don't wait for a sweep. */
const sweptAtOnce = 1_000;

/** SQLite's result codes. */
const codes = { busy: 5, locked: 6, readonly: 8, io: 10, corrupt: 11, full: 13, cantopen: 14, notadb: 26 };

/** A transaction that waits for its turn. */
interface Job {
  /** Works inside the open group; returns the function that notifies the caller once the group is on the disk. */
  run(): () => void;
  reject(error: StorageFailure): void;
}

export interface SqliteStorageOptions {
  /** Called once, when SQLite fails: every later transaction is refused. */
  onFailure?: (failure: StorageFailure) => void;
  /** Called when another program locks the file, and when it releases it. */
  report?: (message: string) => void;
}

/**
 * Opens (or creates) the storage in `dataDir`. Throws one sentence when the folder or the file can't be used, is damaged, or holds
 * less than was there before.
 */
export function openSqliteStorage(
  dataDir: string,
  { onFailure = () => {}, report = (message) => console.error(message) }: SqliteStorageOptions = {},
): Storage {
  makeDataDir(dataDir);
  const file = path.join(dataDir, fileName);
  const markFile = path.join(dataDir, markName);
  const before = readMark(markFile);
  if (before && !isFilled(file)) {
    throw new Error(
      `${file} is ${existsSync(file) ? 'empty' : 'missing'}, though ${markFile} says that there was a shop. Is the volume ` +
        `mounted? Put the file back, restore a backup with npm run api:restore, or delete ${markFile} to begin a new shop.`,
    );
  }
  const { db, mark: first } = openFile(file, before, markFile, report);
  let { commits } = first;
  const { storage } = first;
  const mark = openMark(markFile);
  mark.write(first);
  const isSame = sameFiles([file, `${file}-wal`]);

  const select = db.prepare('SELECT doc FROM docs WHERE c = ? AND id = ?');
  const upsert = prepareWrite(db, 'INSERT INTO docs VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET doc = excluded.doc');
  const remove = prepareWrite(db, 'DELETE FROM docs WHERE c = ? AND id = ?');
  const removeAll = prepareWrite(db, 'DELETE FROM docs');
  const removeEnded = prepareWrite(
    db,
    "DELETE FROM docs WHERE rowid IN (SELECT rowid FROM docs WHERE json_extract(doc, '$.endsAt') < ? LIMIT ?)",
  );
  const scan = db.prepare('SELECT id, doc FROM docs WHERE c = ? AND id > ? AND id >= ? AND id < ? ORDER BY id LIMIT ?');
  const lists = openSqliteLists(db);
  const begin = prepareWrite(db, 'BEGIN IMMEDIATE');
  const commit = prepareWrite(db, 'COMMIT');
  const rollback = prepareWrite(db, 'ROLLBACK');
  const savepoint = prepareWrite(db, 'SAVEPOINT job');
  const release = prepareWrite(db, 'RELEASE job');
  const undo = prepareWrite(db, 'ROLLBACK TO job');
  const count = db.prepare('UPDATE state SET commits = commits + 1 RETURNING commits');

  /** Whether the open group has written. */
  let wrote = false;
  const transaction: Transaction = {
    get(collection, id) {
      const row = select.get(collection, id);
      // A documented edge of the types: the only writer of the file is `put`, which takes the collection's type.
      return row && JSON.parse(String(row.doc));
    },
    put(collection, id, document) {
      wrote = true;
      if (isListed(collection))
        lists.put(collection, id, transaction.get(collection, id), document as Documents[typeof collection]);
      upsert.run(collection, id, JSON.stringify(document));
    },
    del(collection, id) {
      wrote = true;
      if (isListed(collection)) lists.del(collection, id, transaction.get(collection, id));
      remove.run(collection, id);
    },
    clear() {
      wrote = true;
      removeAll.run();
      lists.clear();
    },
  };

  let waiting: Job[] = [];
  /** The failure because of which transactions are refused. */
  let ended: StorageFailure | undefined;
  /** The time since which another program has locked the file. */
  let busySince: number | undefined;

  const fail = (error: unknown, jobs: readonly Job[]): void => {
    // Never retried: after a failed write the state on the disk is unknown until the file is reopened.
    const failure = new StorageFailure(error, `The storage ${file} failed`, remedyOf(error));
    ended = failure;
    for (const job of jobs) job.reject(failure);
    onFailure(failure);
  };

  /** Another program may lock the file for a moment, for a copy: waits for it without blocking the event loop. */
  const waitForOther = (error: unknown): void => {
    busySince ??= performance.now();
    if (performance.now() - busySince < busyMilliseconds) {
      setTimeout(commitWaiting, busyPause);
      return;
    }
    const away = new StorageAway(error, `Another program keeps ${file} to itself`);
    report(away.message);
    busySince = undefined;
    for (const job of waiting.splice(0)) job.reject(away);
  };

  // Jobs that arrived while the event loop was busy share one commit, and so one fsync.
  const commitWaiting = (): void => {
    if (waiting.length === 0 || ended) return;
    try {
      begin.run();
    } catch (error) {
      if (isBusy(error)) waitForOther(error);
      else fail(error, waiting.splice(0));
      return;
    }
    busySince = undefined;
    const jobs = waiting;
    waiting = [];
    let tell: (() => void)[];
    try {
      wrote = false;
      tell = jobs.map((job) => job.run());
      if (wrote) commits = Number(count.get()?.commits);
      commit.run();
      if (!isSame()) throw new Error('it was deleted or replaced while the API ran, and what is written there is lost');
    } catch (error) {
      if (db.isTransaction) rollback.run();
      fail(error, jobs);
      return;
    }
    if (wrote) mark.write({ storage, commits });
    for (const one of tell) one();
  };

  const enqueue = <T>(work: () => T): Promise<T> => {
    if (ended) return Promise.reject(ended);
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    if (waiting.length === 0) setImmediate(commitWaiting);
    waiting.push({
      reject,
      run() {
        savepoint.run();
        try {
          const result = work();
          release.run();
          return () => resolve(result);
        } catch (error) {
          if (isEngineError(error)) throw error;
          undo.run();
          release.run();
          return () => reject(error);
        }
      },
    });
    return promise;
  };

  // No group is open at this point, so only committed data is read.
  const readNow = async <T>(read: () => T): Promise<T> => {
    if (ended) throw ended;
    try {
      return read();
    } catch (error) {
      if (isBusy(error)) throw new StorageAway(error, `Another program keeps ${file} to itself`);
      throw isEngineError(error) ? new StorageFailure(error, `The storage ${file} failed`, remedyOf(error)) : error;
    }
  };

  return {
    tx: (work) => enqueue(() => work(transaction)),
    list: (query) => readNow(() => lists.list(query)),
    tallies: (collection, keys) => readNow(() => lists.tallies(collection, keys)),
    talliesBetween: (collection, from, before) => readNow(() => lists.talliesBetween(collection, from, before)),
    scan: (collection, { prefix = '', after = '' } = {}) =>
      readNow(() =>
        scan
          .all(collection, after, prefix, prefix + lastKey, scannedAtOnce)
          .map(({ id, doc }) => ({ id: String(id), document: JSON.parse(String(doc)) })),
      ),
    async sweep(now) {
      let swept = 0;
      for (let last = sweptAtOnce; last === sweptAtOnce; swept += last) {
        last = await enqueue(() => {
          wrote = true;
          return Number(removeEnded.run(now.toISOString(), sweptAtOnce).changes);
        });
      }
      return swept;
    },
    async close() {
      commitWaiting();
      const isInOrder = ended === undefined;
      ended ??= new StorageFailure('it is closed');
      for (const job of waiting.splice(0)) job.reject(ended);
      if (!db.isOpen) return;
      db.close();
      const closed = isInOrder ? stateOf(file) : undefined;
      if (closed !== undefined) mark.write({ storage, commits, closed });
      mark.close();
    },
  };
}

/** The open file with its tables, checked and written to once, and its state. */
function openFile(
  file: string,
  before: Mark | undefined,
  markFile: string,
  report: (message: string) => void,
): { db: DatabaseSync; mark: Mark } {
  let db: DatabaseSync | undefined;
  try {
    keepForOwner(file);
    const isAsClosed = before?.closed !== undefined && before.closed === stateOf(file);
    db = new DatabaseSync(file, { timeout: busyMilliseconds });
    // WAL with FULL: an order is on the disk before the customer is told that it was placed.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY;');
    // Documents stand in the order of their arrival, and 32 MB hold the index over hundreds of thousands of them: a write
    // touches the same few pages however many orders there are.
    db.exec('PRAGMA cache_size = -32000');
    // What is deleted is overwritten: otherwise an erased customer's address stays in the free pages of the file.
    db.exec('PRAGMA secure_delete = ON');
    if (!isAsClosed) checkWhole(db);
    createTables(db);
    fillLists(db, report);
    // Also proves that the file can be written.
    db.prepare('INSERT INTO state VALUES (1, ?, 0) ON CONFLICT DO UPDATE SET commits = commits').run(randomUUID());
    // From now on SQLite doesn't wait for locks itself, which would block the event loop.
    db.exec('PRAGMA busy_timeout = 0');
  } catch (error) {
    db?.close();
    throw new Error(`${file} can't be used (${messageOf(error)}). ${remedyOf(error)}`, { cause: error });
  }
  const row = db.prepare('SELECT storage, commits FROM state').get();
  const mark = { storage: String(row?.storage), commits: Number(row?.commits) };
  const missing =
    before && before.storage !== mark.storage
      ? 'is another one than the one that was used here before'
      : before && before.commits > mark.commits
        ? `ends ${before.commits - mark.commits} writes before what was acknowledged: was ${path.basename(file)}-wal deleted, or an old copy put here`
        : undefined;
  if (missing === undefined) return { db, mark };
  db.close();
  throw new Error(
    `${file} ${missing}? Put back what was there, restore a backup with npm run api:restore, or delete ${markFile} to go on with this one.`,
  );
}

/**
 * Reads every page: 40 s and more with a million orders. A file that was closed cleanly and hasn't been touched since
 * needs no such check; a damaged page of it is still noticed when it is read.
 */
function checkWhole(db: DatabaseSync): void {
  const found = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: codes.corrupt });
}

/** Size and time of the last change; `undefined` while its log isn't empty. */
function stateOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && !isFilled(`${file}-wal`) ? `${found.size}-${found.mtimeMs}` : undefined;
}

/** Whether the open files are still the ones at their paths. */
function sameFiles(files: readonly string[]): () => boolean {
  const idOf = (file: string) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return found && `${found.dev} ${found.ino}`;
  };
  const ids = files.map(idOf);
  return () => files.every((file, i) => idOf(file) === ids[i]);
}

/** Whether there is a storage, not only an empty file. */
export function isFilled(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Only its owner may read a new data folder. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}

/**
 * Creates the file if it is missing, readable only for its owner; the files that SQLite writes beside it get the same
 * mode.
 */
export function keepForOwner(file: string): void {
  // An existing file is never opened here, because closing it would release the locks that SQLite holds in this
  // process.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(name, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) !== 0 && process.platform !== 'win32') chmodSync(name, 0o600);
  }
}

/** The tables of a new file, or of one of an older version. */
export function createTables(db: DatabaseSync): void {
  createListTables(db);
  db.exec(`
    CREATE TABLE IF NOT EXISTS docs (c TEXT NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL, UNIQUE (c, id)) STRICT;
    CREATE TABLE IF NOT EXISTS state (
      id INTEGER PRIMARY KEY CHECK (id = 1), storage TEXT NOT NULL, commits INTEGER NOT NULL
    ) STRICT;
    -- What ends by itself, by its end.
    CREATE INDEX IF NOT EXISTS docs_ends ON docs (json_extract(doc, '$.endsAt'))
      WHERE json_extract(doc, '$.endsAt') IS NOT NULL;
    -- One row of a customer held all submissions with an Idempotency-Key before; each is its own row now.
    INSERT INTO docs SELECT 'submissions', docs.id || ' ' || json_extract(one.value, '$.key'), json_object(
      'body', json_extract(one.value, '$.body'),
      'answer', json(json_extract(one.value, '$.answer')),
      'endsAt', strftime('%Y-%m-%dT%H:%M:%fZ', json_extract(one.value, '$.at'), '+1 day'))
      FROM docs, json_each(docs.doc, '$.recent') AS one WHERE docs.c = 'submissions';
    DELETE FROM docs WHERE c = 'submissions' AND json_extract(doc, '$.recent') IS NOT NULL;
  `);
}

/** The remedy for an administrator. */
function remedyOf(error: unknown): string {
  const { full, readonly, cantopen, corrupt, notadb } = codes;
  const code = codeOf(error);
  if (code === full) return 'Make room on its disk, then start the API again.';
  const isForbidden = error instanceof Error && 'code' in error && /^E(ACCES|PERM|ROFS)$/.test(String(error.code));
  if (code === readonly || code === cantopen || isForbidden) {
    return 'Let the user of the API write the folder, or choose another one with API_DATA_DIR.';
  }
  if (code === corrupt || code === notadb) {
    return 'It is damaged: keep a copy of it, and restore the last backup into an empty folder with npm run api:restore.';
  }
  return 'Start the API again; if that fails, restore the last backup with npm run api:restore.';
}

/** The primary result code, without SQLite's extension of it. */
function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isBusy(error: unknown): boolean {
  return codeOf(error) === codes.busy || codeOf(error) === codes.locked;
}

function isEngineError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}
