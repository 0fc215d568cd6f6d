/** Erases an account: personal data is deleted, and records that the law requires are kept without the name. */
import { ApiError } from '../apiError.ts';
import type { Storage, StoredOrder, StoredUser, Transaction } from '../storage/storage.ts';
import { allListed } from '../storage/wholeLists.ts';
import { unpaidKey } from './unpaidOrders.ts';
import { emailKey, keepAnOwner } from './users.ts';
import { receiptKey } from './withdraw.ts';

/** The ids of the customer's records, read before the transaction. */
interface Belongings {
  readonly orders: readonly string[];
  readonly tickets: readonly string[];
  readonly notifications: readonly string[];
  readonly mails: readonly string[];
  readonly withdrawals: readonly string[];
}

export async function belongingsOf(storage: Pick<Storage, 'list'>, user: StoredUser): Promise<Belongings> {
  const own = emailKey(user.email);
  const idsOf = async (collection: 'orders' | 'tickets' | 'notifications'): Promise<string[]> =>
    (await allListed(storage, { collection, where: { owner: user.id } })).map(({ id }) => id);
  const mails = await allListed(storage, { collection: 'mails', q: user.email });
  // Including those declared without login, for an order that isn't hers or doesn't exist.
  const withdrawals = await allListed(storage, { collection: 'withdrawals', q: user.email });
  return {
    orders: await idsOf('orders'),
    tickets: await idsOf('tickets'),
    notifications: await idsOf('notifications'),
    mails: mails.filter(({ document }) => emailKey(document.to) === own).map(({ id }) => id),
    withdrawals: withdrawals.filter(({ document }) => emailKey(document.email) === own).map(({ id }) => id),
  };
}

const onTheirWay: ReadonlySet<string> = new Set(['pending', 'processing', 'shipped']);

export const hasOpenOrder = (t: Transaction, { orders }: Pick<Belongings, 'orders'>): boolean =>
  orders.some((id) => onTheirWay.has(t.get('orders', id)?.order.status ?? ''));

/** Throws an ApiError 409 while an order is still open, or when this is the last active owner. */
export function eraseUser(
  t: Transaction,
  user: StoredUser,
  { orders, tickets, notifications, mails, withdrawals }: Belongings,
): void {
  keepAnOwner(t, user.id);
  if (hasOpenOrder(t, { orders })) {
    throw new ApiError(
      409,
      'Une de vos commandes est en cours\u00a0: votre compte pourra être supprimé une fois qu’elle sera livrée.',
    );
  }
  const stored = orders.flatMap((id) => t.get('orders', id) ?? []);
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
  t.del('favorites', user.id);
  t.del('carts', user.id);
  t.del('idLists', unpaidKey(user.id));
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
