import { existsSync, globSync, readFileSync } from 'node:fs';
import { at, root } from '@nuee/site/root';
import { describe, expect, it } from 'vitest';
import { readSentences, unproven } from './sentences.ts';

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
