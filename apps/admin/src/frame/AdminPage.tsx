import type { Permission } from '@nuee/domain/live';
import { atom, useSetAtom } from 'jotai';
import { type ReactNode, useLayoutEffect } from 'react';
import { useOffice } from '../office/office.ts';
import { Forbidden } from './Forbidden.tsx';

/** What the page shown says in the bar of the shell; empty until it has come. */
export const titleAtom = atom('');

interface AdminPageProps {
  /** Title of the page, in the shell's bar and in the browser's tab. */
  title: string;
  /** What somebody needs to be allowed to see it. Default nothing. */
  permission?: Permission;
  children: ReactNode;
}

/** A page inside of the shell. */
export function AdminPage({ title, permission, children }: AdminPageProps) {
  const setTitle = useSetAtom(titleAtom);
  const { may } = useOffice().usePerson();
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle('');
  }, [title, setTitle]);
  return (
    <>
      <title>{`${title} - Administration Maison Nuée`}</title>
      {permission !== undefined && !may(permission) ? <Forbidden /> : children}
    </>
  );
}
