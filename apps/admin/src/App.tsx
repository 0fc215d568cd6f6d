import { LinkProvider, ShopNameProvider, StruckPriceProvider, Toaster } from '@nuee/ui';
import { Provider, useAtomValue } from 'jotai';
import { type RouteObject, RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { type Admin, AdminProvider, useAdmin } from './admin.ts';
import { PageBoundary } from './frame/PageBoundary.tsx';
import { PageFailed } from './frame/PageFailed.tsx';
import { RouterLink } from './frame/RouterLink.tsx';
import { Shell } from './frame/Shell.tsx';
import { openRoutes, shellRoutes } from './routes.ts';
import { isDemonstration } from './site.ts';
import { toastsAtom } from './state/toasts.ts';

/** What the pages' own boundary doesn't catch: the frame around them. */
const errorElement = <PageFailed />;

/** The page of each address below /admin. */
export const adminPages: RouteObject[] = [
  { element: <Shell />, errorElement, children: shellRoutes.map(({ path, Page }) => ({ path, element: <Page /> })) },
  {
    element: <PageBoundary />,
    errorElement,
    children: openRoutes.map(({ path, Page }) => ({ path, element: <Page /> })),
  },
];

interface AppProps extends Pick<RouterProviderProps, 'router'> {
  admin: Admin;
}

/** The administration: its state, the page of the address and the toasts. */
export function App({ admin, router }: AppProps) {
  return (
    <AdminProvider value={admin}>
      <Provider store={admin.store}>
        <LinkProvider component={RouterLink}>
          <StruckPriceProvider struck={isDemonstration ? 'regular' : 'lowest'}>
            {isDemonstration ? (
              <RouterProvider router={router} />
            ) : (
              // Nobody is told the name before the login.
              <ShopNameProvider name="Administration">
                <RouterProvider router={router} />
              </ShopNameProvider>
            )}
          </StruckPriceProvider>
          <Messages />
        </LinkProvider>
      </Provider>
    </AdminProvider>
  );
}

function Messages() {
  const { toasts } = useAdmin();
  return <Toaster toasts={useAtomValue(toastsAtom)} onDismiss={toasts.dismiss} />;
}
