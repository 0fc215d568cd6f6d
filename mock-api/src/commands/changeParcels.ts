/** The parcels of an order that has left: the number of one comes later, or was wrong. */
import type { Parcel } from '@nuee/domain';
import type { StoredOrder } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { command } from './command.ts';
import { orderOf } from './orders.ts';

interface Change {
  readonly id: string;
  readonly parcels: readonly Parcel[];
}

/** Throws an ApiError: 404 when there is no such order, 409 when it hasn't left. */
export const changeParcels = command<Change, StoredOrder>(async (t, _actor, { id, parcels }) => {
  const { parcels: _, ...stored } = await orderOf(t, id);
  const { status, orderNumber } = stored.order;
  if (status !== 'shipped' && status !== 'delivered')
    throw new ApiError(409, `La commande ${orderNumber} n’est pas partie\u00a0: elle n’a pas encore de colis.`);
  const changed = parcels.length === 0 ? stored : { ...stored, parcels };
  await t.put('orders', id, changed);
  return { answer: changed, journal: [{ what: 'order.parcels', target: id, name: orderNumber }] };
});
