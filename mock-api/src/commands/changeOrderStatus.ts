/** Changes the status of an order; every transition is allowed. Cancelling returns the stock, and reopening takes it again. */
import { type OrderStatus, orderStatusLabel } from '@nuee/domain';
import type { MailKind } from '@nuee/domain/live';
import type { StoredOrder, Transaction } from '../db/storage.ts';
import { orderOf, recorded } from './orders.ts';
import { type Actor, notify, queueMail, writeJournal } from './records.ts';
import { returnStock, takeStock } from './stock.ts';

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
  /** The tracking link of the parcel; used with `shipped` only. */
  readonly trackingUrl?: string | undefined;
}

/**
 * Returns the changed order. Setting the current status again changes nothing.
 *
 * Throws an ApiError: 404 when there is no such order, 409 when a cancelled order can't be reopened for lack of stock.
 */
export async function changeOrderStatus(t: Transaction, actor: Actor, change: StatusChange): Promise<StoredOrder> {
  const { id, status } = change;
  const stored = await orderOf(t, id);
  const { order, taken = [], customer } = stored;
  if (order.status === status) return stored;
  const { _id, orderNumber } = order;
  const cause = { ...actor, order: { _id, orderNumber } };
  if (status === 'cancelled') await returnStock(t, taken, { ...cause, why: 'cancelled' });
  else if (order.status === 'cancelled') await takeStock(t, taken, { ...cause, why: 'reopened' });

  const at = actor.now.toISOString();
  const { deliveredAt: _, ...rest } = order;
  const isDelivered = status === 'delivered';
  const changed = recorded(
    {
      ...(status === 'shipped' ? sentOff(stored, change) : stored),
      order: { ...rest, status, isDelivered, ...(isDelivered ? { deliveredAt: at } : {}) },
    },
    actor,
    { what: 'status', from: order.status, to: status },
  );
  await t.put('orders', id, changed);
  await writeJournal(t, actor, {
    what: 'order.status',
    target: id,
    name: order.orderNumber,
    from: order.status,
    to: status,
  });
  const kind = mailOf[status];
  if (change.notify && kind && customer?.email) {
    await queueMail(t, actor, kind, customer.email, { orderId: id, orderNumber: order.orderNumber });
  }
  await notify(t, actor, {
    userId: stored.userId,
    title: `Commande ${orderStatusLabel(status, 'account').toLowerCase()}`,
    message: `Votre commande ${order.orderNumber} est ${orderStatusLabel(status, 'account').toLowerCase()}.`,
    type: 'order',
    link: `/commande-confirmee/${id}`,
  });
  return changed;
}

/** With the tracking link of this parcel; an earlier one would be wrong. */
function sentOff({ trackingUrl: _, ...stored }: StoredOrder, { trackingUrl }: StatusChange): StoredOrder {
  return trackingUrl === undefined ? stored : { ...stored, trackingUrl };
}
