import { atom, type createStore } from 'jotai';

/** What happens if the user agrees to lose unsaved text; `null` while nothing is asked. */
export const leavingAtom = atom<{ go: () => void } | null>(null);

/** The parts of the window that are needed to guard leaving a page. */
export type LeavingWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  history: Pick<History, 'state' | 'go'>;
};

/** Prevents unsaved text from being lost without a question. */
export interface Unsaved {
  /** Marks the page as unsaved, until the returned function is called. */
  hold(): () => void;
  /** Whether there is something unsaved. */
  holds(): boolean;
  /** Leaves the page at once, or after the question. */
  leave(go: () => void): void;
  /** The answer to the question. */
  answer(leaves: boolean): void;
}

/**
 * Closing the tab makes the browser ask; links of the administration and its buttons go through `leave`. It must
 * receive « back » and « forward » before the router does, so create it before the router is rendered.
 */
export function createUnsaved(store: ReturnType<typeof createStore>, page?: LeavingWindow): Unsaved {
  const held = new Set<symbol>();
  /** The index of the current page in the browser's history, as counted by the router. */
  const placeOf = (): number => page?.history.state?.idx ?? 0;
  let place = placeOf();
  /** Whether the next step in the history is one of ours. */
  let isOurs = false;

  const askBeforeClosing = (event: Event): void => event.preventDefault();

  page?.addEventListener('popstate', (event) => {
    const steps = placeOf() - place;
    if (held.size === 0 || steps === 0 || isOurs) {
      isOurs = false;
      return;
    }
    // The address has already changed: this goes back, without the router noticing.
    event.stopImmediatePropagation();
    page.history.go(-steps);
    unsaved.leave(() => {
      isOurs = true;
      page.history.go(steps);
    });
  });

  const unsaved: Unsaved = {
    hold: () => {
      const mark = Symbol('unsaved');
      if (held.size === 0) page?.addEventListener('beforeunload', askBeforeClosing);
      place = placeOf();
      held.add(mark);
      return () => {
        held.delete(mark);
        if (held.size === 0) page?.removeEventListener('beforeunload', askBeforeClosing);
      };
    },
    holds: () => held.size > 0,
    leave: (go) => {
      if (held.size === 0) go();
      else store.set(leavingAtom, { go });
    },
    answer: (leaves) => {
      const leaving = store.get(leavingAtom);
      store.set(leavingAtom, null);
      if (leaves) leaving?.go();
    },
  };
  return unsaved;
}
