/** The first account of the back office, which can't be created there: its requirements, and how it is stored. */
import { maximumPasswordLength, minimumStaffPasswordLength, RegisterBody } from '@nuee/domain';
import * as v from 'valibot';
import { isCommonPassword } from '../auth/commonPasswords.ts';
import { hasOwner } from '../auth/demoAccount.ts';
import { createPasswords } from '../auth/passwords.ts';
import { makeOwner } from '../commands/users.ts';
import { inStorage, type Place } from '../db/inStorage.ts';
import { atTerminal, Left } from './terminal.ts';

/** Throws a sentence when this can't be an e-mail address. */
export function readEmail(text: string): string {
  const email = v.safeParse(RegisterBody.entries.email, text);
  if (!email.success) throw new Error(`"${text}" is no e-mail address.`);
  return email.output;
}

/** Throws a sentence when this can't be a password. */
export function readPassword(text: string): string {
  const password = v.safeParse(RegisterBody.entries.password, text);
  if (!password.success || password.output.length < minimumStaffPasswordLength) {
    throw new Error(
      `A password of the back office has ${minimumStaffPasswordLength} to ${maximumPasswordLength} characters.`,
    );
  }
  if (isCommonPassword(password.output))
    throw new Error('This password is among the most common ones: choose another.');
  return password.output;
}

/** Returns whether the account is new. An existing one becomes an owner's with this password. */
export async function keepOwner(
  place: Place,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const passwordHash = await createPasswords().hash(password, '');
  return inStorage(place, (storage) =>
    storage.tx(async (t) => makeOwner(t, { who: 'shop', now: new Date() }, { email, passwordHash })),
  );
}

/**
 * Asks for the owner's account where the shop has none yet. Without a terminal it asks nothing; the API then says how
 * to create the account.
 */
export async function askForOwner(place: Place, streams?: Parameters<typeof atTerminal>[1]): Promise<void> {
  if (!streams && !process.stdin.isTTY) return;
  if (await inStorage(place, (storage) => storage.read(hasOwner))) return;
  await atTerminal(async ({ ask, askSecret }) => {
    const { output = process.stdout } = streams ?? {};
    const say = (text: string): void => void output.write(`${text}\n`);
    /** Asks again until the answer is valid. */
    const until = async (question: string, read: (answer: string) => string, how = ask): Promise<string> => {
      try {
        return read(await how(question));
      } catch (error) {
        if (!(error instanceof Error) || error instanceof Left) throw error;
        say(error.message);
        return until(question, read, how);
      }
    };
    say('\nNobody can open the back office of this shop yet. Make its owner’s account:\n');
    const email = await until('E-mail: ', (answer) => readEmail(answer.trim()));
    const choose = async (): Promise<string> => {
      const first = await until('Password: ', readPassword, askSecret);
      if ((await askSecret('Again: ')) === first) return first;
      say('The two passwords differ.');
      return choose();
    };
    const password = await choose();
    await keepOwner(place, { email, password });
    say(`\n${email} is the owner now: log in at /admin/login.\n`);
  }, streams);
}
