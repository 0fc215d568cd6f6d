import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findKey, keyFile, keyOf, parseKey } from './machineKey.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('a key is made once, for its owner alone, also by processes that start together', async () => {
  expect(findKey({ dataDir })).toBeUndefined();
  const [first, ...others] = await Promise.all([keyOf({ dataDir }), keyOf({ dataDir }), keyOf({ dataDir })]);
  expect(others).toEqual([first, first]);
  expect(findKey({ dataDir })).toEqual(first);
  expect(readdirSync(dataDir)).toEqual([keyFile]);
  if (process.platform !== 'win32') expect(statSync(path.join(dataDir, keyFile)).mode & 0o777).toBe(0o600);
});

test('that of the variable comes first, and leaves no file', async () => {
  const secretsKey = new Uint8Array(32).fill(7);
  expect(await keyOf({ dataDir, secretsKey })).toBe(secretsKey);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a file that holds no key is told rather than replaced', async () => {
  writeFileSync(path.join(dataDir, keyFile), 'half a k');
  await expect(keyOf({ dataDir })).rejects.toThrow('holds no key');
});

test.each(['', 'c2hvcnQ=', 'x'.repeat(60)])('« %s » is no key', (text) => {
  expect(parseKey(text)).toBeUndefined();
});
