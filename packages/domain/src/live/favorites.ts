import * as v from 'valibot';

/** Ids of products, the latest last. */
export const FavoritesSchema = v.object({ items: v.array(v.string()) });
