/** Products, categories and settings as the back office sees and changes them. Prices in euros, sizes in ml, strengths in mg/ml. */

import * as v from 'valibot';
import { openingRequirements } from '../admin/opening.ts';
import { settingRuleIssue, settingRules } from '../admin/settingRules.ts';
import { type SettingField, settingFields } from '../admin/settings.ts';
import { isDay } from '../dates.ts';
import { dateTime, id, notesForbidden, oneOf, required, requiredText, text, wholeNumber } from '../fields.ts';
import { maximumQuantity } from '../limits.ts';
import { cardPayments } from '../payment.ts';
import { longestDetail, mostOnHome, pictogramCodes } from '../productDetails.ts';
import { defaultProductImage, longestAlt, mostPictures } from '../productPictures.ts';
import { DeliveryBody, DeliverySchema, euros } from './delivery.ts';
import { listOf } from './orders.ts';
import { movementCauses, noticeTimes, ownerEvents, productStatuses } from './records.ts';
import { RedirectsBody, RedirectsSchema } from './redirects.ts';
import { againFields } from './secondFactor.ts';

/** Light and dark, as in `#EFD1CC`. */
const colours = v.tuple([v.string(), v.string()]);
/** Present for a picture that an owner uploaded. */
export const pictureFields = {
  /** In px: those that stand beside `image` as `<its name>-<width>.avif` and `.webp`. */
  imageWidths: v.optional(v.array(v.number())),
  /** The colours of its card: the background of the picture, and the text on it. */
  tint: v.optional(v.object({ tint: colours, ink: colours })),
};

/** What stands on the page of a product: as `image`, each with its own text and the point, in percent, around which it is cropped. */
const ProductPictureSchema = v.object({
  image: v.string(),
  widths: v.optional(v.array(v.number())),
  alt: v.string(),
  x: v.number(),
  y: v.number(),
});

const pictogram = v.picklist(pictogramCodes);

/** What a product says besides, each only where it is filled. */
const detailFields = {
  /** Its place on the home page, from 1 on. */
  homeOrder: v.optional(v.number()),
  /** Propylene glycol in percent; the rest is vegetable glycerine. */
  pg: v.optional(v.number()),
  batch: v.optional(v.string()),
  bestBefore: v.optional(v.string()),
  manufacturer: v.optional(v.string()),
  manufacturerContact: v.optional(v.string()),
  /** Codes of the CLP regulation. */
  pictograms: v.optional(v.array(pictogram)),
  /** Hazard and precautionary statements, one a line. */
  hazards: v.optional(v.string()),
  /** What search engines show in place of its name and its description. */
  searchTitle: v.optional(v.string()),
  searchText: v.optional(v.string()),
};

/** The public part of a product. Prices in euros, sizes in ml, strengths in mg/ml. */
export const productFields = {
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  shortDescription: v.string(),
  description: v.string(),
  category: v.string(),
  price: v.number(),
  discountPrice: v.optional(v.number()),
  image: v.string(),
  ...pictureFields,
  /** All of them where there are several, or where their texts and points are said: the first one is `image`. */
  pictures: v.optional(v.array(ProductPictureSchema)),
  nicotineStrengths: v.array(v.number()),
  sizes: v.array(v.number()),
  flavors: v.array(v.string()),
  ingredients: v.array(v.string()),
  ...detailFields,
};

/** The public part of a bottle with its own price and stock. */
export const variantFields = {
  id: v.string(),
  size: v.number(),
  nicotineStrength: v.number(),
  price: v.number(),
  discountPrice: v.optional(v.number()),
};

/** The prices of a piece, each from a moment on, the earliest first: the last hundred changes. */
const prices = v.array(v.object({ from: dateTime, price: v.number() }));

export const OwnerVariantSchema = v.object({
  ...variantFields,
  sku: v.optional(v.string()),
  ean: v.optional(v.string()),
  stock: v.number(),
  /** In grams, packed. */
  weight: v.optional(v.number()),
  prices,
  reducedSince: v.optional(dateTime),
});
export type OwnerVariant = v.InferOutput<typeof OwnerVariantSchema>;

export const OwnerProductSchema = v.object({
  ...productFields,
  isBestSeller: v.boolean(),
  isNew: v.boolean(),
  status: v.picklist(productStatuses),
  published: v.boolean(),
  /** With variants the sum of theirs. */
  stock: v.number(),
  prices,
  /** Since when it has a reduced price. */
  reducedSince: v.optional(dateTime),
  /** Where its bottles have their own prices and stocks: `price`, `sizes` and `nicotineStrengths` follow from them then. */
  variants: v.optional(v.array(OwnerVariantSchema)),
  version: v.number(),
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type OwnerProduct = v.InferOutput<typeof OwnerProductSchema>;
export const OwnerProductsSchema = listOf(OwnerProductSchema);

/** The figures above the products. */
export const ProductFiguresSchema = v.object({
  total: v.number(),
  published: v.number(),
  /** Published, with nothing in stock. */
  outOfStock: v.number(),
  /** Of the regular prices, in euros, without archived products; absent where there are none. */
  averagePrice: v.optional(v.number()),
  categories: v.number(),
});
export type ProductFigures = v.InferOutput<typeof ProductFiguresSchema>;

const MovementSchema = v.object({
  _id: v.string(),
  createdAt: dateTime,
  who: v.string(),
  why: v.picklist(movementCauses),
  from: v.number(),
  to: v.number(),
  order: v.optional(v.object({ _id: v.string(), orderNumber: v.string() })),
  /** Whose stock it was, where it was that of one bottle. */
  bottle: v.optional(v.object({ size: v.number(), nicotineStrength: v.number() })),
});
/** A movement of a product's stock. */
export type Movement = v.InferOutput<typeof MovementSchema>;
export const MovementsSchema = listOf(MovementSchema);

const cents = (message: string) =>
  v.pipe(
    v.number(message),
    v.minValue(0.01, message),
    v.maxValue(10_000, message),
    // Two decimals at most: prices are whole cents.
    v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, message),
  );
const price = cents('doit être un prix de 0,01 à 10\u202f000 €, au centime près.');
const words = v.pipe(v.array(requiredText(200), 'doit être une liste.'), v.maxLength(50, 'dépasse 50 éléments.'));
const measures = (minimum: number, maximum: number) =>
  v.pipe(
    v.array(wholeNumber(minimum, maximum), 'doit être une liste.'),
    v.nonEmpty(required),
    v.maxLength(50, 'dépasse 50 éléments.'),
    v.check((values) => new Set(values).size === values.length, 'contient deux fois la même valeur.'),
  );
const flag = v.boolean('doit être vrai ou faux.');
// Two slashes would name another host.
const image = v.pipe(requiredText(300), v.regex(/^\/(?!\/)[\w./-]+$/, 'doit être le chemin d’une image.'));
const percent = wholeNumber(0, 100);
/** All of them, the first one for its card; none: the product has the picture of the house. */
const pictures = v.optional(
  v.pipe(
    v.array(
      v.object(
        {
          image,
          alt: text(longestAlt),
          x: percent,
          y: percent,
        },
        required,
      ),
      'doit être une liste.',
    ),
    v.maxLength(mostPictures, `dépasse ${mostPictures} éléments.`),
    v.check((all) => new Set(all.map((one) => one.image)).size === all.length, 'contient deux fois la même image.'),
  ),
);
const stock = wholeNumber(0, 10_000_000);
const longText = v.pipe(text(10_000, notesForbidden), v.nonEmpty(required));
const status = oneOf(productStatuses);
const version = v.optional(wholeNumber(1, 1_000_000_000));

/** An empty text, or `null`, removes what it said. */
const details = {
  homeOrder: v.nullish(wholeNumber(1, mostOnHome)),
  pg: v.nullish(wholeNumber(0, 100)),
  batch: v.optional(text(longestDetail.batch)),
  bestBefore: v.optional(text(longestDetail.bestBefore)),
  manufacturer: v.optional(text(longestDetail.manufacturer)),
  manufacturerContact: v.optional(text(longestDetail.manufacturerContact, notesForbidden)),
  pictograms: v.optional(
    v.pipe(
      v.array(v.picklist(pictogramCodes, 'n’est pas un pictogramme connu.'), 'doit être une liste.'),
      v.check((codes) => new Set(codes).size === codes.length, 'contient deux fois la même valeur.'),
    ),
  ),
  hazards: v.optional(text(longestDetail.hazards, notesForbidden)),
  searchTitle: v.optional(text(longestDetail.searchTitle)),
  searchText: v.optional(text(longestDetail.searchText, notesForbidden)),
};

export const VariantBody = v.object(
  {
    size: wholeNumber(1, 1_000),
    nicotineStrength: wholeNumber(0, 20),
    price,
    discountPrice: v.nullish(price),
    /** What it is where it isn't sent; 0 of a new bottle. */
    stock: v.optional(stock),
    sku: v.optional(text(64)),
    ean: v.optional(v.pipe(text(14), v.regex(/^(\d{8}|\d{12,14})?$/, 'doit avoir 8, 12, 13 ou 14 chiffres.'))),
    weight: v.optional(wholeNumber(0, 100_000)),
  },
  required,
);
export type NewVariant = v.InferOutput<typeof VariantBody>;
/** All of them: a bottle that isn't named is no longer sold. None: the product has one price and one stock again. */
const variants = v.optional(
  v.pipe(
    v.array(VariantBody, 'doit être une liste.'),
    v.maxLength(100, 'dépasse 100 éléments.'),
    v.check(
      (all) => new Set(all.map(({ size, nicotineStrength }) => `${size} ${nicotineStrength}`)).size === all.length,
      'contient deux fois la même contenance au même taux.',
    ),
  ),
);

export const NewProductBody = v.object(
  {
    name: requiredText(120),
    slug: v.optional(requiredText(120)),
    shortDescription: v.optional(text(300), ''),
    description: v.optional(text(10_000, notesForbidden), ''),
    category: requiredText(120),
    price,
    discountPrice: v.nullish(price),
    image: v.optional(image, defaultProductImage),
    pictures,
    isBestSeller: v.optional(flag, false),
    isNew: v.optional(flag, false),
    nicotineStrengths: v.optional(measures(0, 20), [0]),
    sizes: v.optional(measures(1, 1_000), [10]),
    flavors: v.optional(words, []),
    ingredients: v.optional(words, []),
    status: v.optional(status),
    published: v.optional(flag),
    stock: v.optional(stock, 0),
    variants,
    ...details,
  },
  required,
);
export type NewProduct = v.InferOutput<typeof NewProductBody>;

/** Only the fields that are sent change; `null` removes the discount. */
export const ChangeProductBody = v.object(
  {
    name: v.optional(requiredText(120)),
    slug: v.optional(requiredText(120)),
    shortDescription: v.optional(text(300)),
    description: v.optional(longText),
    category: v.optional(requiredText(120)),
    price: v.optional(price),
    discountPrice: v.nullish(price),
    /** Alone it is the only picture from then on. */
    image: v.optional(image),
    pictures,
    isBestSeller: v.optional(flag),
    isNew: v.optional(flag),
    nicotineStrengths: v.optional(measures(0, 20)),
    sizes: v.optional(measures(1, 1_000)),
    flavors: v.optional(words),
    ingredients: v.optional(words),
    status: v.optional(status),
    published: v.optional(flag),
    stock: v.optional(stock),
    variants,
    ...details,
    version,
  },
  required,
);
export type ChangeProduct = v.InferOutput<typeof ChangeProductBody>;

/** Exactly one of the two is given. */
export const StockBody = v.pipe(
  v.object({ stock: v.optional(stock), delta: v.optional(wholeNumber(-10_000_000, 10_000_000)) }, required),
  v.forward(
    v.partialCheck(
      [['stock'], ['delta']],
      ({ stock: all, delta }) => (all === undefined) !== (delta === undefined),
      'ou sa variation est obligatoire, mais pas les deux.',
    ),
    ['stock'],
  ),
);

/** A count of the stock: what was counted, and what the screen showed before. */
export const CountsBody = v.object(
  {
    items: v.pipe(
      v.array(
        v.object({ productId: id, variantId: v.optional(id), stock, was: stock }, required),
        'doit être une liste.',
      ),
      v.nonEmpty(required),
      v.maxLength(500, 'dépasse 500 éléments.'),
    ),
  },
  required,
);
/** Each as asked: the stock as it is now, and whether it is what was counted; it isn't where a sale came in between. */
export const CountsSchema = v.object({
  items: v.array(
    v.object({ productId: v.string(), variantId: v.optional(v.string()), stock: v.number(), ok: v.boolean() }),
  ),
});
export type CountsAnswer = v.InferOutput<typeof CountsSchema>;

export const CategorySchema = v.object({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  image: v.string(),
  ...pictureFields,
  version: v.number(),
});
export type OwnerCategory = v.InferOutput<typeof CategorySchema>;
/** With how many products it has, and how many of them are published. */
export const CountedCategorySchema = v.object({ ...CategorySchema.entries, total: v.number(), published: v.number() });
export type CountedCategory = v.InferOutput<typeof CountedCategorySchema>;
export const CategoriesSchema = v.object({ items: v.array(CountedCategorySchema) });
export const NewCategoryBody = v.object({ name: requiredText(60), image: v.optional(image) }, required);
export type NewCategory = v.InferOutput<typeof NewCategoryBody>;
export const ChangeCategoryBody = v.object(
  { name: v.optional(requiredText(60)), image: v.optional(image), order: v.optional(wholeNumber(0, 1_000)), version },
  required,
);
export type ChangeCategory = v.InferOutput<typeof ChangeCategoryBody>;

const setting = v.optional(text(300, notesForbidden));
const checkedSetting = (field: keyof typeof settingRules) =>
  v.optional(
    v.pipe(
      text(300, notesForbidden),
      v.check(
        (value) => settingRuleIssue(field, value) === undefined,
        `est incorrect. ${settingRules[field].sentence}`,
      ),
    ),
  );
const dayOrNone = v.optional(
  v.pipe(
    v.string('doit être un jour.'),
    v.check((value) => value === '' || isDay(value), 'doit être un jour.'),
  ),
);
const settingGroups = {
  identity: {
    name: setting,
    email: checkedSetting('identity.email'),
    phone: checkedSetting('identity.phone'),
    address: setting,
    legalForm: setting,
    capital: setting,
    rcs: setting,
    siret: checkedSetting('identity.siret'),
    vatNumber: checkedSetting('identity.vatNumber'),
    publisher: setting,
    host: setting,
  },
  bankTransfer: {
    iban: checkedSetting('bankTransfer.iban'),
    bic: checkedSetting('bankTransfer.bic'),
    beneficiary: setting,
    expiresAfterDays: v.optional(wholeNumber(1, 365)),
  },
  mediator: { name: setting, address: setting, site: checkedSetting('mediator.site') },
};
const fee = v.optional(euros);
const rate = v.optional(
  v.pipe(v.number('doit être un taux.'), v.minValue(0, 'doit être un taux.'), v.maxValue(100, 'doit être un taux.')),
);
const group = <E extends v.ObjectEntries>(entries: E) =>
  v.optional(v.object(entries, 'doit être un groupe de réglages.'));

export const ChangeSettingsBody = v.object(
  {
    identity: group(settingGroups.identity),
    shipping: group({ fee, freeAbove: fee }),
    delivery: v.optional(DeliveryBody),
    vat: group({ rate, included: v.optional(flag) }),
    hours: setting,
    bankTransfer: group(settingGroups.bankTransfer),
    holidays: group({ from: dayOrNone, to: dayOrNone, sentence: setting }),
    mostPieces: v.optional(wholeNumber(1, maximumQuantity)),
    reminderDays: v.optional(wholeNumber(0, 365)),
    redirects: v.optional(RedirectsBody),
    mediator: group(settingGroups.mediator),
    switches: group({
      ...{
        reviews: v.optional(flag),
        badges: v.optional(flag),
        promotions: v.optional(flag),
        newsletter: v.optional(flag),
      },
    }),
    notifications: group(v.entriesFromList(ownerEvents, v.optional(oneOf(noticeTimes)))),
    version,
    /** The owner's own, asked for again in service where the IBAN changes. */
    ...againFields,
  },
  required,
);
export type ChangeSettings = v.InferOutput<typeof ChangeSettingsBody>;

const texts = <K extends string>(names: readonly K[]) => v.object(v.entriesFromList(names, v.string()));
export const SettingsSchema = v.object({
  identity: texts([
    ...(['name', 'email', 'phone', 'address', 'legalForm', 'capital', 'rcs', 'siret', 'vatNumber'] as const),
    ...(['publisher', 'host'] as const),
  ]),
  shipping: v.object({ fee: v.number(), freeAbove: v.number() }),
  delivery: DeliverySchema,
  vat: v.object({ rate: v.number(), included: v.boolean() }),
  hours: v.string(),
  bankTransfer: v.object({ iban: v.string(), bic: v.string(), beneficiary: v.string(), expiresAfterDays: v.number() }),
  holidays: texts(['from', 'to', 'sentence']),
  mostPieces: v.number(),
  reminderDays: v.number(),
  redirects: RedirectsSchema,
  mediator: texts(['name', 'address', 'site']),
  switches: v.object({ reviews: v.boolean(), badges: v.boolean(), promotions: v.boolean(), newsletter: v.boolean() }),
  notifications: v.object(v.entriesFromList(ownerEvents, v.picklist(noticeTimes))),
  version: v.number(),
});

// `Object.keys` forgets the type of the keys, which are those of this constant.
const settingNames = Object.keys(settingFields) as SettingField[];

/**
 * What a shop in service still needs before it takes orders: the settings are named by their path, as in
 * `identity.host`.
 */
export const OpeningSchema = v.object({
  /** Whether it takes orders: the demonstration always does. */
  open: v.boolean(),
  missing: v.array(v.object({ what: v.picklist(openingRequirements), fields: v.array(v.picklist(settingNames)) })),
  cards: v.picklist(cardPayments),
  /** Whether a carrier can be asked for relay points. */
  relayPoints: v.optional(v.literal(true)),
  /** Of days in Paris, both included: those that have begun or are still to come. */
  holidays: v.optional(v.object({ ...texts(['from', 'to', 'sentence']).entries, begun: v.boolean() })),
});
