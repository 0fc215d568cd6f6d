/**
 * Restores a backup: `npm run api:restore -- FILE`. It goes into the folder of `API_DATA_DIR`, or into the database of
 * `DATABASE_URL`, which has to be empty; afterwards it has everything from the file, or nothing.
 */
import path from 'node:path';
import { tellDemoAccount } from './demoAccount.ts';
import { settingsFrom } from './settings.ts';
import { backupPages, fillDatabase, fillFolder } from './storage/copies.ts';
import { connectForUpkeep } from './storage/database.ts';
import { checkMigrated } from './storage/migrate.ts';
import { told } from './told.ts';

await told(async () => {
  const { dataDir, database: url } = settingsFrom(process.env);
  const [, , name] = process.argv;
  if (name === undefined) throw new Error('Say which backup: npm run api:restore -- FILE');
  // npm runs this in the folder of the workspace, but a path is relative to the folder where the command was typed.
  const file = path.resolve(process.env.INIT_CWD ?? '.', name);
  const restore = async () => {
    if (url === undefined) return fillFolder(dataDir, tellDemoAccount(backupPages(file)));
    const database = connectForUpkeep(url);
    try {
      await checkMigrated(database);
      return await fillDatabase(database, tellDemoAccount(backupPages(file)));
    } finally {
      await database.close();
    }
  };
  console.info(`${await restore()} documents of ${file} are in ${url === undefined ? dataDir : 'the database'}.`);
});
