/** Takes the API's data back to the seed: `npm run api:reset`. Works beside a running API, which sees it at once. */
import { readSeed, resetStorage } from './seed.ts';
import { settingsFrom } from './settings.ts';
import { openSqliteStorage } from './storage/sqliteStorage.ts';

const storage = openSqliteStorage(settingsFrom(process.env).dataDir);
await resetStorage(storage, readSeed(), new Date());
await storage.close();
console.info('The data of the API is back to the seed: accounts, carts and orders made since are gone.');
