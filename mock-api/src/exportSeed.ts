import { readSeed, type Seed } from './seed.ts';
import { readDocuments } from './storage/sqliteDocuments.ts';

/** All that the storage holds, in the shape of the seed. Throws when there is no storage in the folder. */
export function exportSeed(dataDir: string): Seed {
  const { products, categories, reviews } = readSeed();
  const { users, sessions, carts, orders, counters, payments, submissions } = readDocuments(dataDir);
  return { products, categories, reviews, users, sessions, carts, orders, counters, payments, submissions };
}
