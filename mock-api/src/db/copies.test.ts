import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as contract from '@nuee/domain/contract';
import { openShopSettings } from '@nuee/domain/fixtures';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cheapPasswords } from '../auth/passwords.ts';
import { noLimits } from '../auth/rateLimits.ts';
import { fillStorage } from '../bench/customers.ts';
import { pictureAddress, showPicture, storePicture } from '../commands/pictures.ts';
import { orderRules } from '../conformance/rules/orders.ts';
import { checkout, createWorld } from '../conformance/world.ts';
import { type Api, startApi } from '../server.ts';
import { allRecords } from '../testing/allRecords.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { ownCatalogue } from '../testing/ownCatalogue.ts';
import {
  backupPages,
  fillDatabase,
  fillFolder,
  folderPages,
  importFolder,
  readDatabase,
  writeBackup,
} from './copies.ts';
import type { Database } from './database.ts';
import type { Page } from './fill.ts';
import { openSqliteStorage } from './sqlite.ts';

const api = apiUnderTest();
const { addToCart, createOrder, readOrder } = contract;
const fraise = { productId: '1', quantity: 2, size: 10, nicotineStrength: 0 };
let restored: Api | undefined;
let count = 0;
let file: string;
let place: string;

beforeEach(() => {
  count += 1;
  file = path.join(api.dataDir, `copy-${count}.ndjson.gz`);
  place = path.join(api.dataDir, `place-${count}`);
});
afterEach(async () => {
  await restored?.close();
  restored = undefined;
});

const databaseOf = (): Database | undefined => {
  const { database } = api.engine.options;
  return typeof database === 'object' ? database : undefined;
};
const backUp = () => {
  const database = databaseOf();
  return database
    ? readDatabase(database, (pages) => writeBackup(file, pages))
    : writeBackup(file, folderPages(api.dataDir));
};
const serve = async (dataDir: string, demo = true) => {
  // From the moment of the backup on it runs, as the rules of the contract need it.
  const [moment, start] = [api.now.getTime(), performance.now()];
  restored = await startApi({
    port: 0,
    dataDir,
    demo,
    // Nobody takes its mails, which wait: without a server a shop in service isn't open.
    ...(!demo && { smtpUrl: 'smtp://127.0.0.1:9' }),
    now: () => new Date(moment + performance.now() - start),
    passwordCost: cheapPasswords,
    limits: noLimits,
  });
  return restored.url;
};
const ordersOf = async (source: AsyncIterable<Page>) => {
  const orders = new Map<string, unknown>();
  for await (const page of source)
    for (const [key, text] of page) if (key.startsWith('orders/')) orders.set(key, JSON.parse(text));
  return orders;
};

test('a backup taken under writers makes a shop that has every order acknowledged before, the same, and keeps the contract', async () => {
  const tokens = await Promise.all(Array.from({ length: 8 }, () => api.newCustomer()));
  const acknowledged: { token: string; id: string }[] = [];
  let writing = true;
  const order = async (token: string) => {
    await api.succeed(addToCart, { token, body: fraise });
    acknowledged.push({ token, id: (await api.order(token))._id });
  };
  for (const token of tokens) await order(token);
  const writers = tokens.map(async (token) => {
    while (writing) await order(token);
  });
  const before = [...acknowledged];
  await backUp();
  writing = false;
  await Promise.all(writers);
  expect(acknowledged.length).toBeGreaterThan(before.length);

  await fillFolder(place, backupPages(file));
  const url = await serve(place);
  const kept = await ordersOf(folderPages(place));
  for (const { id } of before) expect(kept.has(`orders/${id}`)).toBe(true);
  for (const { token, id } of acknowledged.filter((one) => kept.has(`orders/${one.id}`))) {
    const answer = await fetch(url + readOrder.path.replace('{id}', id), {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toEqual(await api.succeed(readOrder, { token, id }));
  }
  // One moment: as many orders as numbers given.
  expect((await allRecords(place))('counters')).toContainEqual({ id: 'orders/2026', last: kept.size });

  const world = createWorld(url);
  for (const { check } of orderRules) await check(world);
}, 300_000);

test('a restored shop is not filtered by a start without the demonstration, and goes on counting', async () => {
  const [token, owner] = [await api.newCustomer(), await api.owner()];
  const { identity, mediator, bankTransfer } = openShopSettings;
  const body = { identity, mediator, bankTransfer, version: 1 };
  await api.succeed(contract.changeSettings, { token: owner, body });
  await api.succeed(addToCart, { token, body: fraise });
  const { orderNumber } = await api.order(token);
  await api.beside((storage) => storage.tx(ownCatalogue));
  await backUp();
  await fillFolder(place, backupPages(file));
  const url = await serve(place, false);
  const ask = async (target: string, body: unknown) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    return (await fetch(url + target, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  await ask(addToCart.path, fraise);
  const next = Number(orderNumber.split('-')[2]) + 1;
  expect(await ask(createOrder.path, { ...checkout, paymentMethod: 'bank-transfer' })).toMatchObject({
    orderNumber: `CMD-2026-${String(next).padStart(3, '0')}`,
  });
});

test('a restored shop has the pictures of its owner', async () => {
  // Together more than a page of a copy holds.
  const files = [320, 480, 640, 960, 1200].flatMap((width) =>
    ['avif', 'webp'].map((format) => ({ name: `${'a'.repeat(32)}-${width}.${format}`, bytes: randomBytes(600_000) })),
  );
  const colours = ['#EFD1CC', '#402A27'] as const;
  await api.beside((storage) =>
    storage.tx(async (t) => {
      const picture = { name: 'a'.repeat(32), widths: [320, 480, 640, 960, 1200], files };
      await storePicture(t, { ...picture, tint: { tint: colours, ink: colours } });
      await showPicture(t, { now: api.now }, { use: 'products/1', to: pictureAddress(picture.name) });
    }),
  );
  await backUp();
  await fillFolder(place, backupPages(file));
  const url = await serve(place);
  for (const { name, bytes } of files) {
    const answer = await fetch(`${url}/api/pictures/${name}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  }
});

test('a file that is truncated, changed or not a backup is refused, and leaves nothing behind', async () => {
  await api.newCustomer();
  await backUp();
  const whole = readFileSync(file);
  const text = gunzipSync(whole).toString();
  const lines = text.split('\n');
  const spoilt: [Buffer, string][] = [
    [whole.subarray(0, whole.length - 20), "can't be read"],
    [gzipSync(lines.slice(0, -2).join('\n')), 'ends too early'],
    [gzipSync(text.replace('Martin', 'Mартин')), 'its checksum is wrong'],
    [gzipSync([...lines.slice(0, 2), ...lines.slice(3)].join('\n')), 'its checksum is wrong'],
    [gzipSync('{"products":[]}\n'), 'is no backup of this shop'],
    [gzipSync('users\n'), 'has a line that is no JSON'],
    [Buffer.from('users'), "can't be read"],
  ];
  for (const [bytes, message] of spoilt) {
    writeFileSync(file, bytes);
    await expect(fillFolder(place, backupPages(file))).rejects.toThrow(message);
    expect(readdirSync(place)).toEqual(['server.lock']);
  }
  await expect(fillFolder(place, backupPages(path.join(place, 'nowhere.ndjson.gz')))).rejects.toThrow('ENOENT');
});

test('a folder that holds a shop, or that an API uses, is not written into', async () => {
  await backUp();
  await fillFolder(place, backupPages(file));
  await expect(fillFolder(place, backupPages(file))).rejects.toThrow(`There is data of an API in ${place}`);
  await serve(place);
  await expect(fillFolder(place, backupPages(file))).rejects.toThrow('Another API uses the data');
});

test('a backup that breaks off leaves no file', async () => {
  async function* breaking() {
    yield [['facts/seed', '{}'] as const];
    throw new Error('killed');
  }
  await expect(writeBackup(file, breaking())).rejects.toThrow('killed');
  expect(readdirSync(path.dirname(file)).filter((name) => name.startsWith(path.basename(file)))).toEqual([]);
});

test('a shop is copied from a folder into a database and back completely, or not at all', async ({ skip }) => {
  const database = databaseOf() ?? skip();
  const tokens = await fillStorage(await openSqliteStorage(place), 20, 3_000);
  await expect(importFolder(place, database)).rejects.toThrow('The database holds something already');
  await emptyDatabase(database);
  let left = 2;
  const breaking: Database = {
    ...database,
    transaction: (work) =>
      database.transaction((sql) =>
        work({
          query(text, values) {
            if (/^insert/i.test(text) && left-- <= 0) throw new Error('killed');
            return sql.query(text, values);
          },
        }),
      ),
  };
  await expect(importFolder(place, breaking)).rejects.toThrow('killed');
  expect(await database.query('SELECT id FROM orders')).toEqual([]);
  const api2 = await startApi({ port: 0, dataDir: place });
  await expect(importFolder(place, database)).rejects.toThrow('Another API uses the data');
  await api2.close();
  const original = await contentOf(place);

  await importFolder(place, database);
  await backUp();
  const back = `${place}-back`;
  await fillFolder(back, backupPages(file));
  expect(await contentOf(back)).toEqual(original);
  await emptyDatabase(database);
  await fillDatabase(database, backupPages(file));
  expect((await api.call('GET', '/api/cart', { token: tokens[7] ?? '' })).status).toBe(200);
  await expect(importFolder(`${place}-nowhere`, database)).rejects.toThrow('There is no data of the API');
  expect(existsSync(`${place}-nowhere`)).toBe(false);
});

async function contentOf(dataDir: string): Promise<(readonly [string, string])[]> {
  const all: (readonly [string, string])[] = [];
  for await (const page of folderPages(dataDir)) all.push(...page);
  return all;
}
