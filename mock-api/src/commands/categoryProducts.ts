/**
 * A command about a category and all its products. Lists are read before a transaction, which then checks that nothing
 * was put into the category since, so that no product ends up in a deleted or renamed category.
 */
import type { Storage, StoredProduct, Transaction } from '../storage/storage.ts';
import { allListed } from '../storage/wholeLists.ts';
import { categoryOf } from './categories.ts';

/**
 * Runs `work` with the products that are in the category at that time. Throws an ApiError 404 when there is no such
 * category.
 */
export async function withProducts<T>(
  storage: Pick<Storage, 'tx' | 'list'>,
  id: string,
  work: (t: Transaction, products: readonly StoredProduct[]) => T,
): Promise<T> {
  for (;;) {
    const { name, moves } = await storage.tx((t) => categoryOf(t, id));
    const listed = await allListed(storage, { collection: 'products', where: { kind: name } });
    const done = await storage.tx((t) => {
      const now = categoryOf(t, id);
      if (now.name !== name || now.moves !== moves) return undefined;
      const products = listed.flatMap((one) => t.get('products', one.id) ?? []);
      return {
        result: work(
          t,
          products.filter(({ category }) => category === name),
        ),
      };
    });
    if (done) return done.result;
  }
}
