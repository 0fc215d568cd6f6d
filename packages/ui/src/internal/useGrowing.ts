import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** How many items a long list starts with and grows by: several windows full, and whole rows in two and in three columns. */
const step = 24;
/** How far below the window the end of the rendered items has to be. */
const ahead = '2500px';

interface Growing<Item> {
  shown: readonly Item[];
  /** Whether only a part of the list was rendered at first; by now it may be the whole list. */
  isLong: boolean;
  /** The ref of the last item that is rendered. */
  lastRef: RefCallback<Element> | null;
}

/**
 * Renders the beginning of a list, and more of it as the reader scrolls towards the end, so that a long list costs only what was
 * looked at. Another array starts from the beginning again. A short list is rendered whole.
 */
export function useGrowing<Item>(items: readonly Item[]): Growing<Item> {
  const [grown, setGrown] = useState({ items, count: step });
  const count = grown.items === items ? grown.count : step;
  const watchLast = useCallback(
    (last: Element | null) => {
      if (last === null) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) {
            startTransition(() => setGrown({ items, count: count + step }));
          }
        },
        { rootMargin: ahead, scrollMargin: ahead },
      );
      observer.observe(last);
      return () => observer.disconnect();
    },
    [items, count],
  );
  const isLong = items.length > step;
  return count >= items.length
    ? { shown: items, isLong, lastRef: null }
    : { shown: items.slice(0, count), isLong, lastRef: watchLast };
}
