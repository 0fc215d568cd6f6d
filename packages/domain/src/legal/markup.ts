/** The few signs that an owner writes her legal texts with. What they mean is data, never HTML. */
import { slugify } from '../slug.ts';

/** A piece of a line: words, words of weight, or a link. */
export type LegalInline = string | { readonly strong: string } | { readonly link: string; readonly href: string };
type Line = readonly LegalInline[];

/** What the shop puts into a text by itself, since it has to be true or to the letter of the law. */
export const legalParts = {
  /** The names under which the shop writes into a browser's storage. */
  storageKeys: 'liste des clés',
  /** The harmonised notice and the box of article D211-2. */
  guarantee: 'garantie légale',
  /** The standard form of withdrawal, to be printed. */
  withdrawalForm: 'formulaire de rétractation',
} as const;
export type LegalPart = keyof typeof legalParts;

export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly Line[] }
  | { readonly kind: 'list'; readonly items: readonly Line[] }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'part'; readonly part: LegalPart };

export interface LegalSection {
  /** Where a link to the section leads. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** A text as it is read: what stands before the first title, and the titled sections. */
export interface LegalDocument {
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

/** `## ` begins a section, `### ` a title in it, `- ` a line of a list, `[[ ]]` what the shop puts in by itself. */
export function parseLegalText(text: string): LegalDocument {
  const intro: string[] = [];
  const sections: { id: string; title: string; blocks: LegalBlock[] }[] = [];
  // The block that the next line may belong to.
  let lines: LegalInline[][] | undefined;
  let items: LegalInline[][] | undefined;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, level, title = ''] = /^(##|###)\s+(.+)$/.exec(line) ?? [];
    const section = sections.at(-1);
    const part = partOf(line);
    if (level === '##') {
      sections.push({ id: uniqueId(title, sections), title: typeset(title), blocks: [] });
    } else if (section === undefined) {
      if (line !== '') intro.push(line);
    } else if (level === '###') {
      section.blocks.push({ kind: 'heading', text: typeset(title) });
    } else if (part !== undefined) {
      section.blocks.push({ kind: 'part', part });
    } else if (line.startsWith('- ')) {
      if (items === undefined) {
        items = [];
        section.blocks.push({ kind: 'list', items });
      }
      items.push(inline(line.slice(2)));
      lines = undefined;
      continue;
    } else if (line !== '') {
      if (lines === undefined) {
        lines = [];
        section.blocks.push({ kind: 'paragraph', lines });
      }
      lines.push(inline(line));
      items = undefined;
      continue;
    }
    lines = undefined;
    items = undefined;
  }
  return { intro: typeset(intro.join(' ')), sections };
}

/** What keeps a text from being published, as a sentence; undefined when nothing does. */
export function legalMarkupIssue(text: string): string | undefined {
  const { sections } = parseLegalText(text);
  if (sections.length === 0)
    return 'Le texte doit avoir au moins un titre, sur une ligne qui commence par «\u00a0##\u00a0».';
  for (const [, href = ''] of text.matchAll(/\]\(([^)]*)\)/g)) {
    // What a setting gives is looked at when the text is read.
    if (!href.startsWith('{') && !isSafeHref(href.trim())) {
      return `Le lien «\u00a0${href}\u00a0» doit commencer par /, https:// ou mailto:.`;
    }
  }
  for (const [sign, name = ''] of text.matchAll(/\[\[([^\]]*)\]\]/g)) {
    const known = Object.values(legalParts).map((each) => `[[${each}]]`);
    if (partOf(sign) === undefined) return `«\u00a0[[${name}]]\u00a0» n’existe pas\u00a0: il y a ${known.join(', ')}.`;
  }
  return undefined;
}

function partOf(line: string): LegalPart | undefined {
  const name = /^\[\[(.+)\]\]$/.exec(line)?.[1]?.trim();
  const found = Object.entries(legalParts).find(([, sign]) => sign === name);
  // The keys of a constant are known.
  return found?.[0] as LegalPart | undefined;
}

/** Leads to a page of the shop, to another site, or to a mailbox; everything else (`javascript:`) stays text. */
const isSafeHref = (href: string): boolean => /^(?:\/(?!\/)|https?:\/\/\S|mailto:\S)/.test(href);

function inline(line: string): LegalInline[] {
  const pieces: LegalInline[] = [];
  let rest = 0;
  const words = (end: number) => {
    if (end > rest) pieces.push(typeset(line.slice(rest, end)));
  };
  for (const match of line.matchAll(/\*\*(.+?)\*\*|\[([^\][]+)\]\(([^()\s]+)\)/g)) {
    const [whole, strong, link, href = ''] = match;
    if (link !== undefined && !isSafeHref(href)) continue;
    words(match.index);
    rest = match.index + whole.length;
    pieces.push(strong === undefined ? { link: typeset(link ?? ''), href } : { strong: typeset(strong) });
  }
  words(line.length);
  return pieces;
}

/** French typography, so that an owner can type plain spaces and apostrophes. */
export function typeset(words: string): string {
  return words
    .replace(/ (?=[:;!?»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (?=(?:jours?|ans?|mois|heures?|h|ml|mg|euros?|€|%)(?!\p{L}))/gu, '$1\u00a0')
    .replace(/(\p{L})'(?=\p{L})/gu, '$1’');
}

function uniqueId(title: string, sections: readonly LegalSection[]): string {
  const id = slugify(title) || 'section';
  const taken = sections.filter((section) => section.id === id || section.id.startsWith(`${id}-`)).length;
  return taken === 0 ? id : `${id}-${taken + 1}`;
}
