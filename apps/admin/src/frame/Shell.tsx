import { AdminShell } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { memo, useCallback, useEffect, useLayoutEffect } from 'react';
import { Navigate, type RouteObject, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { ordersAtom } from '../state/records.ts';
import { titleAtom } from './AdminPage.tsx';
import { Pages } from './Pages.tsx';
import { usePrepared } from './usePrepared.ts';

interface ShellProps {
  /** What stands inside, by its address. */
  pages: RouteObject[];
}

/** What stands around the pages and stays while they change. Nobody passes without the flag of the login (section 4). */
export function Shell({ pages }: ShellProps) {
  const { records, session, orderFigures } = useAdmin();
  const { items: orders } = useAtomValue(ordersAtom);
  const { pathname } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const open = session.isOpen();

  // Whoever passes needs the lists: they are read now, the first time.
  useEffect(() => {
    if (open) void records.load();
  }, [open, records]);

  // The page of the orders shows them above all else.
  usePrepared(orderFigures, orders);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is gone to begins at its top.
  useLayoutEffect(() => {
    if (type === 'PUSH') window.scrollTo(0, 0);
  }, [pathname]);

  const logOut = useCallback(() => {
    session.close();
    navigate('/login');
  }, [session, navigate]);

  if (!open) return <Navigate to="/login" replace />;
  return <Frame pages={pages} pathname={pathname} onLogout={logOut} />;
}

interface FrameProps extends ShellProps {
  pathname: string;
  onLogout: () => void;
}

/** Knows the path alone: what else an address holds changes while somebody types, and nothing here depends on it. */
const Frame = memo(function Frame({ pages, pathname, onLogout }: FrameProps) {
  return (
    <AdminShell title={<Title />} currentPath={pathname === '/' ? '/admin' : `/admin${pathname}`} onLogout={onLogout}>
      <Pages pages={pages} />
    </AdminShell>
  );
});

/** A part of its own: the page tells its title when it is drawn, and nothing else of the frame is drawn again for that. */
function Title() {
  return useAtomValue(titleAtom);
}
