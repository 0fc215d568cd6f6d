/** The one-time codes of an account of the back office: proposed, confirmed by a first code, renewed, removed. */

import { withoutAccess } from '../auth/access.ts';
import {
  factorName,
  newRecoveryCodes,
  newSecret,
  recoveryHash,
  withCodeUsed,
  wrongCode,
} from '../auth/secondFactor.ts';
import { endOtherSessions } from '../auth/sessions.ts';
import type { StoredUser } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import type { Safe } from '../secrets/safe.ts';
import { command } from './command.ts';
import { entryOf, toldOf, withoutFactor } from './factorRemoved.ts';
import { userOf } from './users.ts';

/** Long enough to find an app. */
const proposedMinutes = 30;
/** Before any code. */
const noPeriod = -1;

interface Proposal {
  readonly user: StoredUser;
  readonly safe: Safe;
}

/** Returns the secret. Throws an ApiError 409 where codes are asked for already. */
export const proposeFactor = command<Proposal, string>(async (t, { now }, { user, safe }) => {
  if (user.secondFactor && user.secondFactor.proposedUntil === undefined)
    throw new ApiError(409, 'Les codes sont déjà activés.');
  const secret = newSecret();
  const proposedUntil = new Date(now.getTime() + proposedMinutes * 60_000).toISOString();
  await t.put('users', user.id, {
    ...user,
    secondFactor: {
      secret: safe.seal(factorName(user.id), secret),
      proposedUntil,
      lastPeriod: noPeriod,
      recoveryCodes: [],
    },
  });
  return { answer: secret };
});

interface Confirmation extends Proposal {
  readonly token: string;
  readonly code: string;
}

/** Returns the recovery codes. Sessions that were opened without a code end. */
export const confirmFactor = command<Confirmation, string[]>(async (t, { now }, { user, safe, token, code }) => {
  const { proposedUntil = '', ...proposed } = user.secondFactor ?? {
    lastPeriod: noPeriod,
    secret: '',
    recoveryCodes: [],
  };
  if (proposedUntil <= now.toISOString())
    throw new ApiError(409, 'Cette proposition n’est plus valable\u00a0: recommencez.');
  const used = withCodeUsed({ id: user.id, factor: proposed }, code, { now, safe });
  if (!used) throw wrongCode(422);
  const codes = newRecoveryCodes();
  await endOtherSessions(t, { ...user, secondFactor: { ...used, recoveryCodes: codes.map(recoveryHash) } }, token);
  return { answer: codes, journal: [entryOf(user, 'off', 'on')] };
});

export const renewCodes = command<StoredUser, string[]>(async (t, _actor, user) => {
  if (!user.secondFactor) throw notOn();
  const codes = newRecoveryCodes();
  await t.put('users', user.id, {
    ...user,
    secondFactor: { ...user.secondFactor, recoveryCodes: codes.map(recoveryHash) },
  });
  return { answer: codes, journal: [{ what: 'user.recoveryCodes', target: user.id, name: user.email }] };
});

export const removeFactor = command<StoredUser, undefined>(async (t, _actor, user) => {
  if (!user.secondFactor) throw notOn();
  await t.put('users', user.id, withoutFactor(user));
  return { answer: undefined, ...toldOf(user) };
});

/** Of somebody else, who has lost all: whoever has it now is logged out. */
export const takeFactorAway = command<string, StoredUser>(async (t, _actor, id) => {
  const user = await userOf(t, id);
  if (!user.secondFactor) throw notOn();
  const changed = withoutAccess(withoutFactor(user));
  await t.put('users', id, changed);
  return { answer: changed, ...toldOf(user) };
});

const notOn = () => new ApiError(409, 'Les codes ne sont pas activés.');
