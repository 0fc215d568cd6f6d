import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';

/** Tells the browser that the page of a step through the history is there; unset while there is no such step. */
let arrive: (() => void) | undefined;

const isProduct = (path: string): boolean => path.startsWith('/produit/');

/**
 * The router of the library's `BrowserRouter`, but for one thing: on the way back from a product its bottle returns to its card. React
 * leaves out every animation of a `popstate`, because the browser restores the scroll position right after it; so such a
 * step is rendered after that event, and the browser is asked to restore the position once the page is there. A browser
 * that can't wait, or that animates the step itself, shows the page at once.
 */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setVisit] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    const holding = new AbortController();
    if ('startViewTransition' in document)
      window.navigation?.addEventListener('navigate', hold, { signal: holding.signal });
    const end = history.listen(({ action, location }) => {
      const show = () => startTransition(() => setVisit({ action, location }));
      if (arrive) setTimeout(show);
      else show();
    });
    return () => {
      holding.abort();
      end();
    };
  }, [history]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is one.
  useLayoutEffect(() => {
    arrive?.();
    arrive = undefined;
  }, [location]);
  return (
    <Router navigator={history} location={location} navigationType={action}>
      {children}
    </Router>
  );
}

function hold(event: NavigateEvent): void {
  const { canIntercept, destination, hasUAVisualTransition, navigationType } = event;
  const ways = [window.location.pathname, new URL(destination.url).pathname];
  if (navigationType !== 'traverse' || !canIntercept || hasUAVisualTransition || !ways.some(isProduct)) return;
  // A page that is still scrolling by itself would be taken for a reader who has scrolled since.
  window.scrollTo({ top: window.scrollY, behavior: 'instant' });
  event.intercept({
    focusReset: 'manual',
    handler: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
}
