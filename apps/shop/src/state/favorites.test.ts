import { answered, answering } from '@nuee/api-client/answering';
import { ApiError } from '@nuee/api-client/apiError';
import * as contract from '@nuee/domain/contract';
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { favoritesAtom, readFavorites, showFavorite } from './favorites.ts';

afterEach(() => void vi.restoreAllMocks());

const clientWith = (favorites: () => Promise<string[]>) =>
  answering([answered(contract.readFavorites, async () => ({ items: await favorites() }))]);

it('reads the favorites once for all hearts, and anew for another session', async () => {
  const store = createStore();
  const favorites = vi.fn(async () => ['3', '7']);
  const client = clientWith(favorites);
  await Promise.all([readFavorites(store, client, 'hers'), readFavorites(store, client, 'hers')]);
  expect(favorites).toHaveBeenCalledOnce();
  expect(store.get(favoritesAtom)).toEqual({ owner: 'hers', ids: ['3', '7'] });
  await readFavorites(store, client, 'his');
  expect(favorites).toHaveBeenCalledTimes(2);
});

it('drops the answer to a session that is over', async () => {
  const store = createStore();
  const reading = readFavorites(
    store,
    clientWith(async () => ['3']),
    'hers',
  );
  store.set(favoritesAtom, { owner: 'his', ids: [] });
  await reading;
  expect(store.get(favoritesAtom)).toEqual({ owner: 'his', ids: [] });
});

it('asks again after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = createStore();
  await readFavorites(
    store,
    clientWith(() => Promise.reject(new ApiError('away'))),
    'hers',
  );
  expect(store.get(favoritesAtom)).toBeUndefined();
});

it('shows what was kept and dropped', () => {
  const store = createStore();
  showFavorite(store, '3', true);
  expect(store.get(favoritesAtom)).toBeUndefined();
  store.set(favoritesAtom, { owner: 'hers', ids: ['7'] });
  showFavorite(store, '3', true);
  showFavorite(store, '7', false);
  expect(store.get(favoritesAtom)?.ids).toEqual(['3']);
});
