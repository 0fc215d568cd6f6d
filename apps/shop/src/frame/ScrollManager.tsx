import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A catalogue link on the catalogue scrolls to the top after this long (section 9), in milliseconds. */
const catalogueScrollDelay = 100;

/** State of a navigation that must not scroll: a filter of the catalogue. */
export const staysInPlace = { staysInPlace: true } as const;

/** The scroll position after a change of route. Back and forward are left to the browser, which restores it. */
export function ScrollManager() {
  const { pathname, key, state } = useLocation();
  const navigation = useNavigationType();
  const last = useRef({ pathname, key });

  // A layout effect, so that the new page is first painted at its top and doesn’t move under a press.
  useLayoutEffect(() => {
    const { pathname: from, key: fromKey } = last.current;
    last.current = { pathname, key };
    if (navigation === 'POP' || key === fromKey) return;
    if (from !== pathname) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    if (pathname !== '/catalogue' || state?.staysInPlace === true) return;
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), catalogueScrollDelay);
    return () => clearTimeout(timer);
  }, [pathname, key, state, navigation]);

  return null;
}
