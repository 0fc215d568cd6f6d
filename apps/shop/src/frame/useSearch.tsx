import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

const Search = lazy(() => import('./Search.tsx'));

/** The search of the header: what opens it, and the dialog, which is loaded on first use. */
export function useSearch(): { openSearch: () => void; search: ReactNode } {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>();
  // It belongs to the page it was opened on: going elsewhere, forward or back, closes it.
  if (openedAt && openedAt !== key) setOpenedAt(null);
  return {
    openSearch: () => setOpenedAt(key),
    search: openedAt !== undefined && (
      <Suspense>
        <Search open={openedAt === key} onOpenChange={(open) => setOpenedAt(open ? key : null)} />
      </Suspense>
    ),
  };
}
