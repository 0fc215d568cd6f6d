/**
 * The state of a storage at its last write, in a file beside it. If a start finds less than that, data was lost (an unmounted volume,
 * a deleted write-ahead log, an old copy), and the API must not start as if the shop were new.
 */
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';

export interface Mark {
  /** Id of the storage. */
  readonly storage: string;
  /** Groups of writes that were committed. */
  readonly commits: number;
  /** Size and time of the file when the storage was closed cleanly; absent while it is open, and after a kill. */
  readonly closed?: string;
}

const width = 127;

/** `undefined` when there is none yet, or when it is unreadable, as after a power failure. */
export function readMark(file: string): Mark | undefined {
  if (!existsSync(file)) return undefined;
  const [, storage, commits, closed] =
    /^([\w-]{36}) (\d+)(?: (\d+-[\d.]+))?\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (storage === undefined) return undefined;
  return { storage, commits: Number(commits), ...(closed === undefined ? {} : { closed }) };
}

/** Writes the mark in place and without an fsync: it may lag behind the storage but never be ahead of it. */
export function openMark(file: string): { write(mark: Mark): void; close(): void } {
  const handle = openSync(file, existsSync(file) ? 'r+' : 'w', 0o600);
  return {
    write: ({ storage, commits, closed = '' }) =>
      void writeSync(handle, `${storage} ${commits} ${closed}`.padEnd(width).concat('\n'), 0),
    close: () => closeSync(handle),
  };
}
