/** The kinds of field that make up the calls. A refusal is in French, as the end of a sentence about the field. */
import * as v from 'valibot';
import { emailShape } from './emailShape.ts';
import { withoutInvisible } from './invisible.ts';
import { maximumEmailLength, maximumPasswordLength } from './limits.ts';
import { formatCount } from './money.ts';

// A message is the end of a sentence: `firstMessage` puts the field's name before it, because only the whole issue
// knows it.
export const required = 'est obligatoire.';

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the purpose of this expression.
const lineForbidden = /[\u0000-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, but notes may have line breaks and tabs.
export const notesForbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
// Invisible letters, which make two texts look alike. Unlike what `withoutInvisible` takes out, nobody copies them by accident.
const deceptive = /\u034f|[\u115f\u1160\u17b4\u17b5\u180e\u3164\uffa0]/;

/** `v.transform` would end what the OpenAPI document says of a field, such as its length; an action with a name of its own doesn't. */
const visible: v.BaseTransformation<string, string, never> = {
  kind: 'transformation',
  type: 'visible',
  reference: () => visible,
  async: false,
  '~run': ({ value }) => ({ typed: true, value: withoutInvisible(value) }),
};

/* @__NO_SIDE_EFFECTS__ */
export function text(maximum: number, forbidden = lineForbidden) {
  return v.pipe(
    v.string('doit être un texte.'),
    visible,
    v.check(
      (value) => value.isWellFormed() && !forbidden.test(value) && !deceptive.test(value),
      'contient des caractères interdits.',
    ),
    // « é » is one code point or two, depending on the keyboard: both must be the same name and the same e-mail
    // address.
    v.normalize('NFC'),
    v.trim(),
    v.maxLength(maximum, `dépasse ${formatCount(maximum)}\u00a0caractères.`),
  );
}

/* @__NO_SIDE_EFFECTS__ */
export function requiredText(maximum: number) {
  return v.pipe(text(maximum), v.nonEmpty(required));
}

/**
 * A name or a line of an address. The shop writes them in mails, to addresses that nobody has confirmed: so they can't carry a link.
 */
/* @__NO_SIDE_EFFECTS__ */
export function personalText(maximum: number) {
  return v.pipe(
    requiredText(maximum),
    v.check((value) => !/:\/\/|www\./i.test(value), 'ne peut pas contenir l’adresse d’un site.'),
  );
}

/* @__NO_SIDE_EFFECTS__ */
export function password(minimum: number) {
  return v.pipe(
    v.string('doit être un texte.'),
    v.check((value) => value.isWellFormed() && !lineForbidden.test(value), 'contient des caractères interdits.'),
    v.nonEmpty(required),
    v.minLength(minimum, `doit compter au moins ${minimum}\u00a0caractères.`),
    v.maxLength(maximumPasswordLength, `dépasse ${maximumPasswordLength}\u00a0caractères.`),
  );
}

/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(minimum: number, maximum: number) {
  const message = `doit être un nombre entier de ${formatCount(minimum)} à ${formatCount(maximum)}.`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(minimum, message), v.maxValue(maximum, message));
}

/** One of these values; a refusal lists them: « doit être card, paypal ou bank-transfer. » */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  const last = values.length - 1;
  return v.picklist(values, `doit être ${values.slice(0, last).join(', ')} ou ${values[last]}.`);
}

export const email = v.pipe(
  requiredText(maximumEmailLength),
  // Names may join letters or emoji with these two; in an e-mail address they would be invisible.
  v.check((value) => !/[\u200c\u200d]/.test(value), 'contient des caractères interdits.'),
  v.regex(emailShape, 'doit être une adresse e-mail.'),
);
export const id = v.pipe(v.string('doit être un texte.'), v.regex(/^[\w-]{1,64}$/, 'est invalide.'));
export const dateTime = v.pipe(
  v.string('doit être un texte.'),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'doit être une date.'),
);

export const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
