import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Pointer delays of section 4, in ms: before it opens, before it closes, and how long after closing it opens at once. */
const delays = { open: 200, close: 150, skip: 300 } as const;

type Timer = ReturnType<typeof setTimeout>;

/**
 * When the panel of a menu is open: at once by click or key, after a moment under a resting mouse. Escape, a press or the
 * focus outside of `item`, which holds word and panel, close it.
 */
export function useUnfolding(item: RefObject<HTMLElement | null>, word: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const pending = useRef<Timer>(undefined);
  const justClosed = useRef<Timer>(undefined);

  const set = (next: boolean) => {
    clearTimeout(pending.current);
    clearTimeout(justClosed.current);
    justClosed.current = undefined;
    if (open && !next) {
      justClosed.current = setTimeout(() => {
        justClosed.current = undefined;
      }, delays.skip);
    }
    setOpen(next);
  };
  useEffect(
    () => () => {
      clearTimeout(pending.current);
      clearTimeout(justClosed.current);
    },
    [],
  );

  // Kept apart from `set`, which each render makes anew: what listens to the document listens once per opening.
  const close = useRef(() => {});
  useEffect(() => {
    close.current = () => set(false);
  });
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const on = { signal: listening.signal };
    const isOutside = ({ target }: Event) => !(target instanceof Node && item.current?.contains(target));
    document.addEventListener('pointerdown', (event) => isOutside(event) && close.current(), on);
    document.addEventListener('focusin', (event) => isOutside(event) && close.current(), on);
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        if (item.current?.contains(document.activeElement)) word.current?.focus();
        close.current();
      },
      on,
    );
    return () => listening.abort();
  }, [open, item, word]);

  const ofMouse = (then: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') then();
  };
  const leave = ofMouse(() => {
    clearTimeout(pending.current);
    if (open) pending.current = setTimeout(set, delays.close, false);
  });
  return {
    open,
    set,
    overWord: {
      onPointerEnter: ofMouse(() => {
        clearTimeout(pending.current);
        if (open) return;
        if (justClosed.current !== undefined) set(true);
        else pending.current = setTimeout(set, delays.open, true);
      }),
      onPointerLeave: leave,
    },
    overPanel: { onPointerEnter: ofMouse(() => clearTimeout(pending.current)), onPointerLeave: leave },
  };
}
