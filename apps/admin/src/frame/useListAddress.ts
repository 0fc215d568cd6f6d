import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { useIsShown } from './AdminPage.tsx';

/** How long after the last change the address follows, in milliseconds: browsers refuse many changes in a row. */
const settling = 200;

/**
 * Search, filter, sort and page of a list, by their names in the address, so that a view can be shared and reached again. They are
 * the page's own state; the address follows, without the router: all links of a list would be drawn again. Empty values stay out
 * of it.
 */
export function useListAddress<Name extends string>(
  names: readonly Name[],
): [values: Record<Name, string>, change: (changed: Partial<Record<Name, string>>) => void] {
  const { writeSearch } = useAdmin();
  const isShown = useIsShown();
  /** Where somebody went last. */
  const { key, search } = useLocation();
  const read = (): Record<Name, string> => {
    const params = new URLSearchParams(search);
    // Object.fromEntries forgets the names; they are the ones that were passed in.
    return Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
  };

  const [values, setValues] = useState(read);
  const change = useCallback(
    (changed: Partial<Record<Name, string>>) =>
      setValues((current) => {
        const next = { ...current, ...changed };
        return names.some((name) => next[name] !== current[name]) ? next : current;
      }),
    [names],
  );

  const adopted = useRef(key);
  /** What the address says by now. */
  const written = useRef(new URLSearchParams(search).toString());
  // Somebody followed a link or went back: the address leads. Not while rendering: the router renders in transitions, and one
  // that a keystroke interrupts must leave no trace in this state.
  useLayoutEffect(() => {
    if (adopted.current === key) return;
    adopted.current = key;
    written.current = new URLSearchParams(search).toString();
    change(read());
  });

  const wanted = new URLSearchParams(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  const text = wanted.toString();
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => {
      if (text !== written.current) writeSearch(text);
      written.current = text;
    }, settling);
    return () => clearTimeout(timer);
  }, [isShown, text, writeSearch]);

  return [values, change];
}
