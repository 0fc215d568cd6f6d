/**
 * The orders of a customer: create from the cart, pay, read. Another customer's order is answered as if it didn't
 * exist.
 */
import { apiRoutes, type CreateOrderBody } from '@nuee/domain';
import { createOrder } from '../../commands/createOrder.ts';
import { ownOrderOf } from '../../commands/orders.ts';
import { simulatePayment } from '../../commands/simulatePayment.ts';
import { ApiError } from '../apiError.ts';
import { type CustomerCall, customerReads, customerSends, type Endpoint, type Services } from '../endpoint.ts';
import { expectedAmount } from '../expectedAmount.ts';
import { onceByKey } from '../idempotency.ts';

export function orderEndpoints(services: Services): Endpoint[] {
  const create = (call: CustomerCall<CreateOrderBody>) => {
    const { t, user, body, now } = call;
    const itemsPrice = expectedAmount(call, 'expected-items-price');
    const totalPrice = expectedAmount(call, 'expected-total-price');
    return createOrder(t, { now }, { user, body, expected: { itemsPrice, totalPrice }, place: services });
  };

  return [
    customerSends(services, apiRoutes.createOrder, async (call) =>
      onceByKey(
        call,
        () => create(call),
        // Without an answer it was an addition to the cart, whose body is another one.
        async ({ answer }) => answer ?? (await create(call)),
        (answer) => ({ answer }),
      ),
    ),

    customerSends(services, apiRoutes.payOrder, async ({ t, user, id, now, body }) => {
      if (services.demo === false) throw new ApiError(409, 'Un paiement simulé ne règle pas une commande.');
      const payment = { id, userId: user.id, paymentId: body.paymentResult.id };
      return (await simulatePayment(t, { who: 'customer', now }, payment)).order;
    }),

    customerReads(services, apiRoutes.readOrder, async ({ t, user, id }) => (await ownOrderOf(t, id, user.id)).order),
  ];
}
