/** Records that an order is paid, as its owner reads on the bank's statement, and takes that back for ten seconds. */
import { reasonSettled } from '@nuee/domain';
import { type ReceivedPayment, undoMilliseconds } from '@nuee/domain/live';
import { v7 as uuid } from 'uuid';
import type { StoredOrder, Transaction } from '../db/storage.ts';
import { paymentStateOf } from '../db/tables/orders.ts';
import { ApiError } from '../http/apiError.ts';
import { settleAndJournal } from './changeOrderPayment.ts';
import { type Actor, command } from './command.ts';
import { documentNumberOf } from './invoices.ts';
import { orderOf, recorded } from './orders.ts';

interface Received {
  readonly stored: StoredOrder;
  /** The id of a change that can be undone. */
  readonly change?: string;
}

/**
 * Returns the paid order. Its mail waits ten seconds, and its invoice with it: a number that was taken can't be given back. Money for
 * anything but a transfer, or for a cancelled order, is recorded for good; the customer of a cancelled order gets no mail.
 *
 * Throws an ApiError: 404 when there is no such order, 409 when it is paid already.
 */
export async function receivePayment(
  t: Transaction,
  actor: Actor,
  { id, reference }: ReceivedPayment,
): Promise<Received> {
  const stored = await orderOf(t, id);
  const { order, customer } = stored;
  const isCancelled = order.status === 'cancelled';
  const reason = reasonSettled({ paymentStatus: paymentStateOf(stored) });
  if (reason) throw new ApiError(409, `Cette commande est ${reason}.`);
  const text = reference ? { text: reference } : {};
  const withReference = reference ? { ...stored, paymentReference: reference } : stored;
  if (order.paymentMethod === 'bank-transfer' && !isCancelled && customer?.email) {
    return receiveUndoably(t, actor, { before: stored, stored: withReference, to: customer.email, ...text });
  }
  return {
    stored: await settleAndJournal(t, actor, { stored: withReference, to: 'paid', quiet: isCancelled, ...text }),
  };
}

interface Undoable {
  readonly before: StoredOrder;
  readonly stored: StoredOrder;
  /** Her e-mail. */
  readonly to: string;
  readonly text?: string;
}

const receiveUndoably = command<Undoable, Received>(async (t, { who, now }, { before, stored, to, text }) => {
  const { order } = stored;
  const { _id: id, orderNumber } = order;
  const [from, at, due] = [paymentStateOf(stored), now.toISOString(), new Date(now.getTime() + undoMilliseconds)];
  const entry = { what: 'payment', from, to: 'paid', ...(text !== undefined && { text }) } as const;
  const paid = recorded(
    { ...stored, paymentStatus: 'paid', order: { ...order, isPaid: true, paidAt: at } },
    { who, now },
    entry,
  );
  await t.put('orders', id, paid);
  const mail = { id: uuid(), kind: 'order-paid', to, data: { orderId: id, orderNumber }, due } as const;
  const row = {
    id: uuid(),
    order_id: id,
    made_at: at,
    ends_at: due.toISOString(),
    what: 'payment' as const,
    status_from: from,
    status_to: 'paid',
    payment_reference: before.paymentReference ?? null,
    delivered_at: null,
    parcels: null,
    mail_id: mail.id,
    notification_id: '',
  };
  await t.query((db) => db.insertInto('changes').values(row).execute());
  const journal = [{ what: 'order.payment', target: id, name: orderNumber, from, to: 'paid' }];
  return { answer: { stored: paid, change: row.id }, mails: [mail], journal };
});

/** The order as it was before its payment, which `change` keeps; undefined once its invoice is numbered, or it is refunded. */
export function unpaidAgain(
  actor: Actor,
  stored: StoredOrder,
  change: { made_at: string; status_from: string; payment_reference: string | null },
): StoredOrder | undefined {
  const { paymentReference: _r, ...rest } = stored;
  const { paidAt: _p, ...order } = stored.order;
  const from = change.status_from === 'failed' ? 'failed' : 'pending';
  const last = stored.timeline?.findLast(({ what }) => what === 'payment');
  if (last?.to !== 'paid' || last.at !== change.made_at || stored.invoiceNumber !== undefined) return undefined;
  const before = {
    ...rest,
    ...(change.payment_reference !== null && { paymentReference: change.payment_reference }),
    paymentStatus: from,
    order: { ...order, isPaid: false },
  } as const;
  return recorded(before, actor, { what: 'payment', from: 'paid', to: from });
}

/** Issues the invoice of a received payment, when its mail leaves: from then on it can't be taken back. */
export async function invoiceReceived(t: Transaction, now: Date, id: string): Promise<void> {
  const stored = await t.get('orders', id);
  if (stored && stored.invoiceNumber === undefined && paymentStateOf(stored) === 'paid') {
    await documentNumberOf(t, { who: 'shop', now }, stored, { kind: 'invoice' });
  }
}

/** Nothing of the order can be taken back any more: what it was before is forgotten, and its customer's mails go with her. */
export async function endChanges(t: Transaction, id: string): Promise<void> {
  const ended = await t.query((db) =>
    db.deleteFrom('changes').where('order_id', '=', id).returning(['what', 'made_at']).execute(),
  );
  const payment = ended.find(({ what }) => what === 'payment');
  if (payment) await invoiceReceived(t, new Date(payment.made_at), id);
}
