/**
 * Makes an owner of the back office: `npm run admin:create -- EMAIL`. It asks for the password twice, without showing it; without a
 * terminal it reads one line. An account that is there becomes an owner with this password, and its sessions end. On a folder no
 * API may run meanwhile; on the database of `DATABASE_URL` it may.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { RegisterBody } from '@nuee/domain';
import * as v from 'valibot';
import { makeOwner } from './commands/users.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { createPasswords } from './passwords.ts';
import { settingsFrom } from './settings.ts';
import { connectDatabase } from './storage/database.ts';
import { lockData } from './storage/dataLock.ts';
import { checkMigrated } from './storage/migrate.ts';
import { openPostgresStorage } from './storage/postgresStorage.ts';
import { openSqliteStorage } from './storage/sqliteStorage.ts';
import type { Storage } from './storage/storage.ts';
import { told } from './told.ts';

await told(async () => {
  const [, , given, ...more] = process.argv;
  if (given === undefined || more.length > 0) {
    throw new Error('Say whose account: npm run admin:create -- EMAIL (the password is asked for, never an argument)');
  }
  const email = v.safeParse(RegisterBody.entries.email, given);
  if (!email.success) throw new Error(`"${given}" is no e-mail address.`);
  const password = v.safeParse(RegisterBody.entries.password, await askPassword());
  if (!password.success) throw new Error('A password has 8 to 128 characters.');
  if (isCommonPassword(password.output))
    throw new Error('This password is among the most common ones: choose another.');
  const passwordHash = await createPasswords().hash(password.output, '');

  const { dataDir, database } = settingsFrom(process.env);
  const { storage, close } = database === undefined ? openFolder(dataDir) : await openDatabase(database);
  try {
    const isNew = await storage.tx((t) =>
      makeOwner(t, { who: 'shop', now: new Date() }, { email: email.output, passwordHash }),
    );
    console.info(isNew ? `${email.output} is an owner now.` : `The account of ${email.output} is an owner’s now.`);
  } finally {
    await close();
  }
});

interface Opened {
  storage: Storage;
  close(): Promise<void>;
}

function openFolder(dataDir: string): Opened {
  const unlock = lockData(dataDir);
  try {
    const storage = openSqliteStorage(dataDir);
    return { storage, close: () => storage.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openDatabase(url: string): Promise<Opened> {
  const database = connectDatabase(url);
  await checkMigrated(database);
  const storage = openPostgresStorage(database);
  return { storage, close: () => storage.close() };
}

async function askPassword(): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) {
    let text = '';
    for await (const chunk of stdin.setEncoding('utf8')) text += chunk;
    return text.split(/\r?\n/)[0] ?? '';
  }
  let isHidden = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: stdin, output, terminal: true });
  const ask = async (question: string) => {
    isHidden = false;
    const answer = terminal.question(question);
    isHidden = true;
    const text = await answer;
    stdout.write('\n');
    return text;
  };
  try {
    const first = await ask('Password: ');
    if ((await ask('Again: ')) !== first) throw new Error('The two passwords differ: nothing was made.');
    return first;
  } finally {
    terminal.close();
  }
}
