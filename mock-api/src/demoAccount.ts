/** The demo customer, whose password and token are public. Where `DEMO` is off the account can't be used, even if it is stored. */
import { demoCustomer } from '@nuee/domain';
import type { Storage } from './storage/storage.ts';

export function isDemoAccount({ id }: { readonly id: string }): boolean {
  return id === demoCustomer._id;
}

const key = `users/${demoCustomer._id}`;

/** The warning when an API without the demonstration starts on a storage that holds its account; otherwise undefined. */
export async function demoAccountNotice(storage: Storage): Promise<string | undefined> {
  const stored = await storage.tx((t) => t.get('users', demoCustomer._id));
  return stored && `The storage holds the demo account (${stored.email}): nobody can use it while DEMO is off.`;
}

/** The same pages; says so when the demo account is among them. */
export async function* tellDemoAccount(
  pages: AsyncIterable<readonly (readonly [key: string, text: string])[]>,
  say: (notice: string) => void = console.info,
): AsyncGenerator<readonly (readonly [key: string, text: string])[]> {
  for await (const page of pages) {
    if (page.some(([found]) => found === key)) say('It holds the demo account: nobody can use it where DEMO is off.');
    yield page;
  }
}
