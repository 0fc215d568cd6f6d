/** Resets a forgotten password, or sets the first one of an invited account, with a mailed token that works once. */
import { accessOf, isOpenedFor } from '../auth/access.ts';
import { newToken, tokenDigest } from '../auth/tokens.ts';
import type { Reader, StoredUser, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { putUser } from './users.ts';

const hour = 60 * 60 * 1000;
const invitationHours = 7 * 24;

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
