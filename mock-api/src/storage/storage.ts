/**
 * The storage port: what the API asks of whatever keeps its data, small enough for any engine with transactions.
 *
 * Every access is a look-up by primary key, so that uniqueness (one account per e-mail, one order per payment) is the key
 * itself and needs no index: the documents below say what each collection is keyed by.
 */
import type { CreatedOrder, Order, Profile } from '@nuee/domain';

/** The documents of each collection. They are replaced, never changed in place. */
export interface Documents {
  /** Keyed by user id. */
  users: StoredUser;
  /** Keyed by the e-mail in lower case. */
  emails: { readonly userId: string };
  /** Keyed by the SHA-256 of the token. */
  sessions: StoredSession;
  /** Keyed by user id. */
  carts: StoredCart;
  /** Keyed by order id. */
  orders: StoredOrder;
  /** Keyed by year (Europe/Paris): the last order number given. */
  counters: { readonly last: number };
  /** Keyed by user id and `Idempotency-Key`: what the customer submitted with it in the last 24 hours. */
  submissions: StoredSubmission;
  /** Keyed by payment id: a payment pays one order. */
  payments: { readonly orderId: string };
  /** Keyed by user id and a hash of the network: where an account logged in from, until an ISO date. */
  knownNetworks: { readonly endsAt: string };
  /** Keyed by fact. `seed` is there once the storage was filled; `log` has the key of the hashes in the log. */
  facts: { readonly since: string; readonly key?: string };
}

type Collection = keyof Documents;

export interface StoredUser extends Readonly<Profile> {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  /** ISO date of the last change of password: sessions that were opened before are dead. */
  readonly sessionsFrom?: string;
}

/** All three are ISO dates. */
export interface StoredSession {
  readonly userId: string;
  /** Absent from those of an older version. */
  readonly openedAt?: string;
  /** Moves on while the session is used. */
  readonly idleUntil: string;
  /** Never moves. */
  readonly endsAt: string;
}

/** A line says what is wanted, not what it costs: prices come from the catalogue at each reading. */
export interface StoredLine {
  readonly id: string;
  readonly productId: string;
  readonly size: number;
  readonly nicotineStrength: number;
  readonly quantity: number;
}

export interface StoredCart {
  readonly lines: readonly StoredLine[];
}

export interface StoredSubmission {
  /** SHA-256 of the body. */
  readonly body: string;
  /** ISO date. */
  readonly endsAt: string;
  readonly answer: CreatedOrder;
}

export interface StoredOrder {
  readonly userId: string;
  readonly paymentId?: string;
  readonly order: Readonly<Order>;
}

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
  /** Deletes the documents whose `endsAt` has passed, a few at a time; returns how many. */
  sweep(now: Date): Promise<number>;
  close(): Promise<void>;
}
