import type { MailMessage } from './message.ts';
import { DeliveryError, type Post } from './post.ts';

export interface DueMail {
  /** The number of earlier attempts. */
  attempts: number;
  message: MailMessage;
}

/** What the mailer needs from the storage. Each call is one transaction. */
export interface Outbox {
  /**
   * Some due mails, oldest first, reserved for this process for some minutes. A claim that is neither `sent` nor
   * `failed` by then is due again, because its process has ended. An empty list ends the run.
   */
  claimDue(now: Date): Promise<readonly DueMail[]>;
  /** The mail was accepted by the server. */
  sent(id: string): Promise<void>;
  /** `error` in one line, for the owner; `nextTry` is null when only the owner may send it again. */
  failed(id: string, error: string, nextTry: Date | null): Promise<void>;
}

// Four days in all, as mail servers usually retry.
const waitsInMinutes = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440];

/** When a mail that failed is tried again, after `attempts` tries; null when it was tried often enough. */
export function nextTryAfter(attempts: number, now: Date): Date | null {
  const wait = waitsInMinutes[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * 60_000);
}

/**
 * Sends the mails that are due now. A mail counts as sent only once the storage has recorded it: if the process ends in
 * between, it is sent again with the same Message-ID. Errors of the storage are thrown.
 */
export async function runMailer(now: Date, outbox: Outbox, post: Post): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  for (;;) {
    const due = await outbox.claimDue(now);
    if (due.length === 0) return counts;
    // When the server is unreachable, each further mail would wait for it too.
    let away: DeliveryError | undefined;
    for (const { attempts, message } of due) {
      const error = away ?? (await failureOf(post, message));
      if (error === undefined) {
        await outbox.sent(message.id);
        counts.sent += 1;
      } else {
        if (error.failure === 'away') away = error;
        const nextTry = error.failure === 'refused' ? null : nextTryAfter(attempts + 1, now);
        await outbox.failed(message.id, error.message, nextTry);
        counts.failed += 1;
      }
    }
    if (away) return counts;
  }
}

/**
 * A failure that isn't a `DeliveryError`, such as a full disk, may be temporary: the mail waits for another attempt.
 */
async function failureOf(post: Post, message: MailMessage): Promise<DeliveryError | undefined> {
  try {
    await post.deliver(message);
    return undefined;
  } catch (error) {
    if (error instanceof DeliveryError) return error;
    return new DeliveryError('later', error instanceof Error ? error.message : String(error));
  }
}
