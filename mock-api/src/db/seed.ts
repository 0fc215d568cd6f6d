/** `db.json`: read at start, copied into an empty storage, never written. `npm run seed` generates it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { newSettingsInService, type Product } from '@nuee/domain';
import { standardSettings } from '@nuee/domain/live';
import { demoAccounts, demoIds, hasOwner } from '../auth/demoAccount.ts';
import { categories } from '../commands/categories.ts';
import { closeAccount } from '../commands/erase.ts';
import { removeProduct } from '../commands/products.ts';
import { changeSettings } from '../commands/settings.ts';
import type { Reader, Storage, StoredProduct, StoredSession, StoredUser, Transaction } from './storage.ts';

/** The path of the seed. */
export const seedFile = path.join(import.meta.dirname, '../../../db.json');

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
  return storage.tx(async (t) => {
    const filled = await t.get('facts', 'seed');
    if (demo) {
      await refuseReal(t, isSold);
      if (!filled) await fill(t, seed, now);
      else if (filled.inService === undefined) await t.put('facts', 'seed', { ...filled, inService: false });
      await followSeed(t, seed, now);
    } else if (!filled?.inService) {
      await t.put('facts', 'seed', { since: now.toISOString(), ...filled, inService: true });
      await enterService(t, seed, now, isVatSet);
    }
    return filled ? (demo || filled.inService ? 'known' : 'demonstration') : 'nothing';
  });
}

/** Whether others than the demonstration's customer have ordered. */
async function hasSold(storage: Storage): Promise<boolean> {
  const found = await storage.read((t) =>
    t.query((db) => db.selectFrom('orders').select('user_id').where('user_id', 'not in', demoIds).limit(1).execute()),
  );
  return found.length > 0;
}

/** Whether an owner has ever changed the VAT: then it is his. */
async function hasVatSet(storage: Storage): Promise<boolean> {
  const { items } = await storage.list({ collection: 'journal', where: { kind: 'settings.vat' }, limit: 1 });
  return items.length > 0;
}

async function refuseReal(t: Reader, isSold: boolean): Promise<void> {
  const mark = (await t.get('facts', 'seed'))?.inService;
  const elsewhere = 'start it with DEMO=off, or give the demonstration another API_DATA_DIR or DATABASE_URL';
  if (mark) throw new Error(`This is the data of a shop in service: ${elsewhere}.`);
  // An older version left no mark: orders of its visitors look like those of customers.
  if (mark === undefined && (isSold || (await hasOwner(t)))) {
    throw new Error(
      `This data may be a real shop's, since it has owners or orders besides the demonstration's: ${elsewhere}. ` +
        'If it was only tried out, npm run api:reset empties it.',
    );
  }
}

/** Of the products that came with `db.json`. */
async function seededIds(t: Reader): Promise<string[]> {
  const found = await t.query((db) => db.selectFrom('seeded_products').select('id').execute());
  return found.map(({ id }) => id);
}

async function enterService(t: Transaction, seed: Seed, now: Date, isVatSet: boolean): Promise<void> {
  const actor = { who: 'shop', now };
  const settings = await t.get('settings', 'shop');
  const { vat, identity } = newSettingsInService;
  const { included } = vat;
  if (!settings) await t.put('settings', 'shop', { ...standardSettings, vat, identity });
  else if (settings.vat.included !== included && !isVatSet) {
    await changeSettings(t, actor, { version: settings.version, vat: { included } });
  }
  if ((await categories(t)).length === 0) await putCategories(t, seed);
  // What an owner has changed is his.
  for (const id of await seededIds(t)) {
    if ((await t.get('products', id))?.version === 1) await removeProduct(t, actor, id);
  }
  await t.query((db) => db.deleteFrom('seeded_products').execute());
  for (const user of await demoAccounts(t)) await closeAccount(t, user, now);
}

/** Empties the storage and fills it again: accounts, carts and orders are gone. Throws on the data of a shop in service. */
export function resetStorage(storage: Storage, seed: Seed, now: Date): Promise<void> {
  return storage.tx(async (t) => {
    if ((await t.get('facts', 'seed'))?.inService) throw new Error('This is the data of a shop in service: it stays.');
    await t.clear();
    await fill(t, seed, now);
    await followSeed(t, seed, now);
  });
}

async function fill(t: Transaction, seed: Seed, now: Date): Promise<void> {
  for (const user of seed.users) await t.put('users', user.id, user);
  for (const { id, ...session } of seed.sessions) await t.put('sessions', id, session);
  await t.put('facts', 'seed', { since: now.toISOString(), inService: false });
}

/** Enough for the demonstration never to sell out. */
const seededStock = 1_000_000;

/**
 * Gives the storage the products and categories of `db.json`. A product that no owner has touched follows the file, and goes when the
 * file no longer has it; what an owner changed or removed stays so.
 */
async function followSeed(t: Transaction, { products, categories: given, users }: Seed, now: Date): Promise<void> {
  const seeded = await seededIds(t);
  const isNew = seeded.length === 0;
  const before = (await t.getAll('products', seeded)).map(({ record }) => record);
  let isChanged = isNew;
  for (const product of before) {
    if (product.version !== 1 || products.some(({ id }) => id === product.id)) continue;
    await t.del('products', product.id);
    isChanged = true;
  }
  for (const [i, product] of products.entries()) {
    const stored = before.find((one) => one.id === product.id);
    if (stored ? stored.version !== 1 : seeded.includes(product.id)) continue;
    // `db.json` has none: its ten products are the specification’s.
    const { variants: _none, ...given } = product;
    const { id, slug, discountPrice, price } = given;
    // One after the other, so that they are listed in order.
    const createdAt = stored?.createdAt ?? new Date(now.getTime() + i).toISOString();
    const made: StoredProduct = {
      ...given,
      status: 'published',
      stock: stored?.stock ?? seededStock,
      version: 1,
      createdAt,
      updatedAt: createdAt,
      prices: stored?.prices ?? [{ from: createdAt, price: discountPrice ?? price }],
      wasOrdered: stored?.wasOrdered ?? false,
    };
    if (isDeepStrictEqual(made, stored)) continue;
    await t.put('products', id, made);
    await t.put('slugs', slug, { productId: id });
    isChanged = true;
  }
  if (isNew) {
    // A demonstration of an older version had no owner.
    for (const user of users) if (!(await t.get('users', user.id))) await t.put('users', user.id, user);
    await putCategories(t, { categories: given });
  }
  if (!isChanged) return;
  await t.query((db) => db.deleteFrom('seeded_products').execute());
  for (const { id } of products) await t.put('seeded', id, {});
}

async function putCategories(t: Transaction, { categories: given }: Pick<Seed, 'categories'>): Promise<void> {
  for (const [position, { id, ...category }] of given.entries()) {
    await t.put('categories', id, { ...category, position, version: 1 });
  }
}
