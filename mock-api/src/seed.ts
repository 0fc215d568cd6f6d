/** `db.json`: read at start, copied into an empty storage, never written. `npm run seed` generates it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { newSettingsInService, type Product } from '@nuee/domain';
import { standardSettings } from '@nuee/domain/live';
import { raisePublication } from './commands/publication.ts';
import { putUser } from './commands/users.ts';
import type { Storage, StoredProduct, StoredSession, StoredUser, Transaction } from './storage/storage.ts';

/** The path of the seed. */
export const seedFile = path.join(import.meta.dirname, '../../db.json');

/** What `db.json` holds. Accounts and sessions only ever reach the storage. */
export interface Seed {
  readonly products: readonly Product[];
  readonly categories: readonly { id: string; slug: string; name: string; image: string }[];
  readonly reviews: readonly object[];
  readonly users: readonly StoredUser[];
  /** `id` is the SHA-256 of the session's token. */
  readonly sessions: readonly (StoredSession & { readonly id: string })[];
}

/** The seed in the file. Its shape is known: a test compares the file with what `generateSeed` makes. */
export function readSeed(): Seed {
  return JSON.parse(readFileSync(seedFile, 'utf8'));
}

/** The seed without its accounts, for a test's shop. */
export function publicOnly({ products, categories, reviews }: Seed): Seed {
  return { products, categories, reviews, users: [], sessions: [] };
}

/**
 * Fills a storage that was never filled, and returns whether it did; any other storage only follows the catalogue of
 * `db.json`. A shop in service starts with just the categories and follows nothing, since its products are the owner's.
 *
 * Throws where the demonstration is started on the data of a shop in service.
 */
export function seedStorage(storage: Storage, seed: Seed, now: Date, demo = true): Promise<boolean> {
  return storage.tx((t) => {
    const filled = t.get('facts', 'seed');
    if (demo && filled?.inService) {
      throw new Error(
        'This is the data of a shop in service: start it with DEMO=off, or give the demonstration another API_DATA_DIR.',
      );
    }
    if (demo) {
      if (!filled) fill(t, seed, now);
      followSeed(t, seed, now);
    } else if (!filled) {
      t.put('facts', 'seed', { since: now.toISOString(), inService: true });
      t.put('settings', 'shop', { ...standardSettings, ...newSettingsInService });
      putCategories(t, seed);
    }
    return !filled;
  });
}

/** Empties the storage and fills it again: accounts, carts and orders are gone. */
export function resetStorage(storage: Storage, seed: Seed, now: Date): Promise<void> {
  return storage.tx((t) => {
    t.clear();
    fill(t, seed, now);
    followSeed(t, seed, now);
  });
}

function fill(t: Transaction, seed: Seed, now: Date): void {
  for (const user of seed.users) putUser(t, user);
  for (const { id, ...session } of seed.sessions) t.put('sessions', id, session);
  t.put('facts', 'seed', { since: now.toISOString() });
}

/** Enough for the demonstration never to sell out. */
const seededStock = 1_000_000;

/**
 * Gives the storage the products and categories of `db.json`. A product that no owner has touched follows the file, and goes when the
 * file no longer has it; what an owner changed or removed stays so.
 */
function followSeed(t: Transaction, { products, categories, users }: Seed, now: Date): void {
  const seeded = t.get('idLists', 'seeded')?.ids;
  const before = seeded?.map((id) => t.get('products', id)) ?? [];
  let isChanged = seeded === undefined;
  for (const product of before) {
    if (product?.version !== 1 || products.some(({ id }) => id === product.id)) continue;
    t.del('products', product.id);
    isChanged = true;
  }
  products.forEach((product, i) => {
    const stored = before.find((one) => one?.id === product.id);
    if (stored ? stored.version !== 1 : seeded?.includes(product.id)) return;
    const { id, slug, discountPrice, price } = product;
    // One after the other, so that they are listed in order.
    const createdAt = stored?.createdAt ?? new Date(now.getTime() + i).toISOString();
    const made: StoredProduct = {
      ...product,
      status: 'published',
      stock: stored?.stock ?? seededStock,
      version: 1,
      createdAt,
      updatedAt: createdAt,
      prices: stored?.prices ?? [{ from: createdAt, price: discountPrice ?? price }],
      wasOrdered: stored?.wasOrdered ?? false,
    };
    if (isDeepStrictEqual(made, stored)) return;
    t.put('products', id, made);
    t.put('slugs', slug, { productId: id });
    isChanged = true;
  });
  if (seeded === undefined) {
    // A demonstration of an older version had no owner.
    for (const user of users) if (!t.get('users', user.id)) putUser(t, user);
    putCategories(t, { categories });
  }
  if (!isChanged) return;
  t.put('idLists', 'seeded', { ids: products.map(({ id }) => id) });
  raisePublication(t);
}

function putCategories(t: Transaction, { categories }: Pick<Seed, 'categories'>): void {
  for (const { id, ...category } of categories) t.put('categories', id, { ...category, version: 1 });
  t.put('idLists', 'categories', { ids: categories.map(({ id }) => id) });
}
