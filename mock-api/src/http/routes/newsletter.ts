/** The newsletter's addresses in the back office. */
import * as contract from '@nuee/domain/contract';
import { removeSubscriber } from '../../commands/newsletter.ts';
import { erasureHash, noteErasures } from '../../db/erasures.ts';
import { presentSubscriber } from '../../presenters/subscribers.ts';
import { actorOf, type Endpoint, type Services, serve } from '../endpoint.ts';
import { answerList, listOf, listQuery } from '../listQuery.ts';

export const subscriberList = listOf(contract.listSubscribers, 'subscribers', { filters: { status: 'status' } });

export function newsletterEndpoints(services: Services): Endpoint[] {
  const { storage, dataDir } = services;

  return [
    serve(services, contract.listSubscribers, ({ query }) => {
      const asked = listQuery(subscriberList, query);
      return answerList(asked, storage.list(asked), presentSubscriber);
    }),

    serve(services, contract.removeSubscriber, async (call) => {
      const ended = await storage.tx(async (t) => removeSubscriber(t, actorOf(call), call.body.email));
      if (ended !== undefined) await noteErasures(dataDir, [{ hash: erasureHash(ended), at: call.now.toISOString() }]);
      return undefined;
    }),
  ];
}
