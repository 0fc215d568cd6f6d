import { existsSync, globSync, readFileSync } from 'node:fs';
import { toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { docsOf } from '../../.storybook/docsOf.ts';
import { at } from '../common/root.ts';

// A broken link within Storybook shows an error only when somebody follows it.

const pages = globSync('docs/**/*.mdx', { cwd: at('.') });
const text = (file: string): string => readFileSync(at(file), 'utf8');

/** The addresses that Storybook has: `/story/…` of each story, `/docs/…` of each part and each page. */
const addresses = new Set([
  ...globSync(['packages/ui/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'], { cwd: at('.') }).flatMap((file) => {
    const csf = loadCsf(text(file), { fileName: file, makeTitle: (title) => title ?? '' }).parse();
    const id = csf.meta.id ?? toId(csf.meta.title ?? '');
    return [`/docs/${id}--docs`, ...csf.stories.map((story) => `/story/${story.id}`)];
  }),
  ...pages.flatMap((file) => {
    const title = /<Meta title="([^"]+)" \/>/.exec(text(file))?.[1];
    return title === undefined ? [] : [`/docs/${toId(title)}--docs`];
  }),
]);

const linksOf = (source: string): string[] =>
  [...source.matchAll(/[?]path=(\/(?:story|docs)\/[\w-]+)/g)].map(([, address = '']) => address);

it('the addresses are found', () => {
  expect(addresses.size).toBeGreaterThan(700);
});

it.each(pages)('the links of %s lead to existing pages and stories', (file) => {
  expect(linksOf(text(file)).filter((address) => !addresses.has(address))).toEqual([]);
});

it('the links of « All parts » and of the descriptions do, too', () => {
  expect([...docsOf.values()].flatMap(linksOf).filter((address) => !addresses.has(address))).toEqual([]);
});

describe('the welcome page', () => {
  const welcome = text('docs/welcome.mdx');

  it('shows pictures that exist', () => {
    const pictures = [...welcome.matchAll(/picture: '\.\/comps\/([^']+)'/g)].map(
      ([, name]) => `.storybook/comps/${name}`,
    );
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures.filter((picture) => !existsSync(at(picture)))).toEqual([]);
  });

  // Each is one press away from the page that a newcomer sees first.
  it.each([
    ['the colours, with their tokens to copy', '(./?path=/docs/foundations-colour--docs)'],
    [
      'the card with a long name, at 390 px, in the dark',
      'commerce-productcard--long-name&globals=colorMode:dark;viewport.value:phone',
    ],
    ['how a changed picture is approved', '(./?path=/docs/guides-approving-a-changed-picture--docs)'],
    ['every part by its name', '(./?path=/docs/all-parts--docs)'],
  ])('leads to %s', (_what, address) => {
    expect(welcome).toContain(address);
  });
});
