/** An internal note on the timeline of an order. */
import type { StoredOrder, Transaction } from '../storage/storage.ts';
import { orderOf, recorded } from './orders.ts';
import { type Actor, writeJournal } from './records.ts';

/** Throws an ApiError 404 when there is no such order. */
export function addOrderNote(t: Transaction, actor: Actor, { id, text }: { id: string; text: string }): StoredOrder {
  const changed = recorded(orderOf(t, id), actor, { what: 'note', text });
  t.put('orders', id, changed);
  writeJournal(t, actor, { what: 'order.note', target: id, name: changed.order.orderNumber });
  return changed;
}
