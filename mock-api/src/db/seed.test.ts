import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoToken, simulatedPayment, testCredentials } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { demoOwner } from '@nuee/domain/live';
import { products } from '@nuee/domain/seed';
import { beforeEach, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { generateSeed, seedText } from './generateSeed.ts';
import { readSeed, resetStorage, seedFile } from './seed.ts';
import { openSqliteStorage } from './sqlite.ts';

const api = apiUnderTest();
const { addToCart, readCart, readOrder, readProfile, payOrder } = contract;
const fraise = { productId: '1', quantity: 2, size: 10, nicotineStrength: 0 };

const reset = async () => {
  const storage = await openSqliteStorage(api.dataDir);
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
  const vat = async () => (await api.succeed(contract.readPublication)).catalogue.settings.vat;
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
    const { demonstration, catalogue } = await api.succeed(contract.readPublication);
    expect([demonstration, catalogue.categories.length]).toEqual([false, 6]);
  }
  await api.restart();
  expect((await api.succeed(contract.readPublication)).demonstration).toBe(true);
});

/** A folder of its own, with what `fill` does in a demonstration there. */
const folderOf = async (name: string, fill: () => Promise<unknown> = async () => {}) => {
  const dataDir = path.join(api.dataDir, name);
  await api.restart({ dataDir });
  await fill();
  return dataDir;
};
test('the demonstration neither starts on the data of a shop in service nor resets them', async () => {
  const dataDir = path.join(api.dataDir, 'serving');
  await api.restart({ dataDir, demo: false });
  await expect(api.restart({ dataDir })).rejects.toThrow(/the data of a shop in service: start it with DEMO=off/);
  const storage = await openSqliteStorage(dataDir);
  await expect(resetStorage(storage, readSeed(), api.now)).rejects.toThrow('the data of a shop in service: it stays');
  await storage.close();
  await api.restart();
});

test('a stored demo account can’t be used without the demonstration, which the start reports', async () => {
  let token = '';
  const dataDir = await folderOf('customer', async () => {
    ({ token } = await api.succeed(contract.login, { body: testCredentials.customer }));
  });
  await api.restart({ dataDir, demo: false });
  for (const one of [demoToken, token]) {
    expect((await api.call('GET', '/api/users/profile', { token: one })).status).toBe(401);
  }
  expect(await api.call('POST', '/api/users/login', { body: testCredentials.customer })).toMatchObject({
    status: 401,
    body: { message: 'Adresse e-mail ou mot de passe incorrect' },
  });
  expect(api.notices).toEqual([
    expect.stringContaining('its accounts are erased'),
    expect.stringContaining('npm run admin:create -- EMAIL makes its owner'),
  ]);
  await api.restart();
  expect(api.notices).toEqual([]);
});

test('the owner of the demonstration can’t be used without it', async () => {
  const { email, password } = demoOwner;
  const login = () => api.call('POST', '/api/users/login', { body: { email, password } });
  const dataDir = await folderOf('owner', async () => expect((await login()).status).toBe(200));
  await api.restart({ dataDir, demo: false });
  expect((await login()).status).toBe(401);
  await api.restart();
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
  const { token } = await api.succeed(contract.login, { body: { email, password } });
  const change = { token, body: { version: 1, price: 30 } };
  expect((await api.call('PUT', '/api/admin/products/1', change)).status).toBe(200);
  const dearer = products.map((product) => ({ ...product, price: 40 }));
  await api.restart({ seed: { ...seed, products: dearer } });
  const { body } = await api.call('GET', '/api/products');
  expect(body).toMatchObject([{ id: '1', price: 30 }, { id: '2', price: 40 }, {}, {}, {}, {}, {}, {}, {}, {}]);
});
