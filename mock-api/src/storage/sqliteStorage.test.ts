import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteStorage } from './sqliteStorage.ts';
import type { Storage } from './storage.ts';

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

test('a document is read as it was put, and only under its own collection and id', async () => {
  const line = { id: 'l1', productId: '3', size: 30, nicotineStrength: 3, quantity: 2 };
  await storage.tx((t) => t.put('carts', 'u1', { lines: [line] }));
  expect(await storage.tx((t) => t.get('carts', 'u1'))).toEqual({ lines: [line] });
  expect(await storage.tx((t) => t.get('carts', 'u2'))).toBeUndefined();
  expect(await storage.tx((t) => t.get('counters', 'u1'))).toBeUndefined();
});

test('put replaces, del removes, clear empties', async () => {
  await storage.tx((t) => {
    t.put('counters', '2026', { last: 1 });
    t.put('counters', '2026', { last: 2 });
    t.put('counters', '2025', { last: 9 });
  });
  expect(await storage.tx((t) => t.get('counters', '2026'))).toEqual({ last: 2 });
  await storage.tx((t) => t.del('counters', '2026'));
  expect(await storage.tx((t) => t.get('counters', '2026'))).toBeUndefined();
  await storage.tx((t) => t.clear());
  expect(await storage.tx((t) => t.get('counters', '2025'))).toBeUndefined();
});

test('a transaction that throws keeps nothing, and the next one works', async () => {
  const failing = storage.tx((t) => {
    t.put('counters', '2026', { last: 1 });
    throw new Error('half way');
  });
  await expect(failing).rejects.toThrow('half way');
  expect(await storage.tx((t) => t.get('counters', '2026'))).toBeUndefined();
});

test('transactions run one after the other', async () => {
  const increment = () =>
    storage.tx((t) => {
      const last = (t.get('counters', '2026')?.last ?? 0) + 1;
      t.put('counters', '2026', { last });
      return last;
    });
  const numbers = await Promise.all(Array.from({ length: 50 }, increment));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
});

test('what was kept is there after a restart', async () => {
  await storage.tx((t) => t.put('counters', '2026', { last: 7 }));
  await storage.close();
  storage = openSqliteStorage(dataDir);
  expect(await storage.tx((t) => t.get('counters', '2026'))).toEqual({ last: 7 });
});

test('every French character survives', async () => {
  const since = 'Édition « Nuée » — œuf, 😀';
  await storage.tx((t) => t.put('facts', 'é', { since }));
  expect(await storage.tx((t) => t.get('facts', 'é'))).toEqual({ since });
});
