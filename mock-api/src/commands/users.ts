/** Accounts that the back office creates and changes. At least one active owner always remains. */
import { randomUUID } from 'node:crypto';
import type { Role, UserStatus } from '@nuee/domain/live';
import { changedAccess } from '../access.ts';
import { ApiError } from '../apiError.ts';
import { isId } from '../isId.ts';
import { fullName } from '../presenters/users.ts';
import type { StoredUser, Transaction } from '../storage/storage.ts';
import { type Actor, queueMail, writeJournal } from './records.ts';
import { isInService } from './settings.ts';

export function emailKey(email: string): string {
  return email.toLowerCase();
}

export function userOf(t: Transaction, id: string): StoredUser {
  const user = isId(id) ? t.get('users', id) : undefined;
  if (!user) throw new ApiError(404, 'Cet utilisateur n’existe pas.');
  return user;
}

export function userByEmail(t: Transaction, email: string): StoredUser | undefined {
  const owner = t.get('emails', emailKey(email));
  return owner && t.get('users', owner.userId);
}

/** Changes an account. Another password, role or status ends its sessions and links. */
export function putUser(t: Transaction, user: StoredUser): void {
  addUser(t, changedAccess(t.get('users', user.id), user));
}

/** Stores an account under its id and e-mail, and updates the list of owners. Its id may be made in the transaction, since it isn't read. */
export function addUser(t: Transaction, user: StoredUser): void {
  t.put('users', user.id, user);
  t.put('emails', emailKey(user.email), { userId: user.id });
  const isOwner = user.role === 'admin' && (user.status ?? 'active') === 'active';
  // A customer was never an owner, so the list needn't be read.
  if (user.role === undefined) return;
  const ids = t.get('idLists', 'owners')?.ids ?? [];
  if (isOwner !== ids.includes(user.id)) {
    t.put('idLists', 'owners', { ids: isOwner ? [...ids, user.id] : ids.filter((id) => id !== user.id) });
  }
}

/** Throws an ApiError 409 when this is the last active owner. */
export function keepAnOwner(t: Transaction, id: string): void {
  const ids = t.get('idLists', 'owners')?.ids ?? [];
  if (ids.length === 1 && ids[0] === id) {
    throw new ApiError(409, 'C’est le dernier administrateur actif\u00a0: nommez-en un autre d’abord.');
  }
}

/** Creates an account without a password: the invitation lets the person choose one. Throws an ApiError 409 when the e-mail is taken. */
export function createUser(
  t: Transaction,
  actor: Actor,
  { name, email, role }: { name: string; email: string; role: Role },
): StoredUser {
  if (t.get('emails', emailKey(email))) throw new ApiError(409, 'Un compte existe déjà avec cette adresse e-mail.');
  const user: StoredUser = {
    id: randomUUID(),
    email,
    passwordHash: '',
    ...splitName(name),
    phone: '',
    addresses: [],
    role,
    status: 'pending',
    createdAt: actor.now.toISOString(),
  };
  addUser(t, user);
  writeJournal(t, actor, { what: 'user.created', target: user.id, name: email, to: role });
  queueMail(t, actor, 'invitation', email, { userId: user.id, name });
  return user;
}

interface UserChange {
  readonly id: string;
  readonly name?: string | undefined;
  readonly role?: Role | undefined;
  readonly status?: UserStatus | undefined;
}

/**
 * Whoever registered as a customer never proved that the e-mail is hers. So a customer who gets another role in a shop in service loses
 * her password, and chooses one through an invitation to that e-mail. In a demonstration nobody would get that mail.
 *
 * Throws an ApiError: 404 when there is no such account, 409 when the last owner would lose that role.
 */
export function changeUser(t: Transaction, actor: Actor, { id, name, role, status }: UserChange): StoredUser {
  const user = userOf(t, id);
  const before = { name: fullName(user), role: user.role ?? 'customer', status: user.status ?? 'active' };
  const after = { name: name ?? before.name, role: role ?? before.role, status: status ?? before.status };
  const isAppointed = isInService(t) && before.role === 'customer' && after.role !== 'customer';
  const passwordHash = isAppointed ? '' : user.passwordHash;
  // An invited account becomes active by choosing a password; nobody else can activate it.
  if (after.status === 'active' && passwordHash === '') after.status = 'pending';
  const isInvited = after.status === 'pending' && (isAppointed || before.status !== 'pending');
  const isOwner = after.role === 'admin' && after.status === 'active';
  if (!isOwner) keepAnOwner(t, id);
  const changed: StoredUser = {
    ...user,
    ...(name === undefined ? {} : splitName(name)),
    role: after.role,
    status: after.status,
    passwordHash,
  };
  putUser(t, changed);
  if (isInvited) queueMail(t, actor, 'invitation', user.email, { userId: id, name: after.name });
  for (const what of ['name', 'role', 'status'] as const) {
    if (before[what] === after[what]) continue;
    writeJournal(t, actor, { what: `user.${what}`, target: id, name: user.email, from: before[what], to: after[what] });
  }
  return changed;
}

/** Splits a name: the first word is the first name. */
function splitName(name: string): Pick<StoredUser, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Makes the account an active owner with this password and ends its sessions. Returns whether the account had to be created. */
export function makeOwner(
  t: Transaction,
  actor: Actor,
  { email, passwordHash }: { email: string; passwordHash: string },
): boolean {
  const found = userByEmail(t, email);
  const at = actor.now.toISOString();
  const user = found ?? {
    id: randomUUID(),
    email,
    firstName: '',
    lastName: '',
    phone: '',
    addresses: [],
    createdAt: at,
  };
  const owner: StoredUser = { ...user, passwordHash, role: 'admin', status: 'active' };
  if (found) putUser(t, owner);
  else addUser(t, owner);
  writeJournal(t, actor, {
    what: 'user.role',
    target: user.id,
    name: email,
    to: 'admin',
    ...(found ? { from: found.role ?? 'customer' } : {}),
  });
  return !found;
}
