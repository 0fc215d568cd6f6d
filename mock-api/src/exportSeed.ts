import { readSeed, type Seed } from './seed.ts';
import { readDatabase } from './storage/copies.ts';
import type { Database } from './storage/database.ts';
import { type AllDocuments, collectDocuments, readDocuments } from './storage/sqliteDocuments.ts';

/** All that the storage holds, in the shape of the seed. Throws when there is no storage in the folder. */
export function exportSeed(dataDir: string): Seed {
  return asSeed(readDocuments(dataDir));
}

/** All that the database holds, in the shape of the seed. */
export async function exportDatabase(database: Database): Promise<Seed> {
  const pages: (readonly [key: string, text: string])[] = [];
  await readDatabase(database, (page) => void pages.push(...page));
  return asSeed(collectDocuments(pages));
}

function asSeed({ users, sessions, carts, orders, counters, payments, submissions }: AllDocuments): Seed {
  const { products, categories, reviews } = readSeed();
  return { products, categories, reviews, users, sessions, carts, orders, counters, payments, submissions };
}
