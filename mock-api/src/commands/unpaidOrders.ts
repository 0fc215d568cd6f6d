/** How many orders of a customer may wait for their payment: each of them keeps its stock from others, and costs her nothing. */
import { ApiError } from '../apiError.ts';
import { paymentStateOf } from '../presenters/orders.ts';
import { unpaidKey } from '../storage/personal.ts';
import type { Transaction } from '../storage/storage.ts';

const mostUnpaid = 3;

/** Adds an order to those that wait. Throws an ApiError 409 when as many do as may. */
export function addUnpaid(t: Transaction, userId: string, orderId: string): void {
  const waiting = (t.get('idLists', unpaidKey(userId))?.ids ?? []).filter((id) => {
    const stored = t.get('orders', id);
    return stored && stored.order.status !== 'cancelled' && paymentStateOf(stored) === 'pending';
  });
  if (waiting.length >= mostUnpaid) {
    throw new ApiError(
      409,
      `${mostUnpaid} de vos commandes attendent leur paiement\u00a0: réglez ou annulez l’une d’elles pour en passer une autre.`,
    );
  }
  t.put('idLists', unpaidKey(userId), { ids: [...waiting, orderId] });
}
