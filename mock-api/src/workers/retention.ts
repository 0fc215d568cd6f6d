/** Deletes what a shop in service keeps for a limited time only, as its page « Politique de confidentialité » says. */
import { belongingsOf, eraseUser, hasOpenOrder } from '../commands/erase.ts';
import { unconfirmedMilliseconds } from '../commands/newsletter.ts';
import type { Storage, StoredTicket, StoredUser } from '../storage/storage.ts';
import { eachListed } from '../storage/wholeLists.ts';

/** Years since the last login of an account, and since the last message of a ticket. */
const keptYears = 3;

/**
 * Erases the customers' accounts that nobody has logged in to for three years, as a customer erases her own, and deletes the tickets
 * that nobody has written in for as long. An account with an open order waits until that is closed. Mails that ask to confirm the
 * newsletter go with the addresses that never did, after 30 days. Returns how many of each are gone.
 */
export async function deleteOutdated(
  storage: Storage,
  now: Date,
): Promise<{ accounts: number; tickets: number; confirmations: number }> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - keptYears);
  const before = limit.toISOString();
  let accounts = 0;
  // Of an account whose age isn't known, of an older version, it is not known that it is old.
  const isUnused = ({ role = 'customer', createdAt, lastLogin = createdAt }: StoredUser): boolean =>
    role === 'customer' && lastLogin !== undefined && lastLogin < before;
  for await (const { id, document } of eachListed(storage, { collection: 'users', before, ascending: true })) {
    if (!isUnused(document)) continue;
    const belongings = await belongingsOf(storage, document);
    const isErased = await storage.tx((t) => {
      const user = t.get('users', id);
      if (!user || !isUnused(user) || hasOpenOrder(t, belongings)) return false;
      eraseUser(t, user, belongings);
      return true;
    });
    if (isErased) accounts += 1;
  }

  let tickets = 0;
  const isOld = ({ updatedAt }: StoredTicket): boolean => updatedAt < before;
  for await (const { id, document } of eachListed(storage, { collection: 'tickets', before, ascending: true })) {
    if (!isOld(document)) continue;
    const isDeleted = await storage.tx((t) => {
      const ticket = t.get('tickets', id);
      if (!ticket || !isOld(ticket)) return false;
      t.del('tickets', id);
      return true;
    });
    if (isDeleted) tickets += 1;
  }

  let confirmations = 0;
  for await (const { id } of eachListed(storage, {
    collection: 'mails',
    where: { kind: 'newsletter-confirmation' },
    before: new Date(now.getTime() - unconfirmedMilliseconds).toISOString(),
    ascending: true,
  })) {
    await storage.tx((t) => t.del('mails', id));
    confirmations += 1;
  }
  return { accounts, tickets, confirmations };
}
