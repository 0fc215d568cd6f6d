/** Takes a change of an order's status, or its payment, back, as if it had never been: its mail, its notification, its stock, its parcels. */
import { orderStatusFromValue, type Parcel } from '@nuee/domain';
import { may, type Role } from '@nuee/domain/live';
import type { StoredOrder, Transaction } from '../db/storage.ts';
import { parsedOr } from '../db/tables/values.ts';
import { ApiError } from '../http/apiError.ts';
import { isId } from '../http/isId.ts';
import { withStatus } from './changeOrderStatus.ts';
import { type Actor, command } from './command.ts';
import { orderOf } from './orders.ts';
import { unpaidAgain } from './receivePayment.ts';

/**
 * Returns the order as it was, with both changes in its timeline.
 *
 * Throws an ApiError: 404 when there is no such change, 403 when it is a payment and the role doesn't see to payments, 409 when it is too
 * old, its mail has left, the order has changed since, or a cancelled order can't be reopened for lack of stock.
 */
export const undoChange = command<{ id: string; role: Role }, StoredOrder>(async (t, actor, { id, role }) => {
  const change = isId(id)
    ? await t.query((db) => t.lock(db.selectFrom('changes').selectAll().where('id', '=', id)).executeTakeFirst())
    : undefined;
  if (!change || change.ends_at <= actor.now.toISOString()) throw tooLate(change ? 409 : 404);
  const isPayment = change.what === 'payment';
  if (isPayment && !may(role, 'payments')) throw new ApiError(403, 'Votre compte ne permet pas cette opération.');
  const stored = await orderOf(t, change.order_id);
  const undone = isPayment ? unpaidAgain(actor, stored, change) : await withFormerStatus(t, actor, stored, change);
  if (!undone) throw tooLate(409);
  if (change.mail_id !== null) {
    const mail = await t.get('mails', change.mail_id);
    if (mail && (mail.status !== 'waiting' || mail.claimedUntil !== undefined)) throw tooLate(409);
    await t.del('mails', change.mail_id);
  }
  await t.del('notifications', change.notification_id);
  await t.put('orders', change.order_id, undone);
  await t.query((db) => db.deleteFrom('changes').where('id', '=', id).execute());
  const told = { target: change.order_id, name: stored.order.orderNumber, from: change.status_to };
  return {
    answer: undone,
    journal: [{ ...told, what: isPayment ? 'order.payment' : 'order.undo', to: change.status_from }],
  };
});

interface StatusChange {
  readonly made_at: string;
  readonly status_from: string;
  readonly status_to: string;
  readonly delivered_at: string | null;
  readonly parcels: string | null;
}

/** Undefined where the status has changed since. */
async function withFormerStatus(
  t: Transaction,
  actor: Actor,
  stored: StoredOrder,
  change: StatusChange,
): Promise<StoredOrder | undefined> {
  const before = orderStatusFromValue(change.status_from);
  const last = stored.timeline?.findLast(({ what }) => what === 'status');
  if (!before || stored.order.status !== change.status_to || last?.at !== change.made_at) return undefined;
  const { parcels: _p, ...order } = await withStatus(t, actor, stored, before);
  const parcels = parsedOr<Parcel[]>(change.parcels);
  const { deliveredAt: _d, ...rest } = order.order;
  return {
    ...order,
    ...(parcels && { parcels }),
    order: { ...rest, ...(change.delivered_at !== null && { deliveredAt: change.delivered_at }) },
  };
}

const tooLate = (status: 404 | 409) =>
  new ApiError(status, 'Ce changement ne peut plus être annulé\u00a0: changez l’état de la commande.');
