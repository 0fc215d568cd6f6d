/** What the toolbar of a text does: it writes the signs, so that nobody has to know them. */

export type Sign = 'title' | 'subtitle' | 'strong' | 'list' | 'link';

/** What takes the place of a part of a text, and what is selected afterwards: both by their places in the text. */
export interface Writing {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly selected: readonly [from: number, to: number];
}

const atLine = { title: '## ', subtitle: '### ', list: '- ' } as const;
const fillers = { strong: 'texte', link: 'lien' } as const;
const address = 'https://';

/** Writes a sign where `start` and `end` select something: around it, or at the beginning of its lines, from where it takes it away again. */
export function writeSign(text: string, [start, end]: readonly [number, number], sign: Sign): Writing {
  if (sign === 'strong' || sign === 'link') {
    const chosen = text.slice(start, end) || fillers[sign];
    if (sign === 'strong') {
      return { from: start, to: end, words: `**${chosen}**`, selected: [start + 2, start + 2 + chosen.length] };
    }
    const addressAt = start + chosen.length + 3;
    const words = `[${chosen}](${address})`;
    return { from: start, to: end, words, selected: [addressAt, addressAt + address.length] };
  }
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const mark = atLine[sign];
  const lines = text.slice(from, to).split('\n');
  const isThere = lines.every((line) => line.startsWith(mark));
  const words = lines
    .map((line) => (isThere ? line.slice(mark.length) : mark + line.replace(/^(?:#{2,3}|-) /, '')))
    .join('\n');
  return { from, to, words, selected: [from + words.length, from + words.length] };
}
