/** What a kind of record is, and what may be done with it. */
import type { Db } from '../dialect.ts';
import type { Collection, Records } from '../recordTypes.ts';
import type { Tables } from '../schema.ts';

/** A record with its key. */
export interface Keyed<C extends Collection> {
  readonly id: string;
  readonly record: Records[C];
}

export interface Reader {
  get<C extends Collection>(collection: C, id: string): Promise<Records[C] | undefined>;
  /** Those that exist, in the order of the ids. */
  getAll<C extends Collection>(collection: C, ids: readonly string[]): Promise<readonly Keyed<C>[]>;
  /** Asks the tables. */
  query<T>(ask: (db: Db) => Promise<T>): Promise<T>;
}

/** The records that it reads are locked until its end, and each is read only once. */
export interface Transaction extends Reader {
  put<C extends Collection>(collection: C, id: string, record: Records[C]): Promise<void>;
  /** Stores a record under a new id, without reading that id first. */
  add<C extends Collection>(collection: C, id: string, record: Records[C]): Promise<void>;
  /** Stores many records in few statements: those that it has read, and new ones, whose ids it hasn’t read. */
  putAll<C extends Collection>(collection: C, all: readonly Keyed<C>[]): Promise<void>;
  del(collection: Collection, id: string): Promise<void>;
  /** Deletes everything. */
  clear(): Promise<void>;
  /** The query, which locks the rows that it finds until the end of the transaction. */
  lock<Q extends { forUpdate(): Q }>(query: Q): Q;
  /**
   * Does `work` at the end, in the order of the names: for rows that everybody writes, such as counts, so that transactions hold them
   * for a moment only, and always in the same order.
   */
  late(name: string, work: () => Promise<void>): void;
  /** The same, but once for each name, however often it is called. */
  once(name: string, work: () => Promise<void>): void;
}

/** A record in its table. */
export interface Table<C extends Collection, T extends keyof Tables = keyof Tables> {
  readonly name: T;
  readonly toRow: (id: string, record: Records[C]) => Tables[T];
  readonly fromRow: (row: Tables[T]) => Records[C];
  /** Converts the key to the value in the table; the same text by default. */
  readonly keyOf?: (id: string) => string | number;
  /** Adds to the rows what stands in other tables. */
  readonly complete?: (db: Db, found: readonly Keyed<C>[]) => Promise<readonly Keyed<C>[]>;
  /** Writes to other tables what follows from a change. */
  readonly follow?: (t: Transaction, change: Change<C>) => Promise<void>;
  /** The same for many changes in few statements. */
  readonly followAll?: (t: Transaction, changes: readonly Change<C>[]) => Promise<void>;
  /** Read by every order and hardly ever changed: its readers don't wait for each other. */
  readonly isShared?: boolean;
}

export interface Change<C extends Collection> {
  readonly id: string;
  readonly before: Records[C] | undefined;
  readonly after: Records[C] | undefined;
}

/** A table of records, with the types of its rows. */
export function table<C extends Collection, T extends keyof Tables>(of: Table<C, T>): Table<C, T> {
  return of;
}
