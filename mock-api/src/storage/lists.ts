/** What a list is asked and answers, the same on every engine. */

import type { Documents } from './documents.ts';
import type { ListedCollection, ListRow } from './listed.ts';
import { wordsOf } from './listed.ts';

export const sortKeys = ['createdAt', 'number', 'total', 'name', 'stock', 'price'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Counted exactly up to here. */
export const mostCounted = 10_000;

export interface ListQuery<C extends ListedCollection> {
  readonly collection: C;
  /** What a row has to be equal to. */
  readonly where?: Partial<Readonly<Record<'owner' | 'status' | 'kind' | 'number', string>>>;
  /** ISO date, inclusive. */
  readonly from?: string;
  /** ISO date, exclusive. */
  readonly before?: string;
  /** Each word is looked for: any part of a word, or its beginning when it has less than three letters. */
  readonly q?: string;
  /** `createdAt`, descending, unless said; ties by id in the same direction. */
  readonly sort?: SortKey;
  readonly ascending?: boolean;
  readonly limit: number;
  readonly after?: Cursor | undefined;
}

/** The last item of the page before. */
export interface Cursor {
  readonly key: string | number;
  readonly id: string;
}

export interface ListPage<C extends ListedCollection> {
  readonly items: readonly { readonly id: string; readonly document: Documents[C] }[];
  /** Undefined on the last page. */
  readonly next: Cursor | undefined;
  /** At most `mostCounted`. */
  readonly total: number;
  readonly totalIsCapped: boolean;
}

export interface Tally {
  readonly count: number;
  readonly cents: number;
}

/** The page, and whether there is another, from one row more than was asked for. */
export function pageOf<C extends ListedCollection>(
  limit: number,
  found: readonly { readonly id: string; readonly key: string | number; readonly document: Documents[C] }[],
  counted: number,
): ListPage<C> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(({ id, document }) => ({ id, document })),
    next: found.length > limit && last ? { key: last.key, id: last.id } : undefined,
    total: Math.min(counted, mostCounted),
    totalIsCapped: counted > mostCounted,
  };
}

/** What each word of a search looks for in a row's text. */
export function searchParts(q: string): string[] {
  return wordsOf(q).map((word) => {
    const letters = [...word].length;
    return letters >= 3 ? word : `${' '.repeat(3 - letters)}${word}`;
  });
}

/** A number for the keys that are numbers, a text for the others. */
export const isNumeric = (sort: SortKey): boolean => sort === 'total' || sort === 'stock' || sort === 'price';

/** What a row is sorted by. */
export const sortValue = (row: ListRow, sort: SortKey): string | number => row[sort];
