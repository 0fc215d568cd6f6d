/** The outbox on the storage: which mail is due, which process sends it, and with what result. */
import { tell } from '../commands/command.ts';
import type { Storage, StoredMail, Transaction } from '../db/storage.ts';
import type { DueMail, Outbox } from './mailer.ts';
import type { MailMessage } from './message.ts';

/**
 * Reads the data of a mail inside the transaction, and returns a function that writes it outside; `undefined` when its
 * subject no longer exists.
 */
export type PrepareMail = (
  t: Transaction,
  mail: StoredMail & { readonly id: string },
  now: Date,
) => Promise<(() => MailMessage) | undefined>;

export interface OutboxOptions {
  readonly prepare: PrepareMail;
  readonly now: () => Date;
  /** Called with mails that can't be written, which is a bug. */
  readonly report: (error: unknown) => void;
}

/** Few, so that a process that ends doesn't keep many from the others. */
const claimedAtOnce = 5;
/** Longer than a server is waited for, for each of them. */
const claimMilliseconds = 5 * 60 * 1000;

const isDue = ({ status, nextTry }: StoredMail, at: string): boolean => status === 'waiting' && nextTry <= at;

export function createOutbox(storage: Storage, { prepare, now, report }: OutboxOptions): Outbox {
  const change = (id: string, to: (mail: StoredMail) => StoredMail): Promise<void> =>
    storage.tx(async (t) => {
      const mail = await t.get('mails', id);
      // Its customer may have been erased since it was queued.
      if (!mail) return;
      const changed = to(mail);
      await t.put('mails', id, changed);
      // One that an owner is told by can't tell of itself.
      if (changed.status === 'failed' && !changed.kind.startsWith('owner-'))
        await tell(t, { who: 'shop', now: now() }, { calls: [{ event: 'failure', about: id }] });
    });

  const sent = (id: string) =>
    change(id, ({ lastError: _e, claimedUntil: _c, ...mail }) => ({
      ...mail,
      status: 'sent',
      attempts: mail.attempts + 1,
      sentAt: now().toISOString(),
    }));

  const failed = (id: string, error: string, nextTry: Date | null) =>
    change(id, ({ claimedUntil: _, ...mail }) => ({
      ...mail,
      status: nextTry ? 'waiting' : 'failed',
      attempts: mail.attempts + 1,
      lastError: error,
      ...(nextTry ? { nextTry: nextTry.toISOString() } : {}),
    }));

  const claim = (ids: readonly string[], moment: Date) => {
    const at = moment.toISOString();
    const until = new Date(moment.getTime() + claimMilliseconds).toISOString();
    return storage.tx(async (t) => {
      const claimed: { id: string; attempts: number; write: () => MailMessage }[] = [];
      for (const { id, record: mail } of await t.getAll('mails', ids)) {
        if (!isDue(mail, at)) continue;
        const write = await prepare(t, { ...mail, id }, moment);
        if (write) {
          await t.put('mails', id, { ...mail, nextTry: until, claimedUntil: until });
          claimed.push({ id, attempts: mail.attempts, write });
        } else {
          const lastError = 'Ce dont parle cet e-mail n’existe plus.';
          await t.put('mails', id, { ...mail, status: 'failed', lastError });
        }
      }
      return claimed;
    });
  };

  return {
    async claimDue(moment) {
      for (;;) {
        const found = await storage.read((t) =>
          t.query((db) =>
            db
              .selectFrom('mails')
              .select('id')
              .where('status', '=', 'waiting')
              .where('next_try', '<=', moment.toISOString())
              .orderBy('next_try')
              .orderBy('id')
              .limit(claimedAtOnce)
              .execute(),
          ),
        );
        const ids = found.map(({ id }) => id);
        if (ids.length === 0) return [];
        const due: DueMail[] = [];
        for (const { id, attempts, write } of await claim(ids, moment)) {
          try {
            due.push({ attempts, message: write() });
          } catch (error) {
            report(error);
            await failed(id, 'Cet e-mail n’a pas pu être rédigé.', null);
          }
        }
        // Otherwise all of them belonged to another process or can't be sent, and others may be due.
        if (due.length > 0) return due;
      }
    },
    sent,
    failed,
  };
}
