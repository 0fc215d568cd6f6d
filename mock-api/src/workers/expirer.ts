/** Cancels orders whose bank transfer never arrived, and returns their stock. */
import { changeOrderStatus } from '../commands/changeOrderStatus.ts';
import { settingsOf } from '../commands/settings.ts';
import { paymentStateOf } from '../presenters/orders.ts';
import type { Storage, StoredOrder } from '../storage/storage.ts';
import { eachListed } from '../storage/wholeLists.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Returns how many orders were cancelled. Each is cancelled once, even after an interruption or when two run at the same time. */
export async function expireTransfers(storage: Storage, now: Date): Promise<number> {
  const { bankTransfer } = await storage.tx(settingsOf);
  const before = new Date(now.getTime() - bankTransfer.expiresAfterDays * dayMilliseconds).toISOString();
  let expired = 0;
  for await (const { id, document } of eachListed(storage, {
    collection: 'orders',
    // By status: those that were never paid and cancelled long ago become ever more.
    where: { status: 'pending' },
    before,
    ascending: true,
  })) {
    if (!isWaiting(document)) continue;
    const isCancelled = await storage.tx((t) => {
      const stored = t.get('orders', id);
      if (!stored || !isWaiting(stored)) return false;
      changeOrderStatus(t, { who: 'shop', now }, { id, status: 'cancelled', notify: true });
      return true;
    });
    if (isCancelled) expired += 1;
  }
  return expired;
}

function isWaiting(stored: StoredOrder): boolean {
  const { paymentMethod, status } = stored.order;
  return paymentMethod === 'bank-transfer' && status === 'pending' && paymentStateOf(stored) === 'pending';
}
