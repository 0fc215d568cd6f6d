/** An internal note on the timeline of an order. */
import type { StoredOrder, Transaction } from '../db/storage.ts';
import { orderOf, recorded } from './orders.ts';
import { type Actor, writeJournal } from './records.ts';

/** Throws an ApiError 404 when there is no such order. */
export async function addOrderNote(
  t: Transaction,
  actor: Actor,
  { id, text }: { id: string; text: string },
): Promise<StoredOrder> {
  const changed = recorded(await orderOf(t, id), actor, { what: 'note', text });
  await t.put('orders', id, changed);
  await writeJournal(t, actor, { what: 'order.note', target: id, name: changed.order.orderNumber });
  return changed;
}
