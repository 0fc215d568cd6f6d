import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('when the engine fails all who wait are refused, and all who follow, and it is told once', async () => {
  const failures: StorageFailure[] = [];
  await storage.close();
  storage = openSqliteStorage(dataDir, (failure) => failures.push(failure));
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
