import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSeed, resetStorage } from '../db/seed.ts';
import { openSqliteStorage } from '../db/sqlite.ts';
import { startProcess } from '../testing/startProcess.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-main-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

const run = (script: string, port: number, args: string[] = [], env = {}) =>
  startProcess(script, { API_PORT: String(port), API_DATA_DIR: dataDir, ...env }, args);
const reset = (env = {}) => run('reset.ts', 0, ['--yes'], env);
/** The shop of the demonstration, made without a process. */
const makeShop = async () => {
  const storage = await openSqliteStorage(dataDir);
  await resetStorage(storage, readSeed(), new Date());
  await storage.close();
};

test.each(['SIGINT', 'SIGTERM'] as const)(
  'it says where it listens and that it made a new storage, and ends cleanly on %s',
  async (signal) => {
    const { child, firstLine, ended, output } = run('main.ts', 0);
    const url = /^API ready on (http:\/\/localhost:\d+)\n/.exec(await firstLine)?.[1];
    expect((await fetch(`${url}/api/products`)).status).toBe(200);
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(output()).toBe(`API ready on ${url}\nNew storage made in ${dataDir}: nothing was there.\n`);
  },
);

test('a taken port gives one sentence that names the port and the variable', async () => {
  const holder = createServer();
  await new Promise<void>((ready) => holder.listen(0, '127.0.0.1', ready));
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { ended, output } = run('main.ts', port);
  expect(await ended).toBe(1);
  expect(output()).toBe(`Port ${port} is already taken: free it, or choose another one with API_PORT.\n`);
  await new Promise((closed) => holder.close(closed));
});

test('a reset says what it did', async () => {
  const { ended, output } = reset();
  expect(await ended).toBe(0);
  expect(output()).toMatch(/^The data of the API is back to the seed.*\n$/);
});

test.each([
  ['nobody agreed', [], {}, 'Nothing was changed. Without a terminal, say npm run api:reset -- --yes'],
  ['it is production', ['--yes'], { NODE_ENV: 'production' }, 'This is no demonstration'],
  ['the demonstration is off', ['--yes'], { DEMO: 'off' }, 'This is no demonstration'],
  [
    'there is a database',
    ['--yes'],
    { DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' },
    'DATABASE_URL names a database',
  ],
])('a reset where %s is refused and changes nothing', async (_what, args, env, message) => {
  await makeShop();
  const file = path.join(dataDir, 'shop.sqlite');
  const before = readFileSync(file);
  const { child, ended, output } = run('reset.ts', 0, args, env);
  child.stdin.end();
  expect(await ended).toBe(1);
  expect(output()).toContain(message);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a reset beside a running API is refused', async () => {
  const { child, firstLine, ended } = run('main.ts', 0);
  await firstLine;
  const second = reset();
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('Another API uses the data');
  child.kill('SIGTERM');
  await ended;
});

test('a backup is a file that only its owner reads, and a restore makes a shop of it', async () => {
  await makeShop();
  const file = path.join(dataDir, 'copy.ndjson.gz');
  const backup = startProcess('backup.ts', { API_DATA_DIR: dataDir }, [file]);
  expect(await backup.ended).toBe(0);
  expect(backup.output()).toBe(`41 records of ${dataDir} are in ${file}.\n`);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);

  const restore = (folder: string) => startProcess('restore.ts', { API_DATA_DIR: folder }, [file]);
  const first = restore(path.join(dataDir, 'restored'));
  expect(await first.ended).toBe(0);
  expect(first.output()).toBe(
    'It holds accounts of the demonstration: nobody can use them where DEMO is off.\n' +
      `41 records of ${file} are in ${path.join(dataDir, 'restored')}.\n` +
      'Left out: 0 sessions and links of mails. Mails that wait for an owner to send them again: 0. Accounts erased again: 0.\n' +
      'No list of erasures was given: whoever was erased since the backup is back. Restore again with the erasures.txt of the API’s ' +
      'folder, if there is one: npm run api:restore -- FILE erasures.txt\n',
  );
  const second = restore(dataDir);
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/^There is data of an API in .*: choose another folder, .*\n$/);
});

test('a backup whose name git and Docker wouldn’t ignore is refused', async () => {
  const { ended, output } = startProcess('backup.ts', { API_DATA_DIR: dataDir }, ['backup.json']);
  expect(await ended).toBe(1);
  expect(output()).toBe('Let the name end with .ndjson.gz: git and Docker ignore such files.\n');
  for (const ignore of ['.gitignore', '.dockerignore']) {
    expect(readFileSync(path.join(import.meta.dirname, '../../..', ignore), 'utf8')).toMatch(
      /^(\*\*\/)?\*\.ndjson\.gz\*$/m,
    );
  }
});
