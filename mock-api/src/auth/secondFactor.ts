/** One-time codes of an app (RFC 6238), and the recovery codes for whoever has lost it. */
import { createHash } from 'node:crypto';
import { plainCode } from '@nuee/domain';
import { Secret, TOTP } from 'otpauth';
import type { Storage, StoredPasskey, StoredSecondFactor, StoredUser } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import type { Safe } from '../secrets/safe.ts';

/** In milliseconds: the default of every app. */
const period = 30_000;
const howManyRecoveryCodes = 10;
/** 80 bits, which nobody guesses: so a fast hash is enough. */
const recoveryBytes = 10;

export const newSecret = (): string => new Secret().base32;

/** Under which the secret of an account is sealed. */
export const factorName = (userId: string): string => `secondFactor/${userId}`;

/** What the picture for the app holds. */
export function addressOf(secret: string, { email, shop }: { email: string; shop: string }): string {
  return new TOTP({ secret, label: email, issuer: shop }).toString();
}

/** Before any code. */
export const noPeriod = -1;

/** To be shown once: the storage only sees their hashes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howManyRecoveryCodes }, () => new Secret({ size: recoveryBytes }).base32);
}

export const recoveryHash = (code: string): string => createHash('sha256').update(code).digest('hex');

type Account = Pick<StoredUser, 'role' | 'secondFactor'>;

/** Whether an app gives codes. */
export function hasCodes({ secondFactor }: Account): boolean {
  return secondFactor?.secret !== undefined && secondFactor.proposedUntil === undefined;
}

export const passkeysOf = ({ secondFactor }: Account): readonly StoredPasskey[] => secondFactor?.passkeys ?? [];

/** Whether a login of the account takes more than the password: a code, or a passkey in its place. */
export function asksForCode(user: Account): boolean {
  return (user.role ?? 'customer') !== 'customer' && (hasCodes(user) || passkeysOf(user).length > 0);
}

/** What is left once the code was used; undefined where it isn't right, or was used before. */
export function withCodeUsed(
  { id, factor }: { readonly id: string; readonly factor: StoredSecondFactor },
  code: string,
  { now, safe }: { readonly now: Date; readonly safe: Safe },
): StoredSecondFactor | undefined {
  const plain = plainCode(code);
  const hash = recoveryHash(plain);
  if (factor.recoveryCodes.includes(hash))
    return { ...factor, recoveryCodes: factor.recoveryCodes.filter((one) => one !== hash) };
  const secret = factor.secret === undefined ? undefined : safe.open(factorName(id), factor.secret);
  if (secret === undefined) return undefined;
  // A clock may be half a minute off.
  const drift = new TOTP({ secret }).validate({ token: plain, timestamp: now.getTime(), window: 1 });
  if (drift === null) return undefined;
  const used = Math.floor(now.getTime() / period) + drift;
  return used > factor.lastPeriod ? { ...factor, lastPeriod: used } : undefined;
}

/** Uses up the code of the account; returns whether it was right. Two calls at once can't both use it. */
export function takeCode(
  { storage, safe }: { readonly storage: Pick<Storage, 'tx'>; readonly safe: Safe },
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  return storage.tx(async (t) => {
    const user = await t.get('users', userId);
    const factor = user?.secondFactor;
    const left = factor && withCodeUsed({ id: userId, factor }, code, { now, safe });
    if (!user || !left) return false;
    await t.put('users', userId, { ...user, secondFactor: left });
    return true;
  });
}

export const wrongCode = (status: number): ApiError =>
  new ApiError(status, 'Ce code n’est pas le bon, ou il a déjà servi.', {}, { field: 'code' });
