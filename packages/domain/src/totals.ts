import { type CartItem, cartTotalPrice } from './cart.ts';
import { percentOf, toCents, toEuros } from './money.ts';

/** Above this subtotal, in euros, shipping is free; at exactly this much it is not (section 9). */
export const freeShippingAbove = 50;
/** What shipping costs otherwise, in euros. */
export const shippingFee = 4.99;
/** Percent of the subtotal, added to the total (section 9). */
export const vatRate = 20;

/** What an order costs, in euros: `totalPrice` is the sum of the three others. */
export interface OrderTotals {
  itemsPrice: number;
  shippingPrice: number;
  taxPrice: number;
  totalPrice: number;
}

/** Subtotal, shipping, VAT and total of these lines (section 9). No lines cost nothing, shipping included. */
export function orderTotals(items: readonly Pick<CartItem, 'price' | 'quantity'>[]): OrderTotals {
  const subtotal = toCents(cartTotalPrice(items));
  const shipping = items.length === 0 || subtotal > toCents(freeShippingAbove) ? 0 : toCents(shippingFee);
  const tax = percentOf(subtotal, vatRate);
  return {
    itemsPrice: toEuros(subtotal),
    shippingPrice: toEuros(shipping),
    taxPrice: toEuros(tax),
    totalPrice: toEuros(subtotal + shipping + tax),
  };
}

/** Whether shipping is offered. */
export function isShippingFree(totals: Pick<OrderTotals, 'shippingPrice'>): boolean {
  return totals.shippingPrice === 0;
}
