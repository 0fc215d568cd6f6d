import { atom, useSetAtom } from 'jotai';
import { type ReactNode, useLayoutEffect } from 'react';

/** What the page shown says in the bar of the shell; empty until it has come. */
export const titleAtom = atom('');

interface AdminPageProps {
  /** Title of the page, in the shell's bar and in the browser's tab. */
  title: string;
  children: ReactNode;
}

/** A page inside of the shell. */
export function AdminPage({ title, children }: AdminPageProps) {
  const setTitle = useSetAtom(titleAtom);
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle('');
  }, [title, setTitle]);
  return (
    <>
      <title>{`${title} - Administration Maison Nuée`}</title>
      {children}
    </>
  );
}
