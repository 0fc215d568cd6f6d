import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** How many a long list begins with and grows by: whole rows in two and in three columns, several windows full. */
const step = 24;
/** How far beyond the window the end of what is drawn has to be. */
const ahead = '2500px';

interface Growing<Item> {
  shown: readonly Item[];
  /** It began with a part of the list, and may be whole by now. */
  isLong: boolean;
  /** For the last one that is shown. */
  lastRef: RefCallback<Element> | null;
}

/**
 * A list from its beginning, and more of it as the reader comes near the end of what is drawn: its cost is that of what was
 * looked at, not of what there is. Another list (not the same array) begins anew. A short one is whole.
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
