import { OfficePage } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { memo, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type Location, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { aheadAtom } from '../state/ahead.ts';
import { ShownContext } from './AdminPage.tsx';
import { PageFailed } from './PageFailed.tsx';

interface PagesProps {
  pages: RouteObject[];
}

/** The page of the address, and out of sight the one that somebody points at, which stays the same part when it is gone to. */
export function Pages({ pages }: PagesProps) {
  const here = useLocation();
  const { forget } = useAdmin().ahead;
  const ahead = useAtomValue(aheadAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was pointed at is shown now, or its link gone with its page.
  useEffect(forget, [forget, here.pathname]);
  const locations: Location[] = [here];
  // What a parameter stands for may not be there, and how a query narrows a list is seen when it is.
  if (ahead !== undefined && ahead !== here.pathname && pages.some(({ path }) => path === ahead))
    locations.push({ ...here, pathname: ahead, search: '' });
  return locations.map((location) => (
    <OfficePage key={location.pathname} ahead={location !== here}>
      <ShownContext value={location === here}>
        <ErrorBoundary FallbackComponent={PageFailed}>
          <PageAt pages={pages} location={location} />
        </ErrorBoundary>
      </ShownContext>
    </OfficePage>
  ));
}

interface PageAtProps extends PagesProps {
  location: Location;
}

/** Not drawn again when something is pointed at. */
const PageAt = memo(function PageAt({ pages, location }: PageAtProps) {
  return useRoutes(pages, location);
});
