/** The embedded storage: SQLite as it comes with the project's Node. One table of JSON documents, one file. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Storage, StorageFailure, type Transaction } from './storage.ts';

/** The file in the data folder. */
export const fileName = 'shop.sqlite';
const busyMilliseconds = 5_000;

/** A transaction that waits for its turn. */
interface Job {
  /** Works inside the open group; returns what tells the caller, for when the group is on the disk. */
  run(): () => void;
  reject(error: StorageFailure): void;
}

/**
 * Opens (or creates) the storage in `dataDir`. Throws when the folder or the file can't be used.
 *
 * @param onFailure told once, when the engine fails: from then on every transaction is refused.
 */
export function openSqliteStorage(dataDir: string, onFailure: (failure: StorageFailure) => void = () => {}): Storage {
  makeDataDir(dataDir);
  const file = path.join(dataDir, fileName);
  keepForOwner(file);
  const db = new DatabaseSync(file, { timeout: busyMilliseconds });
  // WAL with FULL: a committed order is on the disk before the customer reads that it is.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY;');
  // Documents stand in the order of their arrival, and 32 MB hold the index over hundreds of thousands of them: a write
  // touches the same few pages however many orders there are.
  db.exec('PRAGMA cache_size = -32000');
  createTables(db);

  const select = db.prepare('SELECT doc FROM docs WHERE c = ? AND id = ?');
  const upsert = db.prepare('INSERT INTO docs VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET doc = excluded.doc');
  const remove = db.prepare('DELETE FROM docs WHERE c = ? AND id = ?');
  const removeAll = db.prepare('DELETE FROM docs');
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const savepoint = db.prepare('SAVEPOINT job');
  const release = db.prepare('RELEASE job');
  const undo = db.prepare('ROLLBACK TO job');

  const transaction: Transaction = {
    get(collection, id) {
      const row = select.get(collection, id);
      // A documented edge of the types: the only writer of the file is `put`, which takes the collection's type.
      return row && JSON.parse(String(row.doc));
    },
    put(collection, id, document) {
      upsert.run(collection, id, JSON.stringify(document));
    },
    del(collection, id) {
      remove.run(collection, id);
    },
    clear() {
      removeAll.run();
    },
  };

  let waiting: Job[] = [];
  /** Why nothing is taken any more. */
  let ended: StorageFailure | undefined;

  // Those who came while the event loop was busy share one commit, and so one wait for the disk.
  const commitWaiting = (): void => {
    const jobs = waiting;
    waiting = [];
    if (jobs.length === 0) return;
    let tell: (() => void)[];
    try {
      begin.run();
      tell = jobs.map((job) => job.run());
      commit.run();
    } catch (error) {
      // Never tried again: after a failed write nobody knows what the disk holds, until the file is opened anew.
      const failure = new StorageFailure(error);
      ended = failure;
      for (const job of jobs) job.reject(failure);
      onFailure(failure);
      return;
    }
    for (const one of tell) one();
  };

  return {
    tx<T>(work: (t: Transaction) => T): Promise<T> {
      if (ended) return Promise.reject(ended);
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      if (waiting.length === 0) setImmediate(commitWaiting);
      waiting.push({
        reject,
        run() {
          savepoint.run();
          try {
            const result = work(transaction);
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
    },
    async close() {
      commitWaiting();
      ended ??= new StorageFailure('it is closed');
      if (db.isOpen) db.close();
    },
  };
}

/** A new data folder is its owner's alone. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}

/** Makes the file when it is missing, readable for its owner alone; what SQLite writes beside it takes over its mode. */
export function keepForOwner(file: string): void {
  for (const name of [`${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
  if (existsSync(file)) chmodSync(file, 0o600);
  else closeSync(openSync(file, 'a', 0o600));
}

/** The tables of a new file. */
export function createTables(db: DatabaseSync): void {
  db.exec(
    'CREATE TABLE IF NOT EXISTS docs (c TEXT NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL, UNIQUE (c, id)) STRICT',
  );
}

function isEngineError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}
