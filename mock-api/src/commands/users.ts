/** Accounts that the back office creates and changes. At least one active owner always remains. */
import { randomUUID } from 'node:crypto';
import type { Role, UserStatus } from '@nuee/domain/live';
import { changedAccess } from '../auth/access.ts';
import { asksForCode } from '../auth/secondFactor.ts';
import type { Reader, StoredUser, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { isId } from '../http/isId.ts';
import { fullName } from '../presenters/users.ts';
import { command, onlyChanged } from './command.ts';
import { toldOf, withoutFactor } from './factorRemoved.ts';
import { isInService } from './settings.ts';

export function emailKey(email: string): string {
  return email.toLowerCase();
}

export async function userOf(t: Reader, id: string): Promise<StoredUser> {
  const user = isId(id) ? await t.get('users', id) : undefined;
  if (!user) throw new ApiError(404, 'Cet utilisateur n’existe pas.');
  return user;
}

export async function userByEmail(t: Reader, email: string): Promise<StoredUser | undefined> {
  const [row] = await t.query((db) =>
    db.selectFrom('users').select('id').where('email_key', '=', emailKey(email)).execute(),
  );
  return row && (await t.get('users', row.id));
}

/** Changes an account. Another password, role or status ends its sessions and links. */
export async function putUser(t: Transaction, user: StoredUser): Promise<void> {
  await t.put('users', user.id, changedAccess(await t.get('users', user.id), user));
}

/** The ids of the active owners. */
export async function activeOwners(t: Reader): Promise<string[]> {
  const owners = await t.query((db) =>
    db.selectFrom('users').select('id').where('role', '=', 'admin').where('status', '=', 'active').execute(),
  );
  return owners.map(({ id }) => id);
}

/** Throws an ApiError 409 when this is the last active owner. */
export async function keepAnOwner(t: Transaction, id: string): Promise<void> {
  const owners = await t.query((db) =>
    t
      .lock(
        db.selectFrom('users').select('id').where('role', '=', 'admin').where('status', '=', 'active').orderBy('id'),
      )
      .execute(),
  );
  if (owners.length === 1 && owners[0]?.id === id) {
    throw new ApiError(409, 'C’est le dernier administrateur actif\u00a0: nommez-en un autre d’abord.');
  }
}

interface NewUser {
  readonly name: string | Pick<StoredUser, 'firstName' | 'lastName'>;
  readonly email: string;
  readonly role: Role;
}

/** Creates an account without a password: the invitation lets the person choose one. Throws an ApiError 409 when the e-mail is taken. */
export const createUser = command<NewUser, StoredUser>(async (t, actor, { name, email, role }) => {
  if (await userByEmail(t, email)) {
    throw new ApiError(409, 'Un compte existe déjà avec cette adresse e-mail.', {}, { field: 'email' });
  }
  const user: StoredUser = {
    id: randomUUID(),
    email,
    passwordHash: '',
    ...(typeof name === 'string' ? splitName(name) : name),
    phone: '',
    addresses: [],
    role,
    status: 'pending',
    createdAt: actor.now.toISOString(),
  };
  await t.add('users', user.id, user);
  return {
    answer: user,
    journal: [{ what: 'user.created', target: user.id, name: email, to: role }],
    mails: [{ kind: 'invitation', to: email, data: { userId: user.id, name: fullName(user) } }],
  };
});

interface UserChange {
  readonly id: string;
  readonly name?: string | undefined;
  readonly role?: Role | undefined;
  readonly status?: UserStatus | undefined;
}

/**
 * The e-mail of a customer was never verified. So a customer who gets another role in a shop in service loses her password, and chooses
 * one through an invitation to that e-mail. In a demonstration, whose mails reach no one, she keeps it.
 *
 * Throws an ApiError: 404 when there is no such account, 409 when the last owner would lose that role.
 */
export const changeUser = command<UserChange, StoredUser>(async (t, _actor, { id, name, role, status }) => {
  const user = await userOf(t, id);
  const before = { name: fullName(user), role: user.role ?? 'customer', status: user.status ?? 'active' };
  const after = { name: name ?? before.name, role: role ?? before.role, status: status ?? before.status };
  const isAppointed = (await isInService(t)) && before.role === 'customer' && after.role !== 'customer';
  const passwordHash = isAppointed ? '' : user.passwordHash;
  // An invited account becomes active by choosing a password; nobody else can activate it.
  if (after.status === 'active' && passwordHash === '') after.status = 'pending';
  const isInvited = after.status === 'pending' && (isAppointed || before.status !== 'pending');
  const isOwner = after.role === 'admin' && after.status === 'active';
  if (!isOwner) await keepAnOwner(t, id);
  // A customer logs in to the shop, which asks for no code.
  const { secondFactor, ...kept } = user;
  const changed: StoredUser = {
    ...kept,
    ...(secondFactor && after.role !== 'customer' && { secondFactor }),
    ...(name === undefined ? {} : splitName(name)),
    role: after.role,
    status: after.status,
    passwordHash,
  };
  await putUser(t, changed);
  const data = { userId: id, name: after.name };
  return {
    answer: changed,
    journal: onlyChanged(
      (['name', 'role', 'status'] as const).map((what) => ({
        what: `user.${what}`,
        target: id,
        name: user.email,
        from: before[what],
        to: after[what],
      })),
    ),
    mails: isInvited ? [{ kind: 'invitation', to: user.email, data }] : [],
  };
});

/** Splits a name: the first word is the first name. */
function splitName(name: string): Pick<StoredUser, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

interface Owner {
  readonly email: string;
  readonly passwordHash: string;
}

/** Makes the account an active owner with this password and ends its sessions. Returns whether the account had to be created. */
export const makeOwner = command<Owner, boolean>(async (t, { now }, { email, passwordHash }) => {
  const before = await userByEmail(t, email);
  const user = before ?? {
    id: randomUUID(),
    email,
    firstName: '',
    lastName: '',
    phone: '',
    addresses: [],
    createdAt: now.toISOString(),
  };
  // Whoever can run commands on the machine is the way back for an owner who has lost her codes.
  const owner: StoredUser = withoutFactor({ ...user, passwordHash, role: 'admin', status: 'active' });
  await putUser(t, owner);
  const from = before ? { from: before.role ?? 'customer' } : {};
  const { journal = [], mails = [] } = before && asksForCode(before) ? toldOf(before) : {};
  return {
    answer: !before,
    journal: [{ what: 'user.role', target: user.id, name: email, to: 'admin', ...from }, ...journal],
    mails,
  };
});
