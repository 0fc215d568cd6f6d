/** The queries of lists and their results, the same for every storage engine. */

import type { Documents } from './documents.ts';
import type { ListedCollection, ListRow } from './listed.ts';
import { wordsOf } from './listed.ts';

export const sortKeys = ['createdAt', 'number', 'total', 'name', 'stock', 'price'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Totals are exact up to this number. */
export const mostCounted = 10_000;

export interface ListQuery<C extends ListedCollection> {
  readonly collection: C;
  /** Values that a row has to equal. */
  readonly where?: Partial<Readonly<Record<'owner' | 'status' | 'kind' | 'number', string>>>;
  /** Further conditions, all of which have to hold. */
  readonly also?: readonly Narrowing[];
  /** ISO date, inclusive. */
  readonly from?: string;
  /** ISO date, exclusive. */
  readonly before?: string;
  /** Every word has to match: anywhere in a word of the row, or at its beginning when it has fewer than three letters. */
  readonly q?: string;
  /** By default `createdAt`, descending; ties by id in the same direction. */
  readonly sort?: SortKey;
  readonly ascending?: boolean;
  readonly limit: number;
  readonly after?: Cursor | undefined;
  /** A reader of the whole list needs no total, which costs more than the page. */
  readonly isUncounted?: boolean;
}

/** A condition that isn't a single value of a single column. */
export interface Narrowing {
  /** Any of these. */
  readonly statuses: readonly string[];
  readonly kind?: string;
  readonly stockBelow?: number;
}

/** The last item of the previous page. */
export interface Cursor {
  readonly key: string | number;
  readonly id: string;
}

export interface ListPage<C extends ListedCollection> {
  readonly items: readonly { readonly id: string; readonly document: Documents[C] }[];
  /** Undefined on the last page. */
  readonly next: Cursor | undefined;
  /** At most `mostCounted`; 0 where it isn't counted. */
  readonly total: number;
  readonly totalIsCapped: boolean;
}

export interface Tally {
  readonly count: number;
  readonly cents: number;
}

/** The page, and whether another follows, from one row more than the page holds. */
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

/** The pattern that each word of a search looks for in a row's text. */
export function searchParts(q: string): string[] {
  return wordsOf(q).map((word) => {
    const letters = [...word].length;
    return letters >= 3 ? word : `${' '.repeat(3 - letters)}${word}`;
  });
}

/** A number for numeric keys, a text for the others. */
export const isNumeric = (sort: SortKey): boolean => sort === 'total' || sort === 'stock' || sort === 'price';

/** The sort key of a row. */
export const sortValue = (row: ListRow, sort: SortKey): string | number => row[sort];
