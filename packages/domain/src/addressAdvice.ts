import type { Address } from './contract/shapes.ts';
import { fold } from './slug.ts';

/** The countries that the shop delivers to, as the checkout offers them (section 9). */
export const deliveryCountries = ['France', 'Belgique'] as const;

type Country = (typeof deliveryCountries)[number];

/** The spellings of each country that customers use, without accents and in lower case. */
const otherNames: Readonly<Record<string, Country>> = {
  france: 'France',
  fr: 'France',
  'france metropolitaine': 'France',
  belgique: 'Belgique',
  be: 'Belgique',
  belgium: 'Belgique',
  belgie: 'Belgique',
};

const rules = {
  France: {
    postalCode: /^\d{5}$/,
    advice: 'Un code postal français compte cinq chiffres.',
    phone: /^0[1-9]\d{8}$/,
  },
  Belgique: {
    postalCode: /^[1-9]\d{3}$/,
    advice: 'Un code postal belge compte quatre chiffres.',
    phone: /^0[1-9]\d{7,8}$/,
  },
} as const satisfies Record<Country, object>;

const overseas = /^9[78]\d{3}$/;

/** A number with any country code: somebody with a foreign phone can answer the courier too. */
const foreignPhone = /^(?:\+|00)[1-9]\d{7,13}$/;

/** A number in a country whose format isn't known here. */
const anyPhone = /^\d{6,14}$/;

export type AddressAdvice = Partial<Record<keyof Address, string>>;

/**
 * What looks wrong in an address, a sentence for each field; nothing for a field that is empty. This is only advice and
 * refuses nothing: the one rule for an address is that no field is empty (section 5).
 */
export function addressAdvice({ country, postalCode, phone: number }: Address, isDelivery: boolean): AddressAdvice {
  const known = otherNames[fold(country.trim())];
  const code = postalCode.replaceAll(/\s/g, '');
  const advice: AddressAdvice = {};
  if (isDelivery && country.trim() !== '' && known === undefined)
    advice.country = 'Nous ne livrons qu’en France métropolitaine et en Belgique.';
  if (code !== '' && known !== undefined) {
    if (!rules[known].postalCode.test(code)) advice.postalCode = rules[known].advice;
    else if (isDelivery && known === 'France' && overseas.test(code))
      advice.postalCode = 'Nous ne livrons pas outre-mer.';
  }
  if (number.trim() !== '' && !isPlausiblePhone(number, country))
    advice.phone = 'Vérifiez ce numéro\u00a0: il semble incomplet ou erroné.';
  return advice;
}

/** Whether a number looks like that of a phone in a country, or in any with its code. */
export function isPlausiblePhone(number: string, country: string): boolean {
  const known = otherNames[fold(country.trim())];
  const digits = number.replaceAll(/\(0\)|[\s./()-]/g, '');
  return (known === undefined ? anyPhone : rules[known].phone).test(digits) || foreignPhone.test(digits);
}
