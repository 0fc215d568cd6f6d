import { lazyPart } from '@nuee/ui/lazyPart';
import { type ReactNode, Suspense, useState } from 'react';
import { useAdmin } from '../admin.ts';

/** Most days nobody reads it: its words are no part of what the back office starts with. */
const ScreenHelp = lazyPart(() => import('../handbook/ScreenHelp.tsx'));

/**
 * « Aide sur cet écran »: what the handbook says of the page shown.
 *
 * @param closed the pages that the user may not open: no link leads there.
 * @returns what opens it, and the dialog.
 */
export function useHelp(closed: readonly { href: string }[]): { show: () => void; dialog: ReactNode } {
  const { toasts } = useAdmin();
  const [isLoaded, setLoaded] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    ScreenHelp.load().then(
      () => {
        setLoaded(true);
        setOpen(true);
      },
      (error: unknown) => {
        console.error('The handbook could not be loaded.', error);
        toasts.error('L’aide n’a pas pu être chargée');
      },
    );
  };
  const dialog = isLoaded && (
    <Suspense>
      <ScreenHelp open={open} onOpenChange={setOpen} closed={closed} />
    </Suspense>
  );
  return { show, dialog };
}
