import type { AddingStatus } from '@nuee/ui';
import { useEffect, useState } from 'react';
import { useShop } from '../shop.ts';
import { type Adding, createAdding } from '../state/adding.ts';

/** The state of an add button: idle, pending while the line is stored, and confirmed for 2 s. */
export function useAddToCart(): { status: AddingStatus; add: Adding['add'] } {
  const { cart, toasts } = useShop();
  const [status, setStatus] = useState<AddingStatus>('idle');
  const [adding] = useState(() =>
    createAdding({
      keep: cart.add,
      show: setStatus,
      onFailure: (error) => {
        console.error('The product could not be added.', error);
        toasts.error('Erreur', "Impossible d'ajouter le produit au panier");
      },
    }),
  );
  useEffect(() => adding.end, [adding]);
  return { status, add: adding.add };
}
