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
import { openSqliteStorage } from './sqlite.ts';
import type { Storage, StorageFailure } from './storage.ts';

let dataDir: string;
let storage: Storage;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-storage-'));
  storage = await openSqliteStorage(dataDir);
});

afterEach(async () => {
  await storage.close();
  rmSync(dataDir, { recursive: true });
});

test('when the engine fails, all waiting and later jobs are refused, and it is reported once', async () => {
  const failures: StorageFailure[] = [];
  await storage.close();
  storage = await openSqliteStorage(dataDir, { onFailure: (failure) => failures.push(failure) });
  const other = new DatabaseSync(path.join(dataDir, 'shop.sqlite'));
  other.exec('DROP TABLE counters');
  other.close();
  const read = () => storage.read(async (t) => t.get('counters', '2026'));
  const results = await Promise.allSettled([read(), read()]);
  for (const result of [...results, ...(await Promise.allSettled([read()]))]) {
    expect(result).toMatchObject({ status: 'rejected', reason: { name: 'StorageFailure' } });
  }
  expect(failures).toHaveLength(1);
});

test('a transaction that is under way when a read fails is refused too', async () => {
  const failures: StorageFailure[] = [];
  await storage.close();
  storage = await openSqliteStorage(dataDir, { onFailure: (failure) => failures.push(failure) });
  const other = new DatabaseSync(path.join(dataDir, 'shop.sqlite'));
  other.exec('DROP TABLE counters');
  other.close();
  const underWay = storage.tx(async (t) => {
    await expect(storage.read((r) => r.get('counters', '2026'))).rejects.toMatchObject({ name: 'StorageFailure' });
    return t.get('counters', '2026');
  });
  await expect(underWay).rejects.toMatchObject({ name: 'StorageFailure' });
  expect(failures).toHaveLength(1);
});

const file = () => path.join(dataDir, 'shop.sqlite');
const mark = () => path.join(dataDir, 'shop.mark');
const put = (since = '2026') => storage.tx(async (t) => t.put('facts', since, { since }));
const reopen = async (between: () => void) => {
  await storage.close();
  between();
  storage = await openSqliteStorage(dataDir);
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
  const other = await openSqliteStorage(inside);
  await other.tx(async (t) => t.put('facts', 'seed', { since: '' }));
  expect(statSync(inside).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(inside))
    expect([name, statSync(path.join(inside, name)).mode & 0o777]).toEqual([name, 0o600]);
  await other.close();
  // A file of an older version, which everybody could read.
  chmodSync(path.join(inside, 'shop.sqlite'), 0o644);
  await (await openSqliteStorage(inside)).close();
  expect(statSync(path.join(inside, 'shop.sqlite')).mode & 0o777).toBe(0o600);
});

test.each([
  ['missing', () => rmSync(file())],
  ['empty', () => truncateSync(file())],
])('a start where the data is %s refuses, though a shop was there, and says what to do', async (what, rob) => {
  await put();
  await expect(reopen(rob)).rejects.toThrow(`${file()} is ${what}, though ${mark()} says that there was a shop.`);
  rmSync(mark());
  storage = await openSqliteStorage(dataDir);
});

test('a start without the write-ahead log of a killed process refuses, and goes on where the mark is deleted', async () => {
  await put();
  // The state after a kill: both files as they are, not closed.
  const killed = path.join(dataDir, 'killed');
  mkdirSync(killed);
  for (const name of ['shop.sqlite', 'shop.mark']) copyFileSync(path.join(dataDir, name), path.join(killed, name));
  await expect(openSqliteStorage(killed)).rejects.toThrow(
    /ends \d+ writes before what was acknowledged|is empty|is another one/,
  );
  rmSync(path.join(killed, 'shop.mark'));
  await (await openSqliteStorage(killed)).close();
  copyFileSync(mark(), path.join(killed, 'shop.mark'));
  await expect(openSqliteStorage(killed)).rejects.toThrow('is another one than the one that was used here before');
});

test('an old copy in the place of the data is noticed at the start', async () => {
  await put('first');
  await reopen(() => copyFileSync(file(), `${file()}.old`));
  await put('second');
  await expect(reopen(() => renameSync(`${file()}.old`, file()))).rejects.toThrow(
    'writes before what was acknowledged',
  );
  rmSync(mark());
  storage = await openSqliteStorage(dataDir);
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
  storage = await openSqliteStorage(dataDir);
});

test('flipped bytes and what is no database refuse the start by the name of the file, with a remedy', async () => {
  for (let i = 0; i < 200; i += 1) await put(`fact-${i}`);
  await storage.close();
  const whole = readFileSync(file());
  const remedy =
    /is damaged: keep a copy of it, and restore the last backup into an empty folder with npm run api:restore\.$/;
  for (const bytes of [Buffer.from('no database at all'.repeat(100)), Buffer.from(whole).fill(0xa5, 4_096, 9_000)]) {
    writeFileSync(file(), bytes);
    await expect(openSqliteStorage(dataDir)).rejects.toThrow(`${file()} can't be used (`);
    await expect(openSqliteStorage(dataDir)).rejects.toThrow(remedy);
  }
  writeFileSync(file(), whole);
  storage = await openSqliteStorage(dataDir);
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
  expect(await storage.read(async (t) => t.get('facts', 'late'))).toEqual({ since: 'late' });
});

test('a program that locks it for longer makes calls fail as unavailable, but the storage stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const told: string[] = [];
  await storage.close();
  storage = await openSqliteStorage(dataDir, { report: (message) => told.push(message) });
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
