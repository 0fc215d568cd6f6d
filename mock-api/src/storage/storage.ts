/**
 * The storage port: what the API asks of whatever keeps its data, small enough for any engine with transactions.
 *
 * A transaction looks up by primary key, so that uniqueness (one account per e-mail, one order per payment) is the key
 * itself and needs no index: `documents.ts` says what each collection is keyed by. Lists are asked outside of transactions.
 */
import type { Collection, Documents } from './documents.ts';
import type { ListedCollection } from './listed.ts';
import type { ListPage, ListQuery, Tally } from './lists.ts';

export type * from './documents.ts';

export interface Transaction {
  get<C extends Collection>(collection: C, id: string): Documents[C] | undefined;
  put<C extends Collection>(collection: C, id: string, document: Documents[C]): void;
  del(collection: Collection, id: string): void;
  /** Deletes every document of every collection. */
  clear(): void;
}

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

function reason(cause: unknown): string {
  // Node tries each address of a host, and reports the outcome of each only in here.
  if (cause instanceof AggregateError) return cause.errors.map(reason).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}

export interface Scan {
  readonly prefix?: string;
  readonly after?: string;
}

/** A document with its key. */
export interface Keyed<C extends Collection> {
  readonly id: string;
  readonly document: Documents[C];
}

/** How many documents a scan reads. */
export const scannedAtOnce = 1_000;
/** Follows every key that begins with what stands before it. */
export const lastKey = '\u{10ffff}';

export interface Storage {
  /**
   * Runs `work` as one transaction, alone: its writes are stored completely and durably before the promise resolves;
   * when it throws, nothing is stored and the promise rejects with its error. Rejects with a StorageFailure when the
   * engine fails.
   *
   * `work` is synchronous, does no input or output of its own, and may be run again, even over documents that are not
   * all known yet, so its reads must depend on the documents alone. A new document may have a random id if nobody can
   * ask for it earlier.
   */
  tx<T>(work: (t: Transaction) => T): Promise<T>;
  /** A page of a collection at this moment; its cost doesn't depend on the number of rows before the cursor. */
  list<C extends ListedCollection>(query: ListQuery<C>): Promise<ListPage<C>>;
  /**
   * How many documents count under each of these keys (`talliesOf`), and their sum in cents; keys without documents are
   * left out.
   */
  tallies(collection: ListedCollection, keys: readonly string[]): Promise<ReadonlyMap<string, Tally>>;
  /** The same for all keys from one key up to but excluding another, compared by their bytes. */
  talliesBetween(collection: ListedCollection, from: string, before: string): Promise<ReadonlyMap<string, Tally>>;
  /**
   * Documents of any collection whose key begins with `prefix`, in the order of their keys, after the key `after`: for what no list has.
   * Fewer than `scannedAtOnce` are the last ones.
   */
  scan<C extends Collection>(collection: C, options?: Scan): Promise<readonly Keyed<C>[]>;
  /** Deletes the documents whose `endsAt` has passed, a few at a time; returns how many. */
  sweep(now: Date): Promise<number>;
  close(): Promise<void>;
}
