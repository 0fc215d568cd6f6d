import { type CreateOrderBody, simulatedPayment } from '@nuee/domain';
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
  wait: (milliseconds: number) => Promise<void>;
  now: () => Date;
}

/**
 * Places an order: what the screen shows is settled with the server, the order is created, and a card is paid after 2 s.
 *
 * @throws `ApiError` when no order was made.
 */
export function createCheckout({ orders, cart, wait, now }: CheckoutDependencies) {
  return async (order: CreateOrderBody, email: string): Promise<PlacedOrder> => {
    await cart.settle();
    const { _id: id } = await orders.create(order);
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
