import { useHydrated } from '@nuee/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type AddressedView, type FilterNames, readView, writeView } from './listView.ts';

/**
 * How long the address waits for the next letter before it is updated, in milliseconds, because browsers refuse many
 * changes in a row.
 */
const settling = 200;

interface ListAddress {
  view: AddressedView;
  /** Searches, filters or sorts, and goes back to the first page. */
  change: (changed: Partial<Omit<AddressedView, 'page' | 'after'>>) => void;
  /** Goes to a page, with its cursor as far as it is known; going back leads to the previous page. */
  turnTo: (page: number, after?: string) => void;
  /** The query of the address that shows the first page of this view. */
  search: string;
  /** Goes to the view that such a query names; going back leads to the previous view. */
  open: (search: string) => void;
}

/**
 * A list's view in its address, so that it can be shared and reached again. A choice shows at once; the address
 * follows.
 */
export function useListAddress(names: FilterNames): ListAddress {
  const { kindName } = names;
  const { search } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  // The server's HTML shows the whole list, whatever the address says.
  const [shown, setShown] = useState(useHydrated() ? search : '');
  const [view, setView] = useState(() => readView(shown, names));
  /** The query of the requested page, until it is in the address. */
  const turnedTo = useRef<string>(null);

  // The user followed a link or went back, so the view follows the address. The list's own changes replace the entry,
  // or turn a page.
  useEffect(() => {
    if (search === shown) return;
    setShown(search);
    if (navigationType !== 'REPLACE' && search !== turnedTo.current) setView(readView(search, names));
    turnedTo.current = null;
  }, [search, shown, navigationType, names]);

  const wanted = writeView(view, kindName);
  useEffect(() => {
    // While the view has not followed the address yet, it must not be written into the address.
    if (wanted === search || shown !== search) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The user may have followed a link meanwhile, whose page is still loading.
      if (window.location.pathname === pathname) navigate({ search: wanted }, { replace: true });
    }, settling);
    return () => clearTimeout(timer);
  }, [wanted, search, shown, navigate]);

  return {
    view,
    change: (changed) => setView((current) => ({ ...current, ...changed, page: 1, after: '' })),
    turnTo: (page, after = '') => {
      const next = { ...view, page, after };
      setView(next);
      turnedTo.current = writeView(next, kindName);
      navigate({ search: turnedTo.current });
    },
    search: writeView({ ...view, page: 1 }, kindName),
    open: (next) => navigate({ search: next }),
  };
}
