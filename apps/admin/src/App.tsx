import { LinkProvider, StruckPriceProvider, Toaster } from '@nuee/ui';
import { Provider, useAtomValue } from 'jotai';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { type Admin, AdminProvider, useAdmin } from './admin.ts';
import { PageBoundary } from './frame/PageBoundary.tsx';
import { RouterLink } from './frame/RouterLink.tsx';
import { Shell } from './frame/Shell.tsx';
import { openRoutes, shellRoutes } from './routes.ts';
import { isDemonstration } from './site.ts';
import { toastsAtom } from './state/toasts.ts';

/** The page of each address below /admin. */
export const adminPages: RouteObject[] = [
  { element: <Shell />, children: shellRoutes.map(({ path, Page }) => ({ path, element: <Page /> })) },
  { element: <PageBoundary />, children: openRoutes.map(({ path, Page }) => ({ path, element: <Page /> })) },
];

interface AppProps {
  admin: Admin;
  /** The page of each address, from the site map. */
  pages?: RouteObject[];
}

/** The administration: its state, the page of the address and the toasts. It must be inside a router. */
export function App({ admin, pages = adminPages }: AppProps) {
  return (
    <AdminProvider value={admin}>
      <Provider store={admin.store}>
        <LinkProvider component={RouterLink}>
          <StruckPriceProvider struck={isDemonstration ? 'regular' : 'lowest'}>
            <Pages pages={pages} />
          </StruckPriceProvider>
          <Messages />
        </LinkProvider>
      </Provider>
    </AdminProvider>
  );
}

function Pages({ pages }: Required<Pick<AppProps, 'pages'>>) {
  return useRoutes(pages);
}

function Messages() {
  const { toasts } = useAdmin();
  return <Toaster toasts={useAtomValue(toastsAtom)} onDismiss={toasts.dismiss} />;
}
