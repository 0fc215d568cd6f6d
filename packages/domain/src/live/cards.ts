/** Card payments as the back office sets them. A key is never answered. */
import * as v from 'valibot';
import { cardBankNames, cardKeyShape, cardModes, siteIdShape } from '../cardBanks.ts';
import { dateTime, oneOf, required, text } from '../fields.ts';
import { AgainBody } from './secondFactor.ts';

const CardKeySchema = v.object({
  /** When it was typed. */
  since: dateTime,
  /** Present where the machine can't open it, as after a restore on another one: it has to be typed again. */
  lost: v.optional(v.literal(true)),
});
export type CardKey = v.InferOutput<typeof CardKeySchema>;

export const CardsSchema = v.object({
  /** Present where the variables of the machine say it, which stand above the back office. */
  fixed: v.optional(v.literal(true)),
  bank: v.optional(v.picklist(cardBankNames)),
  /** The number of the shop at its bank. */
  siteId: v.optional(v.string()),
  mode: v.optional(v.picklist(cardModes)),
  keys: v.object(v.entriesFromList(cardModes, v.optional(CardKeySchema))),
});
export type Cards = v.InferOutput<typeof CardsSchema>;

const key = v.optional(v.pipe(text(64), v.regex(cardKeyShape, 'doit avoir seize lettres et chiffres au moins.')));

/** A key that isn't sent stays, unless the shop is another one. */
export const ChangeCardsBody = v.object(
  {
    bank: oneOf(cardBankNames),
    siteId: v.pipe(text(8), v.regex(siteIdShape, 'doit avoir huit chiffres.')),
    mode: oneOf(cardModes),
    keys: v.object(v.entriesFromList(cardModes, key), required),
    ...AgainBody.entries,
  },
  required,
);
export type CardsChange = Omit<v.InferInput<typeof ChangeCardsBody>, 'password' | 'code'>;
