/** PostgreSQL inside this process, in memory. */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Database, Row } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { emptyDatabase } from './emptyDatabase.ts';

/** It takes seconds to start, so the test files of a worker share one. */
let started: Promise<Database> | undefined;

/** With its tables, and empty. */
export async function emptyPglite(): Promise<Database> {
  started ??= start();
  const database = await started;
  await emptyDatabase(database);
  return database;
}

async function start(): Promise<Database> {
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  const database: Database = {
    query: async (text, values = []) => (await pglite.query<Row>(text, [...values])).rows,
    transaction: (work) =>
      pglite.transaction((tx) =>
        work({ query: async (text, values = []) => (await tx.query<Row>(text, [...values])).rows }),
      ),
    // It isn't closed with the storages that use it, but ends with the process.
    close: async () => {},
  };
  await migrate(database);
  return database;
}
