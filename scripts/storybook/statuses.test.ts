import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { statuses } from '../../.storybook/status.ts';
import { at } from '../common/root.ts';

const files = globSync('packages/ui/src/*/*/*.stories.tsx', { cwd: at('.') });

/** The tags that a story file's meta names, before any of its stories. */
const tagsOf = (source: string): string[] => {
  const meta = source.slice(source.indexOf('const meta'), source.indexOf('satisfies Meta'));
  return [...(/^ {2}tags: \[(.*)\],$/m.exec(meta)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, tag = '']) => tag);
};

it('the story files are found', () => {
  expect(files.length).toBeGreaterThan(140);
});

it.each(files)('%s has exactly one status for its part', (file) => {
  const tags = tagsOf(readFileSync(at(file), 'utf8'));
  expect(tags.filter((tag) => Object.hasOwn(statuses, tag))).toHaveLength(1);
});
