import { useEffect, useState } from 'react';
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
 * A list's view in its address, so that it can be shared and reached again. A choice shows at once, and the
 * address follows; a page shows once it is in the address, so that going back at once leads back.
 */
export function useListAddress(names: FilterNames): ListAddress {
  const { kindName } = names;
  const { search } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const [shown, setShown] = useState(search);
  const [view, setView] = useState(() => readView(shown, names));

  // The user turned a page, followed a link or went back, so the view follows the address; the list's own changes
  // replace the entry. State changes during this render, so that no rows are loaded for a view that isn't the address's.
  if (search !== shown) {
    setShown(search);
    if (navigationType !== 'REPLACE') setView(readView(search, names));
  }

  const wanted = writeView(view, kindName);
  useEffect(() => {
    // While the view has not followed the address yet, it must not be written into the address.
    if (wanted === search || shown !== search) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The user may have turned a page or followed a link meanwhile, which isn't rendered yet.
      const { location } = window;
      if (location.pathname === pathname && location.search === search) navigate({ search: wanted }, { replace: true });
    }, settling);
    return () => clearTimeout(timer);
  }, [wanted, search, shown, navigate]);

  return {
    view,
    change: (changed) => setView((current) => ({ ...current, ...changed, page: 1, after: '' })),
    turnTo: (page, after = '') => navigate({ search: writeView({ ...view, page, after }, kindName) }),
    search: writeView({ ...view, page: 1 }, kindName),
    open: (next) => navigate({ search: next }),
  };
}
