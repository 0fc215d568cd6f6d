import type { CartSelection } from '@nuee/domain';
import type { AddingStatus } from '@nuee/ui';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../shop.ts';

/** How long a button says « Ajouté au panier » (section 9), in milliseconds. */
const addedDuration = 2_000;

/** An add button: normal, while the line is kept, and for 2 s after. */
export function useAddToCart(): { status: AddingStatus; add: (selection: CartSelection) => Promise<void> } {
  const { cart, toasts } = useShop();
  const [status, setStatus] = useState<AddingStatus>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const add = async (selection: CartSelection): Promise<void> => {
    if (status === 'adding') return;
    clearTimeout(timer.current);
    setStatus('adding');
    try {
      await cart.add(selection);
      setStatus('added');
      timer.current = setTimeout(setStatus, addedDuration, 'idle');
    } catch (error) {
      console.error('The product could not be added.', error);
      toasts.error('Erreur', "Impossible d'ajouter le produit au panier");
      setStatus('idle');
    }
  };
  return { status, add };
}
