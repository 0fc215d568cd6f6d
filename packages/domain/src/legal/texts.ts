/** How the legal texts of a shop in service are kept and read. */
import type { PublicSettings } from '../settings.ts';
import { legalDefaults } from './defaults.ts';
import { type LegalDocument, legalMarkupIssue, parseLegalText } from './markup.ts';
import type { LegalTextName } from './names.ts';
import { fillLegalText, legalPlaceholderIssue } from './placeholders.ts';

/** A text that the owner has saved. */
export interface SavedLegalText {
  readonly text: string;
  /** Counted from 1; a text that was never saved is the one that the shop came with, 0. */
  readonly version: number;
  /** ISO date. */
  readonly createdAt: string;
}

/** What was saved of each; the others are those that the shop came with. */
export type SavedLegalTexts = { readonly [Name in LegalTextName]?: SavedLegalText | undefined };

/** The most letters of a text: twice what the longest one has at first. */
export const longestLegalText = 20_000;

/** What keeps a text from being published, as a sentence; undefined when nothing does. */
export const legalTextIssue = (text: string): string | undefined =>
  legalMarkupIssue(text) ?? legalPlaceholderIssue(text);

/** The text with the settings filled in, still with its markup: what a customer agrees to. */
export function filledLegalText(
  name: LegalTextName,
  saved: SavedLegalText | undefined,
  settings: PublicSettings,
): string {
  return fillLegalText(saved?.text ?? legalDefaults[name], settings);
}

/** The text as it is read. */
export function readLegalText(text: string, settings: PublicSettings): LegalDocument {
  return parseLegalText(fillLegalText(text, settings));
}
