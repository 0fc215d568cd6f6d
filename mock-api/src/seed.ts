/** `db.json`: read at start, copied into an empty storage, never written. `npm run seed` generates it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { newSettingsInService, type Product } from '@nuee/domain';
import { standardSettings } from '@nuee/domain/live';
import { closeAccount } from './commands/erase.ts';
import { removeProduct } from './commands/products.ts';
import { raisePublication } from './commands/publication.ts';
import { changeSettings } from './commands/settings.ts';
import { addUser } from './commands/users.ts';
import { demoAccounts, hasOwner, isDemoAccount } from './demoAccount.ts';
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

/** What the start found: nothing, data that had not been in service, or what it expected. */
export type Found = 'nothing' | 'demonstration' | 'known';

/**
 * Prepares a storage for its start, and says what it found. The demonstration fills a new one, and follows the catalogue of `db.json` in
 * its own. A shop in service marks whatever it is started on as such: the demonstration's catalogue and accounts leave it, and it gets
 * what a new shop begins with where its owner has set nothing else.
 *
 * Throws where the demonstration is started on data that are, or may be, a real shop's.
 */
export async function seedStorage(storage: Storage, seed: Seed, now: Date, demo = true): Promise<Found> {
  const isSold = demo && (await hasSold(storage));
  const isVatSet = !demo && (await hasVatSet(storage));
  return storage.tx((t) => {
    const filled = t.get('facts', 'seed');
    if (demo) {
      refuseReal(t, isSold);
      if (!filled) fill(t, seed, now);
      else if (filled.inService === undefined) t.put('facts', 'seed', { ...filled, inService: false });
      followSeed(t, seed, now);
    } else if (!filled?.inService) {
      t.put('facts', 'seed', { since: now.toISOString(), ...filled, inService: true });
      enterService(t, seed, now, isVatSet);
    }
    return filled ? (demo || filled.inService ? 'known' : 'demonstration') : 'nothing';
  });
}

/** Whether others than the demonstration's customer have ordered. */
async function hasSold(storage: Storage): Promise<boolean> {
  const buyers = await storage.talliesBetween('orders', 'of/', 'of0');
  return [...buyers.keys()].some((key) => !isDemoAccount({ id: key.slice('of/'.length) }));
}

/** Whether an owner has ever changed the VAT: then it is his. */
async function hasVatSet(storage: Storage): Promise<boolean> {
  const { items } = await storage.list({ collection: 'journal', where: { kind: 'settings.vat' }, limit: 1 });
  return items.length > 0;
}

function refuseReal(t: Transaction, isSold: boolean): void {
  const mark = t.get('facts', 'seed')?.inService;
  const elsewhere = 'start it with DEMO=off, or give the demonstration another API_DATA_DIR or DATABASE_URL';
  if (mark) throw new Error(`This is the data of a shop in service: ${elsewhere}.`);
  // An older version left no mark: what its visitors ordered can't be told from what customers did.
  if (mark === undefined && (isSold || hasOwner(t))) {
    throw new Error(
      `This data may be a real shop's, since it has owners or orders besides the demonstration's: ${elsewhere}. ` +
        'If it was only tried out, npm run api:reset empties it.',
    );
  }
}

function enterService(t: Transaction, seed: Seed, now: Date, isVatSet: boolean): void {
  const actor = { who: 'shop', now };
  const settings = t.get('settings', 'shop');
  const { included } = newSettingsInService.vat;
  if (!settings) t.put('settings', 'shop', { ...standardSettings, ...newSettingsInService });
  else if (settings.vat.included !== included && !isVatSet) {
    changeSettings(t, actor, { version: settings.version, vat: { included } });
  }
  if ((t.get('idLists', 'categories')?.ids ?? []).length === 0) putCategories(t, seed);
  // What an owner has changed is his.
  for (const id of t.get('idLists', 'seeded')?.ids ?? []) {
    if (t.get('products', id)?.version === 1) removeProduct(t, actor, id);
  }
  t.del('idLists', 'seeded');
  for (const user of demoAccounts(t)) closeAccount(t, user, now);
}

/** Empties the storage and fills it again: accounts, carts and orders are gone. Throws on the data of a shop in service. */
export function resetStorage(storage: Storage, seed: Seed, now: Date): Promise<void> {
  return storage.tx((t) => {
    if (t.get('facts', 'seed')?.inService) throw new Error('This is the data of a shop in service: it stays.');
    t.clear();
    fill(t, seed, now);
    followSeed(t, seed, now);
  });
}

function fill(t: Transaction, seed: Seed, now: Date): void {
  for (const user of seed.users) addUser(t, user);
  for (const { id, ...session } of seed.sessions) t.put('sessions', id, session);
  t.put('facts', 'seed', { since: now.toISOString(), inService: false });
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
    for (const user of users) if (!t.get('users', user.id)) addUser(t, user);
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
