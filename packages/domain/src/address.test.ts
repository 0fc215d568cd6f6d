import { describe, expect, it } from 'vitest';
import {
  type Address,
  addressError,
  addressFromProfile,
  addressLines,
  addressPhone,
  emptyAddress,
  isSameAddress,
  isUntouchedAddress,
  missingAddressFields,
} from './address.ts';
import { addresses, profiles } from './fixtures/index.ts';

const fields = ['firstName', 'lastName', 'street', 'city', 'postalCode', 'country', 'phone'] as const;

describe('an empty address', () => {
  it('has France as its country and every other field missing', () => {
    expect(emptyAddress().country).toBe('France');
    expect(missingAddressFields(emptyAddress())).toEqual(fields.filter((field) => field !== 'country'));
  });
});

it('is untouched until something other than the country is filled in', () => {
  expect(isUntouchedAddress(emptyAddress())).toBe(true);
  expect(isUntouchedAddress({ ...emptyAddress(), country: 'Belgique', city: ' ' })).toBe(true);
  expect(isUntouchedAddress({ ...emptyAddress(), phone: '0' })).toBe(false);
});

describe('a filled address', () => {
  it('misses nothing', () => {
    expect(missingAddressFields(addresses.camille)).toEqual([]);
    expect(addressError(addresses.camille, 'livraison')).toBeUndefined();
    expect(addressError(addresses.camille, 'facturation')).toBeUndefined();
  });

  it.each(fields)('needs its %s, and spaces don’t count', (field) => {
    const empty: Address = { ...addresses.camille, [field]: '' };
    const blank: Address = { ...addresses.camille, [field]: ' \u00a0\t' };
    expect(missingAddressFields(empty)).toEqual([field]);
    expect(missingAddressFields(blank)).toEqual([field]);
  });
});

describe('the message', () => {
  it('names the address, word for word', () => {
    expect(addressError(emptyAddress(), 'livraison')).toBe(
      "Veuillez remplir tous les champs obligatoires de l'adresse de livraison",
    );
    expect(addressError(emptyAddress(), 'facturation')).toBe(
      "Veuillez remplir tous les champs obligatoires de l'adresse de facturation",
    );
  });
});

describe('addressFromProfile', () => {
  it('proposes the first address of a customer', () => {
    const second = { street: '1 rue Neuve', city: 'Lyon', postalCode: '69001', country: 'France' };
    const profile = { ...profiles.camille, addresses: [...profiles.camille.addresses, second] };
    expect(addressFromProfile(profile)).toEqual(addresses.camille);
  });

  it('leaves the rest empty for a customer without an address', () => {
    expect(addressFromProfile(profiles.withoutAddress)).toEqual({
      ...emptyAddress(),
      firstName: 'Nathan',
      lastName: 'Lemaire',
    });
  });
});

it('is written on four lines', () => {
  expect(addressLines(addresses.camille)).toEqual([
    'Camille Roussel',
    '14 rue des Tanneurs',
    '44000 Nantes, France',
    '06 12 34 56 78',
  ]);
});

it('has a French phone in groups of two, and any other as it was typed', () => {
  for (const phone of ['0612345678', '06.12.34.56.78', '06 12 34 56 78'])
    expect(addressPhone({ ...addresses.camille, phone })).toBe('06 12 34 56 78');
  expect(addressPhone({ ...addresses.camille, phone: '+33 6 12345678' })).toBe('+33 6 12345678');
  expect(addressPhone({ phone: '0470123456', country: 'Belgique' })).toBe('0470123456');
});

it('treats two addresses as the same whatever spaces surround them', () => {
  const address = { ...emptyAddress(), street: '14 rue des Tanneurs' };
  expect(isSameAddress(address, { ...address, street: ' 14 rue des Tanneurs ' })).toBe(true);
  expect(isSameAddress(address, { ...address, city: 'Nantes' })).toBe(false);
});
