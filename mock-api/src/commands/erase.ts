/** Erases an account: personal data is deleted, and records that the law requires are kept without the name. */
import { ApiError } from '../apiError.ts';
import type { StoredOrder, StoredUser, Transaction } from '../storage/storage.ts';
import { forgetSubscriber } from './newsletter.ts';
import { emailKey, keepAnOwner } from './users.ts';
import { receiptKey } from './withdraw.ts';

/** The ids of the customer's records, read before the transaction. */
export interface Belongings {
  readonly orders: readonly string[];
  readonly tickets: readonly string[];
  readonly notifications: readonly string[];
  readonly mails: readonly string[];
  readonly withdrawals: readonly string[];
}

const onTheirWay: ReadonlySet<string> = new Set(['pending', 'processing', 'shipped']);

/** Throws an ApiError 409 while an order is still open, or when this is the last active owner. */
export function eraseUser(
  t: Transaction,
  user: StoredUser,
  { orders, tickets, notifications, mails, withdrawals }: Belongings,
): void {
  keepAnOwner(t, user.id);
  const stored = orders.flatMap((id) => t.get('orders', id) ?? []);
  if (stored.some(({ order }) => onTheirWay.has(order.status))) {
    throw new ApiError(
      409,
      'Une de vos commandes est en cours\u00a0: votre compte pourra être supprimé une fois qu’elle sera livrée.',
    );
  }
  for (const one of stored) t.put('orders', one.order._id, withoutName(one));
  // Including one that was declared since they were listed.
  const receipts = stored.flatMap(({ receiptId }) => receiptId ?? []);
  for (const id of new Set([...withdrawals, ...receipts])) forgetWithdrawer(t, id);
  for (const id of tickets) t.del('tickets', id);
  for (const id of notifications) t.del('notifications', id);
  for (const id of mails) {
    const mail = t.get('mails', id);
    // Mails that are still in the outbox must not be sent any more.
    if (mail?.status === 'waiting') t.del('mails', id);
    else if (mail) t.put('mails', id, { ...mail, to: '', data: {} });
  }
  forgetSubscriber(t, emailKey(user.email));
  t.del('favorites', user.id);
  t.del('carts', user.id);
  for (const id of t.get('openedSessions', user.id)?.ids ?? []) t.del('sessions', id);
  t.del('openedSessions', user.id);
  t.del('emails', emailKey(user.email));
  t.del('users', user.id);
}

/** The withdrawal stays, with its dates; the person and the reason are removed. */
function forgetWithdrawer(t: Transaction, id: string): void {
  const withdrawal = t.get('withdrawals', id);
  if (!withdrawal) return;
  t.del('receipts', receiptKey(withdrawal));
  const { reason: _, ...rest } = withdrawal;
  t.put('withdrawals', id, { ...rest, name: '', email: '' });
}

function withoutName(stored: StoredOrder): StoredOrder {
  const nobody = {
    firstName: 'Client',
    lastName: 'supprimé',
    street: '',
    city: '',
    postalCode: '',
    country: '',
    phone: '',
  };
  const { notes: _, ...order } = stored.order;
  // The reason is in her own words, so it may identify her.
  const timeline = stored.timeline?.map(({ text, ...entry }) =>
    text === undefined || entry.what === 'withdrawal' ? entry : { ...entry, text },
  );
  return {
    ...stored,
    ...(timeline && { timeline }),
    customer: { name: 'Client supprimé', email: '' },
    order: { ...order, shippingAddress: nobody, billingAddress: nobody },
  };
}
