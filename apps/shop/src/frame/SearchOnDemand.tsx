import { lazy, type Ref, Suspense, startTransition, useImperativeHandle, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const Search = lazy(() => import('./Search.tsx'));

/** What the header's button does. */
export interface SearchHandle {
  open: () => void;
}

/**
 * The search of the header, which is loaded on first use. Whether it is open is known here alone: the frame around it isn't
 * drawn anew with each opening, which a slow phone could not do within a frame.
 */
export function SearchOnDemand({ ref }: { ref: Ref<SearchHandle> }) {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [openedAt, setOpenedAt] = useState<string | null>();
  // Going back or forward closes it. A link that was followed before it opened may still be bringing its page.
  if (openedAt && openedAt !== key) setOpenedAt(navigation === 'POP' ? null : key);
  useImperativeHandle(ref, () => {
    const open = (): void => setOpenedAt(key);
    // To ask for its code costs a slow phone more than a frame: after the frame of the press. Later the dialog opens within the
    // press itself, or a phone would not show its keyboard.
    return { open: () => (openedAt === undefined ? startTransition(open) : open()) };
  }, [key, openedAt]);
  if (openedAt === undefined) return null;
  return (
    <Suspense>
      <Search open={openedAt === key} onOpenChange={(open) => setOpenedAt(open ? key : null)} />
    </Suspense>
  );
}
