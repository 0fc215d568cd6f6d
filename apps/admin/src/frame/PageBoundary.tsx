import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { Loading } from './Loading.tsx';
import { PageFailed } from './PageFailed.tsx';

/** The page of the address: a spinner while its code is loading, and a way to continue when it fails. */
export function PageBoundary() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} FallbackComponent={PageFailed}>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
