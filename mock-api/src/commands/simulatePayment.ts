/** The payment that the demonstration simulates. In service only the provider's notification pays an order. */
import type { StoredOrder, Transaction } from '../db/storage.ts';
import { paymentStateOf } from '../db/tables/orders.ts';
import { ApiError } from '../http/apiError.ts';
import { settle } from './changeOrderPayment.ts';
import type { Actor } from './command.ts';
import { ownOrderOf } from './orders.ts';

/**
 * Returns the paid order. The answer to the first call may have been lost: paying again changes nothing.
 *
 * Throws an ApiError: 404 when the order belongs to another customer, 409 when it can't be paid, or not with this payment.
 */
export async function simulatePayment(
  t: Transaction,
  actor: Actor,
  { id, userId, paymentId }: { id: string; userId: string; paymentId: string },
): Promise<StoredOrder> {
  const stored = await ownOrderOf(t, id, userId);
  const { order } = stored;
  if (stored.paymentId === paymentId) return stored;
  const state = paymentStateOf(stored);
  if (state === 'paid') throw new ApiError(409, 'Cette commande est déjà payée.');
  if (state === 'refunded') throw new ApiError(409, 'Cette commande est déjà remboursée.');
  if (order.status === 'cancelled') throw new ApiError(409, 'Cette commande est annulée.');
  if (order.paymentMethod !== 'card') throw new ApiError(409, 'Cette commande ne se paie pas par carte.');
  if (await t.get('payments', paymentId)) throw new ApiError(409, 'Ce paiement a déjà réglé une autre commande.');
  const paid = await settle(t, actor, { stored: { ...stored, paymentId }, to: 'paid' });
  await t.put('payments', paymentId, { orderId: id });
  return paid;
}
