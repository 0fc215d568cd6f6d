import { type ReactNode, use, ViewTransition } from 'react';
import { LinkContext } from './LinkContext.tsx';
import { travelling } from './Travelling.css.ts';

interface TravellingProps {
  /** What it is: a page shows one of a name at a time. */
  name: string;
  /** One element. */
  children: ReactNode;
}

/**
 * What two pages have in common: it travels from its place in the one to its place in the other when a link is followed, and
 * back. React waits for the next page and starts the browser's view transition only where both places are in the window; a
 * browser that has none, or a page without an app's links, shows the next page at once.
 */
export function Travelling({ name, children }: TravellingProps) {
  if (use(LinkContext) === 'a') return children;
  return (
    <ViewTransition name={name} default="none" share={travelling}>
      {children}
    </ViewTransition>
  );
}
