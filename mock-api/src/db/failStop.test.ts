import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { demoToken } from '@nuee/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../server.ts';
import { startProcess } from '../testing/startProcess.ts';

let dataDir: string;
let api: Api | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-fail-'));
});

afterEach(async () => {
  await api?.close();
  api = undefined;
  rmSync(dataDir, { recursive: true });
});

/** Simulates a failing disk: from now on the engine answers with an error. */
const breakStorage = () => {
  // The API may be writing at this moment.
  const db = new DatabaseSync(path.join(dataDir, 'shop.sqlite'), { timeout: 10_000 });
  db.exec('DROP TABLE carts');
  db.close();
};
const get = async (address: string) => {
  const response = await fetch(address, { headers: { Authorization: `Bearer ${demoToken}` } });
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), body: await response.json() };
};
const readCart = (url: string) => get(`${url}/api/cart`);

test('when the storage fails every call and the health check answer 503, and the process is notified once', async () => {
  api = await startApi({ port: 0, dataDir });
  expect((await readCart(api.url)).status).toBe(200);
  const products = await get(`${api.url}/api/products`);
  breakStorage();
  const answers = await Promise.all([readCart(api.url), readCart(api.url), get(`${api.url}/api/health`)]);
  for (const answer of [...answers, await readCart(api.url)]) {
    expect(answer).toEqual({
      status: 503,
      retryAfter: '5',
      body: { message: 'Le service est momentanément indisponible. Veuillez réessayer dans quelques instants.' },
    });
  }
  expect((await api.failed).message).toContain('no such table');
  // Public data is answered from memory as it was last published.
  expect(await get(`${api.url}/api/products`)).toEqual(products);
});

test('the process ends with code 1 and one sentence', async () => {
  const { firstLine, ended, output } = startProcess('main.ts', { API_PORT: '0', API_DATA_DIR: dataDir });
  const url = /http:\S+/.exec(await firstLine)?.[0] ?? '';
  breakStorage();
  expect((await readCart(url)).status).toBe(503);
  expect(await ended).toBe(1);
  expect(output()).toBe(
    `API ready on ${url}\nNew storage made in ${dataDir}: nothing was there.\n` +
      `The storage ${path.join(dataDir, 'shop.sqlite')} failed: no such table: carts. ` +
      'Start the API again; if that fails, restore the last backup with npm run api:restore.\n',
  );
});

test('a second API on the same data is refused with one sentence, and the first goes on', async () => {
  api = await startApi({ port: 0, dataDir });
  const { ended, output } = startProcess('main.ts', { API_PORT: '0', API_DATA_DIR: dataDir });
  expect(await ended).toBe(1);
  expect(output()).toBe(
    `Another API uses the data in ${dataDir}: end it, or choose another folder with API_DATA_DIR.\n`,
  );
  await expect(startApi({ port: 0, dataDir })).rejects.toThrow('Another API uses the data');
  expect((await readCart(api.url)).status).toBe(200);
});

test('after a kill the next one starts at once, with everything that was acknowledged', async () => {
  const first = startProcess('main.ts', { API_PORT: '0', API_DATA_DIR: dataDir });
  const url = /http:\S+/.exec(await first.firstLine)?.[0] ?? '';
  const add = await fetch(`${url}/api/cart/add`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${demoToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ productId: '1', quantity: 2, size: 10, nicotineStrength: 0 }),
  });
  expect(add.status).toBe(200);
  const cart = await add.json();
  first.child.kill('SIGKILL');
  await first.ended;
  api = await startApi({ port: 0, dataDir });
  expect((await readCart(api.url)).body).toEqual(cart);
});
