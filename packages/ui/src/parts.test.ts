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

/** The story file of a title. */
const storiesOf = (title: string): string | undefined => sources.find((source) => source.includes(`title: '${title}'`));
const acts = (title: string): boolean => /^ {2}(?:play:|async play\()/m.test(storiesOf(title) ?? '');

const parts = Object.entries(documentedParts).flatMap(([area, list]) =>
  list.map(({ part, stories }) => [`${area}: ${part}`, stories] as const),
);

describe.each(parts)('%s', (_part, stories) => {
  it('has each of its story files', () => {
    expect(stories.filter((title) => storiesOf(title) === undefined)).toEqual([]);
  });

  it('has a story whose play proves what it does', () => {
    expect(stories.filter(acts)).not.toEqual([]);
  });
});

it.each(foundationPages)('Foundations: %s has its page', (name) => {
  expect(pages.some((source) => source.includes(`<Meta title="Foundations/${name}" />`))).toBe(true);
});

it('names each part once', () => {
  const names = parts.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
});
