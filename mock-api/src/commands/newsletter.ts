/** The newsletter: nobody gets it before confirming through the link of a mail. */
import { ApiError } from '../apiError.ts';
import type { Transaction } from '../storage/storage.ts';
import { newToken, tokenDigest } from '../tokens.ts';
import { type Actor, queueMail } from './records.ts';
import { settingsOf } from './settings.ts';
import { emailKey } from './users.ts';

const day = 24 * 60 * 60 * 1000;
const confirmationMilliseconds = 7 * day;
/** For how long an address that nobody has confirmed is kept: longer than a mail is tried, and its link works. */
export const unconfirmedMilliseconds = 30 * day;

/** Mails a link to confirm it; nothing to who confirmed it already. Throws an ApiError 409 where the owner has switched it off. */
export function subscribe(t: Transaction, { now }: Pick<Actor, 'now'>, email: string): void {
  if (!settingsOf(t).switches.newsletter) throw new ApiError(409, 'La boutique n’envoie pas de lettre d’information.');
  const subscriber = t.get('subscribers', emailKey(email));
  if (subscriber?.confirmedAt !== undefined) return;
  const endsAt = new Date(now.getTime() + unconfirmedMilliseconds).toISOString();
  t.put('subscribers', emailKey(email), { since: now.toISOString(), ...subscriber, endsAt });
  queueMail(t, { now }, 'newsletter-confirmation', email, {});
}

/**
 * Called when its mail is written, so that the outbox holds no secret. Returns the token, which can't be read again.
 */
export function openConfirmation(t: Transaction, email: string, now: Date): string {
  const token = newToken();
  const endsAt = new Date(now.getTime() + confirmationMilliseconds).toISOString();
  t.put('confirmations', tokenDigest(token), { email: emailKey(email), endsAt });
  return token;
}

/** Confirming again changes nothing. Throws an ApiError 404 when the token is unknown or expired. */
export function confirmSubscription(t: Transaction, token: string, now: Date): void {
  const confirmation = t.get('confirmations', tokenDigest(token));
  if (!confirmation || (confirmation.endsAt ?? '9') <= now.toISOString()) {
    throw new ApiError(404, 'Ce lien n’est plus valable\u00a0: inscrivez-vous de nouveau.');
  }
  const { email } = confirmation;
  const { endsAt: _, ...subscriber } = t.get('subscribers', email) ?? { since: now.toISOString() };
  if (subscriber.confirmedAt === undefined) {
    const key = tokenDigest(token);
    // As long as the letter comes, the link of its mail ends it.
    t.put('confirmations', key, { email });
    t.put('subscribers', email, { ...subscriber, confirmedAt: now.toISOString(), confirmation: key });
  }
}

/** Ends it by the token of a mail, and returns the key of its confirmation. An unknown one has nothing to end. */
export function unsubscribe(t: Transaction, token: string): string | undefined {
  const key = tokenDigest(token);
  const confirmation = t.get('confirmations', key);
  if (!confirmation) return undefined;
  t.del('confirmations', key);
  forgetSubscriber(t, confirmation.email);
  return key;
}

/** @param email in lower case. */
function forgetSubscriber(t: Transaction, email: string): void {
  const key = t.get('subscribers', email)?.confirmation;
  if (key !== undefined) t.del('confirmations', key);
  t.del('subscribers', email);
}
