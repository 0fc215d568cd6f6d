import { expect, it } from 'vitest';
import { shellPlaces } from '../siteMap.ts';
import { helpFor } from './helpFor.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import { products } from './products.ts';
import { shop } from './shop.ts';

const handbook = Object.entries({ ...orders, ...products, ...people, ...shop });
const paths = shellPlaces.map(({ path }) => path);

it('has a page for each screen, and none for others', () => {
  expect(handbook.map(([path]) => path).sort()).toEqual([...paths].sort());
});

it.each(handbook)('%s: a few sentences, and links to other screens', (path, { purpose, points, links = [] }) => {
  expect(points.length).toBeGreaterThanOrEqual(3);
  expect(points.length).toBeLessThanOrEqual(8);
  for (const link of links) {
    expect(paths).toContain(link);
    expect(link).not.toContain(':');
    expect(link).not.toBe(path);
  }
  for (const sentence of [purpose, ...points]) {
    expect(sentence).toMatch(/[.…?]$/);
    // French typography: no-break spaces, and no straight apostrophe.
    expect(sentence).not.toMatch(/ [:;!?»]|« |«[^\u00a0]|'/);
  }
});

it('knows the screen of an address by its pattern', () => {
  expect(helpFor('/commandes/665f0000')).toMatchObject({
    screen: 'Commande',
    links: [
      { href: '/admin/commandes', label: 'Commandes' },
      { href: '/admin/retractations', label: 'Rétractations' },
    ],
  });
  expect(helpFor('/commandes/releve')?.screen).toBe('Relevé bancaire');
  expect(helpFor('/login')).toBeUndefined();
});
