import { AdminShell } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Outlet, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { titleAtom } from './AdminPage.tsx';
import { PageFailed } from './PageFailed.tsx';

/** What stands around the pages and stays while they change. Nobody passes without the flag of the login (section 4). */
export function Shell() {
  const { records, session } = useAdmin();
  const { pathname } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const title = useAtomValue(titleAtom);
  const open = session.isOpen();

  // Whoever passes needs the lists: they are read now, the first time.
  useEffect(() => {
    if (open) void records.load();
  }, [open, records]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is gone to begins at its top.
  useLayoutEffect(() => {
    if (type === 'PUSH') window.scrollTo(0, 0);
  }, [pathname]);

  if (!open) return <Navigate to="/login" replace />;
  return (
    <AdminShell
      title={title}
      currentPath={pathname === '/' ? '/admin' : `/admin${pathname}`}
      onLogout={() => {
        session.close();
        navigate('/login');
      }}
    >
      <ErrorBoundary FallbackComponent={PageFailed} resetKeys={[pathname]}>
        <Outlet />
      </ErrorBoundary>
    </AdminShell>
  );
}
