import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { docsOf } from '../../.storybook/docsOf.ts';
import { families } from '../../.storybook/families.ts';
import { at } from '../common/root.ts';

const guides = globSync('docs/parts/*.mdx', { cwd: at('.') });

const guideOf = (part: string): string => `docs/parts/${part}.mdx`;
const parts = globSync('packages/ui/src/*/*/*.stories.tsx', { cwd: at('.') }).map((file) =>
  path.basename(file, '.stories.tsx'),
);

it('the parts are found', () => {
  expect(parts.length).toBeGreaterThan(140);
});

it('every part is listed under « All parts »', () => {
  expect(parts.filter((part) => !docsOf.has(part))).toEqual([]);
});

it('every part has its own guide or shares one, but not both', () => {
  const shared = Object.values(families).flat();
  expect(shared).toEqual([...new Set(shared)]);
  expect(parts.filter((part) => existsSync(at(guideOf(part))) === shared.includes(part))).toEqual([]);
});

it.each(Object.entries(families))('the guide of %s names each part that it covers', (lead, others) => {
  const source = readFileSync(at(guideOf(lead)), 'utf8');
  expect(others.filter((name) => !source.includes(`**${name}**`))).toEqual([]);
});

it.each(guides)('%s has its four headings, and shows what is right beside what isn’t', (file) => {
  const source = readFileSync(at(file), 'utf8');
  const headings = [...source.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const expected = ['Anatomy', 'When to use which', 'Keyboard', 'Screen readers'];
  expect(headings.filter((heading) => heading !== undefined && expected.includes(heading))).toEqual(expected);
  expect(source.match(/<Do rule=/g)?.length).toBeGreaterThan(0);
  expect(source.match(/<Dont rule=/g)?.length).toBeGreaterThan(0);
});

it.each(guides)('%s is the page of the part that it is named after', (file) => {
  const source = readFileSync(at(file), 'utf8');
  const stories = /import \* as stories from '\.\.\/\.\.\/(.+)';/.exec(source)?.[1] ?? '';
  expect(path.basename(stories)).toBe(`${path.basename(file, '.mdx')}.stories.tsx`);
  expect(existsSync(at(stories))).toBe(true);
  expect(source).toContain('<Meta of={stories} />');
});
