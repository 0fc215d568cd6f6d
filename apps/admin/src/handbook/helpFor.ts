import { matchRoutes } from 'react-router-dom';
import { base, shellPlaces } from '../siteMap.ts';
import type { Help } from './help.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import { products } from './products.ts';
import { shop } from './shop.ts';

const handbook: Readonly<Record<string, Help>> = { ...orders, ...products, ...people, ...shop };

/** The help on the screen at a path below /admin, with the title of the screen and of those that it links to. */
export function helpFor(pathname: string) {
  const place = matchRoutes([...shellPlaces], pathname)?.[0]?.route;
  const help = place && handbook[place.path];
  if (!help) return undefined;
  const { links = [], ...words } = help;
  return {
    ...words,
    screen: place.title,
    links: shellPlaces
      .filter(({ path }) => links.includes(path))
      .map(({ path, title }) => ({ href: `${base}${path}`, label: title })),
  };
}
