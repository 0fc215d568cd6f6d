import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** How long after the last change the address follows, in milliseconds: browsers refuse many changes in a row. */
const settling = 200;

/**
 * Search, filter, sort and page of a list, by their names in the address, so that a view can be shared and reached again. They are
 * the page's own state, so that no keystroke waits for the router; the address follows. Empty values stay out of it.
 */
export function useListAddress<Name extends string>(
  names: readonly Name[],
): [values: Record<Name, string>, change: (changed: Partial<Record<Name, string>>) => void] {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const read = (): Record<Name, string> =>
    // Object.fromEntries forgets the names; they are the ones that were passed in.
    Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;

  const [values, setValues] = useState(read);
  const adopted = useRef(key);
  // Somebody followed a link or went back: the address leads. Its own replacements follow what is here already. Not while
  // rendering: the router renders in transitions, and one that a keystroke interrupts must leave no trace in this state.
  useLayoutEffect(() => {
    if (adopted.current === key) return;
    adopted.current = key;
    if (type !== 'REPLACE') setValues(read());
  });

  const wanted = new URLSearchParams(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  const text = wanted.toString();
  const isBehind = text !== params.toString();
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => setParams(text, { replace: true }), settling);
    return () => clearTimeout(timer);
  }, [isBehind, text, setParams]);

  const change = useCallback(
    (changed: Partial<Record<Name, string>>) =>
      setValues((current) => {
        const next = { ...current, ...changed };
        return names.some((name) => next[name] !== current[name]) ? next : current;
      }),
    [names],
  );
  return [values, change];
}
