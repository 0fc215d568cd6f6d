import type { Client } from '@nuee/api-client';
import * as contract from '@nuee/domain/contract';
import { atom, type createStore } from 'jotai';

interface Favorites {
  /** The token of the customer's session. */
  owner: string;
  /** Ids of products; `undefined` while they are on their way. */
  ids: readonly string[] | undefined;
}

/** The products that the registered customer keeps, as the hearts show them; `undefined` until a heart asks for them. */
export const favoritesAtom = atom<Favorites | undefined>(undefined);

type Store = ReturnType<typeof createStore>;

/** Reads them once for all hearts of an owner. Without an answer there are none, and the next heart asks again. */
export async function readFavorites(store: Store, { call }: Pick<Client, 'call'>, owner: string): Promise<void> {
  if (store.get(favoritesAtom)?.owner === owner) return;
  store.set(favoritesAtom, { owner, ids: undefined });
  try {
    const { items: ids } = await call(contract.readFavorites);
    store.set(favoritesAtom, (now) => (now?.owner === owner ? { owner, ids } : now));
  } catch (error) {
    console.error('The favorites could not be read.', error);
    store.set(favoritesAtom, (now) => (now?.owner === owner ? undefined : now));
  }
}

/** Shows a product as kept or dropped, once the server knows. */
export function showFavorite(store: Store, id: string, kept: boolean): void {
  store.set(favoritesAtom, (now) => {
    if (now?.ids === undefined) return now;
    const others = now.ids.filter((each) => each !== id);
    return { ...now, ids: kept ? [id, ...others] : others };
  });
}
