/**
 * Tells those who wait that something was published or happened, whichever process did it: the storage is asked for its last numbers a few
 * times a second, once for all who wait, and never while nobody does.
 */
import { ApiError } from './apiError.ts';
import { publicationOf } from './commands/publication.ts';
import { lastEvent } from './commands/records.ts';
import type { Storage, Transaction } from './storage/storage.ts';

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

export interface Watch {
  readonly waits: Waits;
  /**
   * Returns how to stop. Throws an ApiError 429 when too many wait, or too many of this one.
   *
   * @param who is counted: an account or a network.
   */
  add(who: string, watcher: Watcher): () => void;
  /** Ends all who wait, and whoever comes then. */
  close(): void;
}

const lookMilliseconds = 250;
const mostInAll = 500;
const mostOfOne = 12;

export function createWatch(storage: Storage, waits: Waits = standardWaits): Watch {
  const watchers = new Set<Watcher>();
  const held = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const look = async (): Promise<void> => {
    // While the storage is away there is nothing to tell; whoever waited reads it afterwards and is told why.
    const position = await storage.tx(positionOf).catch(() => undefined);
    if (position) for (const watcher of watchers) watcher.look(position);
    timer = watchers.size > 0 && !closed ? setTimeout(look, lookMilliseconds) : undefined;
  };

  return {
    waits,
    add(who, watcher) {
      const count = held.get(who) ?? 0;
      if (watchers.size >= mostInAll || count >= mostOfOne) {
        throw new ApiError(429, 'Trop de connexions attendent déjà. Veuillez patienter.', { 'Retry-After': '5' });
      }
      if (closed) {
        watcher.end();
        return () => {};
      }
      watchers.add(watcher);
      held.set(who, count + 1);
      timer ??= setTimeout(look, lookMilliseconds);
      return () => {
        if (!watchers.delete(watcher)) return;
        const left = (held.get(who) ?? 1) - 1;
        if (left === 0) held.delete(who);
        else held.set(who, left);
      };
    },
    close() {
      closed = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.end();
    },
  };
}

export const positionOf = (t: Transaction): Position => ({
  publication: publicationOf(t),
  events: lastEvent(t),
});
