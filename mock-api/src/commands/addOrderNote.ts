/** An internal note on the timeline of an order. */
import type { StoredOrder } from '../db/storage.ts';
import { command } from './command.ts';
import { orderOf, recorded } from './orders.ts';

/** Throws an ApiError 404 when there is no such order. */
export const addOrderNote = command<{ id: string; text: string }, StoredOrder>(async (t, actor, { id, text }) => {
  const changed = recorded(await orderOf(t, id), actor, { what: 'note', text });
  await t.put('orders', id, changed);
  return { answer: changed, journal: [{ what: 'order.note', target: id, name: changed.order.orderNumber }] };
});
