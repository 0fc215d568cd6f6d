/** Erases an account: what is about its customer goes, or stays without her, as the table of `db/personal.ts` says. */
import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { erasureHash, noteErasures } from '../db/erasures.ts';
import { collections, type Person, personal, recordsAbout, restOf } from '../db/personal.ts';
import type { Collection, Reader, Storage, StoredUser, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { mailFile } from '../mail/post.ts';
import { eachListed } from '../queries/wholeLists.ts';
import { endChanges } from './receivePayment.ts';
import { emailKey, keepAnOwner, putUser } from './users.ts';

type Lists = Pick<Storage, 'list' | 'scan' | 'read' | 'tx'>;

/** Where the account is, and the folder of the files beside the data. */
export interface ErasurePlace {
  readonly storage: Lists;
  readonly dataDir: string;
}

const onTheirWay = ['pending', 'processing', 'shipped'];

export async function hasOpenOrder(storage: Pick<Storage, 'list'>, { id }: Pick<StoredUser, 'id'>): Promise<boolean> {
  const also = [{ statuses: onTheirWay }];
  return (await storage.list({ collection: 'orders', where: { owner: id }, also, limit: 1 })).items.length > 0;
}

/**
 * Returns whether it was erased: `false` when `current` finds no account any more.
 *
 * Throws an ApiError 409 while an order is still open, or when this is the last active owner.
 */
export async function eraseAccount(
  place: ErasurePlace,
  now: Date,
  current: (t: Reader) => Promise<StoredUser | undefined>,
): Promise<boolean> {
  const { storage } = place;
  const before = await storage.read(current);
  if (!before) return false;
  await refuseOpenOrder(storage, before);
  // Closed before its records are read: from now on it can't order, write or log in.
  const closed = await storage.tx(async (t) => {
    const user = await current(t);
    if (!user) return undefined;
    await keepAnOwner(t, user.id);
    return closeAccount(t, user, now);
  });
  if (!closed) return false;
  try {
    await refuseOpenOrder(storage, closed);
  } catch (error) {
    await storage.tx(async (t) => {
      const user = await t.get('users', closed.id);
      // As it was: nothing has changed for her, and she stays logged in.
      if (user) await t.put('users', user.id, reopened(user, before));
    });
    throw error;
  }
  await finishErasure(place, closed);
  return true;
}

/** Finishes the erasures that the end of a process, or a restore, has interrupted. Returns how many. */
export async function finishErasures(place: ErasurePlace): Promise<number> {
  let finished = 0;
  for await (const { record } of eachListed(place.storage, { collection: 'users', where: { status: 'inactive' } })) {
    if (record.erasedAt === undefined) continue;
    await finishErasure(place, record);
    finished += 1;
  }
  return finished;
}

async function refuseOpenOrder(storage: Lists, user: StoredUser): Promise<void> {
  if (!(await hasOpenOrder(storage, user))) return;
  throw new ApiError(
    409,
    'Une de vos commandes est en cours\u00a0: votre compte pourra être supprimé une fois qu’elle sera livrée.',
  );
}

/** The account can't be used any more; `finishErasures` erases it. */
export async function closeAccount(t: Transaction, user: StoredUser, now: Date): Promise<StoredUser> {
  const closed: StoredUser = { ...user, status: 'inactive', erasedAt: now.toISOString() };
  await putUser(t, closed);
  return closed;
}

function reopened(
  { erasedAt: _e, status: _s, accessVersion: _a, ...user }: StoredUser,
  { status, accessVersion }: StoredUser,
): StoredUser {
  return { ...user, ...(status !== undefined && { status }), ...(accessVersion !== undefined && { accessVersion }) };
}

async function finishErasure(
  { storage, dataDir }: ErasurePlace,
  { id, email, erasedAt = '' }: StoredUser,
): Promise<void> {
  await noteErasures(dataDir, [{ hash: erasureHash(id), at: erasedAt }]);
  const her: Person = { id, email: emailKey(email) };
  for (const { id: mail } of await recordsAbout(storage, 'mails', her)) {
    await rm(mailFile(dataDir, mail), { force: true });
  }
  // Repeated until nothing is left: forms that need no login may add records with her e-mail while this runs.
  while ((await eraseFound(storage, her)) > 0);
}

/** Returns how many records it changed. */
async function eraseFound(storage: Lists, her: Person): Promise<number> {
  const records: { collection: Collection; id: string }[] = [];
  for (const collection of collections) {
    const row = personal[collection];
    const ids = 'find' in row ? await row.find(storage, her) : [];
    records.push(...ids.map((id) => ({ collection, id })));
  }
  return storage.tx(async (t) => {
    let changed = 0;
    for (const { collection, id } of records) {
      if (collection === 'orders') await endChanges(t, id);
      const before = await t.get(collection, id);
      const rest = await restOf(t, { collection, id, her });
      if (before === undefined || isDeepStrictEqual(before, rest)) continue;
      if (rest === undefined) await t.del(collection, id);
      else await t.put(collection, id, rest);
      changed += 1;
    }
    return changed;
  });
}
