import { describe, expect, it } from 'vitest';
import { documentedParts, foundationPages } from './parts.ts';

const sources = Object.values(
  import.meta.glob<string>(['./**/*.stories.tsx', '../../../apps/*/src/**/*.stories.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const pages = Object.values(
  import.meta.glob<string>('../../../docs/**/*.mdx', { query: '?raw', import: 'default', eager: true }),
);

/** The story file of a title, which may have a group in the middle: `Commerce/Cart/CartLine`. */
const storiesOf = (title: string): string | undefined => {
  const [layer, name] = title.split('/');
  const line = new RegExp(`title: '${layer}/(?:[^/']+/)?${name}'`);
  return sources.find((source) => line.test(source));
};
const acts = (title: string): boolean => /\bplay: |\basync play\(/.test(storiesOf(title) ?? '');

const parts = Object.entries(documentedParts).flatMap(([area, list]) =>
  list.map(({ part, stories }) => [`${area}: ${part}`, stories] as const),
);

describe.each(parts)('%s', (_part, stories) => {
  it('has each of its story files', () => {
    expect(stories.filter((title) => storiesOf(title) === undefined)).toEqual([]);
  });

  it('has a story in each of them whose play proves what it does', () => {
    expect(stories.filter((title) => !acts(title))).toEqual([]);
  });
});

it.each(foundationPages)('Foundations: %s has its page', (name) => {
  expect(pages.some((source) => source.includes(`<Meta title="Foundations/${name}" />`))).toBe(true);
});

// The first story also shows a page on a phone, in the phone modes.
it('each story of a page has its picture, but phone stories have none of their own', () => {
  const pages = sources.filter((source) => source.includes("title: 'Pages/"));
  // A first story about something that a phone shows elsewhere has no phone picture; the page's phone story has one.
  const stories = pages
    .filter((source) => !source.includes("'dark phone': { disable: true }"))
    .flatMap((source) => source.split(/^export const (?=\w+: Story)/m).slice(1));
  expect(stories.length).toBeGreaterThan(100);
  const isOnPhone = (story: string) => story.includes("value: 'phone'");
  expect(stories.filter((story) => story.includes('disableSnapshot') !== isOnPhone(story))).toEqual([]);
  const metas = pages.map((source) => source.split(/^export const (?=\w+: Story)/m)[0]);
  expect(metas.filter((meta) => meta?.includes('disableSnapshot'))).toEqual([]);
});

it('names each part once', () => {
  const names = parts.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
});
