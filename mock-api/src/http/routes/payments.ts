/** The way to the page of the payment provider, and its notifications. */
import * as contract from '@nuee/domain/contract';
import { preparePayment, recordPayment } from '../../commands/payments.ts';
import { sortableNumber } from '../../db/tables/values.ts';
import { type NotificationFault, type PaymentProvider, RefusedNotification } from '../../payments/provider.ts';
import { providerOf } from '../../payments/shopGateway.ts';
import { ApiError } from '../apiError.ts';
import { type Endpoint, type Services, serve } from '../endpoint.ts';
import { readFormBody } from '../jsonBody.ts';

const { preparePayment: prepare, receivePayment: receive } = contract;

/** A notification that isn't answered with 200 is sent again, and the provider tells the owner by mail. */
const refusals: Readonly<Record<NotificationFault, readonly [status: number, message: string]>> = {
  signature: [400, 'La signature de cette notification est fausse.'],
  fields: [400, 'Cette notification est illisible.'],
  site: [400, 'Cette notification est celle d’une autre boutique.'],
  mode: [400, 'Cette notification est d’un autre mode que celui de la boutique.'],
  currency: [422, 'Cette notification est dans une autre monnaie que celle de la boutique.'],
  form: [404, 'La boutique n’a pas demandé ce paiement.'],
  order: [404, 'Commande non trouvée'],
  amount: [422, 'Le montant payé n’est pas celui de la commande.'],
};

export function paymentEndpoints(services: Services): Endpoint[] {
  const { storage, limiter, shopUrl = 'http://localhost:4173' } = services;

  /** What the notification changed. Throws a RefusedNotification. */
  async function take(fields: Record<string, string>, from: PaymentProvider, now: Date): Promise<string> {
    const notice = from.read(fields);
    const number = sortableNumber(notice.orderNumber);
    const { items } = await storage.list({ collection: 'orders', where: { number }, limit: 1 });
    const id = items[0]?.id;
    if (id === undefined) throw new RefusedNotification('order');
    const actor = { who: 'gateway', now };
    const recorded = await storage.tx(async (t) => recordPayment(t, actor, { id, notice, isTest: from.isTest }));
    // Kept, so that the owner reads of it; refused, so that the provider tells her too.
    if (recorded === 'amount') throw new RefusedNotification('amount');
    return recorded;
  }

  return [
    serve(services, prepare, async ({ user, now, params: { id } }) => {
      limiter.order(prepare.path, user.id);
      return storage.tx(async (t) => {
        const provider = await providerOf(t, services);
        if (!provider) throw new ApiError(409, 'Le paiement par carte n’est pas proposé.');
        return preparePayment(t, { id, user, now, provider, shopUrl });
      });
    }),

    serve(services, receive, async ({ req, res, now }) => {
      const provider = await storage.read(async (t) => providerOf(t, services));
      if (!provider) throw new ApiError(404, 'Cette boutique ne prend pas les cartes.');
      try {
        const recorded = await take(await readFormBody(req), provider, now);
        res.locals.payment = recorded;
        res.writeHead(receive.status, { 'Content-Type': 'text/plain; charset=utf-8' });
        // Shown in the provider's back office.
        res.write(`OK: ${recorded}`);
      } catch (error) {
        if (!(error instanceof RefusedNotification)) throw error;
        res.locals.payment = `refused: ${error.fault}`;
        const [status, message] = refusals[error.fault];
        throw new ApiError(status, message);
      }
      return undefined;
    }),
  ];
}
