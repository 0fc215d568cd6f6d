/** The newsletter. An address gets it only after it was confirmed through the link of a mail. */

import { newToken, tokenDigest } from '../auth/tokens.ts';
import type { Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { command } from './command.ts';
import { settingsOf } from './settings.ts';
import { emailKey } from './users.ts';

const day = 24 * 60 * 60 * 1000;
const confirmationMilliseconds = 7 * day;
/** How long an unconfirmed address is kept: longer than its mail is retried, and than the link works. */
export const unconfirmedMilliseconds = 30 * day;

/** Mails a link to confirm the newsletter, unless that was done before. Throws an ApiError 409 where the owner has switched it off. */
export const subscribe = command<string, undefined>(async (t, { now }, email) => {
  if (!(await settingsOf(t)).switches.newsletter)
    throw new ApiError(409, 'La boutique n’envoie pas de lettre d’information.');
  const subscriber = await t.get('subscribers', emailKey(email));
  if (subscriber?.confirmedAt !== undefined) return { answer: undefined };
  const endsAt = new Date(now.getTime() + unconfirmedMilliseconds).toISOString();
  await t.put('subscribers', emailKey(email), { since: now.toISOString(), ...subscriber, endsAt });
  return { answer: undefined, mails: [{ kind: 'newsletter-confirmation', to: email, data: {} }] };
});

/**
 * Called when its mail is written, so that the outbox holds no secret. Returns the token, which can't be read again.
 */
export async function openConfirmation(t: Transaction, email: string, now: Date): Promise<string> {
  const token = newToken();
  const endsAt = new Date(now.getTime() + confirmationMilliseconds).toISOString();
  await t.put('confirmations', tokenDigest(token), { email: emailKey(email), endsAt });
  return token;
}

/** Confirming again changes nothing. Throws an ApiError 404 when the token is unknown or expired. */
export async function confirmSubscription(t: Transaction, token: string, now: Date): Promise<void> {
  const confirmation = await t.get('confirmations', tokenDigest(token));
  if (!confirmation || (confirmation.endsAt ?? '9') <= now.toISOString()) {
    throw new ApiError(404, 'Ce lien n’est plus valable\u00a0: inscrivez-vous de nouveau.');
  }
  const { email } = confirmation;
  const { endsAt: _, ...subscriber } = (await t.get('subscribers', email)) ?? { since: now.toISOString() };
  if (subscriber.confirmedAt === undefined) {
    const key = tokenDigest(token);
    // Kept without an end, because the same link ends the newsletter.
    await t.put('confirmations', key, { email });
    await t.put('subscribers', email, { ...subscriber, confirmedAt: now.toISOString(), confirmation: key });
  }
}

/** Ends it by the token of a mail, and returns the key of its confirmation. An unknown one has nothing to end. */
export async function unsubscribe(t: Transaction, token: string): Promise<string | undefined> {
  const key = tokenDigest(token);
  const confirmation = await t.get('confirmations', key);
  if (!confirmation) return undefined;
  await forgetSubscriber(t, confirmation.email);
  return key;
}

/**
 * Ends it for somebody who asked the shop, and returns the key of the confirmation, if there was one. Throws an ApiError 404 where the
 * address isn't in the list.
 */
export const removeSubscriber = command<string, string | undefined>(async (t, _actor, email) => {
  const subscriber = await t.get('subscribers', emailKey(email));
  if (!subscriber) throw new ApiError(404, 'Cette adresse n’est plus dans la liste.');
  await forgetSubscriber(t, emailKey(email));
  // Nothing in the line may name her.
  const journal = [{ what: 'newsletter.removed', target: 'newsletter', name: 'Adresse désinscrite' }];
  return { answer: subscriber.confirmation, journal };
});

/** With every link that was mailed, so that none of them begins it again. @param email in lower case. */
async function forgetSubscriber(t: Transaction, email: string): Promise<void> {
  const links = await t.query((db) => db.selectFrom('confirmations').select('id').where('email', '=', email).execute());
  for (const { id } of links) await t.del('confirmations', id);
  await t.del('subscribers', email);
}
