/** What is paid back of an order: which pieces, how much of its delivery, and the amounts of the credit note. */
import type { Order } from './contract/shapes.ts';
import { type Cents, formatPrice, toCents, toEuros } from './money.ts';
import type { OrderTotals } from './totals.ts';

/** Pieces of a line of an order. */
export interface RefundedLine {
  readonly lineId: string;
  readonly quantity: number;
}

/** What is to be paid back; `shipping` in euros. */
export interface RefundPart {
  readonly lines: readonly RefundedLine[];
  readonly shipping: number;
}

/** What was paid back before, with the amounts of its credit note. */
export interface PastRefund extends OrderTotals {
  readonly lines: readonly RefundedLine[];
}

type Sold = Pick<Order, 'items' | keyof OrderTotals>;

/** What can still be paid back: the pieces by their line, and euros of delivery. */
export function refundableOf(order: Sold, past: readonly PastRefund[]): RefundPart {
  return {
    lines: keptItems(order, past).map(({ _id, quantity }) => ({ lineId: _id, quantity })),
    shipping: toEuros(toCents(order.shippingPrice) - sum(past, 'shippingPrice')),
  };
}

/** The lines with the pieces that weren't paid back. */
export function keptItems<Item extends { _id: string; quantity: number }>(
  { items }: { readonly items: readonly Item[] },
  past: readonly Pick<PastRefund, 'lines'>[],
): Item[] {
  const gone = quantities(past.flatMap(({ lines }) => lines));
  return items.map((item) => ({ ...item, quantity: item.quantity - (gone.get(item._id) ?? 0) }));
}

/** What is packed for an order: the lines of which pieces are left. */
export const packedItems = <Item extends { _id: string; quantity: number }>(order: {
  readonly items: readonly Item[];
  readonly refunds?: readonly Pick<PastRefund, 'lines'>[] | undefined;
}): Item[] => keptItems(order, order.refunds ?? []).filter(({ quantity }) => quantity > 0);

/** Why it can't be paid back: a sentence by the id of a line, or for `shipping`. */
export function refundErrors(order: Sold, past: readonly PastRefund[], part: RefundPart): Record<string, string> {
  const left = refundableOf(order, past);
  const pieces = quantities(left.lines);
  const errors: Record<string, string> = {};
  for (const [lineId, quantity] of quantities(part.lines)) {
    const most = pieces.get(lineId);
    if (most === undefined) errors[lineId] = 'Cet article n’est pas dans la commande.';
    else if (quantity > most) errors[lineId] = `Il n’en reste que ${most} à rembourser.`;
  }
  if (toCents(part.shipping) > toCents(left.shipping)) {
    errors.shipping = `Il ne reste que ${formatPrice(left.shipping)} de frais de port à rembourser.`;
  }
  const isNothing = toCents(part.shipping) === 0 && part.lines.every(({ quantity }) => quantity === 0);
  if (isNothing)
    errors[left.lines.find(({ quantity }) => quantity > 0)?.lineId ?? 'shipping'] =
      'Choisissez ce que vous remboursez.';
  return errors;
}

/** Whether nothing is left to be paid back after it. */
export function isWholeRefund(order: Sold, past: readonly PastRefund[], part: RefundPart): boolean {
  const left = refundableOf(order, past);
  const pieces = quantities(part.lines);
  return (
    left.lines.every(({ lineId, quantity }) => (pieces.get(lineId) ?? 0) === quantity) &&
    toCents(part.shipping) === toCents(left.shipping)
  );
}

/** The amounts of its credit note. All credit notes of an order together are as much as its invoice, tax included. */
export function refundAmounts(order: Sold, past: readonly PastRefund[], part: RefundPart): OrderTotals {
  if (isWholeRefund(order, past, part)) return keptTotals(order, past);
  const pieces = quantities(part.lines);
  const items = order.items.reduce((cents, { _id, price }) => cents + toCents(price) * (pieces.get(_id) ?? 0), 0);
  const shipping = toCents(part.shipping);
  const isIncluded = toCents(order.totalPrice) === toCents(order.itemsPrice) + toCents(order.shippingPrice);
  const taxed = (goods: Cents, delivery: Cents): Cents => goods + (isIncluded ? delivery : 0);
  const all = taxed(toCents(order.itemsPrice), toCents(order.shippingPrice));
  const soFar = taxed(sum(past, 'itemsPrice') + items, sum(past, 'shippingPrice') + shipping);
  // Rounded over all that is paid back so far: rounded alone, many small ones would give back more tax than was paid.
  const tax = all === 0 ? 0 : Math.round((toCents(order.taxPrice) * soFar) / all) - sum(past, 'taxPrice');
  return {
    itemsPrice: toEuros(items),
    shippingPrice: toEuros(shipping),
    taxPrice: toEuros(tax),
    totalPrice: toEuros(items + shipping + (isIncluded ? 0 : tax)),
  };
}

/** What isn't paid back of the amounts. */
export function keptTotals(order: OrderTotals, past: readonly PastRefund[]): OrderTotals {
  const left = (what: keyof OrderTotals): number => toEuros(toCents(order[what]) - sum(past, what));
  return {
    itemsPrice: left('itemsPrice'),
    shippingPrice: left('shippingPrice'),
    taxPrice: left('taxPrice'),
    totalPrice: left('totalPrice'),
  };
}

/** In euros. */
export const refundedTotalOf = (past: readonly Pick<OrderTotals, 'totalPrice'>[]): number =>
  toEuros(sum(past, 'totalPrice'));

function quantities(lines: readonly RefundedLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { lineId, quantity } of lines) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  return sums;
}

const sum = <What extends keyof OrderTotals>(past: readonly Pick<OrderTotals, What>[], what: What): Cents =>
  past.reduce((cents, refund) => cents + toCents(refund[what]), 0);
