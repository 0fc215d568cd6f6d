import type { Order } from '../contract.ts';
import { type Cents, toCents } from '../money.ts';
import { vatOf } from '../totals.ts';

/** Under which terms an order was sold: the rate in percent, and whether its prices had the tax in them. */
export interface VatTerms {
  readonly rate: number;
  readonly included: boolean;
}

/** What was sold at one rate, in cents without tax, and the tax. */
export interface VatShare {
  readonly rate: number;
  readonly net: Cents;
  readonly tax: Cents;
}

type Amounts = Pick<Order, 'itemsPrice' | 'shippingPrice' | 'taxPrice' | 'totalPrice'>;

/**
 * The total of an order by rate. Where the tax comes on top of the prices, the specification takes it of the products alone, so
 * that the delivery stands at 0 %.
 *
 * @param terms of the order; those of older orders, which kept none, are read from their amounts.
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
