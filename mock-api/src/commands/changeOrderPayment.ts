/** Changes the payment status of an order. The numbers of its invoice and credit note are assigned in the same transaction. */
import type { PaymentState } from '@nuee/domain/live';
import type { StoredOrder, Transaction } from '../db/storage.ts';
import { paymentStateOf } from '../db/tables/orders.ts';
import { ApiError } from '../http/apiError.ts';
import { issueCreditNote, issueInvoice } from './invoices.ts';
import { orderOf, recorded } from './orders.ts';
import { type Actor, queueMail, writeJournal } from './records.ts';

/** The transitions that are allowed: a payment can only be refunded, and a refund is final. */
const next: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['paid', 'failed'],
  failed: ['pending', 'paid'],
  paid: ['refunded'],
  refunded: [],
};

/**
 * Returns the changed order. Its order status stays the same; setting the current payment status again changes nothing.
 *
 * Throws an ApiError: 404 when there is no such order, 409 when the transition isn't allowed.
 */
export async function changeOrderPayment(
  t: Transaction,
  actor: Actor,
  { id, paymentStatus, reference }: { id: string; paymentStatus: PaymentState; reference?: string | undefined },
): Promise<StoredOrder> {
  const stored = await orderOf(t, id);
  const from = paymentStateOf(stored);
  if (from === paymentStatus) return stored;
  if (!next[from].includes(paymentStatus)) throw new ApiError(409, refusals[from]);
  const withReference = reference ? { ...stored, paymentReference: reference } : stored;
  const changed = await settle(t, actor, withReference, paymentStatus);
  await t.put('orders', id, changed);
  await writeJournal(t, actor, {
    what: 'order.payment',
    target: id,
    name: stored.order.orderNumber,
    from,
    to: paymentStatus,
  });
  return changed;
}

/**
 * Returns the order in its new state, with its numbers, and queues the mail unless it is `quiet`. The caller stores the order.
 *
 * @param text Stands in the timeline beside the new state.
 */
export async function settle(
  t: Transaction,
  actor: Actor,
  stored: StoredOrder,
  to: PaymentState,
  { text, quiet = false }: { text?: string; quiet?: boolean } = {},
): Promise<StoredOrder> {
  const { order, customer } = stored;
  const from = paymentStateOf(stored);
  const mail = async (kind: 'order-paid' | 'order-refunded') => {
    if (customer?.email && !quiet) {
      await queueMail(t, actor, kind, customer.email, { orderId: order._id, orderNumber: order.orderNumber });
    }
  };
  const moved = recorded({ ...stored, paymentStatus: to }, actor, {
    what: 'payment',
    from,
    to,
    ...(text === undefined ? {} : { text }),
  });
  if (to === 'paid') {
    await mail('order-paid');
    return issueInvoice(t, actor, { ...moved, order: { ...order, isPaid: true, paidAt: actor.now.toISOString() } });
  }
  if (to !== 'refunded') return moved;
  await mail('order-refunded');
  return issueCreditNote(t, actor, { ...moved, order: { ...order, isPaid: false } });
}

const refusals: Readonly<Record<PaymentState, string>> = {
  pending: 'Cette commande n’est pas payée.',
  failed: 'Cette commande n’est pas payée.',
  paid: 'Cette commande est déjà payée\u00a0: elle peut seulement être remboursée.',
  refunded: 'Cette commande est déjà remboursée.',
};
