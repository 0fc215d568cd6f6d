import { atom, type createStore } from 'jotai';
import { startTransition } from 'react';

const none: readonly string[] = [];

/** Addresses of the pages that are drawn ahead, below /admin: there for nobody until somebody goes there. */
export const aheadAtom = atom(none);

interface AheadOptions {
  store: ReturnType<typeof createStore>;
  /** Calls back when the page has nothing else to do. Without it no page is drawn because most go there. */
  whenIdle?: ((task: () => void) => void) | undefined;
  /** Calls back when what is still pointed at then isn't only passed by. Without it no page is drawn because of its link. */
  whenRested?: ((task: () => void) => void) | undefined;
}

/** Draws the page that most go to, and the one that somebody is about to go to, once a pointer or the focus rests on its link. */
export function createAhead({ store, whenIdle, whenRested }: AheadOptions) {
  let expected: string | undefined;
  let pointedAt: string | undefined;
  const isWanted = (address: string): boolean => address === expected || address === pointedAt;
  const draw = (address: string): void => {
    if (!isWanted(address)) return;
    startTransition(() => store.set(aheadAtom, (drawn) => [...new Set([...drawn.filter(isWanted), address])]));
  };
  return {
    /** Another page is shown: nothing is expected there yet, and nothing pointed at. */
    forget(): void {
      expected = undefined;
      pointedAt = undefined;
      store.set(aheadAtom, none);
    },

    /** Most go to that address from here; the page's code is on its way, and tells whether it has come. */
    async expect(address: string, code: Promise<boolean>): Promise<void> {
      expected = address;
      if (await code) whenIdle?.(() => draw(address));
    },

    /** A link to that address is pointed at or has the focus; the page's code is on its way, and tells whether it has come. */
    async point(address: string, code: Promise<boolean>): Promise<void> {
      pointedAt = address;
      if (await code) whenRested?.(() => draw(address));
    },

    /** It isn't any more. */
    leave(address: string): void {
      if (pointedAt !== address) return;
      pointedAt = undefined;
      store.set(aheadAtom, (drawn) => (drawn.every(isWanted) ? drawn : drawn.filter(isWanted)));
    },
  };
}
