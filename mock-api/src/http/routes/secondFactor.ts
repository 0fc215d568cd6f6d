/** The one-time codes and passkeys of an account of the back office. */
import * as contract from '@nuee/domain/contract';
import { isDemoAccount } from '../../auth/demoAccount.ts';
import { checkAgain } from '../../auth/ownPassword.ts';
import { madePasskey, passkeyProposal } from '../../auth/passkeys.ts';
import { addressOf, hasCodes, passkeysOf } from '../../auth/secondFactor.ts';
import {
  addPasskey,
  confirmFactor,
  proposeFactor,
  removeFactor,
  removePasskey,
  renewCodes,
  takeFactorAway,
} from '../../commands/secondFactor.ts';
import { mailShopOf } from '../../mail/prepareMail.ts';
import { ownerUser } from '../../presenters/users.ts';
import { ordersOf } from '../../queries/figures.ts';
import { ApiError } from '../apiError.ts';
import { actorOf, type Endpoint, type Services, serve } from '../endpoint.ts';

export function secondFactorEndpoints(services: Services): Endpoint[] {
  const { storage, safe, demo = true, shopUrl = 'http://localhost:4173' } = services;
  return [
    serve(services, contract.readSecondFactor, async ({ user }) => ({
      isOn: hasCodes(user),
      recoveryCodes: user.secondFactor?.recoveryCodes.length ?? 0,
      passkeys: passkeysOf(user).map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt,
        ...(lastUsedAt !== undefined && { lastUsedAt }),
      })),
    })),

    serve(services, contract.proposeSecondFactor, async (call) => {
      if (isDemoAccount(call.user)) throw shared();
      await checkAgain(services, call, call.body);
      return storage.tx(async (t) => {
        const secret = await proposeFactor(t, actorOf(call), { user: await call.current(t), safe });
        const shop = (await mailShopOf(t, shopUrl)).name;
        return { secret, address: addressOf(secret, { email: call.user.email, shop }) };
      });
    }),

    serve(services, contract.confirmSecondFactor, (call) =>
      storage.tx(async (t) => ({
        recoveryCodes: await confirmFactor(t, actorOf(call), {
          user: await call.current(t),
          safe,
          token: call.token,
          code: call.body.code,
        }),
      })),
    ),

    serve(services, contract.removeSecondFactor, async (call) => {
      await checkAgain(services, call, call.body);
      return storage.tx(async (t) => removeFactor(t, actorOf(call), await call.current(t)));
    }),

    serve(services, contract.renewRecoveryCodes, async (call) => {
      await checkAgain(services, call, call.body);
      return storage.tx(async (t) => ({
        recoveryCodes: await renewCodes(t, actorOf(call), await call.current(t)),
      }));
    }),

    serve(services, contract.proposePasskey, async (call) => {
      if (isDemoAccount(call.user)) throw shared();
      await checkAgain(services, call, call.body);
      const { name } = await storage.read((t) => mailShopOf(t, shopUrl));
      return passkeyProposal({ storage, shopUrl, now: call.now }, call.user, name);
    }),

    serve(services, contract.addPasskey, async (call) => {
      const { name, passkey } = call.body;
      const made = await madePasskey({ storage, shopUrl, now: call.now }, call.user.id, passkey);
      if (!made) throw new ApiError(422, 'Cette clé d’accès n’a pas pu être enregistrée\u00a0: recommencez.');
      return storage.tx(async (t) => ({
        recoveryCodes: await addPasskey(t, actorOf(call), {
          user: await call.current(t),
          token: call.token,
          made,
          name,
        }),
      }));
    }),

    serve(services, contract.removePasskey, async (call) => {
      await checkAgain(services, call, call.body);
      return storage.tx(async (t) =>
        removePasskey(t, actorOf(call), { user: await call.current(t), id: call.params.id }),
      );
    }),

    serve(services, contract.removeUserSecondFactor, async (call) => {
      if (!demo) await checkAgain(services, call, call.body);
      const { id } = call.params;
      return storage.tx(async (t) => {
        const user = await takeFactorAway(t, actorOf(call), id);
        return ownerUser(user, (await t.query((db) => ordersOf(db, [id]))).get(id));
      });
    }),
  ];
}

/** Everybody shares the account: nobody may lock the others out. */
const shared = () => new ApiError(409, 'Le compte de démonstration est partagé.');
