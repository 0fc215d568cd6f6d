/** What every command records besides its change, in the same transaction: the journal, the outbox, notifications. */
import { randomUUIDv7 } from 'node:crypto';
import type { JournalEntry, MailKind } from '@nuee/domain/live';
import type { StoredEvent, StoredNotification, Transaction } from '../storage/storage.ts';

/** Who changes something, and when. */
export interface Actor {
  /** The e-mail of a member of staff; `customer` or `shop` for everything else. */
  readonly who: string;
  readonly now: Date;
}

export function writeJournal(
  t: Transaction,
  { who, now }: Actor,
  entry: Omit<JournalEntry, 'createdAt' | 'who'>,
): void {
  t.put('journal', randomUUIDv7(), { createdAt: now.toISOString(), who, ...entry });
}

/** A mail that the mailer sends after the transaction. @param data the values in its text; must hold no secret. */
export function queueMail(
  t: Transaction,
  { now }: Pick<Actor, 'now'>,
  kind: MailKind,
  to: string,
  data: Readonly<Record<string, string>>,
): void {
  const createdAt = now.toISOString();
  t.put('mails', randomUUIDv7(), {
    kind,
    to,
    data,
    status: 'waiting',
    attempts: 0,
    createdAt,
    nextTry: createdAt,
  });
}

export function notify(
  t: Transaction,
  { now }: Pick<Actor, 'now'>,
  notification: Omit<StoredNotification, 'createdAt' | 'read'>,
): void {
  t.put('notifications', randomUUIDv7(), { ...notification, read: false, createdAt: now.toISOString() });
}

const eventMilliseconds = 60 * 60 * 1000;

/** Notifies the open pages of the back office. The numbers have no gaps, because a writer is alone until the commit. */
export function announce(t: Transaction, { now }: Pick<Actor, 'now'>, event: Omit<StoredEvent, 'endsAt'>): void {
  const last = lastEvent(t) + 1;
  t.put('series', 'events', { last });
  t.put('events', String(last), { ...event, endsAt: new Date(now.getTime() + eventMilliseconds).toISOString() });
}

export function lastEvent(t: Transaction): number {
  return t.get('series', 'events')?.last ?? 0;
}
