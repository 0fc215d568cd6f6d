/** Cancels the orders whose transfer never came, which gives their stock back. */
import { changeOrderStatus } from '../commands/changeOrderStatus.ts';
import { settingsOf } from '../commands/settings.ts';
import { paymentStateOf } from '../presenters/orders.ts';
import type { Cursor } from '../storage/lists.ts';
import type { Storage, StoredOrder } from '../storage/storage.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const pageSize = 100;

/** Returns how many it cancelled. Broken off anywhere, or run twice at once, it cancels each once. */
export async function expireTransfers(storage: Storage, now: Date): Promise<number> {
  const { bankTransfer } = await storage.tx(settingsOf);
  const before = new Date(now.getTime() - bankTransfer.expiresAfterDays * dayMilliseconds).toISOString();
  let expired = 0;
  for (let after: Cursor | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const page = await storage.list({
      collection: 'orders',
      where: { kind: 'pending' },
      before,
      ascending: true,
      limit: pageSize,
      after,
    } as const);
    for (const { id } of page.items.filter(({ document }) => isWaiting(document))) {
      const isCancelled = await storage.tx((t) => {
        const stored = t.get('orders', id);
        if (!stored || !isWaiting(stored)) return false;
        changeOrderStatus(t, { who: 'shop', now }, { id, status: 'cancelled', notify: true });
        return true;
      });
      if (isCancelled) expired += 1;
    }
    after = page.next;
  }
  return expired;
}

function isWaiting(stored: StoredOrder): boolean {
  const { paymentMethod, status } = stored.order;
  return paymentMethod === 'bank-transfer' && status === 'pending' && paymentStateOf(stored) === 'pending';
}
