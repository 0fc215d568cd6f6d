/** Parses the query of a list, and answers its page. */
import { dayInParis } from '@nuee/domain';
import type * as contract from '@nuee/domain/contract';
import type { Request } from 'json-server';
import type { Records } from '../db/storage.ts';
import {
  type Cursor,
  isNumeric,
  type ListedCollection,
  type ListPage,
  type ListQuery,
  type Narrowing,
  type SortKey,
} from '../queries/list.ts';
import { ApiError } from './apiError.ts';

type Column = 'status' | 'kind' | 'owner';
/** Left out where there are none. */
type Every<Names extends string, Name extends string, Value> = [Names] extends [never]
  ? unknown
  : { readonly [N in Name]: Readonly<Record<Names, Value>> };

/** Where a list of the contract is kept: a column for each of its filters and sorts. */
type Columns<R extends Pick<contract.Route, 'list'>> = Every<contract.FilterOf<R>, 'filters', Column> &
  Every<contract.SortOf<R>, 'sorts', SortKey> & {
    /** Filter values that concern more than one column, by the name of the parameter and by the value. */
    readonly narrowings?: Readonly<Partial<Record<contract.FilterOf<R>, Readonly<Record<string, Narrowing>>>>>;
  };

/** A list of the contract, and where it is kept. */
export interface List<C extends ListedCollection> {
  readonly collection: C;
  readonly asked: NonNullable<contract.Route['list']>;
  readonly filters: Readonly<Record<string, Column>>;
  readonly sorts: Readonly<Record<string, SortKey>>;
  readonly narrowings: Readonly<Record<string, Readonly<Record<string, Narrowing>> | undefined>>;
}

export function listOf<R extends Pick<contract.Route, 'list'>, C extends ListedCollection>(
  { list: asked = {} }: R,
  collection: C,
  columns: Columns<R>,
): List<C> {
  return { collection, asked, filters: {}, sorts: {}, narrowings: {}, ...columns };
}

const standardLimit = 50;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Throws an ApiError 400 on a value that is out of bounds or unknown; unknown parameters are ignored. */
export function listQuery<C extends ListedCollection>(
  { collection, asked: { filters: known = {}, days = false }, filters, sorts, narrowings }: List<C>,
  query: Request['query'],
): ListQuery<C> {
  const text = (name: string): string | undefined => {
    const value = query[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string' || value.length > 200 || !value.isWellFormed() || value.includes('\0'))
      throw refused(name);
    return value;
  };
  const limitText = text('limit') ?? String(standardLimit);
  const limit = /^\d{1,3}$/.test(limitText) ? Number(limitText) : 0;
  if (limit < 1 || limit > 100) throw refused('limit');

  const where: Partial<Record<Column, string>> = {};
  const also: Narrowing[] = [];
  for (const [name, values] of Object.entries(known)) {
    const value = text(name);
    if (value === undefined) continue;
    if (values !== 'text' && !values.includes(value)) throw refused(name);
    const narrowing = new Map(Object.entries(narrowings[name] ?? {})).get(value);
    const column = filters[name];
    if (narrowing) also.push(narrowing);
    else if (column) where[column] = value;
  }

  const asked = text('sort') ?? '-createdAt';
  const name = asked.replace(/^-/, '');
  const sort = name === 'createdAt' ? 'createdAt' : Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (sort === undefined) throw refused('sort');

  const after = text('after');
  return {
    collection,
    where,
    also,
    limit,
    sort,
    ascending: !asked.startsWith('-'),
    q: text('q') ?? '',
    after: after === undefined ? undefined : readCursor(after, asked, sort),
    ...(days ? daysOf(text('from'), text('to')) : {}),
  };
}

/** @param present converts a record into its public form. */
export async function answerList<C extends ListedCollection, Item>(
  query: ListQuery<C>,
  page: Promise<ListPage<C>>,
  present: (id: string, record: Records[C]) => Item,
): Promise<{ items: Item[]; next: string | null; total: number; totalIsCapped?: true }> {
  const { items, next, total, totalIsCapped } = await page;
  return {
    items: items.map(({ id, record }) => present(id, record)),
    next: next ? cursorText(next, query) : null,
    total,
    ...(totalIsCapped ? { totalIsCapped } : {}),
  };
}

function cursorText({ key, id }: Cursor, { sort, ascending }: ListQuery<ListedCollection>): string {
  return Buffer.from(JSON.stringify([`${ascending ? '' : '-'}${sort}`, key, id])).toString('base64url');
}

function readCursor(text: string, asked: string, sort: SortKey): Cursor {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw refused('after');
  }
  if (!Array.isArray(read)) throw refused('after');
  const [order, key, id] = read;
  const isKey = isNumeric(sort) ? Number.isSafeInteger(key) : isText(key);
  const hasOrder = order === `${asked.startsWith('-') ? '-' : ''}${sort}`;
  if (!hasOrder || !isKey || !isText(id)) throw refused('after');
  return { key, id };
}

/** One that every engine compares. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 500 && !value.includes('\0') && value.isWellFormed();

export function daysOf(from: string | undefined, to: string | undefined): { from?: string; before?: string } {
  return {
    ...(from === undefined ? {} : { from: startOfDay(from, 'from') }),
    ...(to === undefined ? {} : { before: startOfDay(nextDay(to), 'to') }),
  };
}

/** When the day begins in Paris, as an ISO date. */
function startOfDay(day: string, name: string): string {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(midnight)) throw refused(name);
  for (const hours of [2, 1]) {
    const start = new Date(midnight - hours * 60 * 60 * 1000);
    if (dayInParis(start) === day) return start.toISOString();
  }
  throw refused(name);
}

function nextDay(day: string): string {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(midnight)) throw refused('to');
  return new Date(midnight + dayMilliseconds).toISOString().slice(0, 10);
}

function refused(name: string): ApiError {
  return new ApiError(400, `Le paramètre «\u00a0${name}\u00a0» est invalide.`);
}
