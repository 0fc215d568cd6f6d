/** The secrets of the storage: those that an owner types into the back office, and those of one-time codes. */
import { factorName } from '../auth/secondFactor.ts';
import type { Reader, Storage, Transaction } from '../db/storage.ts';
import { isSealed, type Safe } from './safe.ts';

interface Named {
  readonly name: string;
  readonly sealed: string;
}

/** What an owner has typed. Undefined where she hasn't, or the key of this machine doesn't open it. */
export async function secretOf(t: Reader, safe: Safe, name: string): Promise<string | undefined> {
  const stored = await t.get('secrets', name);
  return stored && safe.open(name, stored.sealed);
}

export async function keepSecret(t: Transaction, safe: Safe, name: string, secret: string, now: Date): Promise<void> {
  await t.put('secrets', name, { sealed: safe.seal(name, secret), since: now.toISOString() });
}

/** Seals the secrets of one-time codes that an older version, or a backup of one, has stored as they are. */
export async function sealSecrets(storage: Pick<Storage, 'tx'>, safe: Safe): Promise<void> {
  await storage.tx(async (t) => {
    const staff = await t.getAll('users', await staffOf(t));
    await t.putAll(
      'users',
      staff.flatMap(({ id, record }) => {
        const { secondFactor } = record;
        if (secondFactor?.secret === undefined || isSealed(secondFactor.secret)) return [];
        const secret = safe.seal(factorName(id), secondFactor.secret);
        return [{ id, record: { ...record, secondFactor: { ...secondFactor, secret } } }];
      }),
    );
  });
}

/** How many of each there are that the key of this machine doesn't open, as after a restore on another one. */
export async function lockedSecrets(t: Reader, safe: Safe | undefined): Promise<{ typed: number; codes: number }> {
  const locked = (all: readonly Named[]) =>
    all.filter(({ name, sealed }) => isSealed(sealed) && safe?.open(name, sealed) === undefined).length;
  const typed = await t.query((db) => db.selectFrom('secrets').select(['id as name', 'sealed']).execute());
  const staff = await t.getAll('users', await staffOf(t));
  const codes = staff.flatMap(({ id, record: { secondFactor } }) =>
    secondFactor?.secret !== undefined ? [{ name: factorName(id), sealed: secondFactor.secret }] : [],
  );
  return { typed: locked(typed), codes: locked(codes) };
}

/** What to do about them; undefined where there are none. */
export function lockedSentence({ typed, codes }: { typed: number; codes: number }): string | undefined {
  if (typed + codes === 0) return undefined;
  return (
    `The key of this machine doesn't open the stored secrets (keys typed in the back office: ${typed}, one-time codes: ${codes}): ` +
    'put the key back that sealed them, or type the keys again under « Paramètres », log in with a recovery code and activate the codes anew.'
  );
}

/** Nobody else has one-time codes. */
const staffOf = async (t: Reader): Promise<string[]> => {
  const rows = await t.query((db) =>
    db.selectFrom('users').select('id').where('role', 'in', ['staff', 'admin']).execute(),
  );
  return rows.map(({ id }) => id);
};
