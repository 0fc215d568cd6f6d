/** Cancels orders whose payment never arrived, and returns their stock. */
import { dayInParis, daysLater } from '@nuee/domain';
import { changeOrderStatus } from '../commands/changeOrderStatus.ts';
import { isVerified } from '../commands/payments.ts';
import { settingsOf } from '../commands/settings.ts';
import type { Storage, StoredOrder } from '../db/storage.ts';
import { paymentStateOf } from '../db/tables/orders.ts';
import { eachListed } from '../queries/wholeLists.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Returns how many orders were cancelled. Each is cancelled once, even after an interruption or when two run at the same time. */
export async function expireTransfers(storage: Storage, now: Date): Promise<number> {
  const { bankTransfer } = await storage.read(settingsOf);
  const days = bankTransfer.expiresAfterDays;
  return expire(storage, now, {
    days,
    isOver: (stored) =>
      stored.order.paymentMethod === 'bank-transfer' &&
      paymentStateOf(stored) === 'pending' &&
      // The term is given to customers in days, so it ends with the last day.
      dayInParis(now) > daysLater(dayInParis(stored.order.createdAt), days),
  });
}

/** The same for cards, a day after the order: a customer who means to pay does so at once, or tries again the same day. */
export async function expireCards(storage: Storage, now: Date): Promise<number> {
  return expire(storage, now, {
    days: 1,
    isOver: (stored) => stored.order.paymentMethod === 'card' && isUnpaid(stored) && !isVerified(stored),
  });
}

const isUnpaid = (stored: StoredOrder): boolean => ['pending', 'failed'].includes(paymentStateOf(stored));

interface Expiry {
  readonly days: number;
  readonly isOver: (stored: StoredOrder) => boolean;
}

async function expire(storage: Storage, now: Date, { days, isOver }: Expiry): Promise<number> {
  const before = new Date(now.getTime() - days * dayMilliseconds).toISOString();
  const isWaiting = (stored: StoredOrder) => stored.order.status === 'pending' && isOver(stored);
  let expired = 0;
  for await (const { id, record } of eachListed(storage, {
    collection: 'orders',
    // Filtered by status, because the number of cancelled unpaid orders only grows.
    where: { status: 'pending' },
    before,
    ascending: true,
  })) {
    if (!isWaiting(record)) continue;
    const isCancelled = await storage.tx(async (t) => {
      const stored = await t.get('orders', id);
      if (!stored || !isWaiting(stored)) return false;
      await changeOrderStatus(t, { who: 'shop', now }, { id, status: 'cancelled', notify: true });
      return true;
    });
    if (isCancelled) expired += 1;
  }
  return expired;
}
