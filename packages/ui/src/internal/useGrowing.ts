import { type RefCallback, startTransition, useCallback, useState } from 'react';

/**
 * How many items a long list starts with and grows by: enough for several windows, and whole rows in two and in three
 * columns.
 */
const step = 24;
/** The distance below the window at which more items are rendered. */
const ahead = '2500px';

interface Growing<Item> {
  shown: readonly Item[];
  /** Whether only a part of the list was rendered initially; by now it may be the whole list. */
  isLong: boolean;
  /** The ref of the last rendered item. */
  lastRef: RefCallback<Element> | null;
}

/**
 * Renders the beginning of a list, and more of it as the reader scrolls towards the end, so that a long list costs only
 * what is looked at. A new array starts from the beginning again. A short list is rendered completely.
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
