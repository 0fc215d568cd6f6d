/** What is told when an account is asked for no codes any more. */
import type { StoredUser } from '../db/storage.ts';

export const withoutFactor = ({ secondFactor: _, ...user }: StoredUser): StoredUser => user;

/** Whoever removes it for somebody else, or in a stolen session, can't do so unseen. */
export const toldOf = (user: StoredUser) => ({
  journal: [entryOf(user, 'on', 'off')],
  mails: [{ kind: 'second-factor-removed' as const, to: user.email, data: { userId: user.id } }],
});

export const entryOf = ({ id, email }: StoredUser, from: string, to: string) => ({
  what: 'user.secondFactor',
  target: id,
  name: email,
  from,
  to,
});
