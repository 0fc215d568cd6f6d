import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '@nuee/site/root';
import { documentedParts } from '@nuee/ui/parts';
import { toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { comps } from '../../.storybook/comps.ts';
import { families } from '../../.storybook/families.ts';
import { synonyms } from '../../.storybook/synonyms.ts';
import { unsaid } from '../generate/newPart.ts';
import { faultsOf, guideFaults, readStories } from './partRules.ts';

const text = (file: string): string => readFileSync(at(file), 'utf8');

const files = globSync('{packages/ui,apps/*}/src/**/*.stories.tsx', { cwd: at('.') }).map((file) =>
  readStories(file, text(file)),
);
const parts = files.filter(({ file }) => /^packages\/ui\/src\/(?!mail)\w+\/\w+\//.test(file));
const pages = globSync('docs/**/*.mdx', { cwd: at('.') });
const guides = globSync('docs/parts/*.mdx', { cwd: at('.') });

const library = {
  listed: Object.values(documentedParts).flatMap((list) => list.flatMap(({ stories }): readonly string[] => stories)),
  guided: [...guides.map((guide) => path.basename(guide, '.mdx')), ...Object.values(families).flat()],
};

it.each(parts)(
  '$file is a part: Default first, one status, a play, a group, a guide, and a place among all parts',
  (part) => {
    expect(faultsOf(part, library)).toEqual([]);
  },
);

it('each part says what it is, in words of its own', () => {
  const silent = parts.filter(({ file }) => text(file.replace('.stories.tsx', '.tsx')).includes(unsaid));
  expect(silent.map(({ file }) => file)).toEqual([]);
});

/** What a part unfolds by itself. A part with an `open` of its own is open in its first story. */
const unfolds = /aria-expanded=|<details|<Drawer\b|\b(?:Menu|NavigationMenu|Accordion)\.Root\b/;
const unfolding = parts.filter(
  ({ file }) => unfolds.test(text(file.replace('.stories.tsx', '.tsx'))) && !text(file).includes('    open: true,'),
);

// The test-runner sees to it that a story of such a name ends with something open.
it.each(unfolding)('$file has a picture of what it unfolds: a story that is named Open at its end', ({ file }) => {
  const opened = text(file).match(/^export const \w*Open: Story = \{\n(?: .*\n|\n)*\};/gm) ?? [];
  expect(opened.filter((story) => story.includes('disableSnapshot: false'))).not.toEqual([]);
});

it.each(guides)(
  '%s is a guide: its headings in their order, marks for its anatomy, and nothing left to write',
  (guide) => {
    expect(guideFaults(text(guide))).toEqual([]);
  },
);

it('each part with a guide has an entry of what was tried, and nothing else has', () => {
  const tried = JSON.parse(text('.storybook/tried.json'));
  expect(Object.keys(tried).sort()).toEqual(guides.map((guide) => path.basename(guide, '.mdx')).sort());
});

it.each(guides)('the stories that %s shows exist', (guide) => {
  const shown = text(guide);
  const file = /^import \* as stories from '\.\.\/\.\.\/(.+)';$/m.exec(shown)?.[1] ?? '';
  const named = [...shown.matchAll(/\bstories\.([A-Z]\w*)/g)].map(([, name]) => name);
  expect(named.filter((name) => !text(file).includes(`export const ${name}: Story`))).toEqual([]);
});

it.each(Object.entries(families))('the guide of %s names each part of its family in bold', (lead, others) => {
  const guide = text(`docs/parts/${lead}.mdx`);
  expect(others.filter((name) => !new RegExp(`\\*\\*[^*]*\\b${name}\\b[^*]*\\*\\*`).test(guide))).toEqual([]);
});

it('each title in the list of all parts, of a comp, and with synonyms, is that of a story file', () => {
  const shown = [...library.listed, ...Object.keys(synonyms), ...Object.values(comps).flatMap(({ shows }) => shows)];
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
