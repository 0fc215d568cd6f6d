import { type CatalogueFilters, defaultFilters } from '@nuee/domain';
import { useHydrated } from '@nuee/ui';
import { startTransition, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { staysInPlace } from '../../frame/ScrollManager.tsx';
import { filteredPath, readFilters } from './filterQuery.ts';

/** What a navigation that changed nothing but the price carries. */
const priceChange = { ...staysInPlace, priceOnly: true } as const;

/**
 * The filters of the catalogue. Their place is the address, so that back, forward, a reload and a shared link find them again.
 * While a thumb is dragged they run ahead of it: browsers refuse an address that changes too often.
 */
export function useFilters() {
  const hydrated = useHydrated();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<CatalogueFilters>();
  // The server knows no query: its page shows the default ones.
  const kept = useMemo(
    () => (hydrated ? readFilters(new URLSearchParams(search)) : defaultFilters),
    [hydrated, search],
  );

  const keep = (next: CatalogueFilters): void => {
    startTransition(() => {
      setDraft(undefined);
      if (filteredPath(next) === filteredPath(kept)) return;
      const { minPrice, maxPrice } = kept;
      const priceOnly = filteredPath({ ...next, minPrice, maxPrice }) === filteredPath(kept);
      // Ten steps on the keyboard are one change of the price, and one step back.
      if (priceOnly) navigate(filteredPath(next), { state: priceChange, replace: state?.priceOnly === true });
      else navigate(filteredPath(next), { state: staysInPlace });
    });
  };

  return { filters: draft ?? kept, change: setDraft, keep };
}
