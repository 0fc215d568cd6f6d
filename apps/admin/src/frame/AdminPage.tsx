import { AdminShell } from '@nuee/ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { session } from '../state/session.ts';

interface AdminPageProps {
  /** Title of the page, in its bar and in the browser's tab. */
  title: string;
  children: ReactNode;
}

/** A page inside of the shell. Whoever comes to one needs the lists: they are read now, the first time. */
export function AdminPage({ title, children }: AdminPageProps) {
  const { records } = useAdmin();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => records.load(), [records]);
  return (
    <AdminShell
      title={title}
      currentPath={pathname === '/' ? '/admin' : `/admin${pathname}`}
      onLogout={() => {
        session.close();
        navigate('/login');
      }}
    >
      <title>{`${title} - Administration Maison Nuée`}</title>
      {children}
    </AdminShell>
  );
}
