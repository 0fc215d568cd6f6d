import type { Order } from '../contract/shapes.ts';
import { type Cents, toCents } from '../money.ts';
import { vatOf } from '../totals.ts';

/** The terms under which an order was sold: the rate in percent, and whether its prices included the tax. */
export interface VatTerms {
  readonly rate: number;
  readonly included: boolean;
}

/** What was sold at one rate: the amount without tax and the tax, in cents. */
export interface VatShare {
  readonly rate: number;
  readonly net: Cents;
  readonly tax: Cents;
}

type Amounts = Pick<Order, 'itemsPrice' | 'shippingPrice' | 'taxPrice' | 'totalPrice'>;

/**
 * The total of an order by rate. Where the tax comes on top of the prices, the specification charges it on the products
 * only, so that delivery is listed at 0 %.
 *
 * @param terms of the order; older orders recorded none, so theirs are read from their amounts.
 */
export function vatShares(order: Amounts, terms: VatTerms = vatOf(order)): VatShare[] {
  const tax = toCents(order.taxPrice);
  if (terms.included) return [{ rate: terms.rate, net: toCents(order.totalPrice) - tax, tax }];
  const shipping = toCents(order.shippingPrice);
  return [
    { rate: terms.rate, net: toCents(order.itemsPrice), tax },
    ...(shipping === 0 ? [] : [{ rate: 0, net: shipping, tax: 0 }]),
  ];
}
