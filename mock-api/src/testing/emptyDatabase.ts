import type { Database } from '../db/database.ts';

/** Deletes every row of every table, the limits' too. */
export async function emptyDatabase(database: Database): Promise<void> {
  const tables = await database.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'migrations'",
  );
  await database.query(`TRUNCATE ${tables.map(({ name }) => `"${name}"`).join(', ')}`);
}
