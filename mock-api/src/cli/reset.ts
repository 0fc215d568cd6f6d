/**
 * Resets the data of the demonstration to the seed: `npm run api:reset`. It asks first, unless called with `-- --yes`; no API may run
 * on the folder. It refuses without the demonstration, and on a database.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { lockData } from '../db/dataLock.ts';
import { readSeed, resetStorage } from '../db/seed.ts';
import { openSqliteStorage } from '../db/sqlite.ts';
import { runVerb } from './runVerb.ts';
import { settingsFrom } from './settings.ts';

await runVerb(async () => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  const { dataDir, database, demo } = settingsFrom(process.env);
  if (!demo)
    throw new Error('This is no demonstration (DEMO, NODE_ENV, API_HOST, API_TRUSTED_PROXIES): its data stays.');
  if (database !== undefined) {
    throw new Error(
      'DATABASE_URL names a database, and a reset knows folders only: unset it, or drop the database yourself.',
    );
  }
  if (!values.yes && !(await agreed(`All accounts, carts and orders in ${dataDir} will be gone. Type yes: `))) {
    throw new Error('Nothing was changed. Without a terminal, say npm run api:reset -- --yes');
  }
  const unlock = lockData(dataDir);
  try {
    const storage = await openSqliteStorage(dataDir);
    await resetStorage(storage, readSeed(), new Date());
    await storage.close();
  } finally {
    unlock();
  }
  console.info('The data of the API is back to the seed: accounts, carts and orders made since are gone.');
});

async function agreed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim() === 'yes';
}
