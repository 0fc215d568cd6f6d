import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '@nuee/site/root';
import { documentedParts } from '@nuee/ui/parts';
import { toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { comps, withoutGroup } from '../../.storybook/comps.ts';
import { docsOf } from '../../.storybook/docsOf.ts';
import { statuses } from '../../.storybook/status.ts';

const text = (file: string): string => readFileSync(at(file), 'utf8');

/** Each story file as Storybook indexes it. */
const files = globSync('{packages/ui,apps/*}/src/**/*.stories.tsx', { cwd: at('.') }).map((file) => {
  const { meta, stories, indexInputs } = loadCsf(text(file), {
    fileName: file,
    makeTitle: (title) => title ?? '',
  }).parse();
  const title = meta.title ?? '';
  return {
    file,
    title: withoutGroup(title),
    tags: meta.tags ?? [],
    first: indexInputs[0]?.exportName,
    hasPlay: indexInputs.some(({ tags }) => tags?.includes('play-fn')),
    addresses: [`/docs/${meta.id ?? toId(title)}--docs`, ...stories.map(({ id }) => `/story/${id}`)],
  };
});
const parts = files.filter(({ file }) => /^packages\/ui\/src\/(?!mail)\w+\/\w+\//.test(file));
const pages = globSync('docs/**/*.mdx', { cwd: at('.') });

it.each(parts)('$file is a part: Default first, one status, a play, and a place in the list of all parts', (part) => {
  const { file, title, tags, first, hasPlay } = part;
  expect(first).toBe('Default');
  expect(tags.filter((tag) => Object.hasOwn(statuses, tag))).toHaveLength(1);
  expect(hasPlay).toBe(true);
  expect(title.split('/').at(-1)).toBe(path.basename(file, '.stories.tsx'));
  expect(docsOf.has(path.basename(file, '.stories.tsx'))).toBe(true);
});

it('each title in the list of all parts, and of a comp, is that of a story file', () => {
  const named = Object.values(documentedParts).flatMap((list) => list.flatMap(({ stories }) => stories));
  const shown = [...named, ...Object.values(comps).flatMap(({ shows }) => shows)];
  const titles = files.map(({ title }) => title);
  expect(shown.filter((title) => !titles.includes(title))).toEqual([]);
});

// Storybook shows a broken link only when it is followed.
it.each(pages)('the links of %s lead to existing pages and stories', (page) => {
  const titled = pages.flatMap((each) => /<Meta title="([^"]+)" \/>/.exec(text(each))?.[1] ?? []);
  const addresses = [
    ...files.flatMap((each) => each.addresses),
    ...titled.map((title) => `/docs/${toId(title)}--docs`),
  ];
  const links = [...text(page).matchAll(/[?]path=(\/(?:story|docs)\/[\w-]+)/g)].map(([, address = '']) => address);
  expect(links.filter((link) => !addresses.includes(link))).toEqual([]);
});
