import { type RefObject, useEffect, useState } from 'react';

/** How far one scrolls until the direction counts, in px: a finger that rests trembles. */
const threshold = 8;

/**
 * Whether a bar that scrolls away with the page shows again: when the page is scrolled up. Never over what the keyboard
 * has reached, which it would cover (WCAG 2.4.11).
 */
export function useRevealed(bar: RefObject<HTMLElement | null>): boolean {
  const [revealed, setRevealed] = useState(false);
  useEffect(() => {
    const isReading = () => {
      const focused = document.activeElement;
      return !focused?.matches(':focus-visible') || bar.current?.contains(focused) === true;
    };
    let last = window.scrollY;
    const follow = () => {
      const { scrollY } = window;
      if (scrollY > 0 && Math.abs(scrollY - last) < threshold) return;
      setRevealed(scrollY > 0 && scrollY < last && isReading());
      last = scrollY;
    };
    const giveWay = () => {
      if (!isReading()) setRevealed(false);
    };
    window.addEventListener('scroll', follow, { passive: true });
    document.addEventListener('focusin', giveWay);
    return () => {
      window.removeEventListener('scroll', follow);
      document.removeEventListener('focusin', giveWay);
    };
  }, [bar]);
  return revealed;
}
