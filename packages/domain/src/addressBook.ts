import type { Profile } from './contract/shapes.ts';
import { fold } from './slug.ts';

/** An address that an account keeps. Its first one is the one that the checkout begins with. */
export type SavedAddress = Profile['addresses'][number];

/** So many addresses an account keeps at most. */
export const maximumAddresses = 10;

/** Whether two addresses are one place: case, accents, punctuation and spaces aside. */
export function isSamePlace(a: SavedAddress, b: SavedAddress): boolean {
  return placeOf(a) === placeOf(b);
}

/** The addresses without those that say again what an earlier one says. */
export function withoutDuplicates(addresses: readonly SavedAddress[]): SavedAddress[] {
  return addresses.filter(
    (address, place) => addresses.findIndex((earlier) => isSamePlace(earlier, address)) === place,
  );
}

/** The addresses with one that an order went to, at the end. One that is known already, or one too many, changes nothing. */
export function keepAddress(
  addresses: readonly SavedAddress[],
  { street, city, postalCode, country }: SavedAddress,
): SavedAddress[] {
  const used = { street, city, postalCode, country };
  const isKnown = addresses.some((address) => isSamePlace(address, used));
  return isKnown || addresses.length >= maximumAddresses ? [...addresses] : [...addresses, used];
}

/** The addresses with another one at a place; at the end where there is none. `undefined` when it stands elsewhere already. */
export function putAddress(
  addresses: readonly SavedAddress[],
  place: number,
  next: SavedAddress,
): SavedAddress[] | undefined {
  if (addresses.some((address, other) => other !== place && isSamePlace(address, next))) return undefined;
  return addresses.toSpliced(place, 1, next);
}

/** The addresses with that of a place as the first one. */
export function preferAddress(addresses: readonly SavedAddress[], place: number): SavedAddress[] {
  return [...addresses.slice(place, place + 1), ...addresses.toSpliced(place, 1)];
}

/** The address as one line. */
export function addressLine({ street, postalCode, city, country }: SavedAddress): string {
  return `${street}, ${postalCode} ${city}, ${country}`;
}

const placeOf = ({ street, postalCode, city, country }: SavedAddress): string =>
  [street, postalCode.replaceAll(' ', ''), city, country].map((text) => words(text)).join('|');

const words = (text: string): string =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join(' ');
