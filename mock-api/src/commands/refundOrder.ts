/** Pays back a part of an order, or what is left of it: with a credit note for exactly that. */
import { formatPrice, isWholeRefund, refundAmounts, refundableOf, refundErrors } from '@nuee/domain';
import type { OrderRefund } from '@nuee/domain/live';
import type { StoredOrder, Transaction } from '../db/storage.ts';
import { paymentStateOf, refundsOf } from '../db/tables/orders.ts';
import { ApiError } from '../http/apiError.ts';
import { ownerOrder } from '../presenters/orders.ts';
import { type Actor, command } from './command.ts';
import { issueCreditNote, issueInvoice } from './invoices.ts';
import { orderOf, recorded, versionOf } from './orders.ts';
import { returnStock } from './stock.ts';
import { checkVersion } from './versions.ts';
import { endedByRefund } from './withdraw.ts';

/**
 * Returns the order after the refund that was asked for. The money itself goes back at the bank, or with the payment provider.
 *
 * Throws an ApiError: 404 when there is no such order, 409 when it isn't paid or has changed, 422 when it is more than is left.
 */
export async function refundOrder(
  t: Transaction,
  actor: Actor,
  { id, version, ...asked }: OrderRefund & { readonly id: string },
): Promise<StoredOrder> {
  const stored = await orderOf(t, id);
  checkVersion(version, versionOf(stored), ownerOrder(stored));
  if (paymentStateOf(stored) !== 'paid') {
    throw new ApiError(409, 'Cette commande n’est pas payée\u00a0: il n’y a rien à rembourser.');
  }
  return payBack(t, actor, { stored, ...asked });
}

/** Pays back all that is left of a paid order, and puts nothing back in stock. */
export const refundWhole = (t: Transaction, actor: Actor, stored: StoredOrder): Promise<StoredOrder> => {
  const { lines, shipping } = refundableOf(stored.order, refundsOf(stored));
  const left = lines.filter(({ quantity }) => quantity > 0).map((line) => ({ ...line, restock: false }));
  return payBack(t, actor, { stored, lines: left, shipping });
};

interface PaidBack extends Pick<OrderRefund, 'lines' | 'shipping' | 'reference'> {
  readonly stored: StoredOrder;
  readonly reason?: string | undefined;
}

const payBack = command<PaidBack, StoredOrder>(async (t, actor, { stored, lines, shipping, reason, reference }) => {
  const { order, customer } = stored;
  const past = refundsOf(stored);
  const [wrong] = Object.values(refundErrors(order, past, { lines, shipping }));
  if (wrong !== undefined) throw new ApiError(422, wrong);
  if (order.status === 'cancelled' && lines.some(({ restock }) => restock)) {
    throw new ApiError(409, 'Cette commande est annulée\u00a0: ses articles sont déjà de retour en stock.');
  }
  const isWhole = isWholeRefund(order, past, { lines, shipping });
  const refund = {
    createdAt: actor.now.toISOString(),
    lines,
    ...refundAmounts(order, past, { lines, shipping }),
    ...(reason !== undefined && { reason }),
    ...(reference && { reference }),
  };
  const moved = isWhole ? await paidBack(t, actor, stored) : stored;
  const invoiced = await issueInvoice(t, actor, moved);
  const number = await issueCreditNote(t, actor, { stored: invoiced, refund });
  const amount = formatPrice(refund.totalPrice);
  const changed = recorded({ ...invoiced, refunds: [...past, { number, ...refund }] }, actor, {
    what: 'credit',
    to: number,
    text: reason === undefined ? amount : `${amount}\u00a0· ${reason}`,
  });
  const { _id, orderNumber } = order;
  await returnStock(t, restocked(stored, lines), { ...actor, why: 'refunded', order: { _id, orderNumber } });
  await t.put('orders', _id, changed);
  const ofOrder = { target: _id, name: orderNumber };
  return {
    answer: changed,
    journal: [
      { what: 'order.refund', ...ofOrder, to: String(refund.totalPrice) },
      ...(isWhole ? [{ what: 'order.payment', ...ofOrder, from: 'paid', to: 'refunded' }] : []),
    ],
    mails: customer?.email
      ? [{ kind: 'order-refunded', to: customer.email, data: { orderId: _id, orderNumber, creditNumber: number } }]
      : [],
  };
});

async function paidBack(t: Transaction, actor: Actor, stored: StoredOrder): Promise<StoredOrder> {
  const ended = await endedByRefund(t, stored);
  const moved = { ...ended, paymentStatus: 'refunded' as const, order: { ...ended.order, isPaid: false } };
  return recorded(moved, actor, { what: 'payment', from: 'paid', to: 'refunded' });
}

/** What is put back, by product and bottle. */
function restocked({ order, taken = [] }: StoredOrder, lines: OrderRefund['lines']) {
  return lines.flatMap(({ lineId, quantity, restock }) => {
    const place = order.items.findIndex(({ _id }) => _id === lineId);
    const [item, line] = [order.items[place], taken[place]];
    if (!restock || !item || !line) return [];
    const { size, nicotineStrength } = item;
    return [{ productId: line.productId, quantity, size, nicotineStrength }];
  });
}
