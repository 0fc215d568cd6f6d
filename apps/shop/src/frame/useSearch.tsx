import { lazyPart } from '@nuee/ui/lazyPart';
import { whenIdle } from '@nuee/ui/whenIdle';
import { type ReactNode, Suspense, startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { cataloguePage } from '../pageData.ts';
import { useShop } from '../shop.ts';

const Search = lazyPart(() => import('./Search.tsx'));

/**
 * The search over the catalogue, and the function that opens it. It loads in idle time and is rendered closed, so that
 * it opens within the press itself: only then does a phone show its keyboard.
 */
export function useSearch(): [search: ReactNode, open: () => void] {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const { pages, toasts } = useShop();
  const [loaded, setLoaded] = useState(false);
  /** The visit of a page on which it was opened, as the router names it. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Going back or forward closes it. The page of a link followed before it opened may still be loading.
  if (openedAt !== null && openedAt !== key) setOpenedAt(navigation === 'POP' ? null : key);

  /** What was typed between the press and the moment when the field of the search has the focus. */
  const [firstQuery, setFirstQuery] = useState('');
  const [isShown, setIsShown] = useState(false);
  const isAwaited = openedAt !== null && !isShown;
  useLayoutEffect(() => (isAwaited ? collectLetters(setFirstQuery) : undefined), [isAwaited]);
  const arrive = useCallback(() => setIsShown(true), []);

  const show = useCallback(() => startTransition(() => setLoaded(true)), []);
  // A press on the button tries again, and reports a failure.
  useEffect(
    () => whenIdle(() => void Promise.all([Search.preload(), pages.read(cataloguePage)]).then(show, () => {})),
    [pages, show],
  );

  const open = (): void => {
    setOpenedAt(key);
    setFirstQuery('');
    setIsShown(false);
    if (loaded) return;
    Promise.all([Search.load(), pages.read(cataloguePage)]).then(show, (error: unknown) => {
      console.error('The search could not be loaded.', error);
      setOpenedAt(null);
      toasts.error('La recherche n’a pas pu être chargée');
    });
  };
  const search = loaded && (
    <Suspense>
      <Search
        firstQuery={firstQuery}
        open={openedAt === key}
        onOpenChange={(next) => setOpenedAt(next ? key : null)}
        onShown={arrive}
      />
    </Suspense>
  );
  return [search, open];
}

/** Intercepts what is typed from now on, and reports the text so far. @returns a function that stops it. */
function collectLetters(onTyped: (text: string) => void): () => void {
  let typed = '';
  const collect = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length > 1) return;
    // A space would press the button again.
    event.preventDefault();
    typed += event.key;
    onTyped(typed);
  };
  window.addEventListener('keydown', collect, true);
  return () => window.removeEventListener('keydown', collect, true);
}
