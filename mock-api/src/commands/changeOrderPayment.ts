/** An order is paid, is not, or is paid back. The invoice's number and the credit note's are given in this transaction. */
import type { PaymentState } from '@nuee/domain/live';
import { ApiError } from '../apiError.ts';
import { paymentStateOf } from '../presenters/orders.ts';
import type { StoredOrder, Transaction } from '../storage/storage.ts';
import { orderOf, recorded } from './orders.ts';
import { withCredit, withInvoice } from './papers.ts';
import { type Actor, queueMail, writeJournal } from './records.ts';

/** What may follow each state: money that came can only go back, and what went back stays there. */
const next: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['paid', 'failed'],
  failed: ['pending', 'paid'],
  paid: ['refunded'],
  refunded: [],
};

/**
 * The order as it is then; its status stays. The same state again changes nothing.
 *
 * Throws an ApiError: 404 when there is no such order, 409 when its state forbids this one.
 */
export function changeOrderPayment(
  t: Transaction,
  actor: Actor,
  { id, paymentStatus, reference }: { id: string; paymentStatus: PaymentState; reference?: string | undefined },
): StoredOrder {
  const stored = orderOf(t, id);
  const from = paymentStateOf(stored);
  if (from === paymentStatus) return stored;
  if (!next[from].includes(paymentStatus)) throw new ApiError(409, refusals[from]);
  const withReference = reference ? { ...stored, paymentReference: reference } : stored;
  const changed = settle(t, actor, withReference, paymentStatus);
  t.put('orders', id, changed);
  writeJournal(t, actor, {
    what: 'order.payment',
    target: id,
    name: stored.order.orderNumber,
    from,
    to: paymentStatus,
  });
  return changed;
}

/** The order in its new state, with its numbers and its mail; whoever calls keeps it. */
export function settle(t: Transaction, actor: Actor, stored: StoredOrder, to: PaymentState): StoredOrder {
  const { order, customer } = stored;
  const from = paymentStateOf(stored);
  const mail = (kind: 'order-paid' | 'order-refunded') => {
    if (customer?.email) {
      queueMail(t, actor, kind, customer.email, { orderId: order._id, orderNumber: order.orderNumber });
    }
  };
  const moved = recorded({ ...stored, paymentStatus: to }, actor, { what: 'payment', from, to });
  if (to === 'paid') {
    mail('order-paid');
    return withInvoice(t, actor, { ...moved, order: { ...order, isPaid: true, paidAt: actor.now.toISOString() } });
  }
  if (to !== 'refunded') return moved;
  mail('order-refunded');
  return withCredit(t, actor, { ...moved, order: { ...order, isPaid: false } });
}

const refusals: Readonly<Record<PaymentState, string>> = {
  pending: 'Cette commande n’est pas payée.',
  failed: 'Cette commande n’est pas payée.',
  paid: 'Cette commande est déjà payée\u00a0: elle peut seulement être remboursée.',
  refunded: 'Cette commande est déjà remboursée.',
};
