/** The files of the data folder: only its owner may read them, and they are on the disk once they are said to be. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';

/** Whether there is a storage, not only an empty file. */
export function isFilled(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Only its owner may read a new data folder. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}

/**
 * Creates the file if it is missing, readable only for its owner; the files that SQLite writes beside it get the same
 * mode.
 */
export function keepForOwner(file: string): void {
  // An existing file is never opened here, because closing it would release the locks that SQLite holds in this
  // process.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(name, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) !== 0 && process.platform !== 'win32') chmodSync(name, 0o600);
  }
}

/** Its content is on the disk after this. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

/** A new file name is on the disk once its folder has been synced. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
