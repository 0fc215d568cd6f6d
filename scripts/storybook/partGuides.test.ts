import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { at } from '../common/root.ts';

const guides = globSync('docs/parts/*.mdx', { cwd: at('.') });

it('the guides are found', () => {
  expect(guides.length).toBeGreaterThan(25);
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
