/** Resets a forgotten password, or sets the first one of an invited account, with a mailed token that works once. */
import { accessOf, isOpenedFor } from '../auth/access.ts';
import { isDemoAccount } from '../auth/demoAccount.ts';
import { newToken, tokenDigest } from '../auth/tokens.ts';
import type { Reader, StoredUser, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { command } from './command.ts';
import { putUser, userByEmail } from './users.ts';

const hour = 60 * 60 * 1000;
const invitationHours = 7 * 24;

/** Mails a link where an account has this e-mail; nobody learns whether one has. */
export const askPasswordReset = command<string, undefined>(async (t, { now }, email) => {
  const user = await userByEmail(t, email);
  if (!user || user.status === 'inactive' || isDemoAccount(user)) {
    // A write takes as long as the mail's, so that the time doesn't tell who has an account.
    await t.put('facts', 'resetOfNobody', { since: now.toISOString() });
    return { answer: undefined };
  }
  const data = { userId: user.id, name: user.firstName };
  return { answer: undefined, mails: [{ kind: 'password-reset', to: user.email, data }] };
});

/** Returns the token, which can't be read again. Called when the mail is written, so that the outbox holds no secret. */
export async function openReset(t: Transaction, user: StoredUser, now: Date): Promise<string> {
  const token = newToken();
  const hours = user.status === 'pending' ? invitationHours : 1;
  const endsAt = new Date(now.getTime() + hours * hour).toISOString();
  await t.put('resets', tokenDigest(token), { userId: user.id, endsAt, accessVersion: accessOf(user) });
  return token;
}

/** Throws an ApiError 404 when the token is unknown, used or expired, or the account has changed since. */
export async function resetUser(t: Reader, token: string, now: Date): Promise<StoredUser> {
  const reset = await t.get('resets', tokenDigest(token));
  const user = reset && reset.endsAt > now.toISOString() ? await t.get('users', reset.userId) : undefined;
  if (!reset || !user || !isOpenedFor(reset, user) || user.status === 'inactive') {
    throw new ApiError(404, 'Ce lien n’est plus valable\u00a0: demandez-en un nouveau.');
  }
  return user;
}

/** Gives the account its new password, which ends its sessions and links. Throws what `resetUser` throws. */
export async function resetPassword(t: Transaction, token: string, passwordHash: string, now: Date): Promise<void> {
  const user = await resetUser(t, token, now);
  await t.del('resets', tokenDigest(token));
  await putUser(t, { ...user, passwordHash, status: 'active' });
}
