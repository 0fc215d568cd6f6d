/**
 * The storage that this run of the tests uses, empty for each test file: the file of the embedded storage, or what
 * `API_TEST_DATABASE` says: `pglite` (PostgreSQL inside this process) or the address of a PostgreSQL server.
 */
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPostgresStorage } from '../db/postgres.ts';
import { openSqliteStorage } from '../db/sqlite.ts';
import type { Storage } from '../db/storage.ts';
import type { ApiOptions } from '../server.ts';
import { emptyPglite } from './pglite.ts';
import { createTestDatabase } from './testDatabase.ts';

export interface Engine {
  /** Exists with every engine; holds the storage of the embedded one. */
  readonly dataDir: string;
  /** The settings that make an API use it. */
  readonly options: Pick<ApiOptions, 'dataDir' | 'database'>;
  /** The database's address for other processes; undefined where only this process can use it. */
  readonly url?: string;
  /** Opens it without an API. */
  open(): Promise<Storage>;
  close(): Promise<void>;
}

const memory = '/dev/shm';
/** Where there is a disk in memory with room, no commit waits for a real one. */
const hasMemory = existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > 2 ** 29;

export async function createEngine(): Promise<Engine> {
  const dataDir = mkdtempSync(path.join(hasMemory ? memory : tmpdir(), 'nuee-api-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true });
  const asked = process.env.API_TEST_DATABASE ?? '';
  if (asked === '') {
    return { dataDir, options: { dataDir }, open: () => openSqliteStorage(dataDir), close: async () => removeFolder() };
  }
  const { database, close, ...where } =
    asked === 'pglite' ? { database: await emptyPglite(), close: async () => {} } : await createTestDatabase(asked);
  return {
    dataDir,
    ...where,
    options: { dataDir, database },
    open: async () => openPostgresStorage(database),
    async close() {
      removeFolder();
      await close();
    },
  };
}
