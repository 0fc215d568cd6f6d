/** Takes a change of an order's status back, as if it had never been: its mail, its notification, its stock, its parcels. */
import { orderStatusFromValue, type Parcel } from '@nuee/domain';
import type { StoredOrder } from '../db/storage.ts';
import { parsedOr } from '../db/tables/values.ts';
import { ApiError } from '../http/apiError.ts';
import { isId } from '../http/isId.ts';
import { withStatus } from './changeOrderStatus.ts';
import { command } from './command.ts';
import { orderOf } from './orders.ts';

/**
 * Returns the order as it was, with both changes in its timeline.
 *
 * Throws an ApiError: 404 when there is no such change, 409 when it is too old, its mail has left, the status has changed since, or a
 * cancelled order can't be reopened for lack of stock.
 */
export const undoChange = command<string, StoredOrder>(async (t, actor, id) => {
  const change = isId(id)
    ? await t.query((db) => t.lock(db.selectFrom('changes').selectAll().where('id', '=', id)).executeTakeFirst())
    : undefined;
  if (!change || change.ends_at <= actor.now.toISOString()) throw tooLate(change ? 409 : 404);
  const stored = await orderOf(t, change.order_id);
  const before = orderStatusFromValue(change.status_from);
  const last = stored.timeline?.findLast(({ what }) => what === 'status');
  if (!before || stored.order.status !== change.status_to || last?.at !== change.made_at) throw tooLate(409);
  if (change.mail_id !== null) {
    const mail = await t.get('mails', change.mail_id);
    if (mail && (mail.status !== 'waiting' || mail.claimedUntil !== undefined)) throw tooLate(409);
    await t.del('mails', change.mail_id);
  }
  await t.del('notifications', change.notification_id);
  const { parcels: _p, ...order } = await withStatus(t, actor, stored, before);
  const parcels = parsedOr<Parcel[]>(change.parcels);
  const { deliveredAt: _d, ...rest } = order.order;
  const undone: StoredOrder = {
    ...order,
    ...(parcels && { parcels }),
    order: { ...rest, ...(change.delivered_at !== null && { deliveredAt: change.delivered_at }) },
  };
  await t.put('orders', change.order_id, undone);
  await t.query((db) => db.deleteFrom('changes').where('id', '=', id).execute());
  const told = { what: 'order.undo', target: change.order_id, name: stored.order.orderNumber };
  return { answer: undone, journal: [{ ...told, from: change.status_to, to: before }] };
});

const tooLate = (status: 404 | 409) =>
  new ApiError(status, 'Ce changement ne peut plus être annulé\u00a0: changez le statut de la commande.');
