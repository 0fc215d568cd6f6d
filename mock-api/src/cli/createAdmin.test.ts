import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPasswords } from '../auth/passwords.ts';
import { userByEmail } from '../commands/users.ts';
import { openSqliteStorage } from '../db/sqlite.ts';
import { startProcess } from '../testing/startProcess.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-admin-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const create = async (args: string[], password: string) => {
  const { child, ended, output } = startProcess('createAdmin.ts', { API_DATA_DIR: dataDir, DATABASE_URL: '' }, args);
  child.stdin.end(`${password}\n`);
  return { code: await ended, output: output() };
};

test('an owner is made with the password of the standard input, and a second time gets the new one', async () => {
  for (const password of ['Une-phrase-de-passe', 'Une-autre-phrase']) {
    const { code, output } = await create(['cheffe@exemple.fr'], password);
    expect([code, output]).toEqual([0, expect.stringContaining('cheffe@exemple.fr')]);
    const storage = await openSqliteStorage(dataDir);
    const user = await storage.read(async (t) => userByEmail(t, 'cheffe@exemple.fr'));
    await storage.close();
    expect(user).toMatchObject({ role: 'admin', status: 'active' });
    expect(await createPasswords().verify(password, user?.passwordHash, '')).toBe(true);
  }
});

test.each([
  [[], 'Une-phrase-de-passe', 'Say whose account'],
  [['cheffe@exemple.fr', 'Une-phrase-de-passe'], '', 'never an argument'],
  [['cheffe'], 'Une-phrase-de-passe', 'no e-mail'],
  [['cheffe@exemple.fr'], 'onze-signes', '12 to 128'],
  [['cheffe@exemple.fr'], 'Motdepasse2026', 'common'],
])('%j with %j is refused in one sentence', async (args, password, message) => {
  const { code, output } = await create(args, password);
  expect([code, output]).toEqual([1, expect.stringContaining(message)]);
});
