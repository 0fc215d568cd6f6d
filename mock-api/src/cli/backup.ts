/**
 * Writes everything that the API holds into one file, also while an API is running: `npm run api:backup`, or
 * `npm run api:backup -- FILE`. It is the folder of `API_DATA_DIR`, or the database of `DATABASE_URL`, as of one
 * moment.
 */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { backupEnding, folderPages, readDatabase, writeBackup } from '../db/copies.ts';
import { connectForUpkeep } from '../db/database.ts';
import { checkMigrated } from '../db/migrate.ts';
import { runVerb } from './runVerb.ts';
import { defaultBackups, settingsFrom } from './settings.ts';

await runVerb(async () => {
  const { dataDir, database: url } = settingsFrom(process.env);
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const standard = path.join(defaultBackups, `nuee-${now}${backupEnding}`);
  // npm runs this in the folder of the workspace, but a path is relative to the folder where the command was typed.
  const file = path.resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? standard);
  if (!file.endsWith(backupEnding))
    throw new Error(`Let the name end with ${backupEnding}: git and Docker ignore such files.`);
  if (existsSync(file)) throw new Error(`${file} exists already: choose another name.`);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const write = async () => {
    if (url === undefined) return writeBackup(file, folderPages(dataDir));
    const database = connectForUpkeep(url);
    try {
      await checkMigrated(database);
      return await readDatabase(database, (pages) => writeBackup(file, pages));
    } finally {
      await database.close();
    }
  };
  console.info(`${await write()} records of ${url === undefined ? dataDir : 'the database'} are in ${file}.`);
});
