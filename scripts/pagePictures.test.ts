import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { at, root } from './root.ts';

const files = globSync('apps/*/src/pages/**/*.stories.tsx', { cwd: root });
const stories = files.flatMap((file) =>
  readFileSync(at(file), 'utf8')
    .split(/^export const (?=\w+: Story)/m)
    .slice(1)
    .map((source) => [`${path.basename(file)} › ${/^\w+/.exec(source)?.[0]}`, source] as const),
);
const isOff = (source: string) => source.includes('disableSnapshot: true');
const isOnPhone = (source: string) => source.includes("value: 'phone'");

it('finds the stories of the pages', () => {
  expect(stories.length).toBeGreaterThan(100);
});

it('pictures a page on a phone once: its first story, in the modes of a phone', () => {
  const wrong = stories.filter(([, source]) => isOnPhone(source) !== isOff(source)).map(([name]) => name);
  expect(wrong).toEqual([]);
});
