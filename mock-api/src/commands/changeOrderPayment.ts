/** Changes the payment status of an order. The number of its invoice is assigned in the same transaction. */
import type { PaymentState } from '@nuee/domain/live';
import type { StoredOrder, Transaction } from '../db/storage.ts';
import { paymentStateOf } from '../db/tables/orders.ts';
import { ApiError } from '../http/apiError.ts';
import { type Actor, command, onlyChanged } from './command.ts';
import { issueInvoice } from './invoices.ts';
import { orderOf, recorded, sendWaitingMail } from './orders.ts';
import { refundWhole } from './refundOrder.ts';

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
  if (paymentStatus === 'refunded') return refundWhole(t, actor, withReference);
  return settleAndJournal(t, actor, { stored: withReference, to: paymentStatus });
}

interface Settlement {
  readonly stored: StoredOrder;
  readonly to: Exclude<PaymentState, 'refunded'>;
  /** Stands in the timeline beside the new state. */
  readonly text?: string;
  /** Whether the customer gets no mail. */
  readonly quiet?: boolean;
}

/** Stores the order in its new state, with its numbers. */
export const settle = command<Settlement, StoredOrder>(async (t, actor, { stored, to, text, quiet = false }) => {
  const { order, customer } = stored;
  const from = paymentStateOf(stored);
  const entry = { what: 'payment', from, to, ...(text === undefined ? {} : { text }) } as const;
  const moved = recorded({ ...stored, paymentStatus: to }, actor, entry);
  const paid = { ...moved, order: { ...order, isPaid: true, paidAt: actor.now.toISOString() } };
  const settled = to === 'paid' ? await issueInvoice(t, actor, paid) : moved;
  await t.put('orders', order._id, settled);
  const isSaid = to === 'paid' && !quiet && (await sendWaitingMail(t, order, actor.now));
  const data = { orderId: order._id, orderNumber: order.orderNumber };
  return {
    answer: settled,
    mails:
      to === 'paid' && !isSaid && !quiet && customer?.email ? [{ kind: 'order-paid', to: customer.email, data }] : [],
  };
});

/** For what the shop or the provider says of a payment; the simulated one of a customer isn't in the journal. */
export const settleAndJournal = command<Settlement, StoredOrder>(async (t, actor, settlement) => {
  const { order } = settlement.stored;
  const [from, to] = [paymentStateOf(settlement.stored), settlement.to];
  const answer = await settle(t, actor, settlement);
  const journal = [{ what: 'order.payment', target: order._id, name: order.orderNumber, from, to }];
  return { answer, journal: onlyChanged(journal) };
});

const refusals: Readonly<Record<PaymentState, string>> = {
  pending: 'Cette commande n’est pas payée.',
  failed: 'Cette commande n’est pas payée.',
  paid: 'Cette commande est déjà payée\u00a0: elle peut seulement être remboursée.',
  refunded: 'Cette commande est déjà remboursée.',
};
