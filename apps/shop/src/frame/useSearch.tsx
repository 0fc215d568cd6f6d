import { lazy, type ReactNode, Suspense, startTransition, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const Search = lazy(() => import('./Search.tsx'));

/** The search of the header: what opens it, and the dialog, which is loaded on first use. */
export function useSearch(): { openSearch: () => void; search: ReactNode } {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [openedAt, setOpenedAt] = useState<string | null>();
  // Going back or forward closes it. A link that was followed before it opened may still be bringing its page.
  if (openedAt && openedAt !== key) setOpenedAt(navigation === 'POP' ? null : key);
  const open = (): void => setOpenedAt(key);
  return {
    // To ask for its code costs a slow phone more than a frame: after the frame of the press. Later the dialog opens within the
    // press itself, or a phone would not show its keyboard.
    openSearch: () => (openedAt === undefined ? startTransition(open) : open()),
    search: openedAt !== undefined && (
      <Suspense>
        <Search open={openedAt === key} onOpenChange={(open) => setOpenedAt(open ? key : null)} />
      </Suspense>
    ),
  };
}
