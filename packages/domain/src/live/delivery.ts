/** The delivery methods in the settings, as the back office sees and changes them. */
import * as v from 'valibot';
import { knownCountries } from '../addressAdvice.ts';
import { id, notesForbidden, oneOf, required, requiredText, text, wholeNumber } from '../fields.ts';
import { deliveryKinds } from '../terms.ts';

/** An amount that the settings hold, to the cent. */
export const euros = v.pipe(
  v.number('doit être un montant.'),
  v.minValue(0, 'doit être un montant.'),
  v.maxValue(10_000, 'doit être un montant.'),
  v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'doit être un montant au centime près.'),
);

/** The heaviest parcel that a carrier of letters and parcels takes, in grams. */
export const maximumParcelWeight = 30_000;
/** How many methods a shop may have. */
export const maximumMethods = 20;

const methodFields = {
  id: v.string(),
  kind: v.picklist(deliveryKinds),
  name: v.string(),
  text: v.string(),
  fee: v.number(),
  freeAbove: v.optional(v.number()),
  countries: v.array(v.string()),
  maxWeight: v.optional(v.number()),
  active: v.boolean(),
};

export const DeliverySchema = v.object({
  methods: v.array(v.object(methodFields)),
  countries: v.array(v.string()),
});

const countries = v.pipe(
  v.array(oneOf(['France', ...knownCountries.slice(1)]), 'doit être une liste.'),
  v.nonEmpty(required),
  v.maxLength(knownCountries.length, 'contient deux fois le même pays.'),
  v.check((all) => new Set(all).size === all.length, 'contient deux fois le même pays.'),
);

const DeliveryMethodBody = v.object(
  {
    id,
    kind: oneOf(deliveryKinds),
    name: requiredText(60),
    text: v.optional(text(200, notesForbidden), ''),
    fee: euros,
    freeAbove: v.optional(euros),
    countries,
    maxWeight: v.optional(wholeNumber(1, maximumParcelWeight)),
    active: v.boolean('doit être vrai ou faux.'),
  },
  required,
);

/** All methods in their order, all countries; what isn't sent stays. */
export const DeliveryBody = v.object(
  {
    methods: v.optional(
      v.pipe(
        v.array(DeliveryMethodBody, 'doit être une liste.'),
        v.maxLength(maximumMethods, `dépasse ${maximumMethods} modes.`),
        v.check(
          (all) => new Set(all.map(({ id: own }) => own)).size === all.length,
          'contient deux fois le même mode.',
        ),
      ),
    ),
    countries: v.optional(countries),
  },
  'doit être un groupe de réglages.',
);
