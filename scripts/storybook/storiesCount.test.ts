import { expect, it } from 'vitest';
import { countLine, countStories } from './storiesCount.ts';

const sources: Record<string, string> = {
  'Badge.stories.tsx': `
    const meta = { title: 'Primitives/Badge' };
    export default meta;
    export const Default = {};
    export const Tint = { args: { play: 'no play at all' } };
  `,
  'Menu.stories.tsx': `
    const meta = { title: 'Primitives/Menu' };
    export default meta;
    export const Default = { play: async () => {} };
    export const Open = { async play() {} };
  `,
};

it('counts the stories and those with a play', () => {
  const count = countStories(Object.keys(sources), (file) => sources[file] ?? '');
  expect(count).toEqual({ files: 2, stories: 4, plays: 2 });
  expect(countLine(count)).toBe('4 stories of 2 parts and pages, 2 of them with a play');
});
