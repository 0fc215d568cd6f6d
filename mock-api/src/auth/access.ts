/**
 * What was opened for an account (a session, a mailed link, a login that is being checked) was opened for its password, role and
 * status of that moment. Each change of one of them ends all of it.
 */
import type { StoredUser } from '../db/storage.ts';

interface Opened {
  readonly accessVersion?: number;
}

export function accessOf({ accessVersion, sessionsFrom }: StoredUser): number {
  return accessVersion ?? (sessionsFrom === undefined ? 0 : 1);
}

/** Whether the account is still the one that it was opened for. */
export function isOpenedFor({ accessVersion = 0 }: Opened, user: StoredUser): boolean {
  return accessVersion === accessOf(user);
}

/** The account after everything that was opened for it has ended. */
export function withoutAccess(user: StoredUser): StoredUser {
  return { ...user, accessVersion: accessOf(user) + 1 };
}

/** The changed account, without what was opened for it before if that no longer holds. */
export function changedAccess(before: StoredUser | undefined, user: StoredUser): StoredUser {
  if (!before) return user;
  const isSame =
    user.passwordHash === before.passwordHash &&
    (user.role ?? 'customer') === (before.role ?? 'customer') &&
    (user.status ?? 'active') === (before.status ?? 'active');
  return isSame ? user : withoutAccess({ ...user, accessVersion: accessOf(before) });
}
