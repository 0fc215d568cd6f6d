/** Limits the unpaid orders of a customer: each of them reserves stock, and costs her nothing. */

import type { Reader } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';

const maxUnpaid = 3;

/** Throws an ApiError 409 when the customer has the maximum number of unpaid orders. */
export async function refuseManyUnpaid(t: Reader, userId: string): Promise<void> {
  const waiting = await t.query((db) =>
    db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', userId)
      .where('payment_status', '=', 'pending')
      .where('status', '<>', 'cancelled')
      .limit(maxUnpaid)
      .execute(),
  );
  if (waiting.length < maxUnpaid) return;
  throw new ApiError(
    409,
    `${maxUnpaid} de vos commandes attendent leur paiement\u00a0: réglez ou annulez l’une d’elles pour en passer une autre.`,
  );
}
