import { skipToken, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { type Source, useSource } from '../data/source.ts';

export type Publication =
  | { kind: 'publishing' }
  /** `at` is an ISO date; `failed` is the number of pages that could not be rendered. */
  | { kind: 'published'; at: string; failed: number }
  | { kind: 'late' };

/** The API's last publication, and when this page learned of it. */
interface Wanted {
  publication: number;
  at: number;
}

const key = ['publication'];
const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** How long the shop may take to follow before an alarm, in milliseconds. */
const patience = 30_000;

/** What the shop shows according to its publisher; without a number it has never followed. */
const Published = v.object({
  publication: v.optional(v.number()),
  at: v.optional(v.string()),
  failed: v.number(),
});

/** The back office stands on the shop's own origin. */
async function readPublished({ signal }: { signal: AbortSignal }): Promise<v.InferOutput<typeof Published>> {
  return v.parse(Published, await (await fetch('/data/published.json', { cache: 'no-store', signal })).json());
}

const isFollowed = (shown: v.InferOutput<typeof Published> | undefined, wanted: Wanted | undefined): boolean =>
  wanted === undefined || (shown?.publication ?? 0) >= wanted.publication;

/** To be called with the number of each publication of the API. */
export function expectPublication({ queries }: Source, publication: number): void {
  queries.setQueryData<Wanted>(key, { publication, at: Date.now() });
}

/** Whether the shop already shows the last change; `undefined` until something is changed on this page. */
export function usePublication(): Publication | undefined {
  const { queries } = useSource();
  const wanted = useQuery<Wanted>({ queryKey: key, queryFn: skipToken, ...kept }, queries).data;
  const { data: shown } = useQuery(
    {
      queryKey: ['published'],
      queryFn: wanted === undefined ? skipToken : readPublished,
      staleTime: 0,
      // The shop is polled until it has followed.
      refetchInterval: ({ state }) => !isFollowed(state.data, wanted) && 1_000,
    },
    queries,
  );
  if (wanted === undefined) return undefined;
  if (shown && isFollowed(shown, wanted)) return { kind: 'published', at: shown.at ?? '', failed: shown.failed };
  return { kind: shown && Date.now() - wanted.at > patience ? 'late' : 'publishing' };
}
