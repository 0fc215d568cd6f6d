/** `db.json`: read at start, copied into an empty storage, never written. `npm run seed` generates it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublicData } from './app.ts';
import { putUser } from './routes/users.ts';
import type { Storage, StoredSession, StoredUser, Transaction } from './storage/storage.ts';

/** Where the seed is. */
export const seedFile = path.join(import.meta.dirname, '../../db.json');

/** What `db.json` holds. Everyone may read the public data; accounts and sessions only ever reach the storage. */
export interface Seed extends PublicData {
  readonly users: readonly StoredUser[];
  /** `id` is the SHA-256 of the session's token. */
  readonly sessions: readonly (StoredSession & { readonly id: string })[];
}

/** The seed in the file. Its shape is known: a test compares the file with what `generateSeed` makes. */
export function readSeed(): Seed {
  return JSON.parse(readFileSync(seedFile, 'utf8'));
}

/** Fills a storage that was never filled, and leaves any other as it is. @returns whether it was filled. */
export function seedStorage(storage: Storage, seed: Seed, now: Date): Promise<boolean> {
  return storage.tx((t) => {
    const isNew = !t.get('facts', 'seed');
    if (isNew) fill(t, seed, now);
    return isNew;
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
  for (const user of seed.users) putUser(t, user);
  for (const { id, ...session } of seed.sessions) t.put('sessions', id, session);
  t.put('facts', 'seed', { since: now.toISOString() });
}
