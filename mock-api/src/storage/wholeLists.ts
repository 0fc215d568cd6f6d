/** Reads whole lists. Rows that are added or moved while a list is being read may be missing. */
import type { Collection, Documents } from './documents.ts';
import type { ListedCollection } from './listed.ts';
import type { Cursor, ListQuery } from './lists.ts';
import { type Keyed, type Storage, scannedAtOnce } from './storage.ts';

const pageSize = 100;

interface Item<C extends ListedCollection> {
  readonly id: string;
  readonly document: Documents[C];
}

type WholeQuery<C extends ListedCollection> = Omit<ListQuery<C>, 'limit' | 'after' | 'isUncounted'>;

/** Page by page: the next one is read when it is needed. */
export async function* eachPage<C extends ListedCollection>(
  storage: Pick<Storage, 'list'>,
  query: WholeQuery<C>,
): AsyncGenerator<readonly Item<C>[]> {
  let after: Cursor | undefined;
  do {
    const page = await storage.list<C>({ ...query, limit: pageSize, after, isUncounted: true });
    yield page.items;
    after = page.next;
  } while (after);
}

/** One after the other, read page by page. */
export async function* eachListed<C extends ListedCollection>(
  storage: Pick<Storage, 'list'>,
  query: WholeQuery<C>,
): AsyncGenerator<Item<C>> {
  for await (const page of eachPage(storage, query)) yield* page;
}

/** All rows at once, for lists that are always short. */
export async function allListed<C extends ListedCollection>(
  storage: Pick<Storage, 'list'>,
  query: WholeQuery<C>,
): Promise<Item<C>[]> {
  const items: Item<C>[] = [];
  for await (const item of eachListed(storage, query)) items.push(item);
  return items;
}

/** The keys of all documents of a collection that are `isWanted`, and whose key begins with `prefix`. */
export async function keysOf<C extends Collection>(
  storage: Pick<Storage, 'scan'>,
  collection: C,
  isWanted: (document: Documents[C]) => boolean,
  prefix = '',
): Promise<string[]> {
  const keys: string[] = [];
  let page: readonly Keyed<C>[];
  let after = '';
  do {
    page = await storage.scan(collection, { prefix, after });
    for (const { id, document } of page) if (isWanted(document)) keys.push(id);
    after = page.at(-1)?.id ?? '';
  } while (page.length === scannedAtOnce);
  return keys;
}
