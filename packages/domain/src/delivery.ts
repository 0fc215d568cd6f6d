/** Which delivery methods bring a cart to an address, and what they charge. */
import { countryOf, isOverseas, withinCountries } from './addressAdvice.ts';
import { type CartItem, countPieces } from './cart.ts';
import type { Address } from './contract/shapes.ts';
import { activeMethods, comparedMethods, countriesOf } from './deliveryWords.ts';
import type { DeliveryMethod, Terms } from './terms.ts';
import { type Charges, orderTotals } from './totals.ts';

type Line = Pick<CartItem, 'price' | 'quantity'> & { readonly product: Pick<CartItem['product'], 'weight'> };
type Place = Pick<Address, 'country' | 'postalCode'>;

/** In grams. A bottle whose weight nobody has written down weighs nothing here. */
const weightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { product: { weight = 0 }, quantity }) => sum + weight * quantity, 0);

/** The methods that bring these lines to an address, in the owner's order. An address without its country may be anywhere. */
export function methodsFor(terms: Terms, lines: readonly Line[], place: Place): readonly DeliveryMethod[] {
  const country = countryOf(place.country);
  const isReached = (method: DeliveryMethod) =>
    place.country.trim() === '' ||
    (country !== undefined &&
      countriesOf(terms).includes(country) &&
      method.countries.includes(country) &&
      !isOverseas(place));
  const weight = weightOf(lines);
  return activeMethods(terms).filter(
    (method) => isReached(method) && (method.maxWeight === undefined || weight <= method.maxWeight),
  );
}

/** The terms with the fee of a method; the shop's own without one. */
export const charged = (terms: Terms, method: DeliveryMethod | undefined): Charges =>
  method ? { ...terms, shipping: { fee: method.fee, freeAbove: method.freeAbove } } : terms;

/** What a cart is charged before its customer has chosen a method: the lowest fee, and whether another one is higher. */
export function cartCharges(terms: Terms, lines: readonly Line[]): { charges: Charges; varies: boolean } {
  const carrying = methodsFor(terms, lines, { country: '', postalCode: '' });
  const fees = comparedMethods(carrying.length > 0 ? carrying : activeMethods(terms))
    .map((method) => ({ method, fee: orderTotals(lines, charged(terms, method)).shippingPrice }))
    .sort((a, b) => a.fee - b.fee);
  return { charges: charged(terms, fees[0]?.method), varies: fees[0]?.fee !== fees.at(-1)?.fee };
}

/** Why a cart finds no method. @param place where it should go. */
export function unservedSentence(terms: Terms, lines: readonly Line[], place: Place): string {
  if (methodsFor(terms, [], place).length === 0)
    return `Aucun mode de livraison ne dessert cette adresse\u00a0: nous livrons ${withinCountries(countriesOf(terms))}.`;
  return `Vos ${countPieces(lines)} flacons sont trop lourds pour un seul colis. Commandez-en moins à la fois.`;
}
