import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, root } from '../common/root.ts';
import { readSentences, testsOf, unproven } from './sentences.ts';

const tables = [...globSync('docs/specification/*.md', { cwd: root }), 'docs/security.md'];

describe.each(tables)('%s', (table) => {
  const sentences = readSentences(readFileSync(at(table), 'utf8'));

  it('names for each sentence a test that exists', () => {
    expect(sentences.length).toBeGreaterThan(0);
    expect(unproven(sentences, (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined))).toEqual(
      [],
    );
  });

  it('says each sentence once', () => {
    const said = sentences.map(({ section, text }) => `${section}: ${text}`);
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([]);
  });
});

describe('a table of sentences', () => {
  const row = (cells: string) => `## 4. Menu\n\n| Sentence | Proof |\n| --- | --- |\n| ${cells} |\n`;
  const files: Record<string, string> = {
    'menu.test.ts': "it('opens', () => {});\nit.each([1, 2])('closes after %d s', () => {});\ntest(`stays`, f);",
    'Menu.stories.tsx':
      "export default { title: 'Menu' };\nexport const Default = {};\nexport const Open = { play() {} };",
  };
  const problems = (cells: string) => unproven(readSentences(row(cells)), (file) => files[file]);

  it('is read row by row, under its headings', () => {
    expect(readSentences(row('It opens. | `menu.test.ts` › opens<br>`Menu.stories.tsx` › Open'))).toEqual([
      {
        section: '4. Menu',
        text: 'It opens.',
        proofs: [
          { file: 'menu.test.ts', title: 'opens' },
          { file: 'Menu.stories.tsx', title: 'Open' },
        ],
      },
    ]);
  });

  it('finds the tests of a file, and in a file of stories those with a play', () => {
    expect(testsOf('menu.test.ts', files['menu.test.ts'] ?? '')).toEqual(['opens', 'closes after %d s', 'stays']);
    expect(testsOf('Menu.stories.tsx', files['Menu.stories.tsx'] ?? '')).toEqual(['Open']);
    expect(testsOf('rules/menu.ts', "  {\n    name: 'opens',\n    async check(world) {}")).toEqual(['opens']);
  });

  it('fails on a sentence without a test', () => {
    expect(problems('It opens. | ')).toEqual(['4. Menu: « It opens. » has no test.']);
  });

  it('fails on a test that does not exist, and on a story that proves nothing', () => {
    expect(problems('It opens. | `menu.test.ts` › opens')).toEqual([]);
    expect(problems('It opens. | `menu.test.ts` › ope')).toHaveLength(1);
    expect(problems('It opens. | `Menu.stories.tsx` › Default')).toHaveLength(1);
    expect(problems('It opens. | `gone.test.ts` › opens')).toHaveLength(1);
  });

  it('is refused when a row is cut short', () => {
    expect(() => readSentences('| It opens.')).toThrow('Not a row');
    expect(() => readSentences(row('It opens. | menu.test.ts opens'))).toThrow('Not a proof');
  });
});
