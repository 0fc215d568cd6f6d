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

/** The engine can't read or write. When a file failed it is never asked again: the process has to end and start anew. */
export class StorageFailure extends Error {
  override readonly name: string = 'StorageFailure';

  /** @param remedy a sentence for whoever has to mend it. */
  constructor(cause: unknown, what = 'The storage failed', remedy = '') {
    super(`${what}: ${reason(cause)}.${remedy && ` ${remedy}`}`, { cause });
  }
}

/**
 * A database can't be asked at this moment, or another program keeps the file to itself; the next call asks it again. What the call wrote is kept as a whole or not at all, and
 * nobody knows which: whoever says it again needs the `Idempotency-Key` that orders have.
 */
export class StorageAway extends StorageFailure {
  override readonly name = 'StorageAway';

  constructor(cause: unknown, what = 'The database is away') {
    super(cause, what);
  }
}

function reason(cause: unknown): string {
  // Node tries each address of a host, and says only in here what became of each.
  if (cause instanceof AggregateError) return cause.errors.map(reason).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}

export interface Storage {
  /**
   * Runs `work` as one transaction, alone: what it puts is kept as a whole, durably, before the promise resolves; when it
   * throws nothing is kept and the promise rejects with its error. Rejects with a StorageFailure when the engine fails.
   *
   * `work` is synchronous, does no input or output of its own, and may be run again, also over documents that are not all there
   * yet: what it asks for follows from the documents alone. A new document may get a random id when nobody can ask for it before.
   */
  tx<T>(work: (t: Transaction) => T): Promise<T>;
  /** A page of a collection as it stands at this moment; its cost doesn't grow with what lies before the cursor. */
  list<C extends ListedCollection>(query: ListQuery<C>): Promise<ListPage<C>>;
  /** How many documents count under each of these keys (`talliesOf`), and their sum in cents; those that nothing counts under are left out. */
  tallies(collection: ListedCollection, keys: readonly string[]): Promise<ReadonlyMap<string, Tally>>;
  /** The same of all keys from one on and before another one, compared by their bytes. */
  talliesBetween(collection: ListedCollection, from: string, before: string): Promise<ReadonlyMap<string, Tally>>;
  /** Deletes the documents whose `endsAt` has passed, a few at a time; returns how many. */
  sweep(now: Date): Promise<number>;
  close(): Promise<void>;
}
