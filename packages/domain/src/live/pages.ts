/** The pages on which the owner speaks, in the back office. */
import * as v from 'valibot';
import { notesForbidden, required, text, wholeNumber } from '../fields.ts';
import { longestOfPage } from '../pages/content.ts';
import { ownPageNames } from '../pages/names.ts';
import { versionFields } from './legal.ts';

const percent = wholeNumber(0, 100);

const PagePictureSchema = v.object({
  image: v.pipe(v.string(), v.regex(/^\/api\/pictures\/[0-9a-f]{32}\.webp$/, 'doit être une image de la boutique.')),
  widths: v.array(v.number()),
  alt: text(longestOfPage.alt),
  x: percent,
  y: percent,
});

export const PageContentSchema = v.object({
  title: v.optional(text(longestOfPage.title)),
  lead: v.optional(text(longestOfPage.lead, notesForbidden)),
  text: v.optional(text(longestOfPage.text, notesForbidden)),
  lines: v.optional(text(longestOfPage.lines, notesForbidden)),
  picture: v.optional(PagePictureSchema),
});

export const PagesSchema = v.object({
  items: v.array(v.object({ name: v.picklist(ownPageNames), ...versionFields })),
});
export type PageItem = v.InferOutput<typeof PagesSchema>['items'][number];

/** A page in one of its versions, and which others there are, the latest first. */
export const PageSchema = v.object({
  name: v.picklist(ownPageNames),
  content: PageContentSchema,
  ...versionFields,
  versions: v.array(v.object(versionFields)),
});
export type OwnerPage = v.InferOutput<typeof PageSchema>;

/** `version` is the one that the page was changed from. */
export const ChangePageBody = v.object(
  { content: PageContentSchema, version: v.optional(wholeNumber(0, 1_000_000_000)) },
  required,
);

/** A picture that was uploaded, as a page or a product names it. */
export const UploadedPictureSchema = v.object({ image: v.string(), widths: v.array(v.number()) });
