/**
 * What a shop of the version before the tables held is all there after its conversion. `testing/olderShop.ndjson` was written by that
 * version, but for some records that only still older ones wrote.
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { createEngine, type Engine } from '../testing/engine.ts';
import { backupPages, fillDatabase, fillFolder, folderPages, readDatabase, writeBackup } from './copies.ts';
import { lastNumber, nextNumber } from './counters.ts';
import type { Database } from './database.ts';
import type { Pages } from './fill.ts';
import { keptTable, migrate } from './migrate.ts';
import { keptName } from './migrateFile.ts';
import { keptDays, migrations } from './migrations.ts';
import type { Collection, Records, StoredOrder } from './recordTypes.ts';
import { openSqliteStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

const lines = readFileSync(path.join(import.meta.dirname, '../testing/olderShop.ndjson'), 'utf8')
  .trim()
  .split('\n');
const records: readonly (readonly [string, unknown])[] = lines.map((line) => JSON.parse(line));
const ofOlder = <C extends Collection>(collection: C): Map<string, Records[C]> =>
  new Map(
    records
      .filter(([key]) => key.startsWith(`${collection}/`))
      .map(([key, document]) => [key.slice(collection.length + 1), document as Records[C]]),
  );
const dayMilliseconds = 24 * 60 * 60 * 1000;
const newNames: Readonly<Record<string, string>> = { series: 'counters', papers: 'invoices', pdfs: 'invoiceFiles' };

let engine: Engine;
let database: Database | undefined;
let storage: Storage;
const told: string[] = [];
const report = (message: string) => void told.push(message);

function writeOlderFolder(dataDir: string): void {
  const db = new DatabaseSync(path.join(dataDir, 'shop.sqlite'));
  db.exec(`PRAGMA journal_mode = WAL;
    CREATE TABLE docs (c TEXT NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL, UNIQUE (c, id)) STRICT;
    CREATE TABLE state (id INTEGER PRIMARY KEY CHECK (id = 1), storage TEXT NOT NULL, commits INTEGER NOT NULL) STRICT;
    INSERT INTO state VALUES (1, '11111111-1111-4111-8111-111111111111', 7);`);
  const insert = db.prepare('INSERT INTO docs VALUES (?, ?, ?)');
  for (const [key, document] of records) {
    const slash = key.indexOf('/');
    insert.run(key.slice(0, slash), key.slice(slash + 1), JSON.stringify(document));
  }
  db.close();
}

async function writeOlderDatabase(on: Database): Promise<void> {
  await on.query('DROP SCHEMA public CASCADE');
  await on.query('CREATE SCHEMA public');
  await on.query('CREATE TABLE migrations (name text PRIMARY KEY, applied timestamptz NOT NULL)');
  // Only the steps of that version.
  for (const { name } of migrations) await on.query('INSERT INTO migrations VALUES ($1, now())', [name]);
  await migrate(on);
  for (const { name } of migrations) await on.query('DELETE FROM migrations WHERE name = $1', [name]);
  for (const [key, document] of records) {
    await on.query('INSERT INTO documents VALUES ($1, $2::jsonb)', [key, JSON.stringify(document)]);
  }
}

beforeAll(async () => {
  engine = await createEngine();
  if (typeof engine.options.database === 'object') database = engine.options.database;
  if (database) {
    await writeOlderDatabase(database);
    await migrate(database, report);
    storage = await engine.open();
  } else {
    writeOlderFolder(engine.dataDir);
    storage = await openSqliteStorage(engine.dataDir, { report });
  }
});
afterAll(async () => {
  await storage.close();
  if (database) {
    await database.query(`DROP TABLE IF EXISTS ${keptTable}`);
    await emptyDatabase(database);
  }
  await engine.close();
});

const inPlace = (name: string): string => path.join(engine.dataDir, name);
const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'nuee-converted-'));
type Content = (readonly [key: string, document: unknown])[];
/** Parsed: PostgreSQL kept the documents of the older version with their fields in another order. */
async function contentOf(pages: Pages): Promise<Content> {
  const all: [string, unknown][] = [];
  for await (const page of pages) all.push(...page.map(([key, text]): [string, unknown] => [key, JSON.parse(text)]));
  return all;
}
async function content(): Promise<Content> {
  if (!database) return contentOf(folderPages(engine.dataDir));
  let all: Content = [];
  await readDatabase(database, async (pages) => {
    all = await contentOf(pages);
    return all.length;
  });
  return all;
}

test('every record is there, but for what only the older version needed', async () => {
  const converted = Map.groupBy(await content(), ([key]) => key.slice(0, key.indexOf('/')));
  const expected = new Map<string, number>();
  for (const [key] of records) {
    const collection = key.slice(0, key.indexOf('/'));
    const now = newNames[collection] ?? collection;
    if (['emails', 'openedSessions', 'idLists', 'receipts'].includes(now)) continue;
    expected.set(now, (expected.get(now) ?? 0) + 1);
  }
  const seeded: { ids: string[] } = Object(records.find(([key]) => key === 'idLists/seeded')?.[1]);
  expected.set('seeded', seeded.ids.length);
  for (const gone of ['sessions', 'resets']) expected.set(gone, (expected.get(gone) ?? 0) - 1);
  expect(Object.fromEntries([...converted].map(([name, { length }]) => [name, length]))).toEqual(
    Object.fromEntries(expected),
  );
});

test('orders keep their lines, money, state and timeline', async () => {
  for (const [id, older] of ofOlder('orders')) {
    if (!older.customer) continue;
    const { paymentStatus = older.order.isPaid ? 'paid' : 'pending' } = older;
    const { trackingUrl: url, ...rest }: StoredOrder & { trackingUrl?: string } = older;
    expect(await storage.read((t) => t.get('orders', id))).toEqual({
      ...rest,
      ...(url !== undefined && { parcels: [{ url }] }),
      paymentStatus,
      ...(older.receiptId !== undefined && {
        withdrawalStatus: paymentStatus === 'refunded' ? 'refunded' : 'received',
      }),
    });
  }
});

test('an order of the first versions is given the name of its customer, and is found by it', async () => {
  const [id = '', older] = [...ofOlder('orders')].find(([, { customer }]) => !customer) ?? [];
  const user = await storage.read((t) => t.get('users', older?.userId ?? ''));
  const { customer } = (await storage.read((t) => t.get('orders', id))) ?? {};
  expect(customer).toEqual({ name: `${user?.firstName} ${user?.lastName}`, email: user?.email });
  const found = await storage.list({ collection: 'orders', q: `${user?.email} 2025`, limit: 7 });
  expect(found.items.map((item) => item.id)).toEqual([id]);
});

test('accounts, products, mails, tickets and the like are what they were', async () => {
  for (const collection of [
    'products',
    'slugs',
    'settings',
    'legalTexts',
    'agreedTerms',
    'mails',
    'tickets',
  ] as const) {
    for (const [id, older] of ofOlder(collection)) {
      expect(await storage.read((t) => t.get(collection, id))).toEqual(older);
    }
  }
  for (const collection of ['movements', 'pictures', 'pictureFiles'] as const) {
    for (const [id, older] of ofOlder(collection)) {
      expect(await storage.read((t) => t.get(collection, id))).toEqual(older);
    }
  }
  for (const [id, older] of ofOlder('withdrawals')) {
    expect(await storage.read((t) => t.get('withdrawals', id))).toEqual({
      ...older,
      status: expect.stringMatching(/^(received|refunded)$/),
    });
  }
  for (const collection of ['journal', 'events', 'notifications', 'carts', 'favorites', 'payments'] as const) {
    for (const [id, older] of ofOlder(collection)) {
      expect(await storage.read((t) => t.get(collection, id))).toEqual(older);
    }
  }
  for (const collection of ['subscribers', 'confirmations', 'facts', 'knownNetworks'] as const) {
    for (const [id, older] of ofOlder(collection)) {
      expect(await storage.read((t) => t.get(collection, id))).toEqual(older);
    }
  }
  for (const [id, { role = 'customer', status = 'active', ...older }] of ofOlder('users')) {
    expect(await storage.read((t) => t.get('users', id))).toEqual({ ...older, role, status });
  }
});

test('invoices and their files are what they were, under their new names', async () => {
  const ofCollection = (name: string) =>
    records.flatMap(([key, record]) =>
      key.startsWith(`${name}/`) ? [[key.slice(name.length + 1), record] as const] : [],
    );
  const invoices = ofCollection('papers');
  for (const [id, older] of invoices) {
    const { paper, ...rest } = older as { paper?: object };
    const { entry, ...kept } = (await storage.read((t) => t.get('invoices', id))) ?? {};
    expect(kept).toEqual({ ...rest, ...(paper && { content: paper }) });
    const order = await storage.read((t) => t.get('orders', String(Object(older).orderId)));
    // The order is as it was when the invoice was issued: older versions changed none.
    expect(entry?.amounts.totalPrice).toBe(order?.order.totalPrice);
  }
  expect(invoices.map(([, older]) => Object(older).status)).toEqual(expect.arrayContaining(['waiting', 'issued']));
  for (const [id, older] of ofCollection('pdfs')) {
    expect(await storage.read((t) => t.get('invoiceFiles', id))).toEqual(older);
  }
});

test('categories stand in their order', async () => {
  const list: { ids: string[] } = Object(records.find(([key]) => key === 'idLists/categories')?.[1]);
  const stored = await storage.read((t) =>
    t.query((db) => db.selectFrom('categories').select('id').orderBy('position').execute()),
  );
  expect(stored.map(({ id }) => id)).toEqual(list.ids);
});

test('sessions of accounts that are gone are dropped, the others stay', async () => {
  const users = ofOlder('users');
  for (const [id, session] of ofOlder('sessions')) {
    expect(await storage.read((t) => t.get('sessions', id))).toEqual(users.has(session.userId) ? session : undefined);
  }
  expect(await storage.read((t) => t.get('resets', '0000gone'))).toBeUndefined();
});

test('what was submitted with a key of the first versions is known, until a day later', async () => {
  const { userId = '' } = [...ofOlder('orders').values()].find(({ customer }) => !customer) ?? {};
  expect(await storage.read((t) => t.get('submissions', `${userId} ancienne-clef`))).toEqual({
    body: 'a'.repeat(64),
    answer: { _id: '01900000-0000-7000-8000-000000000002', orderNumber: 'CMD-2025-1007' },
    endsAt: '2026-11-29T18:00:00.000Z',
  });
});

test('of two declarations for one order and e-mail, the one that was the receipt stays it', async () => {
  const receipts = new Map(
    records
      .filter(([key]) => key.startsWith('receipts/'))
      .map(([key, receipt]) => [key.slice('receipts/'.length), (receipt as { receiptId: string }).receiptId]),
  );
  const stored = await storage.read((t) =>
    t.query((db) =>
      db.selectFrom('withdrawals').select(['id', 'receipt_key']).where('receipt_key', 'is not', null).execute(),
    ),
  );
  expect(receipts.size).toBeGreaterThan(0);
  for (const [key, id] of receipts)
    expect(stored.filter((one) => one.receipt_key === key)).toEqual([{ id, receipt_key: key }]);
});

/** A backup as an older version wrote it. */
function writeOlderBackup(file: string, version: number, its: readonly string[]): void {
  const header = JSON.stringify({ format: 'maison-nuee-backup', version, at: '2026-11-28T18:00:00.000Z' });
  const body = `${[header, ...its].join('\n')}\n`;
  const sha256 = createHash('sha256').update(body).digest('hex');
  writeFileSync(file, gzipSync(`${body}${JSON.stringify({ documents: its.length, sha256 })}\n`));
}

test('a backup of an older version restores to the same, one of this version too', async () => {
  const [first, second, newer] = [inPlace('1.ndjson.gz'), inPlace('2.ndjson.gz'), inPlace('newer.ndjson.gz')];
  const before = await content();
  writeOlderBackup(first, 1, lines);
  // Version 2 differs from the present one in two names, and in that of an invoice's content.
  const ofVersion2 = before.map(([key, record]) => {
    if (!key.startsWith('invoices/')) return JSON.stringify([key.replace(/^invoiceFiles/, 'pdfs'), record]);
    const { content: paper, ...rest } = record as { content?: object };
    return JSON.stringify([key.replace('invoices', 'papers'), { ...rest, paper }]);
  });
  expect(ofVersion2.join()).toContain('"paper":{');
  writeOlderBackup(second, 2, ofVersion2);
  const [folder, fromSecond] = [newFolder(), newFolder()];
  await fillFolder(folder, backupPages(first));
  await fillFolder(fromSecond, backupPages(second));
  expect(await contentOf(folderPages(fromSecond))).toEqual(before);
  expect(await contentOf(folderPages(folder))).toEqual(before);
  await writeBackup(newer, folderPages(folder));
  expect(JSON.parse(gunzipSync(readFileSync(newer)).toString().split('\n')[0] ?? '')).toMatchObject({ version: 3 });
  const again = newFolder();
  await fillFolder(again, backupPages(newer));
  expect(await contentOf(folderPages(again))).toEqual(before);
  for (const one of [folder, fromSecond, again]) rmSync(one, { recursive: true });
});

test('a folder that is converted holds the same as this engine', async () => {
  const folder = newFolder();
  writeOlderFolder(folder);
  // Also before its conversion: an import reads it as it is.
  const unconverted = newFolder();
  await fillFolder(unconverted, folderPages(folder));
  await (await openSqliteStorage(folder, { report: () => {} })).close();
  expect(await contentOf(folderPages(folder))).toEqual(await content());
  expect(await contentOf(folderPages(unconverted))).toEqual(await content());
  for (const one of [folder, unconverted]) rmSync(one, { recursive: true });
});

test('numbers go on where they were', async () => {
  const last = (key: string): number => Object(records.find(([one]) => one === key)?.[1]).last;
  const next = await storage.tx(async (t) => [await nextNumber(t, 'orders/2026'), await nextNumber(t, 'F-2026')]);
  expect(next).toEqual([last('counters/2026') + 1, last('series/F-2026') + 1]);
  for (const series of ['A-2026', 'events', 'publication', 'texts/terms']) {
    expect(await storage.read((t) => lastNumber(t, series))).toBe(last(`series/${series}`));
  }
  expect(await storage.read((t) => lastNumber(t, 'orders/2025'))).toBe(1007);
});

test('the older data are kept, complete, for 30 days', async () => {
  const isThere = async () =>
    database
      ? (await database.query('SELECT to_regclass($1) IS NOT NULL AS is_there', [keptTable]))[0]?.is_there
      : existsSync(inPlace(keptName));
  expect(told.join('\n')).toMatch(
    new RegExp(`${database ? keptTable : keptName}.* after ${keptDays} days the API does\\.`),
  );
  if (database) {
    expect(await database.query(`SELECT count(*)::int AS n FROM ${keptTable}`)).toEqual([{ n: records.length }]);
  } else {
    const kept = new DatabaseSync(inPlace(keptName), { readOnly: true });
    expect(kept.prepare('SELECT count(*) AS n FROM docs').get()).toEqual({ n: records.length });
    expect(kept.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    kept.close();
    if (process.platform !== 'win32') expect(statSync(inPlace(keptName)).mode & 0o777).toBe(0o600);
  }
  const now = Date.now();
  await storage.sweep(new Date(now + (keptDays - 1) * dayMilliseconds));
  expect(await isThere()).toBe(true);
  await storage.sweep(new Date(now + keptDays * dayMilliseconds));
  expect(await isThere()).toBe(false);
});

test.runIf((process.env.API_TEST_DATABASE ?? '') === '')(
  'a second start converts nothing, and goes on in the same storage',
  async () => {
    const folder = newFolder();
    writeOlderFolder(folder);
    writeFileSync(path.join(folder, 'shop.sqlite.part'), 'of a start that was broken off');
    writeFileSync(path.join(folder, keptName), 'of a start that was broken off');
    await (await openSqliteStorage(folder, { report })).close();
    expect(readFileSync(path.join(folder, 'shop.mark'), 'utf8')).toMatch(/^11111111-1111-4111-8111-111111111111 7 /);
    expect(existsSync(path.join(folder, 'shop.sqlite.part'))).toBe(false);
    const kept = new DatabaseSync(path.join(folder, keptName), { readOnly: true });
    expect(kept.prepare('SELECT count(*) AS n FROM docs').get()).toEqual({ n: records.length });
    kept.close();
    const again: string[] = [];
    await (await openSqliteStorage(folder, { report: (message) => void again.push(message) })).close();
    expect(again).toEqual([]);
    rmSync(folder, { recursive: true });
  },
);

test.runIf((process.env.API_TEST_DATABASE ?? '') !== '')(
  'a folder fills a database, and a backup of that another folder',
  async () => {
    if (!database) throw new Error('There is no database.');
    const [folder, again] = [newFolder(), newFolder()];
    const [first, second] = [inPlace('first.ndjson.gz'), inPlace('second.ndjson.gz')];
    writeOlderFolder(folder);
    await (await openSqliteStorage(folder, { report: () => {} })).close();
    const before = await contentOf(folderPages(folder));
    await writeBackup(first, folderPages(folder));
    await emptyDatabase(database);
    await fillDatabase(database, backupPages(first));
    await readDatabase(database, (pages) => writeBackup(second, pages));
    await fillFolder(again, backupPages(second));
    expect(await content()).toEqual(before);
    expect(await contentOf(folderPages(again))).toEqual(before);
    for (const one of [folder, again]) rmSync(one, { recursive: true });
  },
);
