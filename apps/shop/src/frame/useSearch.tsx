import { lazyPart } from '@nuee/ui/lazyPart';
import { whenIdle } from '@nuee/ui/whenIdle';
import { type ReactNode, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useShop } from '../shop.ts';

const Search = lazyPart(() => import('./Search.tsx'));

/**
 * The search over the catalogue, and what opens it. It comes in idle time and stands closed from then on, so that a press opens it
 * within the press itself: a phone shows its keyboard only then.
 */
export function useSearch(): [search: ReactNode, open: () => void] {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const { toasts } = useShop();
  const [loaded, setLoaded] = useState(false);
  /** The visit of a page on which it was opened, as the router names it. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Going back or forward closes it. A link that was followed before it opened may still be bringing its page.
  if (openedAt !== null && openedAt !== key) setOpenedAt(navigation === 'POP' ? null : key);

  const show = useCallback(() => startTransition(() => setLoaded(true)), []);
  // A failure is told by the press on the button, which asks again.
  useEffect(() => whenIdle(() => void Search.preload().then(show, () => {})), [show]);

  const open = (): void => {
    setOpenedAt(key);
    if (loaded) return;
    Search.load().then(show, (error: unknown) => {
      console.error('The search could not be loaded.', error);
      setOpenedAt(null);
      toasts.error('La recherche n’a pas pu être chargée');
    });
  };
  const search = loaded && (
    <Suspense>
      <Search open={openedAt === key} onOpenChange={(next) => setOpenedAt(next ? key : null)} />
    </Suspense>
  );
  return [search, open];
}
