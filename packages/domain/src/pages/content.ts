/** What an owner says on a page of hers, and how the shop reads it. */
import { type LegalSection, parseLegalText, typeset } from '../legal/markup.ts';
import { fillLegalText, legalPlaceholderIssue } from '../legal/placeholders.ts';
import { legalTextIssue } from '../legal/texts.ts';
import type { PublicSettings } from '../settings.ts';
import { pageDefaults } from './defaults.ts';
import { hasField, type OwnPageName, type PageContent, type PageField, type PagePicture } from './names.ts';

export interface SavedPage {
  readonly content: PageContent;
}

/** What was saved of each; the others are those that the shop came with. */
export type SavedPages = { readonly [Name in OwnPageName]?: SavedPage | undefined };

/** A page as it is read. */
export interface ReadPage {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
  readonly lines: readonly string[];
  readonly picture?: PagePicture;
}

/** The most letters of each field. */
export const longestOfPage = { title: 80, lead: 600, text: 20_000, lines: 400, alt: 200 } as const;

/** The most lines: more push what is sold out of sight. */
const mostLines = 6;

/** What keeps a page from being published, as a sentence for each field; empty when nothing does. */
export function pageIssues(name: OwnPageName, content: PageContent): Partial<Record<PageField, string>> {
  const { title = '', lead = '', text = '', lines = '', picture } = content;
  const issues: Record<PageField, string | undefined> = {
    title: title.trim() === '' ? 'Indiquez un titre.' : legalPlaceholderIssue(title),
    lead: legalPlaceholderIssue(lead),
    text: text.trim() === '' ? undefined : textIssue(text),
    lines:
      linesOf(lines).length > mostLines ? `Indiquez ${mostLines}\u00a0lignes au plus.` : legalPlaceholderIssue(lines),
    picture: picture?.alt.trim() === '' ? 'Décrivez l’image pour ceux qui ne la voient pas.' : undefined,
  };
  return Object.fromEntries(
    Object.entries(issues).filter(([field, issue]) => issue !== undefined && hasField(name, field as PageField)),
  );
}

function textIssue(text: string): string | undefined {
  if (text.includes('[[')) return 'Les textes entre doubles crochets sont ceux des textes légaux.';
  const isBelowTitle = parseLegalText(text).intro === '';
  return (
    legalTextIssue(text) ?? (isBelowTitle ? undefined : 'Commencez par un titre\u00a0: le reste se place au-dessous.')
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Without the fields that the page doesn't have. */
export const fieldsOf = (name: OwnPageName, content: PageContent): PageContent =>
  Object.fromEntries(
    Object.entries(content).filter(([field, value]) => value !== undefined && hasField(name, field as PageField)),
  );

/** The page with the settings in place. */
export function readPage(
  { title = '', lead = '', text = '', lines = '', picture }: PageContent,
  settings: PublicSettings,
): ReadPage {
  const filled = (words: string) => fillLegalText(words, settings);
  return {
    title: typeset(filled(title)),
    lead: typeset(filled(lead)),
    sections: parseLegalText(filled(text)).sections,
    lines: linesOf(filled(lines)).map(typeset),
    ...(picture && { picture }),
  };
}

/** The page as the shop shows it: the owner's, or the one that it came with. */
export const pageOf = (name: OwnPageName, pages: SavedPages | undefined, settings: PublicSettings): ReadPage =>
  readPage(pages?.[name]?.content ?? pageDefaults[name], settings);
