/** Sessions: opened at login, found by the digest of their token, and ended by expiry. */
import { demoToken } from '@nuee/domain';
import type { Device } from '@nuee/domain/live';
import type { Reader, Storage, StoredSession, StoredUser, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { accessOf, isOpenedFor, withoutAccess } from './access.ts';
import { isDemoAccount } from './demoAccount.ts';
import { newToken, tokenDigest } from './tokens.ts';

const day = 24 * 60 * 60 * 1000;

/** How many days a session lasts unused, and in total, depending on « Se souvenir de moi », or without that choice. */
const lives = {
  remembered: { idle: 30, longest: 90 },
  forgotten: { idle: 1, longest: 1 },
  unasked: { idle: 7, longest: 30 },
} as const;

/** The maximum number of open sessions: one more ends the oldest. */
const maxSessions = 50;

interface Opening {
  /** Whether « Se souvenir de moi » was checked; absent without that choice. */
  readonly remember?: boolean | undefined;
  /** The name in the account's list of devices. */
  readonly device?: string | undefined;
}

/** Opens a session and returns its token, which is not stored and can't be read again. */
export async function openSession(
  t: Transaction,
  user: StoredUser,
  now: Date,
  { remember, device }: Opening = {},
): Promise<string> {
  const token = newToken();
  const { idle, longest } = lives[remember === undefined ? 'unasked' : remember ? 'remembered' : 'forgotten'];
  const digest = tokenDigest(token);
  await t.add('sessions', digest, {
    userId: user.id,
    accessVersion: accessOf(user),
    openedAt: now.toISOString(),
    idleUntil: daysAfter(now, idle),
    endsAt: daysAfter(now, longest),
    ...(remember !== undefined && { idleDays: idle }),
    ...(device !== undefined && { device }),
  });
  const opened = await openSessions(t, user, now);
  for (const { id } of opened.slice(0, -maxSessions)) await t.del('sessions', id);
  return token;
}

/**
 * The customer whose token this is. A session lives 7 days after its last use (counted to the day, so that most calls
 * write nothing) and 30 days in all, unless « Se souvenir de moi » decided otherwise.
 *
 * Throws an ApiError 401 when the token is missing, unknown or expired, or the demo customer's where there is no demonstration.
 */
export async function sessionUser(t: Reader, token: string | undefined, now: Date, demo = true): Promise<StoredUser> {
  return (await openedWith(t, token, now, demo)).user;
}

/** The same, before a call; prolongs the session once a day. */
export async function callerOf(
  { storage, demo = true }: { storage: Pick<Storage, 'read' | 'tx'>; demo?: boolean },
  token: string | undefined,
  now: Date,
): Promise<StoredUser> {
  const { user, session } = await storage.read(async (t) => openedWith(t, token, now, demo));
  if (isDue(session, now)) await storage.tx(async (t) => prolong(t, tokenDigest(token ?? ''), now));
  return user;
}

async function openedWith(
  t: Reader,
  token: string | undefined,
  now: Date,
  demo: boolean,
): Promise<{ user: StoredUser; session: StoredSession }> {
  if (token === undefined) throw new ApiError(401, 'Veuillez vous connecter pour continuer.');
  const digest = tokenDigest(token);
  const session = await t.get('sessions', digest);
  const user = session && (await t.get('users', session.userId));
  const isRefused = user?.status === 'inactive' || (!demo && user && isDemoAccount(user));
  if (!session || !user || isRefused || !isOpen(session, user, now)) {
    throw new ApiError(401, 'Votre session a expiré, veuillez vous reconnecter.');
  }
  return { user, session };
}

const isDue = (session: StoredSession, now: Date): boolean =>
  session.idleUntil < daysAfter(now, idleDaysOf(session) - 1);

/** A session that was ended by another request stays ended. */
async function prolong(t: Transaction, digest: string, now: Date): Promise<void> {
  const session = await t.get('sessions', digest);
  if (session && isDue(session, now)) {
    await t.put('sessions', digest, { ...session, idleUntil: daysAfter(now, idleDaysOf(session)) });
  }
}

/**
 * The devices on which the account is logged in, the latest login first. Sessions that an older version opened are
 * missing.
 */
export async function devicesOf(t: Reader, user: StoredUser, token: string | undefined, now: Date): Promise<Device[]> {
  const own = tokenDigest(token ?? '');
  return (await openSessions(t, user, now))
    .map(({ id, session }) => ({
      ...(session.device !== undefined && { name: session.device }),
      ...(session.openedAt !== undefined && { openedAt: session.openedAt }),
      lastUsedAt: daysAfter(new Date(session.idleUntil), -idleDaysOf(session)),
      current: id === own,
    }))
    .toReversed();
}

/** Ends the session of the token. The demonstration's fixed token stays valid, because everybody shares it. */
export async function endSession(t: Transaction, token: string | undefined): Promise<void> {
  if (token !== undefined && token !== demoToken) await t.del('sessions', tokenDigest(token));
}

/** Ends all that was opened for the account, such as sessions and mailed links, except the session of the token. */
export async function endOtherSessions(t: Transaction, user: StoredUser, token: string | undefined): Promise<void> {
  const changed = withoutAccess(user);
  await t.put('users', user.id, changed);
  const digest = tokenDigest(token ?? '');
  await t.query((db) => db.deleteFrom('sessions').where('user_id', '=', user.id).where('id', '<>', digest).execute());
  const own = await t.get('sessions', digest);
  if (own) await t.put('sessions', digest, { ...own, accessVersion: accessOf(changed) });
}

/** The oldest first. */
async function openSessions(t: Reader, user: StoredUser, now: Date): Promise<{ id: string; session: StoredSession }[]> {
  const ids = await t.query((db) =>
    db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', user.id)
      .where('opened_at', 'is not', null)
      .orderBy('opened_at')
      .execute(),
  );
  const found = await t.getAll(
    'sessions',
    ids.map(({ id }) => id),
  );
  return found.map(({ id, record }) => ({ id, session: record })).filter(({ session }) => isOpen(session, user, now));
}

function isOpen(session: StoredSession, user: StoredUser, now: Date): boolean {
  const at = now.toISOString();
  return isOpenedFor(session, user) && at < session.idleUntil && at < session.endsAt;
}

const idleDaysOf = ({ idleDays = lives.unasked.idle }: StoredSession): number => idleDays;

function daysAfter(date: Date, days: number): string {
  return new Date(date.getTime() + days * day).toISOString();
}
