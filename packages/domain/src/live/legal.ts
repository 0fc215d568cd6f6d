/** The legal texts in the back office, and the terms that an order was placed under. */
import * as v from 'valibot';
import { dateTime, notesForbidden, required, text, wholeNumber } from '../fields.ts';
import { legalTextNames } from '../legal/names.ts';
import { longestLegalText } from '../legal/texts.ts';

/** Who saved a version, and when; the one that the shop came with, 0, has neither. */
export const versionFields = {
  version: v.number(),
  createdAt: v.optional(dateTime),
  who: v.optional(v.string()),
};

export const LegalTextsSchema = v.object({
  items: v.array(v.object({ name: v.picklist(legalTextNames), ...versionFields })),
});
export type LegalTextItem = v.InferOutput<typeof LegalTextsSchema>['items'][number];

/** A text in one of its versions, and which others there are, the latest first. */
export const LegalTextSchema = v.object({
  name: v.picklist(legalTextNames),
  content: v.string(),
  ...versionFields,
  versions: v.array(v.object(versionFields)),
});
export type OwnerLegalText = v.InferOutput<typeof LegalTextSchema>;

/** `version` is the one that the text was changed from. */
export const ChangeLegalTextBody = v.object(
  {
    content: v.pipe(text(longestLegalText, notesForbidden), v.nonEmpty(required)),
    version: v.optional(wholeNumber(0, 1_000_000_000)),
  },
  required,
);
/** The terms of sale as they stood when an order was placed, settings in place, in the signs of legal texts. */
export const AgreedTermsSchema = v.object({ version: v.number(), agreedAt: dateTime, content: v.string() });
export type AgreedTerms = v.InferOutput<typeof AgreedTermsSchema>;
