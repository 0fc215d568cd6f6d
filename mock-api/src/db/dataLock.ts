/**
 * One API per data folder. The operating system holds the lock, so that it is released when the process ends, in
 * whatever way.
 */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keepForOwner, makeDataDir } from './ownFiles.ts';

/** After a process is killed, the system may need a moment to release its locks. */
const patienceMilliseconds = 1_000;

/** Takes the folder, creating it when missing; returns a function that releases it. Throws one sentence when another API uses it. */
export function lockData(dataDir: string): () => void {
  makeDataDir(dataDir);
  const file = path.join(dataDir, 'server.lock');
  keepForOwner(file);
  const db = new DatabaseSync(file, { timeout: patienceMilliseconds });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (!(error instanceof Error) || !/locked|busy/.test(error.message))
      throw new Error(
        `${file} can't be locked (${error}): let the user of the API write the folder, or choose another one with API_DATA_DIR.`,
      );
    throw new Error(`Another API uses the data in ${dataDir}: end it, or choose another folder with API_DATA_DIR.`);
  }
  return () => db.close();
}
