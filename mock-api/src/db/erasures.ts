/**
 * The list of erased accounts and ended newsletters, beside the data and never in a backup: a restore reads it, so that nobody comes
 * back who left since. It only grows, and holds hashes of random ids, which say nothing once those are gone.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { makeDataDir } from './ownFiles.ts';

/** The file in the data folder, also where the data are in a database. */
export const erasuresName = 'erasures.txt';

/** @param id of a user, or of the confirmation of a newsletter. */
export const erasureHash = (id: string): string => createHash('sha256').update(id).digest('hex');

/** Resolves once it is on the disk. @param at ISO date. */
export async function noteErasures(
  dataDir: string,
  erasures: readonly { readonly hash: string; readonly at: string }[],
): Promise<void> {
  makeDataDir(dataDir);
  const file = await open(path.join(dataDir, erasuresName), 'a', 0o600);
  try {
    await file.write(erasures.map(({ hash, at }) => `${at} ${hash}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The date of each erasure by its hash. Throws one sentence when the file can't be one. */
export async function readErasures(file: string): Promise<Map<string, string>> {
  const erasures = new Map<string, string>();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [, at, hash] = /^(\S+Z) ([0-9a-f]{64})$/.exec(line) ?? [];
    // A line that a power failure cut off was never acknowledged.
    if (at === undefined || hash === undefined) {
      if (line !== '' && erasures.size === 0) throw new Error(`${file} is no list of erasures.`);
      continue;
    }
    erasures.set(hash, at);
  }
  return erasures;
}
