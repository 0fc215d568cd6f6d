/** A customer's account, except login: profile, password reset, favourites, export and erasure of data. */

import * as contract from '@nuee/domain/contract';
import { isCommonPassword } from '../../auth/commonPasswords.ts';
import { isDemoAccount } from '../../auth/demoAccount.ts';
import { checkOwnPassword } from '../../auth/ownPassword.ts';
import { devicesOf, endOtherSessions } from '../../auth/sessions.ts';
import { checkStaffPassword } from '../../auth/staffPasswords.ts';
import { changeProfile } from '../../commands/changeProfile.ts';
import { eraseAccount } from '../../commands/erase.ts';
import { exportOf } from '../../commands/exportAccount.ts';
import { askPasswordReset, resetPassword, resetUser } from '../../commands/resets.ts';
import { emailKey } from '../../commands/users.ts';
import type { Transaction } from '../../db/storage.ts';
import { ApiError } from '../apiError.ts';
import { type Endpoint, type Services, type SessionCall, serve } from '../endpoint.ts';
import { isId } from '../isId.ts';
import { tooCommon } from './users.ts';

const maxFavorites = 500;

export function accountEndpoints(services: Services): Endpoint[] {
  const { storage, passwords, limiter, dataDir } = services;

  const changeFavorites = (call: SessionCall, change: (ids: readonly string[], t: Transaction) => Promise<string[]>) =>
    storage.tx(async (t) => {
      const { id } = await call.current(t);
      await t.put('favorites', id, { ids: await change((await t.get('favorites', id))?.ids ?? [], t) });
      return undefined;
    });

  return [
    serve(services, contract.changeProfile, async (call) => {
      const { email } = call.user;
      const isMailed = call.body.addresses !== undefined && (await limiter.mayMail('address-changed', email));
      return storage.tx(async (t) => {
        const user = await call.current(t);
        return changeProfile(t, { who: 'customer', now: call.now }, { user, change: call.body, isMailed });
      });
    }),

    serve(services, contract.askPasswordReset, async ({ body: { email }, network, now }) => {
      await limiter.act('passwordResets', network);
      await limiter.mail('password-reset', email);
      await storage.tx(async (t) => askPasswordReset(t, { who: 'customer', now }, email));
      return undefined;
    }),

    serve(services, contract.resetPassword, async ({ body, params: { token }, network, now }) => {
      if (isCommonPassword(body.password)) throw tooCommon();
      // Checked first: hashing is expensive, and a request without a valid token must not cause it.
      const user = await storage.read(async (t) => resetUser(t, token, now));
      checkStaffPassword(body.password, user);
      const hash = await passwords.hash(body.password, network);
      await storage.tx(async (t) => resetPassword(t, token, hash, now));
      // The link came by mail: its reader isn't the one who guessed passwords.
      await limiter.forgetGuesses(emailKey(user.email));
      return undefined;
    }),

    serve(services, contract.listSessions, (call) =>
      storage.read(async (t) => ({ items: await devicesOf(t, await call.current(t), call.token, call.now) })),
    ),

    serve(services, contract.endOtherSessions, async (call) => {
      const { user, token } = call;
      // Everybody shares the account: nobody may log the others out.
      if (isDemoAccount(user)) throw new ApiError(409, 'Les sessions du compte de démonstration sont partagées.');
      await storage.tx(async (t) => endOtherSessions(t, await call.current(t), token));
      return undefined;
    }),

    serve(services, contract.readFavorites, ({ user }) =>
      storage.read(async (t) => ({
        items: (await t.getAll('products', (await t.get('favorites', user.id))?.ids ?? []))
          .filter(({ record }) => record.status === 'published')
          .map(({ id }) => id)
          .toReversed(),
      })),
    ),

    serve(services, contract.addFavorite, (call) =>
      changeFavorites(call, async (ids, t) => {
        const { id } = call.params;
        const product = isId(id) ? await t.get('products', id) : undefined;
        if (product?.status !== 'published') throw new ApiError(404, 'Ce produit n’existe pas.');
        if (ids.includes(id)) return [...ids];
        if (ids.length >= maxFavorites) throw new ApiError(409, `Vous avez déjà ${maxFavorites} favoris.`);
        return [...ids, id];
      }),
    ),

    serve(services, contract.removeFavorite, (call) =>
      changeFavorites(call, async (ids) => ids.filter((id) => id !== call.params.id)),
    ),

    serve(services, contract.exportAccount, ({ user, token, now }) => exportOf(storage, user, { now, token })),

    serve(services, contract.eraseAccount, async (call) => {
      const { user, body } = call;
      if (isDemoAccount(user)) throw new ApiError(409, 'Le compte de démonstration ne peut pas être supprimé.');
      await checkOwnPassword(services, call, body.password);
      await eraseAccount({ storage, dataDir }, call.now, call.current);
      return undefined;
    }),
  ];
}
