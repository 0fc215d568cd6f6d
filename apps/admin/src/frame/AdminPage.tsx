import type { Permission } from '@nuee/domain/live';
import { atom, useSetAtom } from 'jotai';
import { type ReactNode, useLayoutEffect } from 'react';
import { useMay } from '../data/session.ts';
import { Forbidden } from './Forbidden.tsx';
import { useOfficeName } from './useOfficeName.ts';

/** The current page's title in the bar of the shell; empty until the page is loaded. */
export const titleAtom = atom('');

interface AdminPageProps {
  /** Title of the page, in the shell's bar and in the browser's tab. */
  title: string;
  /** The permission that the page requires. Default none. */
  permission?: Permission;
  children: ReactNode;
}

/** A page inside the shell. */
export function AdminPage({ title, permission, children }: AdminPageProps) {
  const setTitle = useSetAtom(titleAtom);
  const may = useMay();
  const office = useOfficeName();
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle('');
  }, [title, setTitle]);
  return (
    <>
      <title>{`${title} - ${office}`}</title>
      {permission !== undefined && !may(permission) ? <Forbidden /> : children}
    </>
  );
}
