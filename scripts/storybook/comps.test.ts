import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compOf, comps, compsOf, withoutGroup } from '../../.storybook/comps.ts';
import { at } from '../common/root.ts';

const files = globSync('.storybook/comps/*', { cwd: at('.') }).map((file) => path.basename(file, '.webp'));
const titles = globSync('{packages/ui,apps/*}/src/**/*.stories.tsx', { cwd: at('.') }).map((file) => {
  const [, title = ''] = /const meta = \{\s+title: '([^']+)'/.exec(readFileSync(at(file), 'utf8')) ?? [];
  return withoutGroup(title);
});

it('each picture of a comp belongs to one screen', () => {
  const named = Object.values(comps).flatMap(({ pictures }) => pictures);
  expect(named.toSorted()).toEqual(files.toSorted());
});

it('each title that a comp shows is that of a story file', () => {
  const shown = Object.values(comps).flatMap(({ shows }) => shows);
  expect(shown.filter((title) => !titles.includes(title))).toEqual([]);
});

it('names a comp by its screen, its scene and its window', () => {
  expect(compOf('Home', 'home-dark-desktop')).toEqual({
    name: 'Home, dark desktop',
    address: './comps/home-dark-desktop.webp',
  });
  expect(compsOf('Commerce/Page frame/SearchDialog').map(({ name }) => name)).toEqual([
    'Search, desktop',
    'Search, phone',
  ]);
});
