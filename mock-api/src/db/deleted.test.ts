import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

let dataDir: string;
let storage: Storage;
const file = () => path.join(dataDir, 'shop.sqlite');

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-deleted-'));
  storage = await openSqliteStorage(dataDir);
});
afterEach(async () => {
  await storage.close();
  rmSync(dataDir, { recursive: true });
});

test('what was deleted is in no byte of the file, nor in its index', async () => {
  const person = { firstName: 'Zqxwvj', lastName: 'Petit', passwordHash: '', phone: 'z'.repeat(9_000), addresses: [] };
  const bytes = () => readFileSync(file(), 'latin1');
  await storage.tx(async (t) => t.put('users', 'u-1', { ...person, id: 'u-1', email: 'zqxwvj@exemple.fr' }));
  await storage.tx(async (t) =>
    t.put('users', 'u-2', { ...person, id: 'u-2', email: 'b@exemple.fr', firstName: 'Léa' }),
  );
  await storage.tx(async (t) => t.del('users', 'u-1'));
  await storage.close();
  expect(bytes()).not.toMatch(/zqx/i);
  storage = await openSqliteStorage(dataDir);
  const { items } = await storage.list({ collection: 'users', q: 'léa', limit: 5 });
  expect(items.map(({ id }) => id)).toEqual(['u-2']);
});
