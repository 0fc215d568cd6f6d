import { atom, useSetAtom } from 'jotai';
import { createContext, type ReactNode, use, useLayoutEffect } from 'react';

/** What the bar of the shell says: the page knows it, the shell shows it. */
export const titleAtom = atom('');

/** Whether the pages inside are shown. */
export const ShownContext = createContext(true);

/** Whether the page is shown. One that is only drawn ahead leaves the tab's title and the address alone. */
export const useIsShown = (): boolean => use(ShownContext);

interface AdminPageProps {
  /** Title of the page, in the shell's bar and in the browser's tab. */
  title: string;
  children: ReactNode;
}

/** A page inside of the shell. */
export function AdminPage({ title, children }: AdminPageProps) {
  const setTitle = useSetAtom(titleAtom);
  const isShown = useIsShown();
  useLayoutEffect(() => {
    if (isShown) setTitle(title);
  }, [isShown, title, setTitle]);
  return (
    <>
      {isShown && <title>{`${title} - Administration Maison Nuée`}</title>}
      {children}
    </>
  );
}
