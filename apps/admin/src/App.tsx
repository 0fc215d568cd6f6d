import { LinkProvider, Toaster } from '@nuee/ui';
import { Provider, useAtomValue } from 'jotai';
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { type Admin, AdminProvider, useAdmin } from './admin.ts';
import { RouterLink } from './frame/RouterLink.tsx';
import { Shell } from './frame/Shell.tsx';
import { RoutePage, routes } from './routes.tsx';
import { toastsAtom } from './state/toasts.ts';

const pages: RouteObject[] = routes.map(({ path, code }) => ({ path, element: <RoutePage key={path} code={code} /> }));

/** What stands at each address below /admin: the login alone, everything else inside of the shell. */
export const adminPages: RouteObject[] = [
  ...pages.filter(({ path }) => path === '/login'),
  {
    element: <Shell />,
    children: [...pages.filter(({ path }) => path !== '/login'), { path: '*', element: <Navigate to="/" replace /> }],
  },
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
        <LinkProvider component={RouterLink}>
          <Page pages={pages} />
          <Messages />
        </LinkProvider>
      </Provider>
    </AdminProvider>
  );
}

/** No boundary waits for a page's code: the page before it, or at first the HTML of the build, stays until it has come. */
function Page({ pages }: Required<Pick<AppProps, 'pages'>>) {
  return useRoutes(pages);
}

function Messages() {
  const { toasts } = useAdmin();
  return <Toaster toasts={useAtomValue(toastsAtom)} onDismiss={toasts.dismiss} />;
}
