import { useEffect, useState } from 'react';

/** What prerender.ts wrote into the fold of this document, if it has one. */
const written = import.meta.env.SSR ? '' : document.querySelector('style[data-fold]')?.textContent;
let taken = false;

/**
 * Stands behind what a phone shows of a page before it is scrolled. In its HTML it holds the rules of what is drawn below, so that
 * the first paint waits for few rules and little HTML. All rules are there before a page is opened from this one.
 */
export function Fold() {
  const [stands] = useState(() => written !== undefined && !taken);
  useEffect(() => {
    taken = true;
  }, []);
  return (
    stands && (
      <style data-fold="" suppressHydrationWarning>
        {written}
      </style>
    )
  );
}
