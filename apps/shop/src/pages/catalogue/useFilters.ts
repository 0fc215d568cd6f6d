import type { CatalogueFilters, Category } from '@nuee/domain';
import { useHydrated } from '@nuee/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { staysInPlace } from '../../frame/ScrollManager.tsx';
import { useShop } from '../../shop.ts';
import { filteredPath, readFilters } from './filterQuery.ts';

/**
 * The filters of the catalogue. They are stored in the address, so that back, forward, a reload and a shared link
 * restore them. They are ahead of it while a thumb is dragged, and until the router has handled the last change, so
 * that a press before then builds on the one before it.
 */
export function useFilters(categories: readonly Category[]) {
  const hydrated = useHydrated();
  const { firstQuery } = useShop().pages;
  const { search, state } = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<CatalogueFilters>();
  // The server's page shows what it was rendered for: a category or everything, whatever else the address says.
  const query = hydrated ? search : firstQuery;
  const addressed = useMemo(() => readFilters(new URLSearchParams(query), categories), [query, categories]);
  /** The last filters, and the number of changes so far, which each navigation carries. */
  const last = useRef({ filters: addressed, change: 0, priceOnly: false });

  useLayoutEffect(() => {
    const { change = null, priceOnly = false } = state ?? {};
    const isOlder = navigation !== 'POP' && change !== null && change < last.current.change;
    if (isOlder) return;
    Object.assign(last.current, { filters: addressed, priceOnly });
    setDraft(undefined);
  }, [addressed, state, navigation]);

  const keep = (next: CatalogueFilters): void => {
    const { filters, change, priceOnly: afterPrice } = last.current;
    const path = filteredPath(next);
    if (path === filteredPath(filters)) return;
    const { minPrice, maxPrice } = filters;
    const priceOnly = filteredPath({ ...next, minPrice, maxPrice }) === filteredPath(filters);
    last.current = { filters: next, change: change + 1, priceOnly };
    setDraft(next);
    // Ten steps on the keyboard are one change of the price, and one entry in the history.
    navigate(path, { state: { ...staysInPlace, change: change + 1, priceOnly }, replace: priceOnly && afterPrice });
  };

  return { filters: draft ?? addressed, change: setDraft, keep };
}
