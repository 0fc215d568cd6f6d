/** Sessions: opened at login, found by the digest of their token, and ended by time. */
import { demoToken } from '@nuee/domain';
import { ApiError } from './apiError.ts';
import { isDemoAccount } from './demoAccount.ts';
import type { StoredUser, Transaction } from './storage/storage.ts';
import { newToken, tokenDigest } from './tokens.ts';

const day = 24 * 60 * 60 * 1000;
const idleDays = 7;
const longestDays = 30;

/** Opens a session and returns its token, which is not stored and can't be read again. */
export function openSession(t: Transaction, userId: string, now: Date): string {
  const token = newToken();
  t.put('sessions', tokenDigest(token), {
    userId,
    openedAt: now.toISOString(),
    idleUntil: daysAfter(now, idleDays),
    endsAt: daysAfter(now, longestDays),
  });
  return token;
}

/**
 * The customer whose token this is. A session lives 7 days after its last use (counted to the day, so that most calls
 * write nothing) and 30 days in all.
 *
 * Throws an ApiError 401 when the token is missing, unknown or expired, or the demo customer's where there is no demonstration.
 */
export function sessionUser(t: Transaction, token: string | undefined, now: Date, demo = true): StoredUser {
  if (token === undefined) throw new ApiError(401, 'Veuillez vous connecter pour continuer.');
  const digest = tokenDigest(token);
  const session = t.get('sessions', digest);
  const user = session && t.get('users', session.userId);
  const at = now.toISOString();
  const isRevoked = user?.sessionsFrom !== undefined && (session?.openedAt ?? '') < user.sessionsFrom;
  const isRefused = isRevoked || user?.status === 'inactive' || (!demo && user && isDemoAccount(user));
  if (!session || !user || isRefused || at >= session.idleUntil || at >= session.endsAt) {
    throw new ApiError(401, 'Votre session a expiré, veuillez vous reconnecter.');
  }
  if (session.idleUntil < daysAfter(now, idleDays - 1)) {
    t.put('sessions', digest, { ...session, idleUntil: daysAfter(now, idleDays) });
  }
  return user;
}

/** Ends the session of the token. The demonstration's fixed token stays valid, because everybody shares it. */
export function endSession(t: Transaction, token: string | undefined): void {
  if (token !== undefined && token !== demoToken) t.del('sessions', tokenDigest(token));
}

/** Ends all sessions of the customer but the one of the token. */
export function endOtherSessions(t: Transaction, user: StoredUser, token: string | undefined, now: Date): void {
  const since = now.toISOString();
  t.put('users', user.id, { ...user, sessionsFrom: since });
  const digest = tokenDigest(token ?? '');
  const own = t.get('sessions', digest);
  if (own) t.put('sessions', digest, { ...own, openedAt: since });
}

function daysAfter(date: Date, days: number): string {
  return new Date(date.getTime() + days * day).toISOString();
}
