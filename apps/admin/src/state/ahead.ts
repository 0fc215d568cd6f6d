import { atom, type createStore } from 'jotai';
import { startTransition } from 'react';

/** Address of the page that is drawn ahead, below /admin: there for nobody until somebody goes there. */
export const aheadAtom = atom<string>();

interface AheadOptions {
  store: ReturnType<typeof createStore>;
  /** Calls back when what is still pointed at then isn't only passed by. Without it nothing is drawn ahead. */
  whenRested?: ((task: () => void) => void) | undefined;
}

/** Draws the page that somebody is about to go to, once a pointer or the focus rests on its link. */
export function createAhead({ store, whenRested }: AheadOptions) {
  let pointedAt: string | undefined;
  const forget = (): void => {
    pointedAt = undefined;
    store.set(aheadAtom, undefined);
  };
  return {
    /** Nothing is pointed at. */
    forget,

    /** A link to that address is pointed at or has the focus; the page's code is on its way, and tells whether it has come. */
    async point(address: string, code: Promise<boolean>): Promise<void> {
      pointedAt = address;
      if (!(await code)) return;
      whenRested?.(() => {
        if (pointedAt === address) startTransition(() => store.set(aheadAtom, address));
      });
    },

    /** It isn't any more. */
    leave(address: string): void {
      if (pointedAt === address) forget();
    },
  };
}
