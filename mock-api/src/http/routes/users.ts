/** Accounts: register, log in, read one's own profile. */

import { randomUUID } from 'node:crypto';
import * as contract from '@nuee/domain/contract';
import type { PasskeyAnswer } from '@nuee/domain/live';
import type { Response } from 'json-server';
import { accessOf } from '../../auth/access.ts';
import { isCommonPassword } from '../../auth/commonPasswords.ts';
import { isDemoAccount } from '../../auth/demoAccount.ts';
import { deviceName } from '../../auth/deviceName.ts';
import { takeFactor, wrongFactor } from '../../auth/factorAsked.ts';
import { isKnownNetwork, rememberNetwork } from '../../auth/knownNetworks.ts';
import { checkAgain } from '../../auth/ownPassword.ts';
import { asksForCode } from '../../auth/secondFactor.ts';
import { endOtherSessions, endSession, openSession } from '../../auth/sessions.ts';
import { checkStaffPassword } from '../../auth/staffPasswords.ts';
import { emailKey, userByEmail } from '../../commands/users.ts';
import type { StoredUser, Transaction } from '../../db/storage.ts';
import { ApiError } from '../apiError.ts';
import { type Call, type Endpoint, type Services, type SessionCall, serve } from '../endpoint.ts';

export function userEndpoints(services: Services): Endpoint[] {
  const { storage, passwords, limiter, demo = true, accountTag } = services;
  /** Names in the log the account that somebody tries to enter. */
  const tag = (res: Response, email: string): void => {
    const account = accountTag?.(email);
    if (account !== undefined) res.locals.account = account;
  };

  const logIn = async ({ network, now, req, res }: Call, { email, password, remember, ...factor }: Login) => {
    tag(res, email);
    const { user, isKnown } = await storage.read(async (t) => {
      const account = await userByEmail(t, email);
      if (!account || (!demo && isDemoAccount(account)) || account.status === 'inactive')
        return { user: undefined, isKnown: false };
      return { user: account, isKnown: await isKnownNetwork(t, account.id, network, now) };
    });
    const guess = { network, account: emailKey(email), isKnown };
    let isFactorWrong = false;
    const right = await limiter.login(guess, async () => {
      if (!(await passwords.verify(password, user?.passwordHash || undefined, network, isKnown)) || !user) return false;
      if (!asksForCode(user)) return true;
      isFactorWrong = !(await takeFactor(services, { user, now, status: 401 }, factor));
      return !isFactorWrong;
    });
    if (isFactorWrong) throw wrongFactor(401, factor);
    if (!user || !right) throw wrongLogin();
    // A hash can be strengthened only at login, when the password is known.
    const stronger = passwords.isOutdated(user.passwordHash) ? await passwords.hash(password, network) : undefined;
    return {
      token: await storage.tx(async (t) => {
        const current = await t.get('users', user.id);
        // The password was checked outside of the transaction: it may have been changed, or the account closed, since.
        if (!current || accessOf(current) !== accessOf(user)) throw wrongLogin();
        if (stronger !== undefined) await replaceHash(t, user, stronger);
        await rememberLogin(t, user.id, now);
        await rememberNetwork(t, user.id, network, now);
        return openSession(t, current, now, { remember, device: deviceName(req.headers['user-agent']) });
      }),
    };
  };

  const changePassword = async (call: SessionCall, { current, next, ...factor }: NewPassword): Promise<void> => {
    const { user, token, network } = call;
    if (isCommonPassword(next)) throw tooCommon();
    checkStaffPassword(next, user);
    await checkAgain(services, call, { password: current, ...factor }, 'current');
    const passwordHash = await passwords.hash(next, network);
    await storage.tx(async (t) => {
      const now = await call.current(t);
      if (now.passwordHash !== user.passwordHash) throw new ApiError(409, 'Le mot de passe vient d’être changé.');
      await endOtherSessions(t, { ...now, passwordHash }, token);
    });
  };

  return [
    serve(services, contract.register, async ({ body, network, now, res }) => {
      const { email, password, firstName, lastName } = body;
      tag(res, email);
      if (isCommonPassword(password)) {
        throw tooCommon();
      }
      await limiter.act('registrations', network);
      const passwordHash = await passwords.hash(password, network);
      await storage.tx(async (t) => {
        if (await userByEmail(t, email)) throw new ApiError(409, 'Un compte existe déjà avec cette adresse e-mail.');
        const createdAt = now.toISOString();
        const id = randomUUID();
        await t.add('users', id, {
          id,
          email,
          passwordHash,
          firstName,
          lastName,
          phone: '',
          addresses: [],
          createdAt,
        });
      });
      return { message: 'Votre compte est créé.' };
    }),

    serve(services, contract.login, (call) => logIn(call, call.body)),

    serve(services, contract.loginWithPasskey, (call) => logIn(call, call.body)),

    serve(services, contract.readProfile, ({ current }) =>
      storage.read(async (t) => {
        const { firstName, lastName, phone, addresses } = await current(t);
        return { firstName, lastName, phone, addresses };
      }),
    ),

    serve(services, contract.logout, ({ current, token }) =>
      storage.tx(async (t) => {
        await current(t);
        await endSession(t, token);
        return undefined;
      }),
    ),

    serve(services, contract.changePassword, async (call) => {
      if (asksForCode(call.user)) throw codeAsked();
      await changePassword(call, call.body);
      return undefined;
    }),

    serve(services, contract.changeOwnPassword, async (call) => {
      await changePassword(call, call.body);
      return undefined;
    }),
  ];
}

type NewPassword = contract.BodyOf<typeof contract.changeOwnPassword>;

const codeAsked = () =>
  new ApiError(
    422,
    'Ce compte demande aussi un code\u00a0: changez le mot de passe dans l’administration (/admin/profil).',
    {},
    { field: 'code' },
  );

type Login = Partial<contract.BodyOf<typeof contract.login>> &
  Pick<contract.BodyOf<typeof contract.login>, 'email' | 'password'> & { readonly passkey?: PasskeyAnswer };

const wrongLogin = () => new ApiError(401, 'Adresse e-mail ou mot de passe incorrect');

export function tooCommon(): ApiError {
  return new ApiError(422, 'Ce mot de passe est trop courant\u00a0: choisissez-en un autre.');
}

/** To the day, so that most logins write nothing here. An account that is used again isn't erased. */
async function rememberLogin(t: Transaction, id: string, now: Date): Promise<void> {
  const user = await t.get('users', id);
  const lastLogin = now.toISOString();
  if (!user || user.lastLogin?.slice(0, 10) === lastLogin.slice(0, 10)) return;
  const { erasesAt: _, ...kept } = user;
  await t.put('users', id, { ...kept, lastLogin });
}

/** Does nothing if the account's hash has changed since. */
async function replaceHash(t: Transaction, { id, passwordHash }: StoredUser, stronger: string): Promise<void> {
  const user = await t.get('users', id);
  if (user?.passwordHash === passwordHash) await t.put('users', id, { ...user, passwordHash: stronger });
}
