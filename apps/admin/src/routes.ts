import { type LazyPart, lazyPart } from '@nuee/ui/lazyPart';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { notFound, openPlaces, type Place, shellPlaces } from './siteMap.ts';

export { base } from './siteMap.ts';

interface AdminRoute extends Place {
  Page: LazyPart<object>;
}

const pages = import.meta.glob<{ default: ComponentType }>('./pages/*Page.tsx');

function routeOf(place: Place): AdminRoute {
  const load = pages[`./pages/${place.page}.tsx`];
  if (load === undefined) throw new Error(`No file ${place.page}.tsx: a page is called like its file.`);
  return { ...place, Page: lazyPart(load) };
}

export const shellRoutes = shellPlaces.map(routeOf);
export const openRoutes = openPlaces.map(routeOf);
export const notFoundRoute = routeOf(notFound);

/** The site map below /admin. */
export const routes = [...openRoutes, ...shellRoutes];

/** The page at a path below /admin. */
export function routeAt(path: string): AdminRoute | undefined {
  return matchRoutes(routes, path)?.[0]?.route;
}

/**
 * Preloads the code of the page at a path that is about to be shown. What fails here is requested again when the page
 * is shown, which reports a failure.
 */
export async function preloadPage(path: string): Promise<void> {
  await routeAt(path)
    ?.Page.preload()
    .catch(() => {});
}
