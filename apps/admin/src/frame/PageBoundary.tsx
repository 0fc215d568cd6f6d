import { replayEarlyPresses } from '@nuee/ui/early';
import { memo, Suspense, useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { Loading } from './Loading.tsx';
import { PageFailed } from './PageFailed.tsx';

/**
 * The page of the address: a spinner while its code is loading, and a way to continue when it fails. Changes around it
 * don't render it again: rendered again during its hydration, the page would lose the server's HTML.
 */
export const PageBoundary = memo(function PageBoundary() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} FallbackComponent={PageFailed}>
      <Suspense fallback={<Loading />}>
        <Outlet />
        <Ready />
      </Suspense>
    </ErrorBoundary>
  );
});

/**
 * Rendered beside the page, inside its Suspense boundary, so that its effect runs only once the page has been hydrated.
 */
function Ready() {
  useLayoutEffect(() => {
    void replayEarlyPresses();
  }, []);
  return null;
}
