/**
 * Restores a backup: `npm run api:restore -- FILE`, or `npm run api:restore -- FILE ERASURES…`. It goes into the folder of
 * `API_DATA_DIR`, or into the database of `DATABASE_URL`, which has to be empty; afterwards it has everything from the file, or
 * nothing. What has ended since the backup stays ended: sessions, links of mails, mails that waited, and the accounts that the lists of
 * erasures name (`erasures.txt` of the folder where the API ran; one in the folder itself is read unasked).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { tellDemoAccount } from '../auth/demoAccount.ts';
import { finishErasures } from '../commands/erase.ts';
import { backupPages, fillDatabase, fillFolder } from '../db/copies.ts';
import { connectForUpkeep } from '../db/database.ts';
import { erasuresName, noteErasures, readErasures } from '../db/erasures.ts';
import { inStorage } from '../db/inStorage.ts';
import { checkMigrated } from '../db/migrate.ts';
import { type Held, restoredPages } from '../db/restored.ts';
import { findKey } from '../secrets/machineKey.ts';
import { createSafe } from '../secrets/safe.ts';
import { lockedSecrets, lockedSentence } from '../secrets/storedSecrets.ts';
import { runVerb } from './runVerb.ts';
import { settingsFrom } from './settings.ts';

await runVerb(async () => {
  const { dataDir, database: url, secretsKey } = settingsFrom(process.env);
  const [, , name, ...lists] = process.argv;
  if (name === undefined) throw new Error('Say which backup: npm run api:restore -- FILE');
  // npm runs this in the folder of the workspace, but a path is relative to the folder where the command was typed.
  const pathOf = (given: string) => path.resolve(process.env.INIT_CWD ?? '.', given);
  const file = pathOf(name);
  const own = path.join(dataDir, erasuresName);
  const given = [...(existsSync(own) ? [own] : []), ...lists.map(pathOf)];
  const erasures = new Map((await Promise.all(given.map(readErasures))).flatMap((list) => [...list]));

  const held: Held = { opened: 0, mails: 0, accounts: 0 };
  const pages = () => restoredPages(tellDemoAccount(backupPages(file)), erasures, held);
  const restore = async () => {
    if (url === undefined) return fillFolder(dataDir, pages());
    const database = connectForUpkeep(url);
    try {
      await checkMigrated(database);
      return await fillDatabase(database, pages());
    } finally {
      await database.close();
    }
  };
  console.info(`${await restore()} records of ${file} are in ${url === undefined ? dataDir : 'the database'}.`);
  // A later restore into this place needs them too.
  const known = [...erasures].map(([hash, at]) => ({ hash, at }));
  if (known.length > 0) await noteErasures(dataDir, known);
  const key = findKey({ dataDir, secretsKey });
  const locked = await inStorage({ dataDir, ...(url !== undefined && { database: url }) }, async (storage) => {
    await finishErasures({ storage, dataDir });
    return storage.read(async (t) => lockedSecrets(t, key && createSafe(key)));
  });
  console.info(
    `Left out: ${held.opened} sessions and links of mails. Mails that wait for an owner to send them again: ${held.mails}. ` +
      `Accounts erased again: ${held.accounts}.`,
  );
  const sentence = lockedSentence(locked);
  if (sentence !== undefined) console.info(sentence);
  if (given.length === 0) {
    console.info(
      `No list of erasures was given: whoever was erased since the backup is back. Restore again with the ${erasuresName} of the API’s folder, if there is one: npm run api:restore -- FILE ${erasuresName}`,
    );
  }
});
