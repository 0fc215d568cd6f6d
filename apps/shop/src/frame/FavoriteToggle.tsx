import type { ProductSummary } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { FavoriteButton } from '@nuee/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShop } from '../shop.ts';
import { favoritesAtom, readFavorites, showFavorite } from '../state/favorites.ts';
import { useAttempt } from './useAttempt.ts';
import { readKept } from './useSignedIn.ts';

/** Keeps the product among the favorites of a registered customer. Nothing is shown until they were read. */
export default function FavoriteToggle({ product: { id, name } }: { product: Pick<ProductSummary, 'id' | 'name'> }) {
  const { client, session } = useShop();
  const store = useStore();
  const attempt = useAttempt();
  const favorites = useAtomValue(favoritesAtom);
  const [saving, setSaving] = useState(false);
  const owner = session.token() ?? '';
  const kept = favorites?.owner === owner ? favorites.ids?.includes(id) : undefined;

  useEffect(() => void readFavorites(store, client, owner), [store, client, owner]);

  const change = async (next: boolean): Promise<void> => {
    setSaving(true);
    const changed = next
      ? await attempt(client.send(contract.addFavorite, { id }), 'Produit ajouté aux favoris')
      : await attempt(client.send(contract.removeFavorite, { id }), 'Produit retiré des favoris');
    setSaving(false);
    if (changed) showFavorite(store, id, next);
  };
  useWanted(id, kept, change);
  return kept === undefined ? null : (
    <FavoriteButton product={name} kept={kept} loading={saving} onKeptChange={(next) => void change(next)} />
  );
}

/** A guest who pressed the heart of a product comes back from the login to find it kept. */
function useWanted(id: string, kept: boolean | undefined, change: (next: boolean) => Promise<void>): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const keep = useEffectEvent(() => void change(true));
  const isWanted = readKept(state) === id && kept !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    navigate(`${pathname}${search}`, { replace: true, state: null });
    if (!kept) keep();
  }, [isWanted, kept, navigate, pathname, search]);
}
