import { replayEarlyPresses } from '@nuee/ui/early';
import { memo, Suspense, useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { Loading } from './Loading.tsx';
import { PageFailed } from './PageFailed.tsx';

interface PageBoundaryProps {
  /** Called once the page stands: from then on it may show what the server's HTML doesn't. */
  onReady?: (() => void) | undefined;
}

/**
 * The page of the address: a spinner while its code comes, and a way to go on when it fails. What changes around it leaves it alone:
 * rendered again in the middle of its hydration, the page would be thrown away for one without the server's HTML.
 */
export const PageBoundary = memo(function PageBoundary({ onReady }: PageBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} FallbackComponent={PageFailed}>
      <Suspense fallback={<Loading />}>
        <Outlet />
        <Ready onReady={onReady} />
      </Suspense>
    </ErrorBoundary>
  );
});

/** Stands beside the page, inside of its Suspense boundary: its effect runs when the page has been hydrated, and not before. */
function Ready({ onReady }: PageBoundaryProps) {
  useLayoutEffect(() => {
    onReady?.();
    void replayEarlyPresses();
  }, [onReady]);
  return null;
}
