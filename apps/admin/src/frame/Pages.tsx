import { OfficePage } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { memo, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type Location, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { loadPage, pageAfter } from '../routes.tsx';
import { aheadAtom } from '../state/ahead.ts';
import { ShownContext } from './AdminPage.tsx';
import { PageFailed } from './PageFailed.tsx';

interface PagesProps {
  pages: RouteObject[];
}

/** The page of the address, and out of sight the one that somebody is about to go to, which stays the same part when it is gone to. */
export function Pages({ pages }: PagesProps) {
  const here = useLocation();
  const { ahead } = useAdmin();
  const drawn = useAtomValue(aheadAtom);
  useEffect(() => {
    // Whatever was pointed at is shown now, or its link gone with its page.
    ahead.forget();
    const next = pageAfter(here.pathname);
    // A pointer tells where it is going, a finger only when it presses.
    if (next !== undefined && window.matchMedia('(hover: none)').matches) void ahead.point(next, loadPage(next));
  }, [ahead, here.pathname]);
  const locations: Location[] = [here];
  // What a parameter stands for may not be there, and how a query narrows a list is seen when it is.
  if (drawn !== undefined && drawn !== here.pathname && pages.some(({ path }) => path === drawn))
    locations.push({ ...here, pathname: drawn, search: '' });
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
