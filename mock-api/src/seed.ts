/** `db.json`: read at start, copied into an empty storage, never written. `npm run seed` generates it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublicData } from './app.ts';
import { putUser } from './routes/users.ts';
import type { Documents, Storage, StoredUser, Transaction } from './storage/storage.ts';

/** Where the seed is. */
export const seedFile = path.join(import.meta.dirname, '../../db.json');

/** What `db.json` holds. Everyone may read the public data; accounts and sessions only ever reach the storage. */
export interface Seed extends PublicData {
  readonly users: readonly StoredUser[];
  /** `id` is the SHA-256 of the session's token. */
  readonly sessions: Kept<'sessions'>;
  // Only in what `npm run api:export` wrote: a shop goes on from it.
  readonly carts?: Kept<'carts'>;
  readonly orders?: Kept<'orders'>;
  readonly counters?: Kept<'counters'>;
  readonly payments?: Kept<'payments'>;
  readonly submissions?: Kept<'submissions'>;
}

/** Documents with their key as `id`. */
type Kept<C extends keyof Documents> = readonly (Documents[C] & { readonly id: string })[];

/** The seed as the file holds it. A test holds the file to what `generateSeed` makes, so that its shape is known. */
export function readSeed(): Seed {
  return JSON.parse(readFileSync(seedFile, 'utf8'));
}

/** Fills a storage that was never filled; any other is left as it is. Rejects when an import into it has not come to its end. */
export function seedStorage(storage: Storage, seed: Seed, now: Date): Promise<void> {
  return storage.tx((t) => {
    if (t.get('facts', 'import')) throw new Error('An import has not come to its end: run npm run api:import again.');
    if (!t.get('facts', 'seed')) fill(t, seed, now);
  });
}

/** Empties the storage and fills it again: accounts, carts and orders are gone. */
export function resetStorage(storage: Storage, seed: Seed, now: Date): Promise<void> {
  return storage.tx((t) => {
    t.clear();
    fill(t, seed, now);
  });
}

function fill(t: Transaction, seed: Seed, now: Date): void {
  const { users, sessions, carts = [], orders = [], counters = [], payments = [], submissions = [] } = seed;
  for (const user of users) putUser(t, user);
  for (const { id, ...session } of sessions) t.put('sessions', id, session);
  for (const { id, ...cart } of carts) t.put('carts', id, cart);
  for (const { id, ...order } of orders) t.put('orders', id, order);
  for (const { id, ...counter } of counters) t.put('counters', id, counter);
  for (const { id, ...payment } of payments) t.put('payments', id, payment);
  for (const { id, ...submission } of submissions) t.put('submissions', id, submission);
  t.put('facts', 'seed', { since: now.toISOString() });
}
