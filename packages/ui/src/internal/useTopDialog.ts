import { useLayoutEffect, useState } from 'react';

/**
 * The modal dialog that lies over all others, or `null`. What is outside of it can neither be pressed nor heard, and lies under its
 * scrim.
 *
 * @param contents whatever is to be shown: when it changes, it is looked again.
 */
export function useTopDialog(contents: unknown): HTMLElement | null {
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog may have been opened since the contents were others.
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
