/** Creates the tables that are missing in the database of `DATABASE_URL`: `npm run api:migrate`. */
import { connectForUpkeep } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { runVerb } from './runVerb.ts';

await runVerb(async () => {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error('Say which database: set DATABASE_URL, postgres://…, in the file .env.');
  const database = connectForUpkeep(DATABASE_URL);
  try {
    if ((await migrate(database, console.info)).length === 0) console.info('The database has all its tables.');
  } finally {
    await database.close();
  }
});
