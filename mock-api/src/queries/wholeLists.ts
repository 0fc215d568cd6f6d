/** Reads whole lists. Rows that are added or moved while a list is being read may be missing. */
import type { Keyed, Storage } from '../db/storage.ts';
import type { Cursor, ListedCollection, ListQuery } from './list.ts';

const pageSize = 100;

type WholeQuery<C extends ListedCollection> = Omit<ListQuery<C>, 'limit' | 'after' | 'isUncounted'>;

/** Page by page: the next one is read when it is needed. */
export async function* eachPage<C extends ListedCollection>(
  storage: Pick<Storage, 'list'>,
  query: WholeQuery<C>,
): AsyncGenerator<readonly Keyed<C>[]> {
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
): AsyncGenerator<Keyed<C>> {
  for await (const page of eachPage(storage, query)) yield* page;
}

/** All rows at once, for lists that are always short. */
export async function allListed<C extends ListedCollection>(
  storage: Pick<Storage, 'list'>,
  query: WholeQuery<C>,
): Promise<Keyed<C>[]> {
  const items: Keyed<C>[] = [];
  for await (const item of eachListed(storage, query)) items.push(item);
  return items;
}
