import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPasswords } from '../auth/passwords.ts';
import { userByEmail } from '../commands/users.ts';
import { openSqliteStorage } from '../db/sqlite.ts';
import { askForOwner } from './ownerAccount.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-owner-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

/** Somebody at a terminal: answers each question, in their order, as soon as it is asked. Resolves to what stands there. */
async function answering(...answers: readonly string[]): Promise<string> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const waiting = [...answers];
  let shown = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    if (/(?:E-mail|Password|Again): /.test(text) && waiting.length > 0) input.write(waiting.shift() ?? '');
  });
  await askForOwner({ dataDir }, { input, output });
  return shown;
}

async function storedOwner(email: string) {
  const storage = await openSqliteStorage(dataDir);
  const user = await storage.read(async (t) => userByEmail(t, email));
  await storage.close();
  return user;
}

test('the first start asks for e-mail and password, without showing the password; the next one asks nothing', async () => {
  const password = 'Un-Port-Au-Matin';
  const shown = await answering('nolwenn@flacons.example\r', `${password}\r`, `${password}\r`);
  expect(shown).toContain('Nobody can open the back office of this shop yet');
  expect(shown).toContain('nolwenn@flacons.example is the owner now');
  expect(shown).not.toContain('Port');
  const owner = await storedOwner('nolwenn@flacons.example');
  expect(owner).toMatchObject({ role: 'admin', status: 'active' });
  expect(await createPasswords().verify(password, owner?.passwordHash, '')).toBe(true);

  expect(await answering()).toBe('');
});

test('an invalid answer is explained and asked for again', async () => {
  const shown = await answering(
    'nolwenn\r',
    'nolwenn@flacons.example\r',
    'court\r',
    'Motdepasse2026\r',
    'Un-Port-Au-Matin\r',
    'Un-Port-Au-Soir\r',
    'Un-Port-Au-Matin\r',
    'Un-Port-Au-Matin\r',
  );
  for (const sentence of [
    '"nolwenn" is no e-mail',
    '12 to 128',
    'most common',
    'The two passwords differ',
    'is the owner',
  ])
    expect(shown).toContain(sentence);
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s makes nothing', async (_name, key) => {
  await expect(answering('nolwenn@flacons.example\r', key)).rejects.toThrow('Nothing was made.');
  expect(await storedOwner('nolwenn@flacons.example')).toBeUndefined();
});
