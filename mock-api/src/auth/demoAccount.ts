/** The accounts of the demonstration, whose passwords are public: where `DEMO` is off they can't be used, whatever is stored. */
import { demoCustomer } from '@nuee/domain';
import { demoOwner } from '@nuee/domain/live';
import { activeOwners } from '../commands/users.ts';
import type { Reader, Storage, StoredUser } from '../db/storage.ts';

export function isDemoAccount({ id }: { readonly id: string }): boolean {
  return demoIds.includes(id);
}

export const demoIds: readonly string[] = [demoCustomer._id, demoOwner._id];
const keys = demoIds.map((id) => `users/${id}`);

/** Those that are stored. */
export async function demoAccounts(t: Reader): Promise<StoredUser[]> {
  return (await t.getAll('users', demoIds)).map(({ record }) => record);
}

/** The warning when an API starts without an owner; `undefined` when it has one. */
export async function noOwnerNotice(storage: Storage): Promise<string | undefined> {
  if (await storage.read(hasOwner)) return undefined;
  return 'Nobody can open the back office yet: npm run admin:create -- EMAIL makes its owner (on a folder, end the API first).';
}

/** Whether there is an owner other than the demonstration's. */
export async function hasOwner(t: Reader): Promise<boolean> {
  return (await activeOwners(t)).some((id) => !isDemoAccount({ id }));
}

/** The same pages; says so when an account of the demonstration is among them. */
export async function* tellDemoAccount(
  pages: AsyncIterable<readonly (readonly [key: string, text: string])[]>,
  say: (notice: string) => void = console.info,
): AsyncGenerator<readonly (readonly [key: string, text: string])[]> {
  let told = false;
  for await (const page of pages) {
    const isThere = page.some(([found]) => keys.includes(found));
    if (isThere && !told) say('It holds accounts of the demonstration: nobody can use them where DEMO is off.');
    told ||= isThere;
    yield page;
  }
}
