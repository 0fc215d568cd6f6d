import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSqliteStorage } from './sqliteStorage.ts';
import type { Storage, StorageFailure } from './storage.ts';

let dataDir: string;
let storage: Storage;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-storage-'));
  storage = openSqliteStorage(dataDir);
});

afterEach(async () => {
  await storage.close();
  rmSync(dataDir, { recursive: true });
});

test('when the engine fails, all waiting and later jobs are refused, and it is reported once', async () => {
  const failures: StorageFailure[] = [];
  await storage.close();
  storage = openSqliteStorage(dataDir, { onFailure: (failure) => failures.push(failure) });
  const other = new DatabaseSync(path.join(dataDir, 'shop.sqlite'));
  other.exec('DROP TABLE docs');
  other.close();
  const read = () => storage.tx((t) => t.get('counters', '2026'));
  const results = await Promise.allSettled([read(), read()]);
  for (const result of [...results, ...(await Promise.allSettled([read()]))]) {
    expect(result).toMatchObject({ status: 'rejected', reason: { name: 'StorageFailure' } });
  }
  expect(failures).toHaveLength(1);
});

const file = () => path.join(dataDir, 'shop.sqlite');
const mark = () => path.join(dataDir, 'shop.mark');
const put = (since = '2026') => storage.tx((t) => t.put('facts', since, { since }));
const reopen = async (between: () => void) => {
  await storage.close();
  between();
  storage = openSqliteStorage(dataDir);
};

test('a cleanly closed file is not checked again; any other is', async () => {
  const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const checks = () => prepared.mock.calls.filter(([sql]) => sql.includes('quick_check')).length;
  await put();
  await reopen(() => {});
  expect(checks()).toBe(0);
  // As after a kill: the mark doesn't record a clean close.
  const running = readFileSync(mark());
  await reopen(() => writeFileSync(mark(), running));
  expect(checks()).toBe(1);
  await reopen(() => utimesSync(file(), 1, 1));
  expect(checks()).toBe(2);
  prepared.mockRestore();
});

test.runIf(process.platform !== 'win32')('a new folder and every file in it are their owner’s alone', async () => {
  const inside = path.join(dataDir, 'new');
  const other = openSqliteStorage(inside);
  await other.tx((t) => t.put('facts', 'seed', { since: '' }));
  expect(statSync(inside).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(inside))
    expect([name, statSync(path.join(inside, name)).mode & 0o777]).toEqual([name, 0o600]);
  await other.close();
  // A file of an older version, which everybody could read.
  chmodSync(path.join(inside, 'shop.sqlite'), 0o644);
  await openSqliteStorage(inside).close();
  expect(statSync(path.join(inside, 'shop.sqlite')).mode & 0o777).toBe(0o600);
});

test.each([
  ['missing', () => rmSync(file())],
  ['empty', () => truncateSync(file())],
])('a start where the data is %s refuses, though a shop was there, and says what to do', async (what, rob) => {
  await put();
  await expect(reopen(rob)).rejects.toThrow(`${file()} is ${what}, though ${mark()} says that there was a shop.`);
  rmSync(mark());
  storage = openSqliteStorage(dataDir);
});

test('a start without the write-ahead log of a killed process refuses, and goes on where the mark is deleted', async () => {
  await put();
  // The state after a kill: both files as they are, not closed.
  const killed = path.join(dataDir, 'killed');
  mkdirSync(killed);
  for (const name of ['shop.sqlite', 'shop.mark']) copyFileSync(path.join(dataDir, name), path.join(killed, name));
  expect(() => openSqliteStorage(killed)).toThrow(
    /ends \d+ writes before what was acknowledged|is empty|is another one/,
  );
  rmSync(path.join(killed, 'shop.mark'));
  await openSqliteStorage(killed).close();
  copyFileSync(mark(), path.join(killed, 'shop.mark'));
  expect(() => openSqliteStorage(killed)).toThrow('is another one than the one that was used here before');
});

test('an old copy in the place of the data is noticed at the start', async () => {
  await put('first');
  await reopen(() => copyFileSync(file(), `${file()}.old`));
  await put('second');
  await expect(reopen(() => renameSync(`${file()}.old`, file()))).rejects.toThrow(
    'writes before what was acknowledged',
  );
  rmSync(mark());
  storage = openSqliteStorage(dataDir);
});

test.runIf(process.platform !== 'win32').each([
  ['deleted', () => rmSync(file())],
  ['replaced', () => copyFileSync(file(), `${file()}.new`)],
  ['robbed of its log', () => rmSync(`${file()}-wal`)],
])('a file that is %s while the API runs ends the storage instead of taking orders', async (what, rob) => {
  await put();
  rob();
  if (what === 'replaced') renameSync(`${file()}.new`, file());
  const failure = await put('lost').catch((error: unknown) => error);
  expect(failure).toMatchObject({
    name: 'StorageFailure',
    message: expect.stringContaining(`The storage ${file()} failed: it was deleted or replaced while the API ran`),
  });
  await storage.close();
  rmSync(mark());
  for (const name of ['shop.sqlite', 'shop.sqlite-wal', 'shop.sqlite-shm'])
    rmSync(path.join(dataDir, name), { force: true });
  storage = openSqliteStorage(dataDir);
});

test('flipped bytes and what is no database refuse the start by the name of the file, with a remedy', async () => {
  for (let i = 0; i < 200; i += 1) await put(`fact-${i}`);
  await storage.close();
  const whole = readFileSync(file());
  const remedy =
    /is damaged: keep a copy of it, and restore the last backup into an empty folder with npm run api:restore\.$/;
  for (const bytes of [Buffer.from('no database at all'.repeat(100)), Buffer.from(whole).fill(0xa5, 4_096, 9_000)]) {
    writeFileSync(file(), bytes);
    expect(() => openSqliteStorage(dataDir)).toThrow(`${file()} can't be used (`);
    expect(() => openSqliteStorage(dataDir)).toThrow(remedy);
  }
  writeFileSync(file(), whole);
  storage = openSqliteStorage(dataDir);
});

test('another program that keeps the file for a moment is waited for, while other work goes on', async () => {
  const other = new DatabaseSync(file());
  other.exec('BEGIN IMMEDIATE');
  const waiting = put('late');
  const turns = await new Promise<number>((done) => {
    let count = 0;
    const turn = () => (++count < 50 ? setImmediate(turn) : done(count));
    turn();
  });
  expect(turns).toBe(50);
  other.exec('COMMIT');
  await waiting;
  other.close();
  expect(await storage.tx((t) => t.get('facts', 'late'))).toEqual({ since: 'late' });
});

test('a program that locks it for longer makes calls fail as unavailable, but the storage stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const told: string[] = [];
  await storage.close();
  storage = openSqliteStorage(dataDir, { report: (message) => told.push(message) });
  const other = new DatabaseSync(file());
  other.exec('BEGIN IMMEDIATE');
  const refused = put('never').catch((error: unknown) => error);
  await new Promise((turn) => setImmediate(turn));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await refused).toMatchObject({ name: 'StorageAway' });
  expect(told).toEqual([expect.stringContaining(`Another program keeps ${file()} to itself`)]);
  other.exec('ROLLBACK');
  other.close();
  vi.useRealTimers();
  await put('again');
});

test('what the older version kept of a customer’s keys in one row becomes a row each', async () => {
  await reopen(() => {
    const db = new DatabaseSync(file());
    const answer = { _id: 'o-1', orderNumber: 'CMD-2026-001' };
    const recent = ['a', 'b'].map((key) => ({ key, body: 'digest', at: '2026-01-15T09:00:00.000Z', answer }));
    db.prepare("INSERT INTO docs VALUES ('submissions', 'u-1', ?)").run(JSON.stringify({ recent }));
    db.close();
  });
  const kept = await storage.tx((t) => [
    t.get('submissions', 'u-1'),
    t.get('submissions', 'u-1 a'),
    t.get('submissions', 'u-1 b'),
  ]);
  const one = {
    body: 'digest',
    answer: { _id: 'o-1', orderNumber: 'CMD-2026-001' },
    endsAt: '2026-01-16T09:00:00.000Z',
  };
  expect(kept).toEqual([undefined, one, one]);
});

test('orders of the older version can be listed, by the e-mail of their customer too', async () => {
  await reopen(() => {
    const db = new DatabaseSync(file());
    db.exec('DROP TABLE lists');
    const user = { id: 'u-1', email: 'a@exemple.fr', firstName: 'Zoé', lastName: 'Petit' };
    const order = {
      orderNumber: 'CMD-2026-001',
      createdAt: '2026-01-15T09:00:00.000Z',
      status: 'pending',
      totalPrice: 1,
    };
    const insert = db.prepare('INSERT INTO docs VALUES (?, ?, ?)');
    insert.run('orders', 'o-1', JSON.stringify({ userId: 'u-1', order }));
    insert.run('users', 'u-1', JSON.stringify(user));
    db.close();
  });
  const { items } = await storage.list({ collection: 'orders', q: 'zoe a@ex', limit: 5 });
  expect(items).toMatchObject([{ id: 'o-1', document: { customer: { name: 'Zoé Petit', email: 'a@exemple.fr' } } }]);
  expect(await storage.tallies('orders', ['all'])).toEqual(new Map([['all', { count: 1, cents: 100 }]]));
});
