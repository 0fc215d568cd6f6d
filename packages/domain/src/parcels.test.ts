import { describe, expect, it, test } from 'vitest';
import { carrierOf, parcelErrors, parcelName, parcelOf, trackedParcel } from './parcels.ts';

test.each([
  ['6A12345678901', 'colissimo'],
  [' 6a 1234 5678 901\n', 'colissimo'],
  ['1Z999AA10123456784', 'ups'],
  ['01234567890123', 'dpd'],
  ['01234567890123K', 'dpd'],
  ['12345678', 'mondial-relay'],
  // La Poste and Chronopost both have such numbers.
  ['XY123456789FR', undefined],
  ['bonjour', undefined],
])('« %s » is a number of %s', (number, carrier) => {
  expect(carrierOf(number)).toBe(carrier);
});

test.each([
  [
    { carrier: 'colissimo', number: '6A12345678901' },
    'https://www.laposte.fr/outils/suivre-vos-envois?code=6A12345678901',
  ],
  [
    { carrier: 'chronopost', number: 'XY123456789FR' },
    'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=XY123456789FR',
  ],
  [
    { carrier: 'mondial-relay', number: '12345678' },
    'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition=12345678&codePostal=44%20000',
  ],
  [{ carrier: 'dpd', number: '01234567890123' }, 'https://trace.dpd.fr/fr/trace/01234567890123'],
  [{ carrier: 'ups', number: '1Z999AA10123456784' }, 'https://www.ups.com/track?loc=fr_FR&tracknum=1Z999AA10123456784'],
  [{ url: 'https://suivi.exemple.fr/1Z999' }, 'https://suivi.exemple.fr/1Z999'],
] as const)('%o is tracked on the page of its carrier', (parcel, url) => {
  expect(trackedParcel(parcel, '44 000')).toEqual({ ...parcel, url });
});

test('a parcel is named by its carrier and number, or by its address', () => {
  expect(parcelName({ carrier: 'dpd', number: '01234567890123', url: 'https://a.example' })).toBe('DPD 01234567890123');
  expect(parcelName({ url: 'https://a.example' })).toBe('https://a.example');
});

describe('what is typed', () => {
  it.each([
    [
      { tracking: '6a 12345678901', carrier: undefined },
      { carrier: 'colissimo', number: '6A12345678901' },
    ],
    [
      { tracking: 'XY123456789FR', carrier: 'chronopost' },
      { carrier: 'chronopost', number: 'XY123456789FR' },
    ],
    // A carrier may change the form of its numbers.
    [
      { tracking: '6A12345678901', carrier: 'dpd' },
      { carrier: 'dpd', number: '6A12345678901' },
    ],
    [{ tracking: ' https://a.example/1 ', carrier: 'dpd' }, { url: 'https://a.example/1' }],
    [{ tracking: ' ', carrier: 'dpd' }, undefined],
  ] as const)('%o is the parcel %o', (typed, parcel) => {
    expect([parcelOf(typed), parcelErrors(typed)]).toEqual([parcel, {}]);
  });
  it.each([
    [{ tracking: 'XY123456789FR', carrier: undefined }, { carrier: 'Choisissez le transporteur de ce numéro.' }],
    [{ tracking: 'http://a.example/1', carrier: 'dpd' }, { tracking: expect.stringContaining('https://') }],
    [{ tracking: 'javascript:alert(1)', carrier: undefined }, { tracking: expect.stringContaining('https://') }],
  ] as const)('%o is refused', (typed, errors) => {
    expect([parcelOf(typed), parcelErrors(typed)]).toEqual([undefined, errors]);
  });
});
