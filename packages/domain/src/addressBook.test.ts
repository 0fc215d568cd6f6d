import { describe, expect, it } from 'vitest';
import {
  isSamePlace,
  keepAddress,
  maximumAddresses,
  preferAddress,
  putAddress,
  withoutDuplicates,
} from './addressBook.ts';
import { addresses } from './fixtures/index.ts';

const home = { street: '14 rue des Tanneurs', postalCode: '44000', city: 'Nantes', country: 'France' };
const work = { ...home, street: '3 quai de la Fosse' };
const mother = { ...home, street: '8 allée des Érables', postalCode: '29200', city: 'Brest' };

describe('isSamePlace', () => {
  it('sets case, accents, punctuation and spaces aside', () => {
    expect(isSamePlace(mother, { ...mother, street: ' 8, ALLEE  des erables', postalCode: '29 200' })).toBe(true);
    expect(isSamePlace(mother, { ...mother, street: '9 allée des Érables' })).toBe(false);
  });
});

describe('keepAddress', () => {
  it('adds a new one at the end, and only what an address book holds', () => {
    expect(keepAddress([home], addresses.nathan)).toEqual([
      home,
      {
        street: addresses.nathan.street,
        city: addresses.nathan.city,
        postalCode: addresses.nathan.postalCode,
        country: addresses.nathan.country,
      },
    ]);
  });
  it('leaves a known one alone, and a full book', () => {
    expect(keepAddress([home, work], { ...work, city: 'NANTES' })).toEqual([home, work]);
    const full = Array.from({ length: maximumAddresses }, (_, number) => ({ ...home, street: `${number} rue Noire` }));
    expect(keepAddress(full, work)).toEqual(full);
  });
});

it('an address takes the place of another one, or stands at the end, unless it is there already', () => {
  expect(putAddress([home, work], 1, mother)).toEqual([home, mother]);
  expect(putAddress([home, work], 2, mother)).toEqual([home, work, mother]);
  expect(putAddress([home, work], 0, { ...home, city: 'nantes' })).toEqual([{ ...home, city: 'nantes' }, work]);
  expect(putAddress([home, work], 0, work)).toBeUndefined();
});

it('the preferred address comes first, the others stay in their order', () => {
  expect(preferAddress([home, work, mother], 2)).toEqual([mother, home, work]);
  expect(preferAddress([home, work, mother], 0)).toEqual([home, work, mother]);
});

it('of addresses that say the same the first one stays', () => {
  expect(withoutDuplicates([home, work, { ...home, street: '14, rue des tanneurs' }])).toEqual([home, work]);
});
