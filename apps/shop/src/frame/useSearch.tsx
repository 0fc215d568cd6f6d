import { lazyPart } from '@nuee/ui/lazyPart';
import { whenIdle } from '@nuee/ui/whenIdle';
import { type ReactNode, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { cataloguePage } from '../pageData.ts';
import { useShop } from '../shop.ts';

const Search = lazyPart(() => import('./Search.tsx'));

/**
 * The search over the catalogue, and what opens it. It comes in idle time and stands closed from then on, so that a press opens it
 * within the press itself: a phone shows its keyboard only then.
 */
export function useSearch(): [search: ReactNode, open: () => void] {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const { pages, toasts } = useShop();
  const [loaded, setLoaded] = useState(false);
  /** The visit of a page on which it was opened, as the router names it. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Going back or forward closes it. A link that was followed before it opened may still be bringing its page.
  if (openedAt !== null && openedAt !== key) setOpenedAt(navigation === 'POP' ? null : key);

  /** What was typed between the press and the search that it asked for. */
  const [firstQuery, setFirstQuery] = useState('');

  const show = useCallback(() => startTransition(() => setLoaded(true)), []);
  // A failure is told by the press on the button, which asks again.
  useEffect(
    () => whenIdle(() => void Promise.all([Search.preload(), pages.read(cataloguePage)]).then(show, () => {})),
    [pages, show],
  );

  const open = (): void => {
    setOpenedAt(key);
    setFirstQuery('');
    if (loaded) return;
    const stopTyping = collectLetters(setFirstQuery);
    Promise.all([Search.load(), pages.read(cataloguePage)])
      .then(show, (error: unknown) => {
        console.error('The search could not be loaded.', error);
        setOpenedAt(null);
        toasts.error('La recherche n’a pas pu être chargée');
      })
      .finally(stopTyping);
  };
  const search = loaded && (
    <Suspense>
      <Search firstQuery={firstQuery} open={openedAt === key} onOpenChange={(next) => setOpenedAt(next ? key : null)} />
    </Suspense>
  );
  return [search, open];
}

/** Keeps the letters that are typed from now on from the page, and tells what they make so far. Returns how to stop. */
function collectLetters(onTyped: (text: string) => void): () => void {
  let typed = '';
  const collect = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length > 1) return;
    // A space would press the button once more.
    event.preventDefault();
    typed += event.key;
    onTyped(typed);
  };
  window.addEventListener('keydown', collect, true);
  return () => window.removeEventListener('keydown', collect, true);
}
