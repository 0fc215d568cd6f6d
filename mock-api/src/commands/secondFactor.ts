/** The second factor of an account of the back office: codes proposed, confirmed by a first one, removed; passkeys added and removed. */

import { withoutAccess } from '../auth/access.ts';
import {
  asksForCode,
  factorName,
  hasCodes,
  newRecoveryCodes,
  newSecret,
  noPeriod,
  passkeysOf,
  recoveryHash,
  withCodeUsed,
  wrongCode,
} from '../auth/secondFactor.ts';
import { endOtherSessions } from '../auth/sessions.ts';
import type { StoredPasskey, StoredSecondFactor, StoredUser, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import type { Safe } from '../secrets/safe.ts';
import { command } from './command.ts';
import { entryOf, passkeyEntry, toldOf, withoutFactor } from './factorRemoved.ts';
import { userOf } from './users.ts';

/** Long enough to find an app. */
const proposedMinutes = 30;
const mostPasskeys = 10;

interface Proposal {
  readonly user: StoredUser;
  readonly safe: Safe;
}

/** Returns the secret. Throws an ApiError 409 where codes are asked for already. */
export const proposeFactor = command<Proposal, string>(async (t, { now }, { user, safe }) => {
  if (hasCodes(user)) throw new ApiError(409, 'Les codes sont déjà activés.');
  const secret = newSecret();
  const proposedUntil = new Date(now.getTime() + proposedMinutes * 60_000).toISOString();
  await t.put('users', user.id, {
    ...user,
    secondFactor: {
      recoveryCodes: [],
      ...user.secondFactor,
      secret: safe.seal(factorName(user.id), secret),
      proposedUntil,
      lastPeriod: noPeriod,
    },
  });
  return { answer: secret };
});

interface Confirmation extends Proposal {
  readonly token: string;
  readonly code: string;
}

/** Returns the recovery codes, where the account had no second factor yet: sessions that were opened without one end then. */
export const confirmFactor = command<Confirmation, string[]>(async (t, { now }, { user, safe, token, code }) => {
  const { proposedUntil = '', ...proposed } = user.secondFactor ?? { lastPeriod: noPeriod, recoveryCodes: [] };
  if (proposedUntil <= now.toISOString())
    throw new ApiError(409, 'Cette proposition n’est plus valable\u00a0: recommencez.');
  const used = withCodeUsed({ id: user.id, factor: proposed }, code, { now, safe });
  if (!used) throw wrongCode(422);
  return { answer: await begin(t, user, used, token), journal: [entryOf(user, 'off', 'on')] };
});

interface NewPasskey {
  readonly user: StoredUser;
  readonly token: string;
  readonly made: Omit<StoredPasskey, 'name' | 'createdAt'>;
  readonly name: string;
}

/** Returns the recovery codes, as for codes. */
export const addPasskey = command<NewPasskey, string[]>(async (t, { now }, { user, token, made, name }) => {
  const passkeys = passkeysOf(user);
  if (passkeys.some(({ id }) => id === made.id)) throw new ApiError(409, 'Cette clé d’accès est déjà enregistrée.');
  if (passkeys.length >= mostPasskeys) throw new ApiError(409, `Vous avez déjà ${mostPasskeys} clés d’accès.`);
  const key = { ...made, name, createdAt: now.toISOString() };
  const factor = {
    ...(user.secondFactor ?? { lastPeriod: noPeriod, recoveryCodes: [] }),
    passkeys: [...passkeys, key],
  };
  return { answer: await begin(t, user, factor, token), journal: [passkeyEntry(user, { to: name })] };
});

/** Asks for the factor from now on. A second one leaves recovery codes and sessions as they are. */
async function begin(
  t: Transaction,
  user: StoredUser,
  secondFactor: StoredSecondFactor,
  token: string,
): Promise<string[]> {
  if (asksForCode(user)) {
    await t.put('users', user.id, { ...user, secondFactor });
    return [];
  }
  const codes = newRecoveryCodes();
  await endOtherSessions(
    t,
    { ...user, secondFactor: { ...secondFactor, recoveryCodes: codes.map(recoveryHash) } },
    token,
  );
  return codes;
}

export const renewCodes = command<StoredUser, string[]>(async (t, _actor, user) => {
  if (!user.secondFactor || !asksForCode(user)) throw notOn();
  const codes = newRecoveryCodes();
  await t.put('users', user.id, {
    ...user,
    secondFactor: { ...user.secondFactor, recoveryCodes: codes.map(recoveryHash) },
  });
  return { answer: codes, journal: [{ what: 'user.recoveryCodes', target: user.id, name: user.email }] };
});

/** The codes of the app; passkeys stay. */
export const removeFactor = command<StoredUser, undefined>(async (t, _actor, user) => {
  if (!user.secondFactor || !hasCodes(user)) throw notOn();
  const { secret: _, ...factor } = user.secondFactor;
  const left = await keepUnlessLast(t, { ...user, secondFactor: factor });
  return { answer: undefined, ...toldOf(user, { left }) };
});

export const removePasskey = command<{ user: StoredUser; id: string }, undefined>(async (t, _actor, { user, id }) => {
  const passkeys = passkeysOf(user);
  const gone = passkeys.find((key) => key.id === id);
  if (!user.secondFactor || !gone) throw new ApiError(404, 'Cette clé d’accès n’existe pas.');
  const factor = { ...user.secondFactor, passkeys: passkeys.filter((key) => key !== gone) };
  const left = await keepUnlessLast(t, { ...user, secondFactor: factor });
  return { answer: undefined, ...toldOf(user, { passkey: gone.name, left }) };
});

/** Without the last factor recovery codes are of no use. Returns whether one is left. */
async function keepUnlessLast(t: Transaction, user: StoredUser): Promise<boolean> {
  const isLeft = asksForCode(user);
  await t.put('users', user.id, isLeft ? user : withoutFactor(user));
  return isLeft;
}

/** Of somebody else, who has lost all: whoever has it now is logged out. */
export const takeFactorAway = command<string, StoredUser>(async (t, _actor, id) => {
  const user = await userOf(t, id);
  if (!asksForCode(user)) throw notOn();
  const changed = withoutAccess(withoutFactor(user));
  await t.put('users', id, changed);
  return { answer: changed, ...toldOf(user) };
});

const notOn = () => new ApiError(409, 'Les codes ne sont pas activés.');
