import type { Client } from '@nuee/api-client';
import { ApiError } from '@nuee/api-client/apiError';
import { QueryClient } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';

/** Where the data of a session come from: the API, or the samples of the demonstration. */
export interface Source {
  readonly client: Client;
  readonly isDemonstration: boolean;
  /** What was read of it. */
  readonly queries: QueryClient;
  /** Of each list that was read: the cursors of its pages; the first page needs none. */
  readonly cursors: Map<string, (string | undefined)[]>;
  /** The moves of categories: each needs the version that the one before made. */
  readonly moves: Sequence;
}

/** Runs tasks one after the other. */
export interface Sequence {
  run<Outcome>(task: () => Promise<Outcome>): Promise<Outcome>;
  /** Resolves when no task is left. */
  done(): Promise<unknown>;
}

function createSequence(): Sequence {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(task) {
      const outcome = last.then(task);
      last = outcome.catch(() => undefined);
      return outcome;
    },
    done: () => last,
  };
}

export function createSource(client: Client, isDemonstration: boolean): Source {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // Events report changes. Anything else is read again when the user comes back to the page.
        staleTime: 30_000,
        // A refusal isn't retried.
        retry: (failures, error) => failures < 2 && (!(error instanceof ApiError) || (error.status ?? 500) >= 500),
        // Samples need no network.
        ...(isDemonstration && { networkMode: 'always' as const, retry: false, staleTime: Number.POSITIVE_INFINITY }),
      },
    },
  });
  return { client, isDemonstration, queries, cursors: new Map(), moves: createSequence() };
}

/** `undefined` until the administration is wired. */
export const sourceAtom = atom<Source | undefined>(undefined);

export function useSource(): Source {
  const source = useAtomValue(sourceAtom);
  if (source === undefined) throw new Error('useSource: the administration has no source. createAdmin sets one.');
  return source;
}
