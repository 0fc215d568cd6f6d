import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { startProcess } from '../testing/startProcess.ts';
import { type LogEntry, openRequestLog } from './requestLog.ts';

const entry = (id: string): LogEntry => ({ time: '', id, method: 'GET', route: null, status: 404, ms: 1 });
const idsIn = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).id);

test('a file that can’t be written loses lines, which is reported once, and resumes when it can', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nuee-log-'));
  const file = path.join(folder, 'later', 'api.jsonl');
  const told: string[] = [];
  const log = openRequestLog(file, { report: (message) => told.push(message) });
  for (const id of ['1', '2']) {
    log.write(entry(id));
    await log.close();
  }
  expect(told).toEqual([expect.stringMatching(/^The request log can’t be written \(ENOENT.*until it can\.$/)]);
  mkdirSync(path.dirname(file));
  log.write(entry('3'));
  log.write(entry('4'));
  await log.close();
  expect(idsIn(readFileSync(file, 'utf8'))).toEqual(['3', '4']);
  expect(told.slice(1)).toEqual(['The request log is written again.']);
  rmSync(folder, { recursive: true });
});

test('a stream that fails is reported once and blocks no request', async () => {
  const told: string[] = [];
  const output = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
  const log = openRequestLog('stdout', { report: (message) => told.push(message), output });
  for (const id of ['1', '2', '3']) {
    log.write(entry(id));
    await new Promise((turn) => setImmediate(turn));
  }
  expect(told).toEqual([expect.stringContaining('(EPIPE)')]);
});

test('a closed pipe doesn’t end the process', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-log-'));
  const { child, firstLine, ended, output } = startProcess('main.ts', {
    API_PORT: '0',
    API_LOG: 'stdout',
    API_DATA_DIR: dataDir,
  });
  const url = /http:\S+/.exec(await firstLine)?.[0] ?? '';
  child.stdout.destroy();
  for (let i = 0; i < 5; i += 1) expect((await fetch(`${url}/api/products`)).status).toBe(200);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output()).not.toContain('Unhandled');
  rmSync(dataDir, { recursive: true });
});
