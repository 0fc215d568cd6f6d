import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as contract from '@nuee/domain/contract';
import { addresses } from '@nuee/domain/fixtures';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addOwner, fillStorage } from '../bench/customers.ts';
import { connectDatabase } from '../db/database.ts';
import { openSqliteStorage } from '../db/sqlite.ts';
import { createEngine, type Engine } from '../testing/engine.ts';
import { startProcess } from '../testing/startProcess.ts';

/** Two processes of the API on one database: what only a real server can show. */
let engine: Engine;
let processes: (ReturnType<typeof startProcess> & { url: string })[];

beforeEach(async () => {
  engine = await createEngine();
});
afterEach(async () => {
  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  await engine.close();
});

const start = async () => {
  const started = startProcess('main.ts', { API_PORT: '0', API_LIMITS: 'off', DATABASE_URL: engine.url ?? '' });
  const url = /http:\S+/.exec(await started.firstLine)?.[0] ?? '';
  return { ...started, url };
};
const checkout = { shippingAddress: addresses.camille, billingAddress: addresses.camille, paymentMethod: 'card' };
const { addToCart, createOrder, readOrder } = contract;

interface Answer {
  status: number;
  id: string;
  number: string;
  /** Of a product. */
  stock: number | undefined;
}

const ask = async (
  url: string,
  method: string,
  path: string,
  token: string,
  body?: unknown,
  headers = {},
): Promise<Answer> => {
  const response = await fetch(url + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { _id?: string; orderNumber?: string; stock?: number };
  const { _id = '', orderNumber = '', stock } = answer;
  return { status: response.status, id: _id, number: orderNumber, stock };
};
const add = (url: string, token: string) =>
  ask(url, 'POST', addToCart.path, token, { productId: '1', quantity: 1, size: 10, nicotineStrength: 0 });
/** How many numbers were given in all years. */
const given = async () => {
  const storage = await engine.open();
  const years = [new Date().getFullYear() - 1, new Date().getFullYear(), new Date().getFullYear() + 1];
  const lasts = await storage.read((t) =>
    Promise.all(years.map(async (year) => (await t.get('counters', `orders/${year}`))?.last ?? 0)),
  );
  await storage.close();
  return lasts.reduce((sum, last) => sum + last, 0);
};

test('two processes that start on an empty database fill it once, and both serve it', async () => {
  processes = await Promise.all([start(), start()]);
  for (const { url } of processes) expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

test('a thousand submissions of a hundred carts at two processes make a hundred orders without a gap', async () => {
  const tokens = await fillStorage(await engine.open(), 100);
  processes = await Promise.all([start(), start()]);
  const urls = processes.map(({ url }) => url);
  await Promise.all(tokens.map((token, n) => add(urls[n % 2] ?? '', token)));
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, n) =>
      ask(urls[n % 2] ?? '', 'POST', createOrder.path, tokens[(n >> 1) % 100] ?? '', checkout),
    ),
  );
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(100);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(900);
  const numbers = made.map(({ number }) => Number(number.split('-')[2])).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  expect(await given()).toBe(100);
});

test('20 customers at two processes want the last 3 bottles, a hundred times: 3 orders, and what is cancelled is back', async () => {
  const tokens = await fillStorage(await engine.open(), 20);
  const owner = await addOwner(await engine.open());
  processes = await Promise.all([start(), start()]);
  const urlOf = (n: number) => processes[n % 2]?.url ?? '';
  const stock = async (body?: object) => {
    const { method, path } = body ? contract.changeStock : contract.readOwnerProduct;
    return (await ask(urlOf(0), method, path.replace('{id}', '1'), owner, body)).stock;
  };
  expect(await stock({ stock: 3 })).toBe(3);
  const hasOrdered = new Set(tokens);
  for (let round = 0; round < 100; round += 1) {
    await Promise.all([...hasOrdered].map((token, n) => add(urlOf(n), token)));
    hasOrdered.clear();
    const answers = await Promise.all(
      tokens.map((token, n) => ask(urlOf(n + round), 'POST', createOrder.path, token, checkout)),
    );
    const made = answers.flatMap(({ status, id }, n) => (status === 201 ? { id, token: tokens[n] ?? '' } : []));
    expect([made.length, await stock()]).toEqual([3, 0]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
    for (const { id, token } of made) {
      hasOrdered.add(token);
      const { method, path } = contract.cancelOrder;
      expect((await ask(urlOf(round), method, path.replace('{id}', id), token)).status).toBe(200);
    }
    expect(await stock()).toBe(3);
  }
});

test('when one of two processes is killed under load, nothing acknowledged is lost and no number is missing', async () => {
  const tokens = await fillStorage(await engine.open(), 16);
  processes = await Promise.all([start(), start()]);
  const [first, second] = processes;
  const acknowledged: { token: string; id: string; number: string }[] = [];
  const underLoad = Promise.withResolvers<void>();
  let keys = 0;
  const shop = async (token: string, url: string) => {
    for (;;) {
      expect((await add(url, token)).status).toBe(200);
      keys += 1;
      const key = { 'Idempotency-Key': `key-${keys}` };
      const order = async (at: string) => {
        const { status, id, number } = await ask(at, 'POST', createOrder.path, token, checkout, key);
        if (status === 201) acknowledged.push({ token, id, number });
        if (acknowledged.length === 100) underLoad.resolve();
        return status;
      };
      try {
        await order(url);
      } catch {
        // The killed process answers no more: the other one is asked again, with the same key.
        expect(await order(second?.url ?? '')).toBe(201);
        return;
      }
      if (acknowledged.length > 400) return;
    }
  };
  const shoppers = tokens.map((token, n) =>
    shop(token, (n % 2 === 0 ? first : second)?.url ?? '').catch((error: unknown) => {
      // Killed during an add.
      if (!(error instanceof TypeError)) throw error;
    }),
  );
  await underLoad.promise;
  first?.child.kill('SIGKILL');
  await Promise.all(shoppers);

  for (const { token, id } of acknowledged) {
    const answer = await ask(second?.url ?? '', 'GET', readOrder.path.replace('{id}', id), token);
    expect(answer.status).toBe(200);
  }
  const numbers = new Set(acknowledged.map(({ number }) => number));
  expect(numbers.size).toBe(acknowledged.length);
  expect(await given()).toBe(acknowledged.length);
});

test('an update without a migration: two processes are exchanged one after the other, and every order is made once', async () => {
  const tokens = await fillStorage(await engine.open(), 8);
  processes = await Promise.all([start(), start()]);
  const serving = processes.map(({ url }) => url);

  /** As nginx and the shop do it: another process where one doesn't answer, the same order with the same key. */
  const reach = async (n: number, call: (url: string) => Promise<Answer>): Promise<Answer> => {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const answer = await call(serving[(n + attempt) % 2] ?? '').catch(() => undefined);
      if (answer && answer.status !== 503) return answer;
      await wait(100);
    }
    throw new Error('For five seconds neither process answered.');
  };

  let isUpdating = true;
  const made: Answer[] = [];
  const shopping = tokens.map(async (token, n) => {
    while (isUpdating) {
      await reach(n, (url) => add(url, token));
      const key = { 'Idempotency-Key': randomUUID() };
      made.push(await reach(n, (url) => ask(url, 'POST', createOrder.path, token, checkout, key)));
    }
  });
  for (const [place, old] of processes.entries()) {
    old.child.kill('SIGTERM');
    expect(await old.ended).toBe(0);
    const next = await start();
    processes[place] = next;
    serving[place] = next.url;
  }
  isUpdating = false;
  await Promise.all(shopping);

  expect(made.length).toBeGreaterThan(tokens.length);
  expect(made.filter(({ status }) => status !== 201)).toEqual([]);
  expect(new Set(made.map(({ number }) => number)).size).toBe(made.length);
  expect(await given()).toBe(made.length);
});

test('when an operator ends all connections the process makes new ones, and goes on', async () => {
  const tokens = await fillStorage(await engine.open(), 1);
  processes = [await start()];
  const [{ url, child } = { url: '', child: undefined }] = processes;
  expect((await add(url, tokens[0] ?? '')).status).toBe(200);
  const admin = connectDatabase(engine.url ?? '');
  await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await admin.close();
  // A call that still gets one of the ended connections is refused; the process throws such a connection away.
  const seen = new Set<number>();
  await expect
    .poll(async () => {
      const { status } = await add(url, tokens[0] ?? '');
      seen.add(status);
      return status;
    })
    .toBe(200);
  expect([200, 503]).toEqual(expect.arrayContaining([...seen]));
  expect(child?.exitCode).toBeNull();
});

test('an import that is killed half-way leaves nothing, and begun again it loses nothing', async () => {
  processes = [];
  const source = path.join(engine.dataDir, 'source');
  await fillStorage(await openSqliteStorage(source), 1, 10_000);
  const admin = connectDatabase(engine.url ?? '');
  const begin = () => startProcess('import.ts', { API_DATA_DIR: source, DATABASE_URL: engine.url ?? '' });
  const first = begin();
  const writing = `SELECT pid FROM pg_stat_activity WHERE application_name = 'maison-nuee-upkeep' AND query ILIKE 'insert%'`;
  while ((await admin.query(writing)).length === 0) expect(first.child.exitCode).toBeNull();
  first.child.kill('SIGKILL');
  await first.ended;
  expect(await admin.query('SELECT id FROM orders LIMIT 1')).toEqual([]);
  const second = begin();
  expect(await second.ended).toBe(0);
  const [, records] = /(\d+) records of (?:.*) are in the database\.\n/.exec(second.output()) ?? [];
  expect(Number(records)).toBeGreaterThan(10_000);
  const [row] = await admin.query('SELECT count(*) AS orders FROM orders');
  expect(row).toEqual({ orders: 10_000 });
  await admin.close();
});
