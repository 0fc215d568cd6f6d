import { AdminShell, useHydrated } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { memo, useCallback, useLayoutEffect } from 'react';
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { base, routeAt } from '../routes.tsx';
import { titleAtom } from './AdminPage.tsx';
import { LeavingQuestion } from './LeavingQuestion.tsx';
import { PageBoundary } from './PageBoundary.tsx';

/** What stands around the pages and stays while they change. Nobody passes without the flag of the login (section 4). */
export function Shell() {
  const { session } = useAdmin();
  // The server's HTML is the same for everybody: who it is for is known once that has been hydrated.
  const isRefused = useHydrated() && !session.isOpen();
  return isRefused ? <Navigate to="/login" replace /> : <Frame />;
}

// Rendered again in the middle of its hydration, the page would be thrown away for one without the server's HTML.
const Frame = memo(function Frame() {
  const { records, session, unsaved } = useAdmin();
  const { pathname } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();

  const load = useCallback(() => {
    if (session.isOpen()) void records.load();
  }, [records, session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is gone to begins at its top.
  useLayoutEffect(() => {
    if (type === 'PUSH') window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <AdminShell
      title={<Title usual={routeAt(pathname)?.title ?? ''} />}
      currentPath={pathname === '/' ? base : `${base}${pathname}`}
      onLogout={() =>
        unsaved.leave(() => {
          session.close();
          navigate('/login');
        })
      }
    >
      <PageBoundary onReady={load} />
      <LeavingQuestion />
    </AdminShell>
  );
});

/** A part of its own: when the page tells its title, nothing else of the frame is rendered again. */
function Title({ usual }: { usual: string }) {
  return useAtomValue(titleAtom) || usual;
}
