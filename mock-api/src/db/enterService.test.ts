/** The first start in service marks whatever data it finds; the demonstration refuses what may be a real shop's. */

import path from 'node:path';
import { demoToken } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { demoOwner } from '@nuee/domain/live';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { openSqliteStorage } from './sqlite.ts';
import type { Transaction } from './storage.ts';

const api = apiUnderTest();
const { addToCart } = contract;
const fraise = { productId: '1', quantity: 2, size: 10, nicotineStrength: 0 };

/** A folder of its own, with what `fill` does in a demonstration there. */
const folderOf = async (name: string, fill: () => Promise<unknown> = async () => {}) => {
  const dataDir = path.join(api.dataDir, name);
  await api.restart({ dataDir });
  await fill();
  return dataDir;
};
const change = async (dataDir: string, work: (t: Transaction) => Promise<void>) => {
  const storage = await openSqliteStorage(dataDir);
  await storage.tx(work);
  await storage.close();
};
/** As an older version left it: it told nobody what it was for. */
const unmark = async (t: Transaction) => t.put('facts', 'seed', { since: api.now.toISOString() });

test('data of an older version with orders are in service from the first start with DEMO=off, and never a demonstration again', async () => {
  let order = '';
  const dataDir = await folderOf('older', async () => {
    const token = await api.newCustomer();
    await api.succeed(addToCart, { token, body: fraise });
    order = (await api.order(token)).orderNumber;
  });
  await api.restart();
  await change(dataDir, async (t) => {
    await unmark(t);
    // It had no catalogue and no accounts of the back office in its storage.
    await t.query(async (db) => {
      for (const name of ['products', 'seeded_products', 'categories'] as const) await db.deleteFrom(name).execute();
    });
    await t.del('users', demoOwner._id);
  });
  await api.restart({ dataDir, demo: false });
  const { catalogue } = await api.succeed(contract.readPublication);
  expect([catalogue.settings.vat.included, catalogue.categories.length, catalogue.products]).toEqual([true, 6, []]);
  expect(api.notices[0]).toMatch(/^This data was not in service before/);
  await expect(api.restart({ dataDir })).rejects.toThrow('the data of a shop in service');
  await api.restart({ dataDir, demo: false });
  expect(api.notices).toEqual([expect.stringContaining('npm run admin:create')]);
  await api.restart();
  const storage = await openSqliteStorage(dataDir);
  const { items } = await storage.list({ collection: 'orders', limit: 5 });
  expect(items.map(({ record }) => [record.order.orderNumber, record.customer?.name])).toEqual([
    [order, 'Inès Martin'],
  ]);
  await storage.close();
});

test.each([
  [
    'orders of a customer',
    async () => {
      const token = await api.newCustomer();
      await api.succeed(addToCart, { token, body: fraise });
      await api.order(token);
    },
  ],
  ['another owner', () => api.newOwner()],
])(
  'the demonstration refuses unmarked data with %s; what only the demonstration did becomes its own',
  async (what, fill) => {
    const dataDir = await folderOf(what.replaceAll(' ', '-'), fill);
    // What was made in a demonstration is one.
    await api.restart({ dataDir });
    await api.restart();
    await change(dataDir, unmark);
    await expect(api.restart({ dataDir })).rejects.toThrow(
      /may be a real shop's.*start it with DEMO=off.*npm run api:reset/,
    );

    const own = await folderOf(`own-${what.length}`, async () => {
      await api.succeed(addToCart, { token: demoToken, body: fraise });
      await api.order(demoToken);
    });
    await api.restart();
    await change(own, unmark);
    await api.restart({ dataDir: own });
    await api.restart();
    await change(own, async (t) => expect((await t.get('facts', 'seed'))?.inService).toBe(false));
  },
);

test('in service the catalogue and the accounts of the demonstration are gone; what an owner set or changed stays', async () => {
  const dataDir = await folderOf('mixed', async () => {
    const owner = await api.owner();
    const shipping = { fee: 9.5, freeAbove: 80 };
    await api.succeed(contract.changeSettings, { token: owner, body: { shipping, version: 1 } });
    await api.succeed(contract.changeProduct, { token: owner, id: '2', body: { version: 1, price: 30 } });
    await api.succeed(addToCart, { token: demoToken, body: fraise });
    await api.order(demoToken);
  });
  await api.restart({ dataDir, demo: false });
  const { catalogue } = await api.succeed(contract.readPublication);
  expect(catalogue.products.map(({ id }) => id)).toEqual(['2']);
  expect(catalogue.settings).toMatchObject({
    vat: { rate: 20, included: true },
    shipping: { fee: 9.5, freeAbove: 80 },
  });
  // Read beside the API, whose sweep erases them after the start.
  const storage = await openSqliteStorage(dataDir);
  await expect.poll(async () => (await storage.list({ collection: 'users', limit: 10 })).items).toEqual([]);
  const orders = await storage.list({ collection: 'orders', limit: 10 });
  expect(orders.items.map(({ record }) => record.customer?.name)).toEqual(['Client supprimé']);
  // It was ordered.
  expect(await storage.read(async (t) => (await t.get('products', '1'))?.status)).toBe('archived');
  await storage.close();
  await api.restart();
});

test('the VAT that an owner has set stays as it is', async () => {
  const dataDir = await folderOf('vat', async () => {
    const token = await api.owner();
    for (const [version, included] of [
      [1, true],
      [2, false],
    ] as const) {
      await api.succeed(contract.changeSettings, { token, body: { vat: { included }, version } });
    }
  });
  await api.restart({ dataDir, demo: false });
  const { catalogue } = await api.succeed(contract.readPublication);
  expect(catalogue.settings.vat.included).toBe(false);
  await api.restart();
});
