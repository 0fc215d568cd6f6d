import { expect, it } from 'vitest';
import { checksTable, withTable } from './checksTable.ts';

const stages = [
  { stage: 'types', passed: 1, failed: 0, seconds: 9 },
  { stage: 'stories', passed: 4, failed: 0, seconds: 80 },
];
const count = { files: 2, stories: 4, plays: 3 };

it('says what the stages of the last run passed and how long they took', () => {
  expect(checksTable(stages, count)).toBe(
    [
      '| stage     | passed                                                | time       |',
      '| --------- | ----------------------------------------------------- | ---------- |',
      '| `types`   | 1                                                     | 9 s        |',
      '| `stories` | 4 stories of 2 parts and pages, 3 of them with a play | 80 s       |',
      '| all       |                                                       | 1 min 29 s |',
    ].join('\n'),
  );
});

it('refuses figures of other stories than there are now', () => {
  expect(() => checksTable(stages, { ...count, stories: 5 })).toThrow('run it again');
});

it('replaces the table of a page and nothing else', () => {
  const page = 'Before.\n<!-- npm run test:table writes from here -->\nold\n<!-- to here -->\nAfter.\n';
  const replaced = withTable(page, 'new');
  expect(replaced).toBe(page.replace('\nold\n', '\n\nnew\n\n'));
  expect(withTable(replaced, 'new')).toBe(replaced);
  expect(() => withTable('no place', 'new')).toThrow('no place for the table');
});
