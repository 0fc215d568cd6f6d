import { ApiError } from '@nuee/api-client/apiError';
import type { AddingStatus } from '@nuee/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useShop } from '../shop.ts';
import { addedAtom } from '../state/added.ts';
import { type Adding, createAdding } from '../state/adding.ts';

interface AddToCart {
  /** Idle, pending while the line is stored, and confirmed for 2 s. */
  status: AddingStatus;
  add: Adding['add'];
  /** What the server said when it refused the last add. */
  refusal: string | undefined;
}

/** The state of an add button. */
export function useAddToCart(): AddToCart {
  const { cart, store, toasts } = useShop();
  const [status, setStatus] = useState<AddingStatus>('idle');
  const [refusal, setRefusal] = useState<string>();
  const isHere = useRef(false);
  const [adding] = useState(() =>
    createAdding({
      keep: async (selection) => {
        await cart.add(selection);
        // The answer may come when the next page is shown.
        if (isHere.current) store.set(addedAtom, selection);
      },
      show: (next) => {
        setStatus(next);
        if (next === 'adding') setRefusal(undefined);
      },
      onFailure: (error) => {
        console.error('The product could not be added.', error);
        toasts.error('Erreur', "Impossible d'ajouter le produit au panier");
        setRefusal(error instanceof ApiError ? error.serverMessage : undefined);
      },
    }),
  );
  // Within the change of the page, so that the next one never shows it.
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      adding.end();
      store.set(addedAtom, undefined);
    };
  }, [adding, store]);
  return { status, add: adding.add, refusal };
}
