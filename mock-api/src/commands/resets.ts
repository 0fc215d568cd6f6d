/** Resets a forgotten password, or sets the first one of an invited account, with a mailed token that works once. */
import { accessOf, isOpenedFor } from '../access.ts';
import { ApiError } from '../apiError.ts';
import type { StoredUser, Transaction } from '../storage/storage.ts';
import { newToken, tokenDigest } from '../tokens.ts';
import { putUser } from './users.ts';

const hour = 60 * 60 * 1000;
const invitationHours = 7 * 24;

/** Returns the token, which can't be read again. Called when the mail is written, so that the outbox holds no secret. */
export function openReset(t: Transaction, user: StoredUser, now: Date): string {
  const token = newToken();
  const hours = user.status === 'pending' ? invitationHours : 1;
  const endsAt = new Date(now.getTime() + hours * hour).toISOString();
  t.put('resets', tokenDigest(token), { userId: user.id, endsAt, accessVersion: accessOf(user) });
  return token;
}

/** Throws an ApiError 404 when the token is unknown, used or expired, or the account has changed since. */
export function resetUser(t: Transaction, token: string, now: Date): StoredUser {
  const reset = t.get('resets', tokenDigest(token));
  const user = reset && reset.endsAt > now.toISOString() ? t.get('users', reset.userId) : undefined;
  if (!reset || !user || !isOpenedFor(reset, user) || user.status === 'inactive') {
    throw new ApiError(404, 'Ce lien n’est plus valable\u00a0: demandez-en un nouveau.');
  }
  return user;
}

/** Gives the account its new password, which ends its sessions and links. Throws what `resetUser` throws. */
export function resetPassword(t: Transaction, token: string, passwordHash: string, now: Date): void {
  const user = resetUser(t, token, now);
  t.del('resets', tokenDigest(token));
  putUser(t, { ...user, passwordHash, status: 'active' });
}
