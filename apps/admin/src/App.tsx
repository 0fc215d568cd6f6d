import { Toaster } from '@nuee/ui';
import { Provider, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { type Admin, AdminProvider, useAdmin } from './admin.ts';
import { RouterLinks } from './frame/RouterLink.tsx';
import { Shell } from './frame/Shell.tsx';
import { RoutePage, routes } from './routes.tsx';
import { toastsAtom } from './state/toasts.ts';

/** What stands at each address below /admin. */
export const adminPages: RouteObject[] = [
  ...routes.map(({ path, code }) => ({ path, element: <RoutePage key={path} code={code} /> })),
  { path: '*', element: <Navigate to="/" replace /> },
];

interface AppProps {
  admin: Admin;
  /** What stands at each address: the pages of the site map. */
  pages?: RouteObject[];
}

/** The administration: its state, the page of the address and the passing messages. Stands inside of a router. */
export function App({ admin, pages = adminPages }: AppProps) {
  return (
    <AdminProvider value={admin}>
      <Provider store={admin.store}>
        <RouterLinks>
          <Page pages={pages} />
          <Messages />
        </RouterLinks>
      </Provider>
    </AdminProvider>
  );
}

/**
 * The login stands alone, everything else inside of the shell. No boundary waits for a page's code: the page before it, or at first
 * the HTML of the build, stays until it has come.
 */
function Page({ pages }: Required<Pick<AppProps, 'pages'>>) {
  const around = useMemo((): RouteObject[] => {
    const isLogin = ({ path }: RouteObject): boolean => path === '/login';
    return [...pages.filter(isLogin), { path: '*', element: <Shell pages={pages.filter((page) => !isLogin(page))} /> }];
  }, [pages]);
  return useRoutes(around);
}

function Messages() {
  const { toasts } = useAdmin();
  return <Toaster toasts={useAtomValue(toastsAtom)} onDismiss={toasts.dismiss} />;
}
