import { type ProductSummary, proposed } from '@nuee/domain';
import { useEffect, useState } from 'react';
import { cataloguePage } from '../pageData.ts';
import { useShop } from '../shop.ts';

/** Two products to propose while a list is empty; none until they are loaded, or where they can't be. */
export function useProposed(isEmpty: boolean): readonly ProductSummary[] {
  const { pages } = useShop();
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  useEffect(() => {
    if (!isEmpty) return;
    const read = async (): Promise<void> => {
      const data = await pages.read(cataloguePage);
      if (data && 'products' in data) setProducts(proposed(data.products));
    };
    // The page says what it has to without them.
    read().catch((error) => console.error('The products to propose could not be read:', error));
  }, [isEmpty, pages]);
  return products;
}
