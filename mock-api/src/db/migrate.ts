/** Brings the tables of a PostgreSQL database up to date: each step once, in the order of their names. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Database, isAway, isConflict, type Sql, sqlState } from './database.ts';
import { kyselyOver } from './dialect.ts';
import { fill, type Page } from './fill.ts';
import { keptDays, keptUntil, migrations, tablesStep } from './migrations.ts';
import { StorageAway } from './storage.ts';

/** Of older versions, which kept documents. */
const folder = path.join(import.meta.dirname, '../../migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

interface Step {
  readonly name: string;
  readonly run: (sql: Sql, say: (progress: string) => void) => Promise<void>;
}

const steps: readonly Step[] = [
  ...files.map((name) => ({
    name,
    async run(sql: Sql) {
      for (const statement of statementsOf(readFileSync(path.join(folder, name), 'utf8'))) await sql.query(statement);
    },
  })),
  ...migrations.map(({ name, statements }) => ({
    name,
    async run(sql: Sql, say: (progress: string) => void) {
      for (const statement of statements('postgres')) await sql.query(statement);
      if (name !== tablesStep) return;
      // The documents are moved into the tables as they are now.
      for (const later of migrations.filter((one) => one.name !== tablesStep)) {
        for (const statement of later.statements('postgres')) await sql.query(statement);
        await sql.query(recordStep, [later.name]);
      }
      await moveDocuments(sql, say);
    },
  })),
];

const recordStep = 'INSERT INTO migrations (name, applied) VALUES ($1, now())';

const progressMilliseconds = 10_000;

/**
 * Returns the names of those that were missing. Several processes may do it at once: each step is still run once.
 *
 * @param database of `connectForUpkeep`: moving a million documents takes longer than a request may.
 * @param say reports which step is run, every ten seconds that it is still running, and how long it took.
 */
export async function migrate(database: Database, say: (progress: string) => void = () => {}): Promise<string[]> {
  const made: string[] = [];
  await unlessThere(() =>
    database.query('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied timestamptz NOT NULL)'),
  );
  for (let [next] = await missing(database); next; [next] = await missing(database)) {
    const { name, run } = next;
    say(`${name}…`);
    const start = performance.now();
    const seconds = () => Math.round((performance.now() - start) / 1000);
    const telling = setInterval(() => say(`${name} runs since ${seconds()} s…`), progressMilliseconds);
    const ours = await unlessThere(() =>
      database.transaction(async (sql) => {
        // Locked first, so that a second process waits here and then finds nothing left to do.
        await sql.query(recordStep, [name]);
        await run(sql, say);
      }),
    ).finally(() => clearInterval(telling));
    say(ours ? `${name} made in ${seconds()} s.` : `${name} was made by somebody else.`);
    if (ours) made.push(name);
  }
  // Otherwise the planner knows nothing of them before the server looks by itself.
  if (made.length > 0) await database.query('ANALYZE');
  return made;
}

/** Throws one sentence when the database can't be reached, or lacks a step. */
export async function checkMigrated(database: Database): Promise<void> {
  const absent = await missing(database).catch((error: unknown) => {
    if (sqlState(error) === undefinedTable) return steps;
    throw isAway(error) ? new StorageAway(error) : error;
  });
  if (absent.length === 0) return;
  throw new Error(`The database misses ${absent.map(({ name }) => name).join(', ')}: run npm run api:migrate first.`);
}

const undefinedTable = '42P01';
const duplicateTable = '42P07';

async function missing(database: Database): Promise<Step[]> {
  const there = new Set((await database.query('SELECT name FROM migrations')).map(({ name }) => name));
  return steps.filter(({ name }) => !there.has(name));
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

/** The documents of the older version, kept beside the tables. */
export const keptTable = 'documents_before_tables';

async function moveDocuments(sql: Sql, say: (progress: string) => void): Promise<void> {
  // From here on an API of the older version waits, and then finds no documents: it can't write any that would be left behind.
  await sql.query('LOCK TABLE documents IN ACCESS EXCLUSIVE MODE');
  const db = kyselyOver('postgres', (query) => sql.query(query.sql, query.parameters));
  const records = await fill(db, 'postgres', documentsOf(sql));
  for (const table of ['listed', 'tallies', 'lists', 'locks']) await sql.query(`DROP TABLE IF EXISTS ${table}`);
  if (records === 0) {
    await sql.query('DROP TABLE documents');
    return;
  }
  await sql.query(`ALTER TABLE documents RENAME TO ${keptTable}`);
  say(
    `${records} records stand in tables now. The table ${keptTable} keeps them as they were, with everything about people who are ` +
      `erased later: drop it once the shop is as it was; after ${keptDays} days the API does.`,
  );
}

/** Drops the documents of the older version `keptDays` after the conversion. */
export async function dropKept(database: Database, now: Date): Promise<void> {
  const [kept] = await database.query(
    'SELECT applied FROM migrations WHERE name = $1 AND to_regclass($2) IS NOT NULL',
    [tablesStep, keptTable],
  );
  if (kept && now >= keptUntil(new Date(String(kept.applied))))
    await database.query(`DROP TABLE IF EXISTS ${keptTable}`);
}

/** Small, since each record may be a picture file. */
const readAtOnce = 200;

async function* documentsOf(sql: Sql): AsyncGenerator<Page> {
  let after = '';
  for (;;) {
    const rows = await sql.query(
      'SELECT key, document::text AS document FROM documents WHERE key > $1 ORDER BY key LIMIT $2',
      [after, readAtOnce],
    );
    const last = rows.at(-1);
    if (!last) return;
    after = String(last.key);
    yield rows.map(({ key, document }) => [String(key), String(document)] as const);
  }
}

/** A file may hold several, each with its semicolon at the end of a line; comments have lines of their own. */
function statementsOf(text: string): string[] {
  return text
    .replaceAll(/^--.*$/gm, '')
    .split(/;$/m)
    .filter((statement) => statement.trim() !== '');
}
