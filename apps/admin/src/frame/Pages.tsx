import { OfficePage } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { memo, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type Location, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { loadPage, mostUsed } from '../routes.tsx';
import { aheadAtom } from '../state/ahead.ts';
import { ShownContext } from './AdminPage.tsx';
import { PageFailed } from './PageFailed.tsx';

interface PagesProps {
  pages: RouteObject[];
}

/** The page of the address, and out of sight those that somebody may be about to go to, which stay the same parts when they are gone to. */
export function Pages({ pages }: PagesProps) {
  const here = useLocation();
  /** Where the page was gone to, whatever narrows it since. */
  const [arrived, setArrived] = useState(here);
  if (arrived.pathname !== here.pathname) setArrived(here);
  const { ahead } = useAdmin();
  const drawn = useAtomValue(aheadAtom);
  useEffect(() => {
    // Whatever was pointed at is shown now, or its link gone with its page.
    ahead.forget();
    // A finger and a quick pointer tell too late where they are going.
    if (here.pathname !== mostUsed) void ahead.expect(mostUsed, loadPage(mostUsed));
  }, [ahead, here.pathname]);
  // What a parameter stands for may not be there. Where a query narrows a list its page is another one, so that the whole list
  // isn't seen before.
  const outOfSight = drawn.filter((path) => path !== here.pathname && pages.some((page) => page.path === path));
  return [here.pathname, ...outOfSight].map((pathname) => {
    const isShown = pathname === here.pathname;
    return (
      <OfficePage key={isShown ? keyOf(arrived) : pathname} ahead={!isShown}>
        <ShownContext value={isShown}>
          <ErrorBoundary FallbackComponent={PageFailed}>
            <PageAt pages={pages} here={here} pathname={pathname} />
          </ErrorBoundary>
        </ShownContext>
      </OfficePage>
    );
  });
}

const keyOf = ({ pathname, search }: Location): string => `${pathname}${search}`;

interface PageAtProps extends PagesProps {
  here: Location;
  /** The page's own: another one out of sight. */
  pathname: string;
}

/** Not drawn again when something is pointed at. */
const PageAt = memo(function PageAt({ pages, here, pathname }: PageAtProps) {
  return useRoutes(pages, pathname === here.pathname ? here : { ...here, pathname, search: '' });
});
