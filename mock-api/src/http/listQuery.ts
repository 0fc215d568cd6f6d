/** Parses the query of a list, and answers its page. */
import { dayInParis } from '@nuee/domain';
import type { listSorts } from '@nuee/domain/live';
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
import { isId } from './isId.ts';

/** A column for everything that the contract sorts this list by. */
export type Sorts<Name extends keyof typeof listSorts> = Readonly<Record<(typeof listSorts)[Name][number], SortKey>>;

export interface ListRules {
  /** By the name of the parameter: the column that it filters, and the values that it takes. */
  readonly filters?: Readonly<Record<string, readonly ['status' | 'kind' | 'owner', readonly string[] | undefined]>>;
  /** Filter values that concern more than one column, by the name of the parameter and by the value. */
  readonly narrowings?: Readonly<Record<string, Readonly<Record<string, Narrowing>>>>;
  /** By the name in the call. */
  readonly sorts?: Readonly<Record<string, SortKey>>;
  /** Whether `from` and `to` are read: days in Paris, both inclusive. */
  readonly days?: boolean;
}

const standardLimit = 50;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Throws an ApiError 400 on a value that is out of bounds or unknown; unknown parameters are ignored. */
export function listQuery<C extends ListedCollection>(
  collection: C,
  query: Request['query'],
  { filters = {}, narrowings = {}, sorts = {}, days = false }: ListRules = {},
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

  const where: { status?: string; kind?: string; owner?: string } = {};
  const also: Narrowing[] = [];
  for (const [name, [column, values]] of Object.entries(filters)) {
    const value = text(name);
    if (value === undefined) continue;
    const narrowing = new Map(Object.entries(narrowings[name] ?? {})).get(value);
    if (narrowing) {
      also.push(narrowing);
      continue;
    }
    if (values && !values.includes(value)) throw refused(name);
    where[column] = value;
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
  const isKey = isNumeric(sort) ? Number.isSafeInteger(key) : typeof key === 'string' && key.length <= 500;
  const hasOrder = order === `${asked.startsWith('-') ? '-' : ''}${sort}`;
  if (!hasOrder || !isKey || typeof id !== 'string' || !isId(id)) throw refused('after');
  if (typeof key === 'string' && (key.includes('\0') || !key.isWellFormed())) throw refused('after');
  return { key, id };
}

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
