import type { Address, Profile } from './contract/shapes.ts';

export type { Address } from './contract/shapes.ts';

/** The country that an address starts with (section 3). */
export const defaultCountry = 'France';

/** The two addresses of an order, as the error messages name them. */
export type AddressKind = 'livraison' | 'facturation';

const addressFields = ['firstName', 'lastName', 'street', 'city', 'postalCode', 'country', 'phone'] as const;

/** An address before the customer fills it. */
export function emptyAddress(): Address {
  return { firstName: '', lastName: '', street: '', city: '', postalCode: '', country: defaultCountry, phone: '' };
}

/** The address that the checkout fills in for a customer: the first of the profile. */
export function addressFromProfile(profile: Profile): Address {
  const { firstName, lastName, phone, addresses } = profile;
  return { ...emptyAddress(), ...addresses[0], firstName, lastName, phone };
}

/** The fields that are empty or hold only spaces, in the order of the form. */
export function missingAddressFields(address: Address): (keyof Address)[] {
  return addressFields.filter((field) => address[field].trim() === '');
}

/** Whether two addresses are the same, apart from spaces around their fields. */
export function isSameAddress(a: Address, b: Address): boolean {
  return addressFields.every((field) => a[field].trim() === b[field].trim());
}

/** Whether nothing was filled in yet; the country doesn't count, since it is preset. */
export function isUntouchedAddress(address: Address): boolean {
  return addressFields.every((field) => field === 'country' || address[field].trim() === '');
}

/** Why an address can't be used, quoted from section 5; `undefined` when it can. */
export function addressError(address: Address, kind: AddressKind): string | undefined {
  return missingAddressFields(address).length === 0
    ? undefined
    : `Veuillez remplir tous les champs obligatoires de l'adresse de ${kind}`;
}

/** The address as four lines: name, street, postal code with city and country, phone. */
export function addressLines(address: Address): string[] {
  const { firstName, lastName, street, postalCode, city, country } = address;
  return [`${firstName} ${lastName}`, street, `${postalCode} ${city}, ${country}`, addressPhone(address)];
}

/** The phone of an address: a French number in groups of two, any other as it was typed. */
export function addressPhone({ phone, country }: Pick<Address, 'phone' | 'country'>): string {
  const digits = phone.replaceAll(/[\s.-]/g, '');
  return country.trim() === defaultCountry && /^0\d{9}$/.test(digits) ? digits.replaceAll(/(..)(?=.)/g, '$1 ') : phone;
}
