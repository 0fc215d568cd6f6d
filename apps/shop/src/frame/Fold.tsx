import { useLayoutEffect, useRef, useState } from 'react';

/** What prerender.ts wrote into the fold of this document, if it has one. */
const written = import.meta.env.SSR ? '' : document.querySelector('style[data-fold]')?.textContent;
let taken = false;

/**
 * Stands behind what a phone shows of a page before it is scrolled. In its HTML it holds the rules of the whole page, so that the
 * first paint waits for few rules and little HTML. The pages that are opened from there find them in the head.
 */
export function Fold() {
  const rules = useRef<HTMLStyleElement>(null);
  const [stands] = useState(() => written !== undefined && !taken);
  useLayoutEffect(() => {
    taken = true;
    const style = rules.current;
    return () => {
      // React takes its own element away together with the page.
      if (style !== null) document.head.append(style.cloneNode(true));
    };
  }, []);
  return (
    stands && (
      <style ref={rules} data-fold="" suppressHydrationWarning>
        {written}
      </style>
    )
  );
}
