/**
 * What is published and may be read by anyone: the data from which a publisher renders the pages. Prices in euros,
 * sizes in ml, strengths in mg/ml.
 */
import * as v from 'valibot';
import { listOf } from './orders.ts';
import { pictureFields, productFields, SettingsSchema } from './products.ts';

/** A product as the storefront knows it. An optional field is absent where it doesn't apply. */
export const PublishedProductSchema = v.object({
  ...productFields,
  isBestSeller: v.optional(v.literal(true)),
  isNew: v.optional(v.literal(true)),
  /** The only public information about the stock. */
  outOfStock: v.optional(v.literal(true)),
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
  /** Only while a shop in service may not open yet. */
  closed: v.optional(v.literal(true)),
});
export type PublishedSettings = v.InferOutput<typeof PublishedSettingsSchema>;

export const PublicationSchema = v.object({
  publication: v.number(),
  /** Whether the API is the demonstration: a publisher of a shop in service renders nothing from it, nor the other way round. */
  demonstration: v.boolean(),
  catalogue: v.object({
    products: v.array(PublishedProductSchema),
    categories: v.array(PublishedCategorySchema),
    settings: PublishedSettingsSchema,
  }),
});
