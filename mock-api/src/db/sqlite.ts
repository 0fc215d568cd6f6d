/**
 * SQLite in one file: Node's own. Opening the file, committing in groups and failing after a bad write share the connection and its
 * state.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { kyselyOver } from './dialect.ts';
import { executeOn } from './executeOn.ts';
import { convertFile, dropKept, holdsDocuments, migrateFile, stateTable } from './migrateFile.ts';
import { isFilled, keepForOwner, makeDataDir } from './ownFiles.ts';
import { reason, type Storage, StorageAway, StorageFailure, storageOver } from './storage.ts';
import { type Mark, openMark, readMark } from './storageMark.ts';

/** The file in the data folder. */
export const fileName = 'shop.sqlite';
/** The mark beside it: its state at the last write. */
export const markName = 'shop.mark';
const busyMilliseconds = 5_000;
const busyPause = 20;

/** SQLite's result codes. */
const codes = {
  constraint: 19,
  busy: 5,
  locked: 6,
  readonly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cantopen: 14,
  notadb: 26,
};

/** A transaction that waits for its turn. */
interface Job {
  /** Works inside the open group; resolves to the function that notifies the caller once the group is on the disk. */
  run(): Promise<() => void>;
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
export async function openSqliteStorage(
  dataDir: string,
  { onFailure = () => {}, report = (message) => console.error(message) }: SqliteStorageOptions = {},
): Promise<Storage> {
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
  const { db, mark: first } = await openFile(file, before, markFile, report);
  let { commits } = first;
  const { storage } = first;
  const mark = openMark(markFile);
  mark.write(first);
  const isSame = sameFiles([file, `${file}-wal`]);

  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');
  const savepoint = db.prepare('SAVEPOINT job');
  const release = db.prepare('RELEASE job');
  const undo = db.prepare('ROLLBACK TO job');
  const changes = db.prepare('SELECT total_changes() AS n');
  const count = db.prepare('UPDATE state SET commits = commits + 1 RETURNING commits');
  const changed = (): number => Number(changes.get()?.n);
  const writer = kyselyOver('sqlite', executeOn(db));

  let waiting: Job[] = [];
  /** The failure because of which transactions are refused. */
  let ended: StorageFailure | undefined;
  /** Once it is closed, nothing new begins. */
  let closed: StorageFailure | undefined;
  /** The time since which another program has locked the file. */
  let busySince: number | undefined;

  const fail = (error: unknown, jobs: readonly Job[]): void => {
    // Never retried: after a failed write the state on the disk is unknown until the file is reopened.
    const isFirst = ended === undefined;
    ended ??= new StorageFailure(error, `The storage ${file} failed`, remedyOf(error));
    for (const job of [...jobs, ...waiting.splice(0)]) job.reject(ended);
    if (isFirst) onFailure(ended);
  };

  /** Another program may lock the file for a moment, for a copy: waits for it without blocking the event loop. */
  const waitForOther = (error: unknown): void => {
    busySince ??= performance.now();
    if (performance.now() - busySince < busyMilliseconds) {
      setTimeout(commitSoon, busyPause);
      return;
    }
    const away = new StorageAway(error, `Another program keeps ${file} to itself`);
    report(away.message);
    busySince = undefined;
    for (const job of waiting.splice(0)) job.reject(away);
  };

  // Jobs that arrived while the event loop was busy share one commit, and so one fsync.
  const commitWaiting = async (): Promise<void> => {
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
    const tell: (() => void)[] = [];
    let wrote = false;
    try {
      const before = changed();
      for (const job of jobs) tell.push(await job.run());
      wrote = changed() > before;
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

  /** The group that is being committed; later jobs form the next one. */
  let open: Promise<void> | undefined;
  const commitSoon = (): void => {
    if (open) return;
    open = new Promise<void>((turn) => setImmediate(turn)).then(commitWaiting).finally(() => {
      open = undefined;
      if (waiting.length > 0 && busySince === undefined) commitSoon();
    });
  };

  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const refused = ended ?? closed;
    if (refused) return Promise.reject(refused);
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    commitSoon();
    waiting.push({
      reject,
      async run() {
        savepoint.run();
        try {
          const result = await work();
          release.run();
          return () => resolve(result);
        } catch (error) {
          // A constraint of the tables: only this transaction is refused, the file is sound.
          if (isEngineError(error) && codeOf(error) !== codes.constraint) throw error;
          undo.run();
          release.run();
          return () => reject(error);
        }
      },
    });
    return promise;
  };

  // What is read outside of a transaction: committed data, also while a group is open.
  const readDb = new DatabaseSync(file, { readOnly: true });
  const execute = executeOn(readDb);
  const reader = kyselyOver('sqlite', async (query) => {
    const refused = ended ?? closed;
    if (refused) throw refused;
    try {
      return await execute(query);
    } catch (error) {
      if (isBusy(error)) throw new StorageAway(error, `Another program keeps ${file} to itself`);
      if (!isEngineError(error)) throw error;
      fail(error, []);
      throw ended;
    }
  });

  return storageOver({
    dialect: 'sqlite',
    db: reader,
    transaction: (work) => enqueue(() => work(writer)),
    dropKept: async (now) => dropKept(readDb, file, now),
    async close() {
      closed ??= new StorageFailure('it is closed');
      while (open) await open;
      const isInOrder = ended === undefined;
      for (const job of waiting.splice(0)) job.reject(closed);
      if (!db.isOpen) return;
      readDb.close();
      db.close();
      const state = isInOrder ? stateOf(file) : undefined;
      if (state !== undefined) mark.write({ storage, commits, closed: state });
      mark.close();
    },
  });
}

function openWriting(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: busyMilliseconds });
  // WAL with FULL: an order is on the disk before the customer is told that it was placed.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY;');
  // Records stand in the order of their arrival, and 32 MB hold the index over hundreds of thousands of them: a write
  // touches the same few pages however many orders there are.
  db.exec('PRAGMA cache_size = -32000');
  // What is deleted is overwritten: otherwise an erased customer's address stays in the free pages of the file.
  db.exec('PRAGMA secure_delete = ON');
  return db;
}

/** The open file with its tables, checked and written to once, and its state. */
async function openFile(
  file: string,
  before: Mark | undefined,
  markFile: string,
  report: (message: string) => void,
): Promise<{ db: DatabaseSync; mark: Mark }> {
  let db: DatabaseSync | undefined;
  try {
    keepForOwner(file);
    const isAsClosed = before?.closed !== undefined && before.closed === stateOf(file);
    db = openWriting(file);
    if (!isAsClosed) checkWhole(db);
    if (holdsDocuments(db)) {
      await convertFile(db, file, report);
      db = openWriting(file);
    }
    db.exec('PRAGMA foreign_keys = ON');
    db.exec(stateTable);
    migrateFile(db);
    // Also proves that the file can be written.
    db.prepare('INSERT INTO state VALUES (1, ?, 0) ON CONFLICT DO UPDATE SET commits = commits').run(randomUUID());
    // From now on SQLite doesn't wait for locks itself, which would block the event loop.
    db.exec('PRAGMA busy_timeout = 0');
  } catch (error) {
    db?.close();
    throw new Error(`${file} can't be used (${reason(error)}). ${remedyOf(error)}`, { cause: error });
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

function isBusy(error: unknown): boolean {
  return codeOf(error) === codes.busy || codeOf(error) === codes.locked;
}

function isEngineError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}
