import { loadCsf } from 'storybook/internal/csf-tools';

/** A test that proves a sentence: its file, and its title, the name of the story, or that of the rule of the contract. */
export interface Proof {
  file: string;
  title: string;
}

export interface Sentence {
  /** The heading above it. */
  section: string;
  text: string;
  proofs: readonly Proof[];
}

/**
 * Reads the tables of a page of `docs/specification`: each row holds a sentence and its proofs, one on each line.
 *
 * @throws when a row or a proof has another shape.
 */
export function readSentences(markdown: string): Sentence[] {
  let section = '';
  const sentences: Sentence[] = [];
  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) section = line.replace(/^#+ /, '');
    if (!line.startsWith('|') || /^\| (?:Sentence|-)/.test(line)) continue;
    const [before, text, proofs, after, ...more] = line.split('|').map((cell) => cell.trim());
    if (before !== '' || !text || proofs === undefined || after !== '' || more.length > 0) {
      throw new Error(`Not a row of two cells, in « ${section} »: ${line}`);
    }
    sentences.push({ section, text, proofs: proofs.split('<br>').filter(Boolean).map(readProof) });
  }
  return sentences;
}

function readProof(cell: string): Proof {
  const [, file, title] = /^`([^`]+)` › (.+)$/.exec(cell.trim()) ?? [];
  if (file === undefined || title === undefined) throw new Error(`Not a proof like « \`file\` › title »: ${cell}`);
  return { file, title };
}

/** The tests of a file that can prove something: titles of tests, names of the contract's rules and of stories that have a play. */
function testsOf(file: string, source: string): string[] {
  if (file.endsWith('.stories.tsx')) {
    const { indexInputs } = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? file }).parse();
    return indexInputs.filter(({ tags }) => tags?.includes('play-fn')).map(({ exportName }) => exportName);
  }
  // `test('…', …)` and `it.each(…)('…', …)`; a rule has `name: '…'`.
  const titles = source.matchAll(/(?:(?:\b(?:test|it)|\))\(|^ +name:)\s*(['"`])((?:\\.|(?!\1).)*)\1,/gm);
  return [...titles].map(([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'));
}

/** The faults of these sentences: no proof, or a proof that doesn't exist. `read` returns the text of a file that exists. */
export function unproven(sentences: readonly Sentence[], read: (file: string) => string | undefined): string[] {
  const known = new Map<string, readonly string[] | undefined>();
  for (const { file } of sentences.flatMap(({ proofs }) => proofs)) {
    if (known.has(file)) continue;
    const source = read(file);
    known.set(file, source === undefined ? undefined : testsOf(file, source));
  }
  return sentences.flatMap(({ section, text, proofs }) => {
    if (proofs.length === 0) return [`${section}: « ${text} » has no test.`];
    return proofs.flatMap(({ file, title }) => {
      const tests = known.get(file);
      if (tests === undefined) return [`${section}: « ${text} » names ${file}, which does not exist.`];
      return tests.includes(title) ? [] : [`${section}: « ${text} » names « ${title} », which is no test of ${file}.`];
    });
  });
}
