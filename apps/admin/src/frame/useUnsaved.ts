import { atom, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

/** How many forms hold something unsaved. */
export const unsavedAtom = atom(0);

/** What happens if the user agrees to lose what is unsaved; `null` while nothing is asked. */
export const leavingAtom = atom<{ go: () => void } | null>(null);

const leaveAtom = atom(null, (get, set, go: () => void) => {
  if (get(unsavedAtom) === 0) go();
  else set(leavingAtom, { go });
});

/** Does at once, or after the question, what loses unsaved text without a change of address. */
export const useLeave = () => useSetAtom(leaveAtom);

const askBeforeClosing = (event: Event): void => event.preventDefault();

/** Asks before the page is left, as long as something on it is unsaved; before the tab is closed the browser asks. */
export function useUnsaved(isUnsaved: boolean): void {
  const setUnsaved = useSetAtom(unsavedAtom);
  // Before paint, because the next press may leave the page.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    window.addEventListener('beforeunload', askBeforeClosing);
    setUnsaved((count) => count + 1);
    return () => {
      window.removeEventListener('beforeunload', askBeforeClosing);
      setUnsaved((count) => count - 1);
    };
  }, [isUnsaved, setUnsaved]);
}
