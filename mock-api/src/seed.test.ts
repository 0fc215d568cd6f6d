import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apiRoutes, demoToken, simulatedPayment, testCredentials } from '@nuee/domain';
import { demoOwner, livingRoutes } from '@nuee/domain/live';
import { products } from '@nuee/domain/seed';
import { beforeEach, expect, test } from 'vitest';
import { generateSeed, seedText } from './generateSeed.ts';
import { readSeed, resetStorage, seedFile } from './seed.ts';
import { openSqliteStorage } from './storage/sqliteStorage.ts';
import type { Transaction } from './storage/storage.ts';
import { apiUnderTest } from './testing/apiUnderTest.ts';

const api = apiUnderTest();
const { addToCart, readCart, readOrder, readProfile, payOrder } = apiRoutes;
const fraise = { productId: '1', quantity: 2, size: 10, nicotineStrength: 0 };

const reset = async () => {
  const storage = openSqliteStorage(api.dataDir);
  await resetStorage(storage, readSeed(), api.now);
  await storage.close();
};

beforeEach(async () => {
  await reset();
  await api.restart();
});

test('db.json is what the domain’s catalogue and demo customer make (else: npm run seed --workspace @nuee/mock-api)', async () => {
  expect(readFileSync(seedFile, 'utf8')).toBe(seedText(await generateSeed()));
});

test('db.json holds no password and no token', () => {
  const text = readFileSync(seedFile, 'utf8');
  expect(text).not.toContain(testCredentials.customer.password);
  expect(text).not.toContain(demoOwner.password);
  expect(text).not.toContain(demoToken);
});

test('db.json is never written', async () => {
  const before = readFileSync(seedFile);
  const token = await api.newCustomer();
  await api.succeed(addToCart, { token, body: fraise });
  await api.order(token);
  await api.restart();
  await reset();
  expect(readFileSync(seedFile).equals(before)).toBe(true);
});

test('a restart keeps accounts, sessions, carts and orders, and goes on counting', async () => {
  const token = await api.newCustomer();
  await api.succeed(addToCart, { token, body: fraise });
  const order = await api.order(token);
  const payment = { id: order._id, body: simulatedPayment(order._id, 'a@exemple.fr', api.now) };
  const paid = await api.succeed(payOrder, { token, ...payment });
  const cart = await api.succeed(addToCart, { token, body: fraise });
  await api.restart();
  expect(await api.succeed(readOrder, { token, id: order._id })).toEqual(paid);
  expect(await api.succeed(readCart, { token })).toEqual(cart);
  expect([order, await api.order(token)].map(({ orderNumber }) => orderNumber)).toEqual([
    'CMD-2026-001',
    'CMD-2026-002',
  ]);
});

test('a restart does not seed again', async () => {
  const cart = await api.succeed(addToCart, { token: demoToken, body: fraise });
  await api.restart();
  expect(await api.succeed(readCart, { token: demoToken })).toEqual(cart);
});

test('a reset goes back to the seed, even beside a running server', async () => {
  const token = await api.newCustomer();
  await api.succeed(addToCart, { token: demoToken, body: fraise });
  await api.order(demoToken);
  await reset();
  expect((await api.call('GET', '/api/cart', { token })).status).toBe(401);
  expect(await api.succeed(readCart, { token: demoToken })).toMatchObject({ items: [] });
  await api.succeed(addToCart, { token: demoToken, body: fraise });
  expect(await api.order(demoToken)).toMatchObject({ orderNumber: 'CMD-2026-001' });
});

test('prices of a new shop in service include VAT, those of the demonstration don’t', async () => {
  const vat = async () => (await api.succeed(livingRoutes.readPublication)).catalogue.settings.vat;
  expect(await vat()).toEqual({ rate: 20, included: false });
  await api.restart({ dataDir: path.join(api.dataDir, 'service'), demo: false });
  expect(await vat()).toEqual({ rate: 20, included: true });
  await api.restart();
});

test('a new shop in service has categories, and no product, opinion or account', async () => {
  const dataDir = path.join(api.dataDir, 'real');
  for (const _start of ['first', 'second']) {
    await api.restart({ dataDir, demo: false });
    const answer = await api.call('POST', '/api/users/login', { body: testCredentials.customer });
    expect(answer.status).toBe(401);
    for (const collection of ['products', 'reviews']) {
      expect((await api.call('GET', `/api/${collection}`)).body).toEqual([]);
    }
    const { demonstration, catalogue } = await api.succeed(livingRoutes.readPublication);
    expect([demonstration, catalogue.categories.length]).toEqual([false, 6]);
  }
  await api.restart();
  expect((await api.succeed(livingRoutes.readPublication)).demonstration).toBe(true);
});

/** A folder of its own, with what `fill` does in a demonstration there. */
const folderOf = async (name: string, fill: () => Promise<unknown> = async () => {}) => {
  const dataDir = path.join(api.dataDir, name);
  await api.restart({ dataDir });
  await fill();
  return dataDir;
};
const change = async (dataDir: string, work: (t: Transaction) => void) => {
  const storage = openSqliteStorage(dataDir);
  await storage.tx(work);
  await storage.close();
};
/** As an older version left it: it told nobody what it was for. */
const unmark = (t: Transaction) => t.put('facts', 'seed', { since: api.now.toISOString() });

test('the demonstration neither starts on the data of a shop in service nor resets them', async () => {
  const dataDir = path.join(api.dataDir, 'serving');
  await api.restart({ dataDir, demo: false });
  await expect(api.restart({ dataDir })).rejects.toThrow(/the data of a shop in service: start it with DEMO=off/);
  const storage = openSqliteStorage(dataDir);
  await expect(resetStorage(storage, readSeed(), api.now)).rejects.toThrow('the data of a shop in service: it stays');
  await storage.close();
  await api.restart();
});

test('data of an older version with orders are in service from the first start with DEMO=off, and never a demonstration again', async () => {
  let order = '';
  const dataDir = await folderOf('older', async () => {
    const token = await api.newCustomer();
    await api.succeed(addToCart, { token, body: fraise });
    order = (await api.order(token)).orderNumber;
  });
  await api.restart();
  await change(dataDir, (t) => {
    unmark(t);
    // It had no catalogue and no accounts of the back office in its storage.
    for (const id of t.get('idLists', 'seeded')?.ids ?? []) t.del('products', id);
    for (const id of ['seeded', 'categories', 'owners']) t.del('idLists', id);
    t.del('users', demoOwner._id);
  });
  await api.restart({ dataDir, demo: false });
  const { catalogue } = await api.succeed(livingRoutes.readPublication);
  expect([catalogue.settings.vat.included, catalogue.categories.length, catalogue.products]).toEqual([true, 6, []]);
  expect(api.notices[0]).toMatch(/^This data was not in service before/);
  await expect(api.restart({ dataDir })).rejects.toThrow('the data of a shop in service');
  await api.restart({ dataDir, demo: false });
  expect(api.notices).toEqual([expect.stringContaining('npm run admin:create')]);
  await api.restart();
  const storage = openSqliteStorage(dataDir);
  const { items } = await storage.list({ collection: 'orders', limit: 5 });
  expect(items.map(({ document }) => [document.order.orderNumber, document.customer?.name])).toEqual([
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
    await change(own, (t) => expect(t.get('facts', 'seed')?.inService).toBe(false));
  },
);

test('in service the catalogue and the accounts of the demonstration are gone; what an owner set or changed stays', async () => {
  const { token } = await api.succeed(apiRoutes.login, { body: testCredentials.customer });
  const dataDir = await folderOf('mixed', async () => {
    const owner = await api.owner();
    const shipping = { fee: 9.5, freeAbove: 80 };
    await api.succeed(livingRoutes.changeSettings, { token: owner, body: { shipping, version: 1 } });
    await api.succeed(livingRoutes.changeProduct, { token: owner, id: '2', body: { version: 1, price: 30 } });
    await api.succeed(addToCart, { token: demoToken, body: fraise });
    await api.order(demoToken);
  });
  await api.restart({ dataDir, demo: false });
  const { catalogue } = await api.succeed(livingRoutes.readPublication);
  expect(catalogue.products.map(({ id }) => id)).toEqual(['2']);
  expect(catalogue.settings).toMatchObject({
    vat: { rate: 20, included: true },
    shipping: { fee: 9.5, freeAbove: 80 },
  });
  for (const one of [demoToken, token]) {
    expect((await api.call('GET', '/api/users/profile', { token: one })).status).toBe(401);
  }
  for (const body of [testCredentials.customer, demoOwner]) {
    expect(await api.call('POST', apiRoutes.login.path, { body })).toMatchObject({
      status: 401,
      body: { message: 'Adresse e-mail ou mot de passe incorrect' },
    });
  }
  await api.restart();
  const storage = openSqliteStorage(dataDir);
  const users = await storage.list({ collection: 'users', limit: 10 });
  const orders = await storage.list({ collection: 'orders', limit: 10 });
  expect(users.items).toEqual([]);
  expect(orders.items.map(({ document }) => document.customer?.name)).toEqual(['Client supprimé']);
  // It was ordered.
  expect(await storage.tx((t) => t.get('products', '1')?.status)).toBe('archived');
  await storage.close();
});

test('no stored file has a token or password in clear text', async () => {
  const token = await api.newCustomer();
  await api.succeed(readProfile, { token });
  const stored = readdirSync(api.dataDir, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(api.dataDir, entry.name), 'latin1'))
    .join('');
  expect(stored).toContain('scrypt$');
  for (const secret of [token, demoToken, 'Un-Mot-De-Passe', testCredentials.customer.password]) {
    expect(stored).not.toContain(secret);
  }
});

test('a cart is priced when it is read, an order when it is made', async () => {
  const seed = readSeed();
  const dearer = products.map((product) => (product.id === '1' ? { ...product, price: 20 } : product));
  const withdrawn = products.filter(({ id }) => id !== '1');
  const caramel = { ...fraise, productId: '3' };

  await api.succeed(addToCart, { token: demoToken, body: fraise });
  const { _id } = await api.order(demoToken);
  await api.succeed(addToCart, { token: demoToken, body: fraise });
  await api.succeed(addToCart, { token: demoToken, body: caramel });

  await api.restart({ seed: { ...seed, products: dearer } });
  expect(await api.succeed(readCart, { token: demoToken })).toMatchObject({ totalPrice: 75.98 });
  expect(await api.succeed(readOrder, { token: demoToken, id: _id })).toMatchObject({ itemsPrice: 29 });

  await api.restart({ seed: { ...seed, products: withdrawn } });
  expect(await api.succeed(readCart, { token: demoToken })).toMatchObject({ totalPrice: 35.98 });
  const order = await api.order(demoToken);
  expect(await api.succeed(readOrder, { token: demoToken, id: order._id })).toMatchObject({ itemsPrice: 35.98 });
});

test('a product that an owner changed no longer follows db.json', async () => {
  const seed = readSeed();
  const { email, password } = demoOwner;
  const { token } = await api.succeed(apiRoutes.login, { body: { email, password } });
  const change = { token, body: { version: 1, price: 30 } };
  expect((await api.call('PUT', '/api/admin/products/1', change)).status).toBe(200);
  const dearer = products.map((product) => ({ ...product, price: 40 }));
  await api.restart({ seed: { ...seed, products: dearer } });
  const { body } = await api.call('GET', '/api/products');
  expect(body).toMatchObject([{ id: '1', price: 30 }, { id: '2', price: 40 }, {}, {}, {}, {}, {}, {}, {}, {}]);
});
