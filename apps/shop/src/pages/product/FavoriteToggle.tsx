import type { Product } from '@nuee/domain';
import { FavoriteButton } from '@nuee/ui';
import { useEffect, useState } from 'react';
import { createCustomerApi } from '../../api/customer.ts';
import { useAttempt } from '../../frame/useAttempt.ts';
import { useShop } from '../../shop.ts';

/** Adds the product to a registered customer's favorites, or removes it. Nothing is shown until they are loaded. */
export default function FavoriteToggle({ product: { id, name } }: { product: Pick<Product, 'id' | 'name'> }) {
  const { http } = useShop();
  const attempt = useAttempt();
  const [api] = useState(() => createCustomerApi(http));
  const [kept, setKept] = useState<boolean>();
  const [saving, setSaving] = useState(false);

  useEffect(() => {
    let stays = true;
    api.favorites().then(
      (ids) => stays && setKept(ids.includes(id)),
      (error: unknown) => console.error('The favorites could not be read.', error),
    );
    return () => {
      stays = false;
    };
  }, [api, id]);

  const change = async (next: boolean): Promise<void> => {
    setSaving(true);
    const changed = next
      ? await attempt(api.addFavorite(id), 'Produit ajouté aux favoris')
      : await attempt(api.removeFavorite(id), 'Produit retiré des favoris');
    setSaving(false);
    if (changed) setKept(next);
  };
  return kept === undefined ? null : (
    <FavoriteButton product={name} kept={kept} saving={saving} onKeptChange={(next) => void change(next)} />
  );
}
