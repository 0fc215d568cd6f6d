/** Reminds customers of transfers that haven’t come, as many days after the order as the owner has set. */
import { awaitsReminder, remindTransfer } from '../commands/remindTransfer.ts';
import { settingsOf } from '../commands/settings.ts';
import type { Storage } from '../db/storage.ts';
import { eachListed } from '../queries/wholeLists.ts';

/** Returns how many were reminded. Each is reminded once, even after an interruption or when two run at the same time. */
export async function remindOfTransfers(storage: Storage, now: Date): Promise<number> {
  const { reminderDays: days } = await storage.read(settingsOf);
  if (days === 0) return 0;
  let reminded = 0;
  for await (const { id, record } of eachListed(storage, {
    collection: 'orders',
    where: { status: 'pending' },
    before: now.toISOString(),
    ascending: true,
  })) {
    if (!awaitsReminder(record, days, now)) continue;
    if (await storage.tx(async (t) => remindTransfer(t, { who: 'shop', now }, { id, days }))) reminded += 1;
  }
  return reminded;
}
