/** The storage: transactions over the tables, and the reads that need none. Only the code that opens it knows the engine. */
import { type ListedCollection, type ListPage, type ListQuery, listPage } from '../queries/list.ts';
import type { Db, Dialect } from './dialect.ts';
import { readerOver, readPage, transactionOver } from './records.ts';
import type { Collection } from './recordTypes.ts';
import type { Keyed, Reader, Transaction } from './tables/table.ts';

export type { ListedCollection, ListPage, ListQuery } from '../queries/list.ts';
export type * from './recordTypes.ts';
export type { Keyed, Reader, Transaction } from './tables/table.ts';

/** The engine can't read or write. A file that failed is never used again: the process has to end and restart. */
export class StorageFailure extends Error {
  override readonly name: string = 'StorageFailure';

  /** @param remedy a sentence for the administrator. */
  constructor(cause: unknown, what = 'The storage failed', remedy = '') {
    super(`${what}: ${reason(cause)}.${remedy && ` ${remedy}`}`, { cause });
  }
}

/**
 * A database can't be reached at the moment, or another program has locked the file; the next call tries again. The
 * call's writes were either all stored or not at all, and it is unknown which: repeating the call safely needs an
 * `Idempotency-Key`, as orders have.
 */
export class StorageAway extends StorageFailure {
  override readonly name = 'StorageAway';

  constructor(cause: unknown, what = 'The database is away') {
    super(cause, what);
  }
}

export function reason(cause: unknown): string {
  // Node tries each address of a host, and reports the outcome of each only in here.
  if (cause instanceof AggregateError) return cause.errors.map(reason).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}

/** What a database has to offer. */
export interface Engine {
  readonly dialect: Dialect;
  /** Reads what is stored. */
  readonly db: Db;
  /** Runs `work` as one transaction, and repeats it after a conflict with a concurrent one. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Deletes what a conversion has kept of an older version, once it is `keptDays` old. */
  dropKept(now: Date): Promise<void>;
  close(): Promise<void>;
}

export interface Storage {
  /**
   * Runs `work` as one transaction, alone: its writes are stored completely and durably before the promise resolves;
   * when it throws, nothing is stored and the promise rejects with its error. Rejects with a StorageFailure when the
   * engine fails.
   *
   * `work` waits for nothing but its transaction, and may be repeated after a conflict with a concurrent one.
   */
  tx<T>(work: (t: Transaction) => Promise<T>): Promise<T>;
  /** Reads what is stored, without blocking writers. Each of its reads may see a later state than the one before. */
  read<T>(work: (t: Reader) => Promise<T>): Promise<T>;
  list<C extends ListedCollection>(query: ListQuery<C>): Promise<ListPage<C>>;
  /** Records in the order of their keys, after the key `after`; fewer than `scannedAtOnce` are the last ones. */
  scan<C extends Collection>(collection: C, after?: string): Promise<readonly Keyed<C>[]>;
  /** Deletes what has ended, a few at a time, and what a conversion has kept for long enough; returns how many records. */
  sweep(now: Date): Promise<number>;
  close(): Promise<void>;
}

/** How many records a scan reads. */
export const scannedAtOnce = 1_000;
/** How many records one transaction of a sweep deletes at most, so that requests don't wait for it. */
const sweptAtOnce = 1_000;

const ending = [
  'sessions',
  'resets',
  'known_networks',
  'submissions',
  'changes',
  'pictures',
  'picture_files',
  'photographs',
  'events',
  'subscribers',
  'confirmations',
] as const;

export function storageOver({ dialect, db, transaction, dropKept, close }: Engine): Storage {
  const reader = readerOver(db);
  return {
    close,
    tx: (work) =>
      transaction(async (begun) => {
        const { t, finish } = transactionOver(begun, dialect);
        const result = await work(t);
        await finish();
        return result;
      }),
    read: (work) => work(reader),
    list: (query) => listPage(db, dialect, query),
    scan: (collection, after) => readPage(db, collection, after, scannedAtOnce),
    async sweep(now) {
      let swept = 0;
      for (const name of ending) {
        for (let last = sweptAtOnce; last === sweptAtOnce; swept += last) {
          last = await transaction(async (begun) => {
            const ended = begun
              .selectFrom(name)
              .select('id')
              .where('ends_at', '<', now.toISOString())
              .limit(sweptAtOnce);
            return (await begun.deleteFrom(name).where('id', 'in', ended).returning('id').execute()).length;
          });
        }
      }
      await dropKept(now);
      return swept;
    },
  };
}
