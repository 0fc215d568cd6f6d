/** The storage that the settings name, for a command beside the API. */
import type { Settings } from '../cli/settings.ts';
import { connectDatabase } from './database.ts';
import { lockData } from './dataLock.ts';
import { checkMigrated } from './migrate.ts';
import { openPostgresStorage } from './postgres.ts';
import { openSqliteStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

export type Place = Pick<Settings, 'dataDir' | 'database'>;

/** Opens it for `work` alone. On a folder no API may run at the same time. */
export async function inStorage<Result>(
  { dataDir, database }: Place,
  work: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const { storage, close } = await (database === undefined ? openFolder(dataDir) : openDatabase(database));
  try {
    return await work(storage);
  } finally {
    await close();
  }
}

interface Opened {
  storage: Storage;
  close(): Promise<void>;
}

async function openFolder(dataDir: string): Promise<Opened> {
  const unlock = lockData(dataDir);
  try {
    const storage = await openSqliteStorage(dataDir);
    return { storage, close: () => storage.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openDatabase(url: string): Promise<Opened> {
  const database = connectDatabase(url);
  await checkMigrated(database);
  const storage = openPostgresStorage(database);
  return { storage, close: () => storage.close() };
}
