import { randomUUID } from 'node:crypto';
import { connectDatabase, type Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';

export interface TestDatabase {
  readonly url: string;
  /** Its `close` does nothing: it lasts until that of `TestDatabase`, even when an API closes its storage. */
  readonly database: Database;
  /** Drops it. */
  close(): Promise<void>;
}

/** A database of its own on that PostgreSQL server, with its tables. */
export async function createTestDatabase(server: string): Promise<TestDatabase> {
  const name = `nuee_${randomUUID().replaceAll('-', '')}`;
  const admin = connectDatabase(server);
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = connectDatabase(url.href);
  await migrate(database);
  return {
    url: url.href,
    database: { ...database, close: async () => {} },
    async close() {
      await database.close();
      await admin.query(`DROP DATABASE ${name}`);
      await admin.close();
    },
  };
}
