import { onDemand } from '@nuee/ui/onDemand';
import { type Ref, startTransition, useImperativeHandle, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from '../shop.ts';

const code = onDemand(() => import('./Search.tsx'));

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
  /** Has the focus until the search is there, and takes what is typed. */
  field: HTMLInputElement;
}

/**
 * The search of the header, which is loaded on first use. That it was asked for is known here alone: the frame around it isn't
 * drawn anew with each opening.
 *
 * A slow phone takes longer to open it than a frame may, and its code may still have to come: the press is answered first. A
 * field out of sight has the focus until then, since a phone shows its keyboard only for one that gets it within the press.
 */
export function SearchOnDemand({ ref }: { ref: Ref<SearchHandle> }) {
  const { key } = useLocation();
  const { toasts } = useShop();
  const [asked, setAsked] = useState<SearchAsked>();
  useImperativeHandle(
    ref,
    () => ({
      open: () => {
        const press = { at: key, from: document.activeElement, field: standIn() };
        code.prepare().then(
          () => startTransition(() => setAsked(press)),
          () => {
            press.field.blur();
            toasts.error('La recherche n’a pas pu être chargée');
          },
        );
      },
    }),
    [key, toasts],
  );
  return asked && <Search asked={asked} />;
}

function Search(props: { asked: SearchAsked }) {
  const { default: Loaded } = code.useLibrary();
  return <Loaded {...props} />;
}

/** A field out of sight, for as long as it has the focus. Without React, whose part in it would take as long as the rest. */
function standIn(): HTMLInputElement {
  const field = document.createElement('input');
  field.ariaLabel = 'Rechercher un produit';
  // In the window wherever the page is scrolled to, so that it stays there.
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  field.onblur = () => field.remove();
  document.body.append(field);
  field.focus();
  return field;
}
