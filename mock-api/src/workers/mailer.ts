/** Sends what waits in the outbox, after the transactions that put it there. */

import { type Storage, StorageFailure } from '../db/storage.ts';
import { runMailer } from '../mail/mailer.ts';
import { createOutbox } from '../mail/outbox.ts';
import { createPost, type Post, type PostSettings } from '../mail/post.ts';
import { mailWriter } from '../mail/prepareMail.ts';
import { type Repeated, repeat } from './repeat.ts';

export interface MailerOptions {
  readonly post: Post;
  /** Without a slash at the end. */
  readonly shopUrl: string;
  /** Called with mails that can't be written. */
  readonly report?: (error: unknown) => void;
}

const log = (error: unknown) => console.error('The mailer failed:', error);

/** Sends what is due at that moment. Several may run at once: each mail is sent by one of them. */
export function sendMails(
  storage: Storage,
  now: Date,
  { post, shopUrl, report = log }: MailerOptions,
): Promise<{ sent: number; failed: number }> {
  return runMailer(now, createOutbox(storage, { prepare: mailWriter(shopUrl), now: () => now, report }), post);
}

/** The longest wait of a mail that another process queued, or that is tried again. */
const everyMilliseconds = 5_000;

/** `stop` waits for the mail that is being sent. */
export function startMailing(
  storage: Storage,
  { now, shopUrl, ...where }: PostSettings & { now: () => Date; shopUrl: string },
): Repeated {
  const post = createPost(where);
  const mailer = repeat(() => sendMails(storage, now(), { post, shopUrl }), {
    everyMilliseconds,
    // The storage reports its own failures.
    report: (error) => {
      if (!(error instanceof StorageFailure)) log(error);
    },
  });
  return {
    wake: mailer.wake,
    async stop() {
      await mailer.stop();
      post.close();
    },
  };
}
