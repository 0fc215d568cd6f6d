import { matchRoutes } from 'react-router-dom';
import { routes } from '../routes.tsx';
import { bringParts } from './Later.tsx';

declare global {
  interface Navigator {
    /** What the line is like; not every browser tells. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** What says that a visitor is about to follow a link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Brings the page that a link leads to once the visitor is about to follow it, so that nobody waits for a script after a press.
 * Not for those who save data. A link that is pressed before this is there leads to a document, which needs no script.
 */
export function bringPagesAhead(): void {
  for (const type of intents) document.addEventListener(type, ({ target }) => bring(target), { passive: true });
  // What was pointed at meanwhile.
  bring(document.querySelector('a:hover') ?? document.activeElement);
}

function bring(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin || navigator.connection?.saveData) return;
  const [match] = matchRoutes([...routes], link.pathname) ?? [];
  // What doesn't come now is asked for again when the link is followed, and says then why it didn't.
  match?.route
    .load()
    .then(bringParts)
    .catch(() => {});
}
