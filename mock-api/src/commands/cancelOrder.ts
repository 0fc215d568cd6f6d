/** A customer cancels her own order. */
import { isCancellable } from '@nuee/domain';
import type { StoredOrder, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { changeOrderStatus } from './changeOrderStatus.ts';
import { type Actor, tell } from './command.ts';
import { ownOrderOf } from './orders.ts';

/**
 * Returns the cancelled order, whose stock is back; cancelling it again changes nothing. What was paid is refunded by the shop.
 *
 * Throws an ApiError: 404 when the order belongs to another customer, 409 when its parcel has left.
 */
export async function cancelOrder(
  t: Transaction,
  actor: Actor,
  { id, userId }: { id: string; userId: string },
): Promise<StoredOrder> {
  const { status } = (await ownOrderOf(t, id, userId)).order;
  if (status !== 'cancelled' && !isCancellable(status)) {
    throw new ApiError(
      409,
      'Cette commande est déjà partie\u00a0: elle ne peut plus être annulée. Vous avez 14\u00a0jours après sa livraison pour y renoncer.',
    );
  }
  const { stored } = await changeOrderStatus(t, actor, { id, status: 'cancelled', notify: true });
  if (status !== 'cancelled') await tell(t, actor, { calls: [{ event: 'cancellation', about: id }] });
  return stored;
}
