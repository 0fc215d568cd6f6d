/**
 * Copies the API's folder into the database of `DATABASE_URL`, which has its tables and is empty: `npm run api:import`. It copies
 * everything or nothing.
 */

import { tellDemoAccount } from '../auth/demoAccount.ts';
import { importFolder } from '../db/copies.ts';
import { connectForUpkeep } from '../db/database.ts';
import { checkMigrated } from '../db/migrate.ts';
import { runVerb } from './runVerb.ts';
import { settingsFrom } from './settings.ts';

await runVerb(async () => {
  const { dataDir, database: url } = settingsFrom(process.env);
  if (url === undefined) throw new Error('Say into which database: set DATABASE_URL, postgres://…, in the file .env.');
  const database = connectForUpkeep(url);
  try {
    await checkMigrated(database);
    console.info(
      `${await importFolder(dataDir, database, tellDemoAccount)} records of ${dataDir} are in the database.`,
    );
  } finally {
    await database.close();
  }
});
