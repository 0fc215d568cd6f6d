/**
 * Writes the API's data as a readable file of the shape of `db.json`, also beside a running API: `npm run api:export`, or
 * `npm run api:export -- FILE`. Put in the place of `db.json`, it starts a new storage with all that it holds.
 *
 * With `DATABASE_URL` the data is the database's; `npm run api:export -- --folder FOLDER` moves it into a folder of the embedded
 * storage.
 */
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportDatabase, exportSeed } from './exportSeed.ts';
import { seedText } from './generateSeed.ts';
import { settingsFrom } from './settings.ts';
import { exportFile } from './storage/copies.ts';
import { connectDatabase } from './storage/database.ts';

const { dataDir, database: url } = settingsFrom(process.env);
const { values, positionals } = parseArgs({ allowPositionals: true, options: { folder: { type: 'string' } } });
// npm runs this in the folder of the workspace: a path means what it means where the verb was typed.
const given = (name: string) => path.resolve(process.env.INIT_CWD ?? '.', name);
const file = given(positionals[0] ?? path.join(dataDir, 'db.json'));
const database = url === undefined ? undefined : connectDatabase(url);
try {
  if (values.folder !== undefined) {
    if (!database)
      throw new Error('Say from which database: DATABASE_URL=postgres://… npm run api:export -- --folder FOLDER');
    const folder = given(values.folder);
    console.info(`${await exportFile(database, folder)} documents of the database are in ${folder}.`);
  } else {
    const seed = database ? await exportDatabase(database) : exportSeed(dataDir);
    // Only for its owner: it holds addresses and password hashes.
    writeFileSync(`${file}.part`, seedText(seed), { mode: 0o600 });
    renameSync(`${file}.part`, file);
    console.info(`${seed.users.length} accounts and ${seed.orders?.length ?? 0} orders are in ${file}.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database?.close();
}
