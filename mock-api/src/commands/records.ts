/**
 * What a command records besides its change, in the same transaction: the journal, the outbox, notifications. Events and publications
 * follow from the change itself (`db/tables`).
 */
import { randomUUIDv7 } from 'node:crypto';
import type { JournalEntry, MailKind } from '@nuee/domain/live';
import { lastNumber } from '../db/counters.ts';
import type { Reader, StoredNotification, Transaction } from '../db/storage.ts';

/** Who changes something, and when. */
export interface Actor {
  /** The e-mail of a member of staff; `customer` or `shop` for everything else. */
  readonly who: string;
  readonly now: Date;
}

export async function writeJournal(
  t: Transaction,
  { who, now }: Actor,
  entry: Omit<JournalEntry, 'createdAt' | 'who'>,
): Promise<void> {
  await t.add('journal', randomUUIDv7(), { createdAt: now.toISOString(), who, ...entry });
}

/**
 * A mail that the mailer sends after the transaction. Returns its id.
 *
 * @param data the values in its text; must hold no secret.
 * @param due when it may leave; at once by default.
 */
export async function queueMail(
  t: Transaction,
  { now }: Pick<Actor, 'now'>,
  kind: MailKind,
  to: string,
  data: Readonly<Record<string, string>>,
  due: Date = now,
): Promise<string> {
  const id = randomUUIDv7();
  await t.add('mails', id, {
    kind,
    to,
    data,
    status: 'waiting',
    attempts: 0,
    createdAt: now.toISOString(),
    nextTry: due.toISOString(),
  });
  return id;
}

/** Returns the id of the notification. */
export async function notify(
  t: Transaction,
  { now }: Pick<Actor, 'now'>,
  notification: Omit<StoredNotification, 'createdAt' | 'read'>,
): Promise<string> {
  const id = randomUUIDv7();
  await t.add('notifications', id, { ...notification, read: false, createdAt: now.toISOString() });
  return id;
}

export function lastEvent(t: Reader): Promise<number> {
  return lastNumber(t, 'events');
}
