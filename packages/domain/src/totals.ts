import { type CartItem, cartTotalPrice } from './cart.ts';
import { percentOf, toCents, toEuros } from './money.ts';
import { standardTerms, type Terms, vatRate } from './terms.ts';

/** What an order costs, in euros: `totalPrice` is the sum of the others, of which `taxPrice` may be a part instead. */
export interface OrderTotals {
  itemsPrice: number;
  shippingPrice: number;
  taxPrice: number;
  totalPrice: number;
}

/**
 * Subtotal, shipping, VAT and total of these lines (section 9). No lines cost nothing, shipping included. VAT comes on top of the
 * articles; where prices hold it already, it is the part of the total that is tax.
 */
export function orderTotals(
  items: readonly Pick<CartItem, 'price' | 'quantity'>[],
  { shipping: { fee, freeAbove }, vat }: Terms = standardTerms,
): OrderTotals {
  const subtotal = toCents(cartTotalPrice(items));
  const shipping = items.length === 0 || subtotal > toCents(freeAbove) ? 0 : toCents(fee);
  const asked = subtotal + shipping;
  const tax = vat.included ? Math.round((asked * vat.rate) / (100 + vat.rate)) : percentOf(subtotal, vat.rate);
  return {
    itemsPrice: toEuros(subtotal),
    shippingPrice: toEuros(shipping),
    taxPrice: toEuros(tax),
    totalPrice: toEuros(vat.included ? asked : asked + tax),
  };
}

/** Whether shipping is offered. */
export function isShippingFree(totals: Pick<OrderTotals, 'shippingPrice'>): boolean {
  return totals.shippingPrice === 0;
}

/** The rate of VAT, in percent, that these amounts were made with, and whether the prices hold it. Amounts are rounded to cents. */
export function vatOf({ itemsPrice, shippingPrice, taxPrice, totalPrice }: OrderTotals): Terms['vat'] {
  const tax = toCents(taxPrice);
  const asked = toCents(itemsPrice) + toCents(shippingPrice);
  const included = tax > 0 && toCents(totalPrice) === asked;
  const base = included ? asked - tax : toCents(itemsPrice);
  // Of small amounts the cents don't tell: the usual rate counts wherever it fits.
  const isUsual = Math.abs(tax - (base * vatRate) / 100) <= 1;
  return { rate: isUsual ? vatRate : Math.round((tax * 1_000) / base) / 10, included };
}
