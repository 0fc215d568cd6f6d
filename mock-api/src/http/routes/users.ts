/** Accounts: register, log in, read one's own profile. */

import { randomUUID } from 'node:crypto';
import * as contract from '@nuee/domain/contract';
import type { Response } from 'json-server';
import { accessOf } from '../../auth/access.ts';
import { isCommonPassword } from '../../auth/commonPasswords.ts';
import { isDemoAccount } from '../../auth/demoAccount.ts';
import { deviceName } from '../../auth/deviceName.ts';
import { isKnownNetwork, rememberNetwork } from '../../auth/knownNetworks.ts';
import { checkOwnPassword } from '../../auth/ownPassword.ts';
import { asksForCode, takeCode, wrongCode } from '../../auth/secondFactor.ts';
import { endOtherSessions, endSession, openSession } from '../../auth/sessions.ts';
import { checkStaffPassword } from '../../auth/staffPasswords.ts';
import { emailKey, userByEmail } from '../../commands/users.ts';
import type { StoredUser, Transaction } from '../../db/storage.ts';
import { ApiError } from '../apiError.ts';
import { type Endpoint, type Services, serve } from '../endpoint.ts';

export function userEndpoints(services: Services): Endpoint[] {
  const { storage, passwords, limiter, demo = true, accountTag } = services;
  /** Names in the log the account that somebody tries to enter. */
  const tag = (res: Response, email: string): void => {
    const account = accountTag?.(email);
    if (account !== undefined) res.locals.account = account;
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

    serve(services, contract.login, async ({ body, network, now, req, res }) => {
      const { email, password, remember, code } = body;
      tag(res, email);
      const { user, isKnown } = await storage.read(async (t) => {
        const account = await userByEmail(t, email);
        if (!account || (!demo && isDemoAccount(account)) || account.status === 'inactive')
          return { user: undefined, isKnown: false };
        return { user: account, isKnown: await isKnownNetwork(t, account.id, network, now) };
      });
      const guess = { network, account: emailKey(email), isKnown };
      let isCodeWrong = false;
      const right = await limiter.login(guess, async () => {
        if (!(await passwords.verify(password, user?.passwordHash || undefined, network, isKnown)) || !user)
          return false;
        if (!asksForCode(user)) return true;
        if (code === undefined) throw codeAsked();
        isCodeWrong = !(await takeCode(services, user.id, code, now));
        return !isCodeWrong;
      });
      if (isCodeWrong) throw wrongCode(401);
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
    }),

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

    serve(services, contract.changePassword, async ({ body: { current, next }, user, token, network, ...call }) => {
      if (isCommonPassword(next)) throw tooCommon();
      checkStaffPassword(next, user);
      await checkOwnPassword(services, { user, network }, current, 'current');
      const passwordHash = await passwords.hash(next, network);
      await storage.tx(async (t) => {
        const now = await call.current(t);
        if (now.passwordHash !== user.passwordHash) throw new ApiError(409, 'Le mot de passe vient d’être changé.');
        await endOtherSessions(t, { ...now, passwordHash }, token);
      });
      return undefined;
    }),
  ];
}

/** No guess: the password is right. */
const codeAsked = () =>
  new ApiError(
    401,
    'Ce compte demande aussi un code\u00a0: connectez-vous à l’administration (/admin/login).',
    {},
    { field: 'code' },
  );

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
