/**
 * What a storage was when it was last written, in a file beside it: a start that finds less than that was robbed of it (a volume
 * that isn't mounted, a deleted write-ahead log, an old copy) and must not look like a new shop.
 */
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';

export interface Mark {
  /** Id of the storage. */
  readonly storage: string;
  /** Groups of writes that were committed. */
  readonly commits: number;
}

/** Undefined when nothing was there yet, or when it is unreadable, as after the machine lost power. */
export function readMark(file: string): Mark | undefined {
  if (!existsSync(file)) return undefined;
  const [, storage, commits] = /^([\w-]{36}) (\d+)\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  return storage === undefined ? undefined : { storage, commits: Number(commits) };
}

/** What writes the mark: in place and without waiting for the disk, since it may fall behind but never run ahead. */
export function openMark(file: string): { write(mark: Mark): void; close(): void } {
  const handle = openSync(file, existsSync(file) ? 'r+' : 'w', 0o600);
  return {
    write: ({ storage, commits }) => void writeSync(handle, `${storage} ${commits}`.padEnd(63).concat('\n'), 0),
    close: () => closeSync(handle),
  };
}
