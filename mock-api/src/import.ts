/**
 * Moves the API's folder into the database of `DATABASE_URL`, which has its tables and is empty: `npm run api:import`. Broken
 * off, it is begun again.
 */
import { settingsFrom } from './settings.ts';
import { importFile } from './storage/copies.ts';
import { connectDatabase } from './storage/database.ts';
import { checkMigrated } from './storage/migrate.ts';

const { dataDir, database: url } = settingsFrom(process.env);
if (url === undefined) {
  console.error('Say into which database: DATABASE_URL=postgres://… npm run api:import');
  process.exit(1);
}

const database = connectDatabase(url);
try {
  await checkMigrated(database);
  let told = 0;
  const count = await importFile(dataDir, database, (done) => {
    if (told > 0 && done < told + 10_000) return;
    told = done;
    console.info(`${done} documents…`);
  });
  console.info(`${count} documents of ${dataDir} are in the database.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
