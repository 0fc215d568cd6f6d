/** Brings the tables of a database up to date: the files of `migrations/`, each once, in the order of their names. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Database, isAway, isConflict, sqlState } from './database.ts';
import { fillDatabaseLists } from './postgresLists.ts';
import { StorageAway } from './storage.ts';

const folder = path.join(import.meta.dirname, '../../migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

const progressMilliseconds = 10_000;

/**
 * Returns the names of those that were missing. Several processes may do it at once: each file is still run once.
 *
 * @param database of `connectForUpkeep`: an index over a million documents takes longer than a request may.
 * @param say reports which file is run, every ten seconds that it is still running, and how long it took.
 */
export async function migrate(database: Database, say: (progress: string) => void = () => {}): Promise<string[]> {
  const made: string[] = [];
  await unlessThere(() =>
    database.query('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied timestamptz NOT NULL)'),
  );
  for (const name of await missing(database)) {
    const statements = statementsOf(readFileSync(path.join(folder, name), 'utf8'));
    say(`${name}…`);
    const start = performance.now();
    const seconds = () => Math.round((performance.now() - start) / 1000);
    const telling = setInterval(() => say(`${name} runs since ${seconds()} s…`), progressMilliseconds);
    const ours = await unlessThere(() =>
      database.transaction(async (sql) => {
        // Locked first, so that a second process waits here and then finds nothing left to do.
        await sql.query('INSERT INTO migrations (name, applied) VALUES ($1, now())', [name]);
        for (const statement of statements) await sql.query(statement);
      }),
    ).finally(() => clearInterval(telling));
    say(ours ? `${name} made in ${seconds()} s.` : `${name} was made by somebody else.`);
    if (ours) made.push(name);
  }
  await fillDatabaseLists(database, say);
  return made;
}

/** Throws one sentence when the database can't be reached, or lacks a migration. */
export async function checkMigrated(database: Database): Promise<void> {
  const names = await missing(database).catch((error: unknown) => {
    if (sqlState(error) === undefinedTable) return files;
    throw isAway(error) ? new StorageAway(error) : error;
  });
  if (names.length > 0) throw new Error(`The database misses ${names.join(', ')}: run npm run api:migrate first.`);
}

const undefinedTable = '42P01';
const duplicateTable = '42P07';

async function missing(database: Database): Promise<string[]> {
  const there = new Set((await database.query('SELECT name FROM migrations')).map(({ name }) => name));
  return files.filter((name) => !there.has(name));
}

/** Returns false when another process applied it at the same time. */
async function unlessThere(make: () => Promise<unknown>): Promise<boolean> {
  try {
    await make();
    return true;
  } catch (error) {
    if (isConflict(error) || sqlState(error) === duplicateTable) return false;
    throw error;
  }
}

/** A file may hold several, each with its semicolon at the end of a line; comments have lines of their own. */
function statementsOf(text: string): string[] {
  return text
    .replaceAll(/^--.*$/gm, '')
    .split(/;$/m)
    .filter((statement) => statement.trim() !== '');
}
