import { expect, it } from 'vitest';
import { removeFavorite } from './customer.ts';
import { favorites } from './samples/index.ts';

it('removes one favorite', () => {
  expect(removeFavorite(favorites, '4').map(({ _id }) => _id)).toEqual(['6', '3']);
  expect(removeFavorite(favorites, 'unknown')).toEqual(favorites);
});
