import path from 'node:path';
import { expect, test } from 'vitest';
import { finishErasures } from '../commands/erase.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { backupPages, fillDatabase, readDatabase, writeBackup } from './copies.ts';
import { erasureHash } from './erasures.ts';
import { restoredPages } from './restored.ts';

const api = apiUnderTest();

test('into a database too a restore erases whoever was erased since the backup', async ({ skip }) => {
  const { database = skip() } = api.engine.options;
  if (typeof database === 'string') return;
  await api.newCustomer();
  const file = path.join(api.dataDir, 'copy.ndjson.gz');
  await readDatabase(database, (pages) => writeBackup(file, pages));
  await api.beside(async (storage) => {
    const { items } = await storage.list({ collection: 'users', q: 'cliente', limit: 1 });
    const id = items[0]?.id ?? '';
    await storage.tx(async (t) => t.clear());
    const held = { opened: 0, mails: 0, accounts: 0 };
    const erasures = new Map([[erasureHash(id), api.now.toISOString()]]);
    await fillDatabase(database, restoredPages(backupPages(file), erasures, held));
    expect(held.accounts).toBe(1);
    expect(await storage.read(async (t) => (await t.get('users', id))?.status)).toBe('inactive');
    expect(await finishErasures({ storage, dataDir: api.dataDir })).toBe(1);
    expect(await storage.read(async (t) => t.get('users', id))).toBeUndefined();
  });
});
