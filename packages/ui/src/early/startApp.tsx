import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { addRestoredControls } from './earlyPresses.ts';

/**
 * Renders an app into the element `#root`; hydrates it where the page was prerendered.
 *
 * @throws if the page has no such element.
 */
export function startApp(app: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root to render the app into.');
  const page = <StrictMode>{app}</StrictMode>;
  if (root.firstElementChild === null) {
    createRoot(root).render(page);
    return;
  }
  addRestoredControls();
  // As a transition, so that React can interrupt it for the visitor's input instead of blocking the page.
  startTransition(() => {
    hydrateRoot(root, page);
  });
}
