import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Gives the focus to the title of a page that a link has led to, so that keyboard and screen reader go on from there. Rendered
 * beside the page, inside its Suspense boundary: its effect runs when the page is there.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A menu that closes gives the focus back to its button first.
    const frame = requestAnimationFrame(() => {
      const main = document.querySelector('main');
      const title = main?.querySelector('h1') ?? main;
      // A page that has a better place for it has taken it by now.
      if (!title || main?.contains(document.activeElement)) return;
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return null;
}
