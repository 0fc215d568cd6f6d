/** Reminds a customer, once, of an order whose transfer hasn’t come. */
import { dayInParis, daysLater } from '@nuee/domain';
import type { StoredOrder } from '../db/storage.ts';
import { paymentStateOf } from '../db/tables/orders.ts';
import { command } from './command.ts';
import { recorded } from './orders.ts';

/** Whether that many days have passed and nobody has reminded her. */
export const awaitsReminder = (stored: StoredOrder, days: number, now: Date): boolean =>
  stored.order.status === 'pending' &&
  stored.order.paymentMethod === 'bank-transfer' &&
  paymentStateOf(stored) === 'pending' &&
  stored.customer !== undefined &&
  stored.customer.email !== '' &&
  dayInParis(now) >= daysLater(dayInParis(stored.order.createdAt), days) &&
  (stored.timeline ?? []).every(({ what }) => what !== 'reminder');

/** Returns whether she is reminded now. */
export const remindTransfer = command<{ id: string; days: number }, boolean>(async (t, actor, { id, days }) => {
  const stored = await t.get('orders', id);
  if (!stored || !awaitsReminder(stored, days, actor.now)) return { answer: false };
  const { orderNumber } = stored.order;
  await t.put('orders', id, recorded(stored, actor, { what: 'reminder' }));
  return {
    answer: true,
    mails: [
      {
        id: `rappel-${id}`,
        kind: 'transfer-reminder',
        to: stored.customer?.email ?? '',
        data: { orderId: id, orderNumber },
      },
    ],
  };
});
