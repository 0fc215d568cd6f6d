import { expect, it } from 'vitest';
import { relayPoints, soldToRelay } from './fixtures/index.ts';
import { isWholeRelay } from './relayPoints.ts';
import { relayAddress, relayHours, relayLine, soldDeliveryLabel } from './relayWords.ts';

const [station, press] = relayPoints;
const { name, address } = station;

it('says what the carrier needs on a parcel, with its number where the place is one of its list', () => {
  const line = 'Tabac de la Gare (n°\u00a0066974), 4 place de la Gare, 44000 Nantes';
  expect(relayLine({ id: '066974', name, address })).toBe(line);
  expect(relayLine({ name, address })).toBe('Tabac de la Gare, 4 place de la Gare, 44000 Nantes');
});

it('names the place in the delivery line of an invoice', () => {
  expect(soldDeliveryLabel({ delivery: soldToRelay })).toBe('Livraison (Mondial Relay, Tabac de la Gare)');
  expect(soldDeliveryLabel({ delivery: { ...soldToRelay, relayPoint: undefined } })).toBe('Livraison (Mondial Relay)');
  expect(soldDeliveryLabel({})).toBe('Livraison');
});

it('says how far a place is and when it is open', () => {
  expect(relayAddress(station)).toBe('4 place de la Gare, 44000 Nantes · à 350\u00a0m');
  expect(relayAddress(press)).toBe('12 quai Malakoff, 44000 Nantes · à 1,2\u00a0km');
  expect(relayAddress({ address })).toBe(address);
  const hours = relayHours(station);
  expect(hours[0]).toBe('Lundi\u00a0: 9:00-12:30, 14:00-19:00');
  expect(hours[6]).toBe('Dimanche\u00a0: fermé');
  expect(relayHours({ hours: [[], []] })).toEqual([]);
});

it('a typed place is whole when it has a name and an address', () => {
  expect(isWholeRelay({ name, address })).toBe(true);
  expect(isWholeRelay({ name, address: ' ' })).toBe(false);
});
