import { expect, it } from 'vitest';
import { type Sign, writeSign } from './signs.ts';

/** The text after a sign was written, with the selection in angle brackets, as it was before. */
function written(text: string, sign: Sign): string {
  const [start, end] = [text.indexOf('<'), text.indexOf('>') - 1];
  const plain = text.replace(/[<>]/g, '');
  const { from, to, words, selected } = writeSign(plain, [start, end], sign);
  const after = plain.slice(0, from) + words + plain.slice(to);
  return `${after.slice(0, selected[0])}<${after.slice(...selected)}>${after.slice(selected[1])}`;
}

it.each<[Sign, string, string]>([
  ['strong', 'Un <mot> ici', 'Un **<mot>** ici'],
  ['strong', 'Un <>', 'Un **<texte>**'],
  ['link', 'Voir <le catalogue>.', 'Voir [le catalogue](<https://>).'],
  ['title', 'Avant\nPri<>x\nAprès', 'Avant\n## Prix<>\nAprès'],
  ['title', '## Pri<>x', 'Prix<>'],
  ['subtitle', '## Pri<>x', '### Prix<>'],
  ['list', '<Un\nDeux>\nTrois', '- Un\n- Deux<>\nTrois'],
  ['list', '<>', '- <>'],
])('%s: %j becomes %j', (sign, before, after) => {
  expect(written(before, sign)).toBe(after);
});
