/**
 * The orders of a customer: create from the cart, pay, read. Another customer's order is answered as if it didn't
 * exist.
 */
import * as contract from '@nuee/domain/contract';
import { createOrder } from '../../commands/createOrder.ts';
import { ownOrderOf } from '../../commands/orders.ts';
import { checkedRelayPoint } from '../../commands/relayPoint.ts';
import { simulatePayment } from '../../commands/simulatePayment.ts';
import { ApiError } from '../apiError.ts';
import { type Endpoint, type Services, serve } from '../endpoint.ts';
import { expectedAmount } from '../expectedAmount.ts';
import { onceByKey } from '../idempotency.ts';

export function orderEndpoints(services: Services): Endpoint[] {
  const { storage } = services;

  return [
    serve(services, contract.createOrder, async (call) => {
      // Before the transaction: nobody else waits for the carrier.
      const relayPoint = await checkedRelayPoint(services.carrier, call.body);
      return storage.tx(async (t) => {
        const body = { ...call.body, relayPoint };
        const { now } = call;
        const user = await call.current(t);
        const create = () => {
          const itemsPrice = expectedAmount(call, 'expected-items-price');
          const totalPrice = expectedAmount(call, 'expected-total-price');
          const expected = { itemsPrice, totalPrice };
          return createOrder(t, { who: 'customer', now }, { user, body, expected, place: services });
        };
        return onceByKey(
          t,
          call,
          create,
          // Without an answer it was an addition to the cart, whose body is another one.
          async ({ answer }) => answer ?? (await create()),
          (answer) => ({ answer }),
        );
      });
    }),

    serve(services, contract.payOrder, ({ current, params: { id }, now, body }) =>
      storage.tx(async (t) => {
        const { id: userId } = await current(t);
        if (services.demo === false) throw new ApiError(409, 'Un paiement simulé ne règle pas une commande.');
        const payment = { id, userId, paymentId: body.paymentResult.id };
        return (await simulatePayment(t, { who: 'customer', now }, payment)).order;
      }),
    ),

    serve(services, contract.readOrder, ({ current, params: { id } }) =>
      storage.read(async (t) => (await ownOrderOf(t, id, (await current(t)).id)).order),
    ),
  ];
}
