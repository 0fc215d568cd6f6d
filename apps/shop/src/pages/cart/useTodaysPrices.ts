import type { CartItem, Product } from '@nuee/domain';
import { useEffect } from 'react';
import { useShop } from '../../shop.ts';

/** Asks what the products of a guest's cart cost today, how many are left, and whether they are still sold: the lines were kept when they were added. */
export function useTodaysPrices(items: readonly CartItem[], isGuest: boolean): void {
  const { cart, readPage } = useShop();
  const ids = isGuest ? [...new Set(items.map(({ product }) => product._id))].sort().join(' ') : '';
  useEffect(() => {
    if (ids === '') return;
    let current = true;
    const gone: string[] = [];
    const read = async (id: string): Promise<Product[]> => {
      try {
        const data = await readPage(`/produit/${id}`);
        if (data && 'product' in data) return [data.product];
        gone.push(id);
      } catch {
        // The line keeps what it says: the order asks again.
      }
      return [];
    };
    const follow = async (): Promise<void> => {
      const found = await Promise.all(ids.split(' ').map(read));
      if (current) await cart.follow(found.flat(), gone);
    };
    // In a browser that stores nothing the lines stay as they were, too.
    follow().catch((error: unknown) => console.error("Today's prices could not be kept.", error));
    return () => {
      current = false;
    };
  }, [ids, cart, readPage]);
}
