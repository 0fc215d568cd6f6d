import type { Address } from './contract/shapes.ts';
import { fold } from './slug.ts';

/** The countries that a shop delivers to unless its owner says otherwise (section 9). */
export const deliveryCountries = ['France', 'Belgique'] as const;

interface CountryRules {
  /** « en Belgique », « au Luxembourg ». */
  readonly within: string;
  /** How else customers write it, without accents and in lower case. */
  readonly names: readonly string[];
  readonly postalCode?: RegExp;
  readonly advice?: string;
  readonly phone?: RegExp;
}

/** The countries that an owner may deliver to. */
const countries = {
  France: {
    within: 'en France métropolitaine',
    names: ['fr', 'france metropolitaine'],
    postalCode: /^\d{5}$/,
    advice: 'Un code postal français compte cinq chiffres.',
    phone: /^0[1-9]\d{8}$/,
  },
  Belgique: {
    within: 'en Belgique',
    names: ['be', 'belgium', 'belgie'],
    postalCode: /^[1-9]\d{3}$/,
    advice: 'Un code postal belge compte quatre chiffres.',
    phone: /^0[1-9]\d{7,8}$/,
  },
  Luxembourg: { within: 'au Luxembourg', names: ['lu', 'luxemburg'] },
  Monaco: { within: 'à Monaco', names: ['mc'] },
  Suisse: { within: 'en Suisse', names: ['ch', 'schweiz', 'switzerland'] },
  Allemagne: { within: 'en Allemagne', names: ['de', 'deutschland', 'germany'] },
  Espagne: { within: 'en Espagne', names: ['es', 'espana', 'spain'] },
  Italie: { within: 'en Italie', names: ['it', 'italia', 'italy'] },
  'Pays-Bas': { within: 'aux Pays-Bas', names: ['nl', 'nederland', 'netherlands'] },
  Portugal: { within: 'au Portugal', names: ['pt'] },
} as const satisfies Readonly<Record<string, CountryRules>>;

type Country = keyof typeof countries;

const isCountry = (name: string): name is Country => Object.hasOwn(countries, name);

/** In the order in which an owner chooses among them. */
export const knownCountries: readonly Country[] = /* @__PURE__ */ Object.keys(countries).filter(isCountry);

/** The country that a customer means; `undefined` where it isn't a known one. */
export function countryOf(typed: string): Country | undefined {
  const name = fold(typed.trim());
  return knownCountries.find((country) => {
    const { names }: CountryRules = countries[country];
    return fold(country) === name || names.includes(name);
  });
}

/** « en France métropolitaine et en Belgique ». */
export function withinCountries(names: readonly string[]): string {
  const places = names.flatMap((name) => (isCountry(name) ? [countries[name].within] : []));
  return listed(places, ' et ');
}

/** « France métropolitaine ou Belgique », below a field. */
export function countriesHint(names: readonly string[]): string {
  return listed(
    names.map((name) => (name === 'France' ? 'France métropolitaine' : name)),
    ' ou ',
  );
}

/** @param last what stands before the last of them. */
const listed = (words: readonly string[], last: string): string =>
  words.reduce((text, word, i) => (i === 0 ? word : text + (i === words.length - 1 ? last : ', ') + word), '');

const rulesOf = (country: Country | undefined): Partial<CountryRules> => (country ? countries[country] : {});

const overseas = /^9[78]\d{3}$/;

/** A number with any country code: somebody with a foreign phone can answer the courier too. */
const foreignPhone = /^(?:\+|00)[1-9]\d{7,13}$/;

/** A number in a country whose format isn't known here. */
const anyPhone = /^\d{6,14}$/;

export type AddressAdvice = Partial<Record<keyof Address, string>>;

/**
 * What looks wrong in an address, a sentence for each field; nothing for a field that is empty. This is only advice and
 * refuses nothing: the one rule for an address is that no field is empty (section 5).
 *
 * @param delivered the countries that the shop delivers to.
 */
export function addressAdvice(
  { country, postalCode, phone: number }: Address,
  isDelivery: boolean,
  delivered: readonly string[] = deliveryCountries,
): AddressAdvice {
  const known = countryOf(country);
  const rules = rulesOf(known);
  const code = postalCode.replaceAll(/\s/g, '');
  const advice: AddressAdvice = {};
  const isReached = known !== undefined && delivered.includes(known);
  if (isDelivery && country.trim() !== '' && !isReached)
    advice.country = `Nous ne livrons qu’${withinCountries(delivered)}.`;
  if (code !== '' && known !== undefined) {
    if (rules.postalCode?.test(code) === false) advice.postalCode = rules.advice ?? '';
    else if (isDelivery && isOverseas({ country, postalCode })) advice.postalCode = 'Nous ne livrons pas outre-mer.';
  }
  if (number.trim() !== '' && !isPlausiblePhone(number, country))
    advice.phone = 'Vérifiez ce numéro\u00a0: il semble incomplet ou erroné.';
  return advice;
}

/** Whether an address is in a French territory beyond the sea. */
export const isOverseas = ({ country, postalCode }: Pick<Address, 'country' | 'postalCode'>): boolean =>
  countryOf(country) === 'France' && overseas.test(postalCode.replaceAll(/\s/g, ''));

/** Whether a number looks like that of a phone in a country, or in any with its code. */
export function isPlausiblePhone(number: string, country: string): boolean {
  const digits = number.replaceAll(/\(0\)|[\s./()-]/g, '');
  return (rulesOf(countryOf(country)).phone ?? anyPhone).test(digits) || foreignPhone.test(digits);
}
