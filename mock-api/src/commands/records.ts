/** What every command writes beside its change, in the same transaction: journal, outbox and notifications. */
import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { JournalEntry, MailKind } from '@nuee/domain/live';
import type { StoredNotification, Transaction } from '../storage/storage.ts';

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
    messageId: `<${randomUUID()}@maison-nuee.example>`,
  });
}

export function notify(
  t: Transaction,
  { now }: Pick<Actor, 'now'>,
  notification: Omit<StoredNotification, 'createdAt' | 'read'>,
): void {
  t.put('notifications', randomUUIDv7(), { ...notification, read: false, createdAt: now.toISOString() });
}
