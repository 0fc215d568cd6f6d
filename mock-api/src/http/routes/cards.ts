/** How a shop in service takes cards, for its owner. */
import * as contract from '@nuee/domain/contract';
import { checkAgain } from '../../auth/ownPassword.ts';
import { cardsOf, changeCards, removeCards } from '../../commands/cards.ts';
import { ApiError } from '../apiError.ts';
import { actorOf, type Endpoint, type Services, serve } from '../endpoint.ts';

export function cardEndpoints(services: Services): Endpoint[] {
  const { storage, safe, gateway, demo = true } = services;
  /** Throws an ApiError 409 where the back office can't set it. */
  const checkSettable = (): void => {
    if (demo) throw new ApiError(409, 'La démonstration ne prend aucun paiement.');
    if (gateway) throw new ApiError(409, 'Le paiement par carte est réglé sur la machine de la boutique.');
  };
  return [
    serve(services, contract.readCards, () => storage.read(async (t) => cardsOf(t, services))),

    serve(services, contract.changeCards, async (call) => {
      checkSettable();
      const { password, code, ...change } = call.body;
      await checkAgain(services, call, { password, code });
      return storage.tx(async (t) => {
        await changeCards(t, actorOf(call), { change, safe });
        return cardsOf(t, services);
      });
    }),

    serve(services, contract.removeCards, async (call) => {
      checkSettable();
      await checkAgain(services, call, call.body);
      return storage.tx(async (t) => {
        await removeCards(t, actorOf(call), undefined);
        return cardsOf(t, services);
      });
    }),
  ];
}
