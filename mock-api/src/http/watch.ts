/**
 * Wakes the calls that wait for a publication or an event, of this process or another. While any wait, the last numbers are read from
 * the storage a few times a second, once for all of them.
 */

import { publicationOf } from '../commands/publication.ts';
import { lastNumber } from '../db/counters.ts';
import type { Reader, Storage } from '../db/storage.ts';
import { ApiError } from './apiError.ts';

/** In milliseconds. */
export interface Waits {
  /** How long a poll waits for a publication. */
  readonly poll: number;
  /** Between two signs of life of an open stream. */
  readonly heartbeat: number;
}

export const standardWaits: Waits = { poll: 25_000, heartbeat: 20_000 };

/** The last number of each series. */
export interface Position {
  readonly publication: number;
  readonly events: number;
}

export interface Watcher {
  /** Called at each look, also when nothing has changed. */
  look(position: Position): void;
  /** Called once, when the server closes. */
  end(): void;
}

/** Polls are anybody's, streams the back office's: each kind has room of its own, so that strangers never shut its events. */
type WatchKind = 'poll' | 'stream';

export interface Watch {
  readonly waits: Waits;
  /**
   * Returns how to stop. Throws an ApiError 429 when too many of this kind wait, or too many of this one.
   *
   * @param who is counted: an account or a network.
   */
  add(kind: WatchKind, who: string, watcher: Watcher): () => void;
  /** Something has happened in this process: looks at once. */
  wake(): void;
  /** Ends the calls that wait, and each later one at once. */
  close(): void;
}

const lookMilliseconds = 250;
/** Of each kind. */
const maxWatchers = 500;
const maxPerReader = 12;

export function createWatch(storage: Pick<Storage, 'read'>, waits: Waits = standardWaits): Watch {
  const kinds = { poll: new Set<Watcher>(), stream: new Set<Watcher>() } satisfies Record<WatchKind, Set<Watcher>>;
  const all = () => [...kinds.poll, ...kinds.stream];
  const held = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const look = async (): Promise<void> => {
    // While the storage is away nothing is new; the calls that wait read it themselves afterwards, and answer with its error.
    const position = await storage.read(positionOf).catch(() => undefined);
    if (position) for (const watcher of all()) watcher.look(position);
  };
  const looking = async (): Promise<void> => {
    await look();
    timer = all().length > 0 && !closed ? setTimeout(looking, lookMilliseconds) : undefined;
  };

  return {
    waits,
    add(kind, who, watcher) {
      const watchers = kinds[kind];
      const key = `${kind} ${who}`;
      const count = held.get(key) ?? 0;
      if (watchers.size >= maxWatchers || count >= maxPerReader) {
        throw new ApiError(429, 'Trop de connexions attendent déjà. Veuillez patienter.', { 'Retry-After': '5' });
      }
      if (closed) {
        watcher.end();
        return () => {};
      }
      watchers.add(watcher);
      held.set(key, count + 1);
      timer ??= setTimeout(looking, lookMilliseconds);
      return () => {
        if (!watchers.delete(watcher)) return;
        const left = (held.get(key) ?? 1) - 1;
        if (left === 0) held.delete(key);
        else held.set(key, left);
      };
    },
    wake() {
      if (all().length > 0) void look();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      for (const watcher of all()) watcher.end();
    },
  };
}

export const positionOf = async (t: Reader): Promise<Position> => ({
  publication: await publicationOf(t),
  events: await lastNumber(t, 'events'),
});
