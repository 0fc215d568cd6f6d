/** The one-time codes of an account of the back office. */
import * as contract from '@nuee/domain/contract';
import { isDemoAccount } from '../../auth/demoAccount.ts';
import { checkAgain } from '../../auth/ownPassword.ts';
import { addressOf, asksForCode } from '../../auth/secondFactor.ts';
import { confirmFactor, proposeFactor, removeFactor, renewCodes, takeFactorAway } from '../../commands/secondFactor.ts';
import { mailShopOf } from '../../mail/prepareMail.ts';
import { ownerUser } from '../../presenters/users.ts';
import { ordersOf } from '../../queries/figures.ts';
import { ApiError } from '../apiError.ts';
import { actorOf, type Endpoint, type Services, serve } from '../endpoint.ts';

export function secondFactorEndpoints(services: Services): Endpoint[] {
  const { storage, safe, demo = true, shopUrl = 'http://localhost:4173' } = services;
  return [
    serve(services, contract.readSecondFactor, async ({ user }) => ({
      isOn: asksForCode(user),
      recoveryCodes: user.secondFactor?.recoveryCodes.length ?? 0,
    })),

    serve(services, contract.proposeSecondFactor, async (call) => {
      // Everybody shares the account: nobody may lock the others out.
      if (isDemoAccount(call.user)) throw new ApiError(409, 'Le compte de démonstration est partagé.');
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
