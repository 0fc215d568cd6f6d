/** The right of withdrawal: each declaration is recorded once, with a dated receipt, and the shop says what becomes of it. */
import { dayInParis, lastWithdrawalDay, withdrawalStepLabel } from '@nuee/domain';
import type { Receipt, WithdrawalStatus } from '@nuee/domain/live';
import { v7 as uuid } from 'uuid';
import type { Reader, StoredOrder, StoredWithdrawal, Transaction } from '../db/storage.ts';
import { paymentStateOf } from '../db/tables/orders.ts';
import { receiptKey } from '../db/tables/service.ts';
import { ApiError } from '../http/apiError.ts';
import { isId } from '../http/isId.ts';
import { type Actor, command } from './command.ts';
import { ownOrderOf, recorded } from './orders.ts';
import { emailKey } from './users.ts';

interface Declaration {
  readonly orderNumber: string;
  readonly email: string;
  readonly name: string;
  readonly reason?: string | undefined;
}

interface Received {
  readonly receipt: Receipt;
  /** Whether it wasn't issued before. */
  readonly isNew: boolean;
}

/**
 * Declares the withdrawal of a customer's own order.
 *
 * Throws an ApiError: 404 when the order belongs to another customer, 409 when it was cancelled or the period is over.
 */
export async function withdrawFromOrder(
  t: Transaction,
  actor: Actor,
  { id, userId, reason }: { id: string; userId: string; reason?: string | undefined },
): Promise<Received> {
  const stored = await ownOrderOf(t, id, userId);
  const { order, customer } = stored;
  const refusal = refusalOf(stored, actor.now);
  const declaration = {
    orderNumber: order.orderNumber,
    email: customer?.email ?? '',
    name: customer?.name ?? '',
    reason,
  };
  if (refusal !== undefined && (await receiptOf(t, declaration)) === undefined) throw new ApiError(409, refusal);
  return receive(t, actor, { declaration, stored, mail: 'whole' });
}

/** Whether the order is of the customer with that e-mail. */
export function isOrderOf(stored: StoredOrder | undefined, email: string): stored is StoredOrder {
  return stored?.customer !== undefined && emailKey(stored.customer.email) === emailKey(email);
}

/**
 * Declares a withdrawal without login; it is recorded whether or not the order exists.
 *
 * @param id of the order with this number, if there is one.
 * @param mayMail whether a stranger who got no order here may be written to.
 */
export async function withdraw(
  t: Transaction,
  actor: Actor,
  { declaration, id, mayMail }: { declaration: Declaration; id: string | undefined; mayMail: boolean },
): Promise<Receipt> {
  const order = id === undefined ? undefined : await t.get('orders', id);
  if (!isOrderOf(order, declaration.email)) {
    return (await receive(t, actor, { declaration, mail: mayMail ? 'bare' : 'none' })).receipt;
  }
  const isDue = refusalOf(order, actor.now) === undefined;
  return (await receive(t, actor, { declaration, stored: isDue ? order : undefined, mail: 'whole' })).receipt;
}

interface Reception {
  readonly declaration: Declaration;
  /** The order that it is about, if it can be withdrawn from. */
  readonly stored?: StoredOrder | undefined;
  /** `whole` quotes the declaration, for the order's customer only: a stranger may have typed any other address. */
  readonly mail: 'whole' | 'bare' | 'none';
}

const receive = command<Reception, Received>(async (t, actor, { declaration, stored, mail }) => {
  const before = await receiptOf(t, declaration);
  if (before) return { answer: { receipt: before, isNew: false } };
  const { orderNumber, email, name, reason } = declaration;
  const receiptId = uuid();
  const receivedAt = actor.now.toISOString();
  const status = stored && paymentStateOf(stored) === 'refunded' ? 'refunded' : 'received';
  await t.add('withdrawals', receiptId, {
    orderNumber,
    name,
    email,
    createdAt: receivedAt,
    status,
    ...(reason ? { reason } : {}),
    ...(stored ? { orderId: stored.order._id } : {}),
  });
  if (stored) {
    const entry = { what: 'withdrawal', ...(reason ? { text: reason } : {}) } as const;
    await t.put('orders', stored.order._id, recorded({ ...stored, receiptId, withdrawalStatus: status }, actor, entry));
  }
  const data = { receiptId, ...(mail === 'whole' && { orderNumber, isQuoted: 'yes' }) };
  return {
    answer: { receipt: { receiptId, receivedAt }, isNew: true },
    calls: [{ event: 'withdrawal', about: receiptId }],
    mails: mail === 'none' ? [] : [{ kind: 'withdrawal-received', to: email, data }],
  };
});

interface StatusChange {
  readonly id: string;
  readonly status: WithdrawalStatus;
  /** Why it is refused. */
  readonly reason?: string | undefined;
}

/**
 * Says what becomes of a declaration. Setting the current status again changes nothing.
 *
 * Throws an ApiError: 404 when there is no such declaration, 409 when its order is paid back, 422 when it is refused without a reason.
 */
export const changeWithdrawal = command<StatusChange, StoredWithdrawal>(async (t, actor, { id, status, reason }) => {
  if (status === 'refused' && !reason) throw new ApiError(422, 'Une rétractation refusée a besoin d’un motif.');
  const order = await orderOfWithdrawal(t, id);
  const withdrawal = isId(id) ? await t.get('withdrawals', id) : undefined;
  if (!withdrawal) throw new ApiError(404, 'Cette rétractation n’existe pas.');
  const { status: from = 'received', refusal: _, ...rest } = withdrawal;
  if (from === status) return { answer: withdrawal };
  if (order && paymentStateOf(order) === 'refunded')
    throw new ApiError(409, 'Sa commande est remboursée\u00a0: sa rétractation l’est aussi.');
  const text = status === 'refused' ? reason : undefined;
  const changed = { ...rest, status, ...(text !== undefined && { refusal: text }) };
  await t.put('withdrawals', id, changed);
  const journal = [{ what: 'withdrawal.status', target: id, name: order?.order.orderNumber ?? '', from, to: status }];
  if (!order) return { answer: changed, journal };
  const entry = { what: 'withdrawal', to: status, ...(text !== undefined && { text }) } as const;
  await t.put('orders', order.order._id, recorded({ ...order, withdrawalStatus: status }, actor, entry));
  const message = [`Commande ${order.order.orderNumber}.`, text].filter(Boolean).join(' ');
  const notification = { userId: order.userId, title: withdrawalStepLabel(status), message, type: 'order' } as const;
  return { answer: changed, journal, notifications: [notification] };
});

/** Read before the declaration, as whoever pays an order back does. */
async function orderOfWithdrawal(t: Transaction, id: string): Promise<StoredOrder | undefined> {
  const [row] = await t.query((db) => db.selectFrom('withdrawals').select('order_id').where('id', '=', id).execute());
  return row?.order_id ? t.get('orders', row.order_id) : undefined;
}

/** The order with its withdrawal, if it has one, ended by the refund. */
export async function endedByRefund(t: Transaction, stored: StoredOrder): Promise<StoredOrder> {
  if (stored.receiptId === undefined) return stored;
  const withdrawal = await t.get('withdrawals', stored.receiptId);
  if (withdrawal) {
    const { refusal: _, ...rest } = withdrawal;
    await t.put('withdrawals', stored.receiptId, { ...rest, status: 'refunded' });
  }
  return { ...stored, withdrawalStatus: 'refunded' };
}

async function receiptOf(t: Reader, declaration: Declaration): Promise<Receipt | undefined> {
  const [row] = await t.query((db) =>
    db
      .selectFrom('withdrawals')
      .select(['id', 'created_at'])
      .where('receipt_key', '=', receiptKey(declaration))
      .execute(),
  );
  return row && { receiptId: row.id, receivedAt: row.created_at };
}

function refusalOf({ order }: StoredOrder, now: Date): string | undefined {
  if (order.status === 'cancelled') return 'Cette commande est annulée\u00a0: il n’y a plus rien à quoi renoncer.';
  if (order.deliveredAt === undefined) return undefined;
  const isOver = dayInParis(now) > lastWithdrawalDay(order.deliveredAt);
  return isOver ? 'Le délai de 14 jours après la livraison est passé.' : undefined;
}
