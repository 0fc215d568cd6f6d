/**
 * What is published and may be read by anyone: the data from which a publisher renders the pages. Prices in euros,
 * sizes in ml, strengths in mg/ml.
 */

import * as v from 'valibot';
import { fewPieces } from '../catalogue.ts';
import { dateTime } from '../fields.ts';
import { legalTextNames } from '../legal/names.ts';
import { ownPageNames } from '../pages/names.ts';
import { DeliverySchema } from './delivery.ts';
import { listOf } from './orders.ts';
import { PageContentSchema } from './pages.ts';
import { pictureFields, productFields, SettingsSchema, variantFields } from './products.ts';
import { RedirectsSchema } from './redirects.ts';

/** What is left of a bottle or a product. A larger stock isn't published. */
const left = {
  outOfStock: v.optional(v.literal(true)),
  /** How many are left, where they are few. */
  fewLeft: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(fewPieces))),
};

/** A product as the storefront knows it. An optional field is absent where it doesn't apply. */
export const PublishedProductSchema = v.object({
  ...productFields,
  isBestSeller: v.optional(v.literal(true)),
  isNew: v.optional(v.literal(true)),
  ...left,
  /** Where its bottles have their own prices and stocks: `price` is the lowest one then, and `outOfStock` says that all are. */
  variants: v.optional(v.array(v.object({ ...variantFields, ...left }))),
});
export type PublishedProduct = v.InferOutput<typeof PublishedProductSchema>;

export const PublishedProductsSchema = listOf(PublishedProductSchema);

export const PublishedCategorySchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  image: v.string(),
  ...pictureFields,
});
export type PublishedCategory = v.InferOutput<typeof PublishedCategorySchema>;

/** Without the bank account, which only customers who pay by transfer see. */
export const PublishedSettingsSchema = v.object({
  ...v.pick(SettingsSchema, ['identity', 'shipping', 'vat', 'hours', 'mediator', 'switches']).entries,
  /** The methods that customers may choose; absent where there are none, and the countries are the usual ones. */
  delivery: v.optional(DeliverySchema),
  /** The provider that takes cards, where there is one: the origin of its page, and whether it only rehearses. */
  cards: v.optional(v.object({ origin: v.string(), test: v.optional(v.literal(true)) })),
  redirects: v.optional(RedirectsSchema),
  /** Only while a shop in service may not open yet. */
  closed: v.optional(v.literal(true)),
  /** What visitors read while the owner of a shop in service is on holiday. */
  away: v.optional(v.string()),
});
export type PublishedSettings = v.InferOutput<typeof PublishedSettingsSchema>;

const SavedPageSchema = v.object({ content: PageContentSchema });

const SavedTextSchema = v.object({ text: v.string(), version: v.number(), createdAt: dateTime });

export const PublicationSchema = v.object({
  publication: v.number(),
  /** Whether the API is the demonstration: a publisher of a shop in service renders nothing from it, nor the other way round. */
  demonstration: v.boolean(),
  catalogue: v.object({
    products: v.array(PublishedProductSchema),
    categories: v.array(PublishedCategorySchema),
    settings: PublishedSettingsSchema,
    /** The legal texts that the owner has saved, with the names of settings in braces. */
    texts: v.optional(v.partial(v.object(v.entriesFromList(legalTextNames, SavedTextSchema)))),
    /** The pages that she has saved, likewise. */
    pages: v.optional(v.partial(v.object(v.entriesFromList(ownPageNames, SavedPageSchema)))),
  }),
});
