import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const Search = lazy(() => import('./Search.tsx'));

/** The search of the header: what opens it, and the dialog, which is loaded on first use. */
export function useSearch(): { openSearch: () => void; search: ReactNode } {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [openedAt, setOpenedAt] = useState<string | null>();
  // Going back or forward closes it. A link that was followed before it opened may still be bringing its page.
  if (openedAt && openedAt !== key) setOpenedAt(navigation === 'POP' ? null : key);
  return {
    openSearch: () => setOpenedAt(key),
    search: openedAt !== undefined && (
      <Suspense>
        <Search open={openedAt === key} onOpenChange={(open) => setOpenedAt(open ? key : null)} />
      </Suspense>
    ),
  };
}
