/** Makes the tables that the database at `DATABASE_URL` misses: `npm run api:migrate`. */
import { connectDatabase } from './storage/database.ts';
import { migrate } from './storage/migrate.ts';

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) {
  console.error('Say which database: DATABASE_URL=postgres://… npm run api:migrate');
  process.exit(1);
}

const database = connectDatabase(DATABASE_URL);
try {
  const made = await migrate(database);
  console.info(made.length > 0 ? `Made: ${made.join(', ')}.` : 'The database has all its tables.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
