import { type CartItem, cartTotalPrice } from './cart.ts';
import { percentOf, toCents, toEuros } from './money.ts';
import { standardTerms, type Terms, vatRate } from './terms.ts';

/**
 * The amounts of an order, in euros: `totalPrice` is the sum of the others, unless `taxPrice` is already included in
 * them.
 */
export interface OrderTotals {
  itemsPrice: number;
  shippingPrice: number;
  taxPrice: number;
  totalPrice: number;
}

/** What an order is charged: the terms of the shop, or with the fee of a delivery method. */
export interface Charges extends Pick<Terms, 'vat'> {
  readonly shipping: { readonly fee: number; readonly freeAbove?: number | undefined };
}

/**
 * Subtotal, shipping, VAT and total of these lines (section 9). No lines cost nothing, shipping included. VAT comes on
 * top of the articles; where the prices already include it, it is the tax part of the total.
 */
export function orderTotals(
  items: readonly Pick<CartItem, 'price' | 'quantity'>[],
  { shipping: { fee, freeAbove }, vat }: Charges = standardTerms,
): OrderTotals {
  const subtotal = toCents(cartTotalPrice(items));
  const isFree = items.length === 0 || (freeAbove !== undefined && subtotal > toCents(freeAbove));
  const shipping = isFree ? 0 : toCents(fee);
  const asked = subtotal + shipping;
  const tax = vat.included ? Math.round((asked * vat.rate) / (100 + vat.rate)) : percentOf(subtotal, vat.rate);
  return {
    itemsPrice: toEuros(subtotal),
    shippingPrice: toEuros(shipping),
    taxPrice: toEuros(tax),
    totalPrice: toEuros(vat.included ? asked : asked + tax),
  };
}

/** Whether shipping is free. */
export function isShippingFree(totals: Pick<OrderTotals, 'shippingPrice'>): boolean {
  return totals.shippingPrice === 0;
}

/**
 * The VAT rate, in percent, with which these amounts were computed, and whether the prices included it. Amounts are
 * rounded to cents.
 */
export function vatOf({ itemsPrice, shippingPrice, taxPrice, totalPrice }: OrderTotals): Terms['vat'] {
  const tax = toCents(taxPrice);
  const asked = toCents(itemsPrice) + toCents(shippingPrice);
  const included = tax > 0 && toCents(totalPrice) === asked;
  const base = included ? asked - tax : toCents(itemsPrice);
  // In small amounts the cents don't reveal the rate: the usual rate is taken wherever it fits.
  const isUsual = Math.abs(tax - (base * vatRate) / 100) <= 1;
  return { rate: isUsual ? vatRate : Math.round((tax * 1_000) / base) / 10, included };
}
