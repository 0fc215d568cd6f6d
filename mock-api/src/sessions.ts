/** Sessions: opened at login, found by the digest of their token, and ended by expiry. */
import { demoToken } from '@nuee/domain';
import type { Device } from '@nuee/domain/live';
import { accessOf, isOpenedFor, withoutAccess } from './access.ts';
import { ApiError } from './apiError.ts';
import { isDemoAccount } from './demoAccount.ts';
import type { StoredSession, StoredUser, Transaction } from './storage/storage.ts';
import { newToken, tokenDigest } from './tokens.ts';

const day = 24 * 60 * 60 * 1000;

/** How many days a session lasts unused, and in total, depending on « Se souvenir de moi », or without that choice. */
const lives = {
  remembered: { idle: 30, longest: 90 },
  forgotten: { idle: 1, longest: 1 },
  unasked: { idle: 7, longest: 30 },
} as const;

/** The maximum number of open sessions: one more ends the oldest. */
const mostSessions = 50;

interface Opening {
  /** Whether « Se souvenir de moi » was checked; absent without that choice. */
  readonly remember?: boolean | undefined;
  /** The name in the account's list of devices. */
  readonly device?: string | undefined;
}

/** Opens a session and returns its token, which is not stored and can't be read again. */
export function openSession(t: Transaction, user: StoredUser, now: Date, { remember, device }: Opening = {}): string {
  const token = newToken();
  const { idle, longest } = lives[remember === undefined ? 'unasked' : remember ? 'remembered' : 'forgotten'];
  const digest = tokenDigest(token);
  t.put('sessions', digest, {
    userId: user.id,
    accessVersion: accessOf(user),
    openedAt: now.toISOString(),
    idleUntil: daysAfter(now, idle),
    endsAt: daysAfter(now, longest),
    ...(remember !== undefined && { idleDays: idle }),
    ...(device !== undefined && { device }),
  });
  const ids = [...openSessions(t, user, now).map(({ id }) => id), digest];
  for (const id of ids.slice(0, -mostSessions)) t.del('sessions', id);
  t.put('openedSessions', user.id, { ids: ids.slice(-mostSessions) });
  return token;
}

/**
 * The customer whose token this is. A session lives 7 days after its last use (counted to the day, so that most calls
 * write nothing) and 30 days in all, unless « Se souvenir de moi » decided otherwise.
 *
 * Throws an ApiError 401 when the token is missing, unknown or expired, or the demo customer's where there is no demonstration.
 */
export function sessionUser(t: Transaction, token: string | undefined, now: Date, demo = true): StoredUser {
  if (token === undefined) throw new ApiError(401, 'Veuillez vous connecter pour continuer.');
  const digest = tokenDigest(token);
  const session = t.get('sessions', digest);
  const user = session && t.get('users', session.userId);
  const isRefused = user?.status === 'inactive' || (!demo && user && isDemoAccount(user));
  if (!session || !user || isRefused || !isOpen(session, user, now)) {
    throw new ApiError(401, 'Votre session a expiré, veuillez vous reconnecter.');
  }
  const idle = idleDaysOf(session);
  if (session.idleUntil < daysAfter(now, idle - 1)) {
    t.put('sessions', digest, { ...session, idleUntil: daysAfter(now, idle) });
  }
  return user;
}

/**
 * The devices on which the account is logged in, the latest login first. Sessions that an older version opened are
 * missing.
 */
export function devicesOf(t: Transaction, user: StoredUser, token: string | undefined, now: Date): Device[] {
  const own = tokenDigest(token ?? '');
  return openSessions(t, user, now)
    .map(({ id, session }) => ({
      ...(session.device !== undefined && { name: session.device }),
      ...(session.openedAt !== undefined && { openedAt: session.openedAt }),
      lastUsedAt: daysAfter(new Date(session.idleUntil), -idleDaysOf(session)),
      current: id === own,
    }))
    .toReversed();
}

/** Ends the session of the token. The demonstration's fixed token stays valid, because everybody shares it. */
export function endSession(t: Transaction, token: string | undefined): void {
  if (token !== undefined && token !== demoToken) t.del('sessions', tokenDigest(token));
}

/** Ends all that was opened for the account, such as sessions and mailed links, except the session of the token. */
export function endOtherSessions(t: Transaction, user: StoredUser, token: string | undefined): void {
  const changed = withoutAccess(user);
  t.put('users', user.id, changed);
  const digest = tokenDigest(token ?? '');
  for (const id of t.get('openedSessions', user.id)?.ids ?? []) if (id !== digest) t.del('sessions', id);
  t.put('openedSessions', user.id, { ids: [digest] });
  const own = t.get('sessions', digest);
  if (own) t.put('sessions', digest, { ...own, accessVersion: accessOf(changed) });
}

/** The oldest first. */
function openSessions(t: Transaction, user: StoredUser, now: Date): { id: string; session: StoredSession }[] {
  return (t.get('openedSessions', user.id)?.ids ?? []).flatMap((id) => {
    const session = t.get('sessions', id);
    return session && isOpen(session, user, now) ? [{ id, session }] : [];
  });
}

function isOpen(session: StoredSession, user: StoredUser, now: Date): boolean {
  const at = now.toISOString();
  return isOpenedFor(session, user) && at < session.idleUntil && at < session.endsAt;
}

const idleDaysOf = ({ idleDays = lives.unasked.idle }: StoredSession): number => idleDays;

function daysAfter(date: Date, days: number): string {
  return new Date(date.getTime() + days * day).toISOString();
}
