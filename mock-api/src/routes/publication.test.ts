import { apiRoutes } from '@nuee/domain';
import { livingRoutes } from '@nuee/domain/live';
import { products } from '@nuee/domain/seed';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { raisePublication } from '../commands/publication.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest({ waits: { poll: 1_000, heartbeat: 100 } });
let owner: string;
beforeAll(async () => {
  owner = await api.owner();
});
beforeEach(() => api.restart());

const read = () => api.succeed(livingRoutes.readPublication);
const poll = (after: number | string) => api.call('GET', `/api/publication?after=${after}`);
const rename = async (name: string) => {
  const { version } = await api.succeed(livingRoutes.readOwnerProduct, { token: owner, id: '1' });
  await api.succeed(livingRoutes.changeProduct, { token: owner, id: '1', body: { name, version } });
};

test('what is published is public: no draft, no exact stock, no bank account', async () => {
  const draft = { name: 'Poire secrète', category: 'Fruités', price: 10 };
  await api.succeed(livingRoutes.createProduct, { token: owner, body: draft });
  const settings = await api.succeed(livingRoutes.readSettings, { token: owner });
  const bankTransfer = { iban: 'FR7630006000011234567890189' };
  await api.succeed(livingRoutes.changeSettings, { token: owner, body: { bankTransfer, version: settings.version } });
  const { catalogue } = await read();
  expect(catalogue.products).toEqual(products);
  expect(catalogue.categories).toHaveLength(6);
  expect(catalogue.settings.shipping).toEqual(settings.shipping);
  const text = JSON.stringify(catalogue);
  for (const secret of ['secrète', 'FR76', 'wasOrdered', '"stock"']) expect(text).not.toContain(secret);
});

test('a client with the current number waits until another one is published', async () => {
  const { publication } = await read();
  const waiting = poll(publication);
  await rename('Fraise nouvelle');
  const { body } = await waiting;
  expect(body).toMatchObject({ publication: publication + 1 });
  expect(JSON.stringify(body)).toContain('Fraise nouvelle');
});

test('a client with another number is answered at once, even when a backup restored an older one', async () => {
  // A poll that waited would outlast the test.
  await api.restart({ waits: { poll: 600_000, heartbeat: 100 } });
  const { publication } = await read();
  for (const after of [publication - 1, publication + 40]) {
    expect((await poll(after)).body).toMatchObject({ publication });
  }
});

test('without a change, the same number is answered when the time is over', async () => {
  const { publication } = await read();
  expect(await poll(publication)).toMatchObject({ status: 200, body: { publication } });
});

test.each(['x', '-1', '1.5', '1&after=2', '9'.repeat(40)])('after=%s is refused', async (after) => {
  expect((await poll(after)).status).toBe(400);
});

/** A busy machine may take its time. */
const patience = { timeout: 20_000 };

/** As many as may wait for one address, when all of them do. */
const fill = async (signal?: AbortSignal) => {
  await api.restart({ waits: { poll: 600_000, heartbeat: 100 } });
  const { publication } = await read();
  const address = `${api.url}/api/publication?after=${publication}`;
  const one = (given?: AbortSignal) =>
    fetch(address, given ? { signal: given } : {}).then(
      ({ status }) => status,
      () => 'left',
    );
  const another = () => one(AbortSignal.timeout(2_000));
  // One more may come before the last of them: it takes that one's place until it leaves.
  const stay = async () => {
    let status = await one(signal);
    while (status === 429) status = await one(signal);
    return status;
  };
  const waiting = Array.from({ length: 12 }, stay);
  await expect.poll(another, patience).toBe(429);
  return { waiting: Promise.all(waiting), another };
};

test('too many polls are refused; a server that closes answers the waiting ones', async () => {
  const { waiting } = await fill();
  await api.beside(async () => {});
  expect(new Set(await waiting)).toEqual(new Set([200]));
});

test('polls that disconnect make room', async () => {
  const leaving = new AbortController();
  const { waiting, another } = await fill(leaving.signal);
  leaving.abort();
  await waiting;
  await expect.poll(another, patience).toBe('left');
});

test('a publication by another program on the same data is noticed', async (context) => {
  // Only one process may use the folder of the embedded storage.
  if (!api.engine.options.database) return context.skip();
  const { publication } = await read();
  const waiting = poll(publication);
  await api.engine.open().tx(raisePublication);
  expect((await waiting).body).toMatchObject({ publication: publication + 1 });
});

test('a stock is published where the shop shows it: at three pieces or fewer, and when there are more again', async () => {
  const { publication: first } = await read();
  const shown: unknown[] = [];
  for (const stock of [9, 4, 3, 2, 1, 0, 4, 9]) {
    await api.succeed(livingRoutes.changeStock, { token: owner, id: '2', body: { stock } });
    const { publication, catalogue } = await read();
    const { fewLeft, outOfStock } = catalogue.products.find(({ id }) => id === '2') ?? {};
    shown.push([publication - first, fewLeft, outOfStock]);
  }
  expect(shown).toEqual([
    [0, undefined, undefined],
    [0, undefined, undefined],
    [1, 3, undefined],
    [2, 2, undefined],
    [3, 1, undefined],
    [4, undefined, true],
    [5, undefined, undefined],
    [5, undefined, undefined],
  ]);
});

test('a sale publishes when a product runs out', async () => {
  await api.succeed(livingRoutes.changeStock, { token: owner, id: '2', body: { stock: 1 } });
  const { publication } = await read();
  const waiting = poll(publication);
  const token = await api.newCustomer();
  const line = { productId: '2', quantity: 1, size: 10, nicotineStrength: 0 };
  await api.succeed(apiRoutes.addToCart, { token, body: line });
  await api.order(token);
  expect((await waiting).body).toMatchObject({
    catalogue: { products: expect.arrayContaining([expect.objectContaining({ id: '2', outOfStock: true })]) },
  });
});
