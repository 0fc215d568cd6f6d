/** A customer's favourites, which every page of the shop shows. */
import { FavoritesSchema } from '../live/favorites.ts';
import { get, put, remove } from './route.ts';

export const readFavorites = get('/api/users/favorites', 'customer', { answer: FavoritesSchema });
/** `id` is that of a product. */
export const addFavorite = put('/api/users/favorites/{id}', 'customer');
/** `id` is that of a product. */
export const removeFavorite = remove('/api/users/favorites/{id}', 'customer');
