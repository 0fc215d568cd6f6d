import { useLayoutEffect, useState } from 'react';

/**
 * The topmost modal dialog, or `null`. Anything outside it is inert and covered by its scrim.
 *
 * @param contents what will be shown: a change of it triggers a new look-up.
 */
export function useTopDialog(contents: unknown): HTMLElement | null {
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog may have been opened since the contents last changed.
  useLayoutEffect(() => {
    const look = () => setDialog([...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null);
    look();
    // Neither event bubbles.
    const events = ['toggle', 'close'];
    for (const event of events) document.addEventListener(event, look, true);
    return () => {
      for (const event of events) document.removeEventListener(event, look, true);
    };
  }, [contents]);
  return dialog;
}
