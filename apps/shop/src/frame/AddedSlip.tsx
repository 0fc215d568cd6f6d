import {
  bottleOf,
  type CartSelection,
  cartTotalPrice,
  countPieces,
  currentPrice,
  towardsFreeDelivery,
} from '@nuee/domain';
import { CartSlip, type CartSlipProps } from '@nuee/ui';
import { toastDuration } from '@nuee/ui/toasts';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../shop.ts';
import { addedAtom } from '../state/added.ts';
import { cartAtom } from '../state/cart.ts';
import { termsAtom } from '../state/terms.ts';

export interface AddedSlipProps extends Pick<CartSlipProps, 'place'> {
  added: CartSelection;
}

/** What was just added. It leaves as a toast does, when something else is pressed, and with Escape. */
export default function AddedSlip({ added, place }: AddedSlipProps) {
  const { pages, store } = useShop();
  const { items } = useAtomValue(cartAtom);
  const terms = useAtomValue(termsAtom) ?? pages.site.terms;
  const [held, setHeld] = useState(false);
  const slip = useRef<HTMLElement>(null);
  useEffect(() => {
    // That of the bar comes and goes with that of the header.
    if (place === 'bar') return undefined;
    const leave = (): void => store.set(addedAtom, undefined);
    const timer = held ? undefined : setTimeout(leave, toastDuration);
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    // A click, not the press before it: the bar of a phone must not move under the finger. Each further add begins with one, too.
    window.addEventListener('click', ({ target }) => slip.current?.contains(target as Node) || leave(), options);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && leave(), options);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [held, place, store]);

  const { product, quantity, size, nicotineStrength } = added;
  const { id, name, image } = product;
  const price = currentPrice(bottleOf(product, added) ?? product);
  const total = cartTotalPrice(items);
  return (
    <CartSlip
      ref={slip}
      place={place}
      item={{ _id: id, name, image, size, nicotineStrength, quantity, price }}
      cart={{ pieces: countPieces(items), total }}
      free={pages.site.withoutPromotions ? undefined : towardsFreeDelivery(terms, total)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    />
  );
}
