/** Deletes what a shop in service keeps for a limited time only, as its page « Politique de confidentialité » says. */

import { tell } from '../commands/command.ts';
import { type ErasurePlace, eraseAccount, hasOpenOrder } from '../commands/erase.ts';
import { unconfirmedMilliseconds } from '../commands/newsletter.ts';
import type { Reader, Storage, StoredTicket, StoredUser } from '../db/storage.ts';
import { eachListed } from '../queries/wholeLists.ts';

/** Years since the last login of an account, and since the last message of a ticket. */
const keptYears = 3;
const announcedMilliseconds = 30 * 24 * 60 * 60 * 1000;

/**
 * Erases the customers' accounts that nobody has logged in to for three years, as a customer erases her own, 30 days after a mail has
 * announced it; deletes the tickets that nobody has written in for as long. An account with an open order waits until that is closed.
 * Addresses that never confirmed the newsletter are deleted after 30 days, with their mails. Returns how many accounts are announced,
 * and how many of each are gone.
 */
export async function deleteOutdated(
  place: ErasurePlace & { storage: Storage },
  now: Date,
): Promise<{ announced: number; accounts: number; tickets: number; confirmations: number }> {
  const { storage } = place;
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - keptYears);
  const before = limit.toISOString();
  const { announced, accounts } = await eraseUnused(place, now, limit);

  let tickets = 0;
  const isOld = ({ updatedAt }: StoredTicket): boolean => updatedAt < before;
  for await (const { id, record } of eachListed(storage, { collection: 'tickets', before, ascending: true })) {
    if (!isOld(record)) continue;
    const isDeleted = await storage.tx(async (t) => {
      const ticket = await t.get('tickets', id);
      if (!ticket || !isOld(ticket)) return false;
      await t.del('tickets', id);
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
    await storage.tx(async (t) => t.del('mails', id));
    confirmations += 1;
  }
  return { announced, accounts, tickets, confirmations };
}

/** @param limit logins before it are three years ago. */
async function eraseUnused(
  place: ErasurePlace,
  now: Date,
  limit: Date,
): Promise<{ announced: number; accounts: number }> {
  const { storage } = place;
  const counts = { announced: 0, accounts: 0 };
  const before = new Date(limit.getTime() + announcedMilliseconds).toISOString();
  // An account of an older version has no date: it counts as young.
  const isUnused = ({ role = 'customer', createdAt, lastLogin = createdAt }: StoredUser): boolean =>
    role === 'customer' && lastLogin !== undefined && lastLogin < before;
  const isDue = ({ erasesAt }: StoredUser): boolean => erasesAt === undefined || erasesAt <= now.toISOString();
  for await (const { id, record } of eachListed(storage, { collection: 'users', before, ascending: true })) {
    if (!isUnused(record) || !isDue(record) || (await hasOpenOrder(storage, record))) continue;
    const due = async (t: Reader): Promise<StoredUser | undefined> => {
      const user = await t.get('users', id);
      return user && isUnused(user) && isDue(user) ? user : undefined;
    };
    const isAnnounced = await storage.tx(async (t) => {
      const user = await due(t);
      if (user?.erasesAt !== undefined || !user) return false;
      await t.put('users', id, { ...user, erasesAt: new Date(now.getTime() + announcedMilliseconds).toISOString() });
      const mail = { kind: 'erasure-announced', to: user.email, data: { userId: id } } as const;
      // An inactive account can't be kept by logging in: it gets no such mail.
      await tell(t, { who: 'shop', now }, { mails: user.status === 'inactive' ? [] : [mail] });
      return true;
    });
    if (isAnnounced) counts.announced += 1;
    else if (await eraseAccount(place, now, due)) counts.accounts += 1;
  }
  return counts;
}
