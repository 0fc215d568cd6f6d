/** Moves a whole shop between the embedded storage and a database, either way. What is half-way there is never taken for a shop. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from './database.ts';
import { lockData } from './dataLock.ts';
import { documentPages } from './sqliteDocuments.ts';
import { fileName, openSqliteStorage } from './sqliteStorage.ts';

const pageSize = 500;
/** Its document says that the storage is filled, so that it comes last. */
const filled = 'facts/seed';
/** No API starts on a storage that has it. */
const underway = 'facts/import';

const put = `INSERT INTO documents (key, document)
  SELECT key, document::jsonb FROM unnest($1::text[], $2::text[]) AS put (key, document)
  ON CONFLICT (key) DO UPDATE SET document = excluded.document WHERE documents.document IS DISTINCT FROM excluded.document`;

/**
 * Copies all that the folder holds into the database; returns how many documents. Broken off, it is begun again, and writes what is
 * still missing. Throws one sentence when an API uses the folder, or when the database holds a shop.
 *
 * @param progress told how many are there, after each page.
 */
export async function importFile(
  dataDir: string,
  database: Database,
  progress: (done: number) => void = () => {},
): Promise<number> {
  if (!existsSync(path.join(dataDir, fileName))) throw new Error(`There is no data of the API in ${dataDir}.`);
  const unlock = lockData(dataDir);
  try {
    const shops = await database.query('SELECT key FROM documents WHERE key = $1', [filled]);
    if (shops.length > 0) throw new Error('The database holds a shop already: import into an empty one.');
    await database.query(put, [[underway], [JSON.stringify({ since: new Date().toISOString() })]]);
    let last: string | undefined;
    let done = 0;
    for (const page of documentPages(dataDir, pageSize)) {
      const documents = page.filter(([key]) => key !== filled);
      await database.query(put, [documents.map(([key]) => key), documents.map(([, document]) => document)]);
      last = page.find(([key]) => key === filled)?.[1] ?? last;
      done += page.length;
      progress(done);
    }
    if (last === undefined) throw new Error(`The data in ${dataDir} was never filled: there is nothing to import.`);
    await database.transaction(async (sql) => {
      await sql.query(put, [[filled], [last]]);
      await sql.query('DELETE FROM documents WHERE key = $1', [underway]);
      const [row] = await sql.query('SELECT count(*)::text AS documents FROM documents');
      if (row?.documents !== String(done)) {
        throw new Error(
          `The database holds ${row?.documents} documents, the folder ${done}: begin with an empty database.`,
        );
      }
    });
    return done;
  } finally {
    unlock();
  }
}

/**
 * Copies all that the database holds, as it stands at one moment, into a new embedded storage; returns how many documents.
 * Throws one sentence when the folder holds a shop.
 */
export async function exportFile(database: Database, dataDir: string): Promise<number> {
  if (existsSync(path.join(dataDir, fileName))) {
    throw new Error(`There is data of an API in ${dataDir}: choose another folder.`);
  }
  const storage = openSqliteStorage(dataDir);
  const putAll = (documents: readonly (readonly [key: string, text: string])[]) =>
    storage.tx((t) => {
      for (const [key, text] of documents) {
        const slash = key.indexOf('/');
        // A documented edge of the types: the only writer of the table is the storage, which takes the collection's type.
        t.put(key.slice(0, slash) as 'facts', key.slice(slash + 1), JSON.parse(text));
      }
    });
  try {
    await putAll([[underway, JSON.stringify({ since: new Date().toISOString() })]]);
    let last: readonly [string, string] | undefined;
    let done = 0;
    await readDatabase(database, async (page) => {
      last = page.find(([key]) => key === filled) ?? last;
      await putAll(page.filter(([key]) => key !== filled));
      done += page.length;
    });
    if (last) await putAll([last]);
    await storage.tx((t) => t.del('facts', 'import'));
    return done;
  } finally {
    await storage.close();
  }
}

/** All documents of the database by key, in pages, as they stand at one moment. */
export async function readDatabase(
  database: Database,
  take: (page: readonly (readonly [key: string, text: string])[]) => void | Promise<void>,
): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (let last: string | undefined = ''; last !== undefined; ) {
      const rows = await sql.query(
        'SELECT key, document::text AS document FROM documents WHERE key > $1 ORDER BY key LIMIT $2',
        [last, pageSize],
      );
      const page = rows.map(({ key = '', document = '' }) => [key, document] as const);
      if (page.length > 0) await take(page);
      last = page.at(-1)?.[0];
    }
  });
}
