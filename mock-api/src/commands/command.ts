/** What every command has in common: what it tells is written in the transaction of its change. */
import type { JournalEntry, MailKind } from '@nuee/domain/live';
import { v7 as uuid } from 'uuid';
import type { StoredNotification, Transaction } from '../db/storage.ts';
import { mailsOf, type OwnerCall } from './callOwner.ts';

/** Who changes something, and when. */
export interface Actor {
  /** The e-mail of a member of staff; `customer`, `gateway` or `shop` for everything else. */
  readonly who: string;
  readonly now: Date;
}

type Entry = Omit<JournalEntry, 'createdAt' | 'who'>;

/** A mail that the mailer sends after the transaction. */
interface Mail {
  /** Where the command keeps it; a new one by default. */
  readonly id?: string;
  readonly kind: MailKind;
  readonly to: string;
  /** The values in its text; must hold no secret. */
  readonly data: Readonly<Record<string, string>>;
  /** When it may leave; at once by default. */
  readonly due?: Date;
}

interface Notification extends Omit<StoredNotification, 'createdAt' | 'read'> {
  /** As that of a mail. */
  readonly id?: string;
}

/** Events and publications aren't told: they follow from the change itself (`db/tables`). */
interface Told {
  readonly journal?: readonly Entry[];
  readonly mails?: readonly Mail[];
  readonly notifications?: readonly Notification[];
  /** What the owners of the shop want to know. */
  readonly calls?: readonly OwnerCall[];
}

/**
 * A command checks, changes, and says what is to be told; this writes the journal, the outbox and the notifications from it.
 * Returns its answer.
 */
export function command<Input, Answer>(
  change: (t: Transaction, actor: Actor, input: Input) => Promise<Told & { readonly answer: Answer }>,
): (t: Transaction, actor: Actor, input: Input) => Promise<Answer> {
  return async (t, actor, input) => {
    const { answer, ...told } = await change(t, actor, input);
    await tell(t, actor, told);
    return answer;
  };
}

/** For what changes without a command. */
export async function tell(
  t: Transaction,
  { who, now }: Actor,
  { journal = [], mails = [], notifications = [], calls = [] }: Told,
): Promise<void> {
  const createdAt = now.toISOString();
  // The lists of one moment follow their ids: those of `uuid` increase within a millisecond, those of `node:crypto` don't.
  await t.putAll(
    'journal',
    journal.map((entry) => ({ id: uuid(), record: { createdAt, who, ...entry } })),
  );
  const queued: readonly Mail[] = [...mails, ...(await mailsOf(t, calls, now))];
  for (const { id = uuid(), due = now, ...mail } of queued) {
    await t.add('mails', id, { ...mail, status: 'waiting', attempts: 0, createdAt, nextTry: due.toISOString() });
  }
  for (const { id = uuid(), ...notification } of notifications) {
    await t.add('notifications', id, { ...notification, read: false, createdAt });
  }
}

/** Those of the entries whose value has changed. */
export function onlyChanged(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ from, to }) => from !== to);
}
