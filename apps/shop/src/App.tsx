import { LinkProvider, ShopNameProvider } from '@nuee/ui';
import { replayEarlyPresses } from '@nuee/ui/early';
import { Provider } from 'jotai';
import { Fragment, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { Arrival } from './frame/Arrival.tsx';
import { Frame } from './frame/Frame.tsx';
import { PageFailed } from './frame/PageFailed.tsx';
import { PageLoading } from './frame/PageLoading.tsx';
import { RouterLink } from './frame/RouterLink.tsx';
import { ScrollManager } from './frame/ScrollManager.tsx';
import { closedPage, isClosedAt, routes } from './routes.tsx';
import { type Shop, ShopProvider, useShop } from './shop.ts';
import { isDemonstration, shopNameOf } from './site.ts';

interface AppProps {
  shop: Shop;
  /**
   * Reads the browser's storage and listens to the page's events; returns a function that stops it. Called once the
   * page is hydrated.
   */
  connect: () => () => void;
  /** The page of each address, from the site map. */
  pages?: RouteObject[];
}

/** The pages of the site map. */
export const shopPages: RouteObject[] = routes.map(({ path, Page }) => ({ path, element: <Page /> }));

/** The storefront: state, frame and the page of the address. It must be inside a router. */
export function App({ shop, connect, pages = shopPages }: AppProps) {
  return (
    <ShopProvider value={shop}>
      <Provider store={shop.store}>
        <LinkProvider component={RouterLink}>
          <Named>
            <ScrollManager />
            <Framed>
              <Guarded>
                <Suspense fallback={<PageLoading />}>
                  <Page pages={pages} />
                  <Arrival />
                  <Connection connect={connect} />
                </Suspense>
              </Guarded>
            </Framed>
          </Named>
        </LinkProvider>
      </Provider>
    </ShopProvider>
  );
}

/** The parts know the name of the demonstration. */
const Named = isDemonstration
  ? Fragment
  : ({ children }: { children: ReactNode }) => (
      <ShopNameProvider name={shopNameOf(useShop().pages.site.house)}>{children}</ShopNameProvider>
    );

/** A shop that may not sell yet has nothing to link to: its one page has no menus. */
function Framed({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isClosed = isClosedAt(pathname, useShop().pages);
  return isClosed ? children : <Frame>{children}</Frame>;
}

/** A failing page doesn't affect its surroundings, and leaving its address resets it. */
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
 * Rendered beside the page, inside its Suspense boundary, so that the storage is read only once the page has been
 * hydrated; otherwise the first render would differ from the server's HTML.
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
