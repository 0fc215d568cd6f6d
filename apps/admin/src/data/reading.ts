import type { Client } from '@nuee/api-client';
import { ApiError } from '@nuee/api-client/apiError';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSource } from './source.ts';

/** Data that are loading, loaded, or failed to load. */
export interface Reading<Value> {
  status: 'loading' | 'ready' | 'failed';
  value: Value | undefined;
  /** Tries to load again; absent where that is pointless. */
  retry?: () => void;
  /** Why it can't be read, in the server's words. */
  problem?: string;
  /** Whether the logged-in user may not see it. */
  isForbidden?: boolean;
}

type Read<Value> = (client: Client, signal: AbortSignal) => Promise<Value>;

/** @param isSettling whether a change is pending that no event reports, so that it is asked for again. */
export function useRead<Value>(
  key: readonly unknown[],
  read: Read<Value>,
  isSettling?: (value: Value) => boolean,
): Reading<Value> {
  const { client, queries } = useSource();
  const { data, status, error, refetch } = useQuery(
    {
      queryKey: key,
      queryFn: ({ signal }) => read(client, signal),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => state.data !== undefined && isSettling?.(state.data) === true && 3_000,
    },
    queries,
  );
  return readingOf(status, data, error, () => void refetch());
}

/** For a single record: shows no other one while it loads, and handles a missing one. */
export function useOne<Value>(key: readonly unknown[], read: Read<Value>): Reading<Value> {
  const { client, queries } = useSource();
  const { data, status, error, refetch } = useQuery(
    { queryKey: key, queryFn: ({ signal }) => read(client, signal) },
    queries,
  );
  const isAbsent = error instanceof ApiError && error.status === 404;
  return readingOf(isAbsent ? 'success' : status, data, error, () => void refetch());
}

function readingOf<Value>(
  status: 'pending' | 'error' | 'success',
  value: Value | undefined,
  error: Error | null,
  retry: () => void,
): Reading<Value> {
  if (status === 'pending') return { status: 'loading', value };
  if (status === 'success') return { status: 'ready', value };
  const isForbidden = error instanceof ApiError && error.status === 403;
  if (isForbidden) return { status: 'failed', value, isForbidden };
  const problem = error instanceof ApiError ? error.serverMessage : undefined;
  return { status: 'failed', value, retry, ...(problem !== undefined && { problem }) };
}

/** The same with another value. */
export function mapped<Value, Shown>(reading: Reading<Value>, show: (value: Value) => Shown): Reading<Shown> {
  return { ...reading, value: reading.value === undefined ? undefined : show(reading.value) };
}
