import { lazy, type Ref, startTransition, useImperativeHandle, useState } from 'react';
import { useLocation } from 'react-router-dom';

const Search = lazy(() => import('./Search.tsx'));

/** What the header's button does. */
export interface SearchHandle {
  open: () => void;
}

/** One press on that button. */
export interface SearchAsked {
  /** The visit of a page that it was pressed on, as the router names it. */
  at: string;
  /** What had the focus. */
  from: Element | null;
}

/** In the window wherever the page is scrolled to, so that it stays there. */
const outOfSight = { position: 'fixed', top: 0, opacity: 0 } as const;

/**
 * The search of the header, which is loaded on first use. That it was asked for is known here alone: the frame around it isn't
 * drawn anew with each opening.
 *
 * A slow phone takes longer to open it than a frame may, and its code may still have to come: the press is answered first. A
 * field out of sight has the focus until then, since a phone shows its keyboard only for one that gets it within the press; what
 * is typed into it isn't lost.
 */
export function SearchOnDemand({ ref }: { ref: Ref<SearchHandle> }) {
  const { key } = useLocation();
  const [asked, setAsked] = useState<SearchAsked>();
  /** What the field out of sight holds, while it is there. */
  const [typed, setTyped] = useState<string>();
  useImperativeHandle(
    ref,
    () => ({
      open: () => {
        const press = { at: key, from: document.activeElement };
        setTyped('');
        startTransition(() => setAsked(press));
      },
    }),
    [key],
  );
  return (
    <>
      {typed !== undefined && (
        <input
          // biome-ignore lint/a11y/noAutofocus: it stands for the field that was asked for.
          autoFocus
          style={outOfSight}
          aria-label="Rechercher un produit"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {/* No boundary waits for its code: what is typed stays in its field until the search can be shown. */}
      {asked && <Search asked={asked} typedBefore={typed} onShown={() => setTyped(undefined)} />}
    </>
  );
}
