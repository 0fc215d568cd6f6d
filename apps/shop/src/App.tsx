import { LinkProvider } from '@nuee/ui';
import { replayEarlyPresses } from '@nuee/ui/early';
import { Provider } from 'jotai';
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { Frame } from './frame/Frame.tsx';
import { PageFailed } from './frame/PageFailed.tsx';
import { PageLoading } from './frame/PageLoading.tsx';
import { RouterLink } from './frame/RouterLink.tsx';
import { ScrollManager } from './frame/ScrollManager.tsx';
import { closedPage, isClosedAt, routes } from './routes.tsx';
import { type Shop, ShopProvider, useShop } from './shop.ts';

interface AppProps {
  shop: Shop;
  /** Reads the browser's storage and listens to the page's events; returns how to stop. Called once the page stands. */
  connect: () => () => void;
  /** What stands at each address: the pages of the site map. */
  pages?: RouteObject[];
}

/** The pages of the site map. */
export const shopPages: RouteObject[] = routes.map(({ path, Page }) => ({ path, element: <Page /> }));

/** The storefront: state, frame and the page of the address. Stands inside of a router. */
export function App({ shop, connect, pages = shopPages }: AppProps) {
  return (
    <ShopProvider value={shop}>
      <Provider store={shop.store}>
        <LinkProvider component={RouterLink}>
          <ScrollManager />
          <Framed>
            <Guarded>
              <Suspense fallback={<PageLoading />}>
                <Page pages={pages} />
                <Connection connect={connect} />
              </Suspense>
            </Guarded>
          </Framed>
        </LinkProvider>
      </Provider>
    </ShopProvider>
  );
}

/** A shop that may not sell yet leads nowhere: its one page has no menus around it. */
function Framed({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isClosed = isClosedAt(pathname, useShop().pages);
  return isClosed ? children : <Frame>{children}</Frame>;
}

/** A page that fails takes nothing around it along, and is left behind with its address. */
function Guarded({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={PageFailed} resetKeys={[pathname]}>
      {children}
    </ErrorBoundary>
  );
}

function Page({ pages }: Required<Pick<AppProps, 'pages'>>) {
  const page = useRoutes(pages);
  const { pathname } = useLocation();
  const Closed = closedPage;
  return isClosedAt(pathname, useShop().pages) ? <Closed /> : page;
}

/**
 * Stands beside the page, inside of its Suspense boundary: the storage is read once the page has been hydrated and not
 * before, or its first render would differ from the server's HTML.
 */
function Connection({ connect }: Pick<AppProps, 'connect'>) {
  const { ageGate } = useShop();
  useEffect(() => connect(), [connect]);
  useLayoutEffect(() => {
    void replayEarlyPresses(() => {
      ageGate.refresh();
      return ageGate.entered;
    });
  }, [ageGate]);
  return null;
}
