import { describe, expect, it } from 'vitest';
import { addressAdvice } from './addressAdvice.ts';
import { addresses } from './fixtures/index.ts';

const advised = (part: Partial<typeof addresses.camille>, isDelivery = true) =>
  Object.keys(addressAdvice({ ...addresses.camille, ...part }, isDelivery));

describe('addressAdvice', () => {
  it.each(['France', ' france ', 'FRANCE', 'France métropolitaine'])('takes the country %s', (country) => {
    expect(advised({ country })).toEqual([]);
  });

  it.each([
    ['Belgique', '1000', '02 123 45 67'],
    ['belgië', '4000', '0470 12 34 56'],
    ['France', '75 011', '+33 (0)6 12 34 56 78'],
    ['France', '20000', '0033612345678'],
    ['France', '44000', '+32 470 12 34 56'],
  ])('takes an address in %s with code %s and phone %s', (country, postalCode, phone) => {
    expect(advised({ country, postalCode, phone })).toEqual([]);
  });

  it.each([
    ['France', '4400'],
    ['France', 'ABCDE'],
    ['Belgique', '44000'],
    ['Belgique', '0100'],
    ['France', '97400'],
  ])('doubts that a parcel to %s can have the code %s', (country, postalCode) => {
    expect(advised({ country, postalCode, phone: '+33612345678' })).toEqual(['postalCode']);
  });

  it.each(['abc', '06 12 34 56 7', '1234567890', '+33'])('doubts the phone %s', (phone) => {
    expect(advised({ phone })).toEqual(['phone']);
  });

  it('says of another country that no parcel goes there, and knows nothing of its codes and phones', () => {
    expect(advised({ country: 'États-Unis', postalCode: 'ABCDE', phone: '555-0100' })).toEqual(['country']);
  });

  it('doubts letters in a phone of any country', () => {
    expect(advised({ country: 'États-Unis', phone: 'abc' })).toEqual(['country', 'phone']);
  });

  it('accepts any country for a billing address', () => {
    expect(advised({ country: 'États-Unis' }, false)).toEqual([]);
    expect(advised({ postalCode: '97400' }, false)).toEqual([]);
  });

  it('says nothing of empty fields', () => {
    expect(advised({ country: '', postalCode: ' ', phone: '' })).toEqual([]);
  });
});
