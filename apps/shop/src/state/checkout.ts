import { type CartItem, type CreateOrderBody, simulatedPayment } from '@nuee/domain';
import { ApiError } from '../api/http.ts';
import type { OrdersApi } from '../api/orders.ts';
import type { CartActions } from './cart.ts';

/** How long the simulated card payment takes (section 9), in milliseconds. */
export const cardPaymentDelay = 2_000;

export interface PlacedOrder {
  id: string;
  /** False when the order stands but its card payment could not be recorded. */
  paymentRecorded: boolean;
}

export interface CheckoutDependencies {
  orders: OrdersApi;
  cart: Pick<CartActions, 'settle' | 'refresh'>;
  /** The lines that the screen shows. */
  items: () => readonly CartItem[];
  /** A new name for a submission, never given twice. */
  newKey: () => string;
  wait: (milliseconds: number) => Promise<void>;
  now: () => Date;
}

/**
 * Places an order: what the screen shows is settled with the server, the order is created, and a card is paid after 2 s.
 * Asked again for the same order after no answer came, it repeats the same submission: whether or not the first one
 * arrived, one order exists.
 *
 * @throws `ApiError` when no order was made, or when none is known to be made.
 */
export function createCheckout({ orders, cart, items, newKey, wait, now }: CheckoutDependencies) {
  /** The submission whose answer never came. */
  let unanswered: { wanted: string; key: string } | undefined;

  const describe = (order: CreateOrderBody, email: string): string =>
    JSON.stringify([email, order, items().map(({ _id, quantity }) => [_id, quantity])]);

  const create = async (order: CreateOrderBody, email: string): Promise<string> => {
    let submission = unanswered;
    if (submission?.wanted !== describe(order, email)) {
      // Only for a new one: by the second try of the same, the server's cart may be empty, being ordered.
      await cart.settle();
      submission = { wanted: describe(order, email), key: newKey() };
    }
    unanswered = submission;
    try {
      const { _id } = await orders.create(order, submission.key);
      unanswered = undefined;
      return _id;
    } catch (error) {
      if (error instanceof ApiError && error.isRefusal) unanswered = undefined;
      throw error;
    }
  };

  return async (order: CreateOrderBody, email: string): Promise<PlacedOrder> => {
    const id = await create(order, email);
    let paymentRecorded = true;
    if (order.paymentMethod === 'card') {
      await wait(cardPaymentDelay);
      try {
        await orders.pay(id, simulatedPayment(id, email, now()));
      } catch (error) {
        // The order stands: the confirmation says that its payment is awaited.
        console.error('The payment could not be recorded.', error);
        paymentRecorded = false;
      }
    }
    void cart.refresh();
    return { id, paymentRecorded };
  };
}
