/** Changes the status of an order; every transition is allowed. Cancelling returns the stock, and reopening takes it again. */
import {
  type OrderStatus,
  objectionsTo,
  orderStatusLabel,
  type Parcel,
  refundedTotalOf,
  warningSentence,
} from '@nuee/domain';
import { type MailKind, undoMilliseconds } from '@nuee/domain/live';
import { v7 as uuid } from 'uuid';
import type { StoredOrder, Transaction } from '../db/storage.ts';
import { jsonOr } from '../db/tables/values.ts';
import { ApiError } from '../http/apiError.ts';
import { orderWarningsOf } from '../presenters/orders.ts';
import { type Actor, command } from './command.ts';
import { orderOf, recorded, sendWaitingMail } from './orders.ts';
import { returnStock, takenOf, takeStock } from './stock.ts';

const mailOf: Partial<Record<OrderStatus, MailKind>> = {
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
};

interface StatusChange {
  readonly id: string;
  readonly status: OrderStatus;
  /** Whether the customer gets a mail; she gets the notification in any case. */
  readonly notify: boolean;
  /** Used with `shipped` only. */
  readonly parcels?: readonly Parcel[] | undefined;
  /** Whether it can be undone for ten seconds, during which its mail waits. */
  readonly isUndoable?: boolean;
  /** Whether it is refused where something speaks against it, since nobody was asked about this order. */
  readonly isUnquestioned?: boolean;
}

interface Changed {
  readonly stored: StoredOrder;
  /** The id of a change that can be undone. */
  readonly change?: string;
}

/**
 * Returns the changed order. Setting the current status again changes nothing.
 *
 * Throws an ApiError: 404 when there is no such order, 409 when a cancelled order can't be reopened for lack of stock, or nobody was asked.
 */
export const changeOrderStatus = command<StatusChange, Changed>(async (t, actor, change) => {
  const { id, status, isUndoable = false, isUnquestioned = false } = change;
  const stored = await orderOf(t, id);
  const { order, customer } = stored;
  if (order.status === status) return { answer: { stored } };
  const [objection] = isUnquestioned
    ? objectionsTo(status, { status: order.status, warnings: orderWarningsOf(stored) })
    : [];
  const refundedTotal = refundedTotalOf(stored.refunds ?? []);
  if (objection) throw new ApiError(409, warningSentence(objection, { ...order, refundedTotal }));
  const changed = await withStatus(t, actor, change.status === 'shipped' ? sentOff(stored, change) : stored, status);
  await t.put('orders', id, changed);
  // What is told of the order later follows what is told first.
  await sendWaitingMail(t, order, actor.now);
  const due = new Date(actor.now.getTime() + (isUndoable ? undoMilliseconds : 0));
  const kind = mailOf[status];
  const data = { orderId: id, orderNumber: order.orderNumber };
  const mails = change.notify && kind && customer?.email ? [{ id: uuid(), kind, to: customer.email, data, due }] : [];
  const notification = {
    id: uuid(),
    userId: stored.userId,
    title: `Commande ${orderStatusLabel(status, 'account').toLowerCase()}`,
    message: `Votre commande ${order.orderNumber} est ${orderStatusLabel(status, 'account').toLowerCase()}.`,
    type: 'order',
    link: `/commande-confirmee/${id}`,
  } as const;
  const journal = [{ what: 'order.status', target: id, name: order.orderNumber, from: order.status, to: status }];
  const told = { journal, mails, notifications: [notification] };
  if (!isUndoable) return { answer: { stored: changed }, ...told };
  const row = {
    id: uuid(),
    order_id: id,
    made_at: actor.now.toISOString(),
    ends_at: due.toISOString(),
    what: 'status' as const,
    status_from: order.status,
    status_to: status,
    payment_reference: null,
    delivered_at: order.deliveredAt ?? null,
    parcels: jsonOr(stored.parcels),
    mail_id: mails[0]?.id ?? null,
    notification_id: notification.id,
  };
  await t.query((db) => db.insertInto('changes').values(row).execute());
  return { answer: { stored: changed, change: row.id }, ...told };
});

/** The order in another status, with its timeline; its stock is returned or taken. */
export async function withStatus(
  t: Transaction,
  actor: Actor,
  stored: StoredOrder,
  status: OrderStatus,
): Promise<StoredOrder> {
  const { order } = stored;
  const { _id, orderNumber } = order;
  const cause = { ...actor, order: { _id, orderNumber } };
  if (status === 'cancelled') await returnStock(t, takenOf(stored), { ...cause, why: 'cancelled' });
  else if (order.status === 'cancelled') await takeStock(t, takenOf(stored), { ...cause, why: 'reopened' });
  const { deliveredAt: _, ...rest } = order;
  const isDelivered = status === 'delivered';
  const deliveredAt = isDelivered ? { deliveredAt: actor.now.toISOString() } : {};
  return recorded({ ...stored, order: { ...rest, status, isDelivered, ...deliveredAt } }, actor, {
    what: 'status',
    from: order.status,
    to: status,
  });
}

/** With these parcels; earlier ones would be wrong. */
function sentOff({ parcels: _, ...stored }: StoredOrder, { parcels = [] }: StatusChange): StoredOrder {
  return parcels.length === 0 ? stored : { ...stored, parcels };
}
