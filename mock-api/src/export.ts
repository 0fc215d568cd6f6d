/**
 * Writes the API's data as a readable file of the shape of `db.json`, also beside a running API: `npm run api:export`, or
 * `npm run api:export -- FILE`. Put in the place of `db.json`, it starts a new storage with all that it holds.
 */
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportSeed } from './exportSeed.ts';
import { seedText } from './generateSeed.ts';
import { settingsFrom } from './settings.ts';

const { dataDir } = settingsFrom(process.env);
// npm runs this in the folder of the workspace: a path means what it means where the verb was typed.
const file = path.resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? path.join(dataDir, 'db.json'));
try {
  const seed = exportSeed(dataDir);
  // Only for its owner: it holds addresses and password hashes.
  writeFileSync(`${file}.part`, seedText(seed), { mode: 0o600 });
  renameSync(`${file}.part`, file);
  console.info(`${seed.users.length} accounts and ${seed.orders?.length ?? 0} orders are in ${file}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
