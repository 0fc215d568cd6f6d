/** What is told when an account is asked for less than before. */
import type { StoredUser } from '../db/storage.ts';

export const withoutFactor = ({ secondFactor: _, ...user }: StoredUser): StoredUser => user;

/**
 * Whoever removes it for somebody else, or in a stolen session, can't do so unseen.
 *
 * @param passkey the name of the one that went; without one, the codes did.
 * @param left whether something is still asked for besides the password.
 */
export const toldOf = (user: StoredUser, { passkey, left = false }: { passkey?: string; left?: boolean } = {}) => ({
  journal: [passkey === undefined ? entryOf(user, 'on', 'off') : passkeyEntry(user, { from: passkey, to: '' })],
  mails: [
    {
      kind: 'second-factor-removed' as const,
      to: user.email,
      data: { userId: user.id, ...(passkey !== undefined && { passkey }), ...(left && { left: 'true' }) },
    },
  ],
});

export const passkeyEntry = ({ id, email }: StoredUser, change: { from?: string; to: string }) => ({
  what: 'user.passkey',
  target: id,
  name: email,
  ...change,
});

export const entryOf = ({ id, email }: StoredUser, from: string, to: string) => ({
  what: 'user.secondFactor',
  target: id,
  name: email,
  from,
  to,
});
