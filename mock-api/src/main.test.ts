import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProcess } from './testing/startProcess.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-main-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

const run = (script: string, port: number) => startProcess(script, { API_PORT: String(port), API_DATA_DIR: dataDir });

test.each(['SIGINT', 'SIGTERM'] as const)(
  'it says where it listens, in one line, and ends cleanly on %s',
  async (signal) => {
    const { child, firstLine, ended, output } = run('main.ts', 0);
    const url = /^API ready on (http:\/\/localhost:\d+)\n$/.exec(await firstLine)?.[1];
    expect((await fetch(`${url}/api/products`)).status).toBe(200);
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(output()).toBe(`API ready on ${url}\n`);
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
  const { ended, output } = run('reset.ts', 0);
  expect(await ended).toBe(0);
  expect(output()).toMatch(/^The data of the API is back to the seed.*\n$/);
});

test('an export writes a file that only its owner reads, and says where', async () => {
  await run('reset.ts', 0).ended;
  const file = path.join(dataDir, 'copy.json');
  const { ended, output } = startProcess('export.ts', { API_DATA_DIR: dataDir }, [file]);
  expect(await ended).toBe(0);
  expect(output()).toBe(`1 accounts and 0 orders are in ${file}.\n`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ users: [{ firstName: 'Camille' }], orders: [] });
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});
