import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../common/root.ts';

const files = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'], { cwd: at('.') });
const titles = files.map((file) => /title: '([^']+)'/.exec(readFileSync(at(file), 'utf8'))?.[1] ?? file);

// Storybook reads the order from the source of the preview, so the preview can't import it from a module that a test could read.
const [, order = ''] = /storySort: \{([\s\S]*?)\n {6}\}/.exec(readFileSync(at('.storybook/preview.tsx'), 'utf8')) ?? [];
const placed = new Set([...order.replaceAll(/\/\/.*/g, '').matchAll(/'([^']+)'/g)].map(([, name]) => name));

const under = (layer: string): string[][] =>
  titles.filter((title) => title.startsWith(`${layer}/`)).map((title) => title.split('/').slice(1));

it('the titles and their order are found', () => {
  expect(titles.length).toBeGreaterThan(200);
  expect(placed).toContain('Commerce');
});

it('each page has its place in the sidebar, in the order in which a customer or the owner comes to it', () => {
  const names = under('Pages').map((path) => path.at(-1) ?? '');
  expect(names.filter((name) => !placed.has(name))).toEqual([]);
});

it('the title of a page is a phrase, not the name of a component', () => {
  const names = [...under('Pages'), ...under('Flows')].map((path) => path.at(-1) ?? '');
  expect(names.filter((name) => /[a-z][A-Z]/.test(name))).toEqual([]);
});

it('each part of commerce is in a group, and has its place in it', () => {
  const paths = under('Commerce');
  expect(paths.filter((path) => path.length !== 2 || !path.every((name) => placed.has(name)))).toEqual([]);
});
