import { ApiError } from '@nuee/api-client/apiError';
import { type CartItem, type Charges, type CreateOrderBody, orderTotals, priceChanges } from '@nuee/domain';
import type { OrdersApi } from '../api/orders.ts';
import type { CartActions } from './cart.ts';
import type { Payments } from './payments.ts';
import type { Submission, Submissions } from './submission.ts';
import type { UnpaidOrders } from './unpaidOrders.ts';

export interface PlacedOrder {
  id: string;
  /** `false` when the order was made but its card payment could not be recorded. */
  paymentRecorded: boolean;
  /** Whether it is still to be paid on the page of a payment provider. */
  toPay: boolean;
}

export interface CheckoutDependencies {
  orders: Pick<OrdersApi, 'create'>;
  /** The simulated ones; absent where a provider takes cards. */
  payments?: Pick<Payments, 'pay'> | undefined;
  /** Where any page finds orders whose page was closed before the payment. */
  unpaidOrders: Pick<UnpaidOrders, 'add'>;
  cart: Pick<CartActions, 'settle'>;
  /** Tells every tab that the cart has changed: the order emptied it. */
  announce: () => void;
  submissions: Submissions;
  /** The lines on screen. */
  items: () => readonly CartItem[];
  /** What the screen adds to their prices where they are delivered by a method. */
  charges: (deliveryMethod: string | undefined) => Charges;
  /** A new, unique key for a submission. */
  newKey: () => string;
}

/** The price of an article differs from the one shown. The message is a French sentence for the visitor. */
export class PriceChange extends Error {
  override name = 'PriceChange';
}

export interface CheckoutActions {
  /**
   * Places an order: the server's cart is made equal to the one on screen, the order is created, and a card is paid
   * after 2 s. When it is called again for the same order after there was no answer, it repeats the same submission, so
   * that one order exists whether or not the first request arrived.
   *
   * @throws `ApiError` when no order was made, or it is unknown whether one was; `PriceChange` when an article's price differs from the one shown, which the screen then updates.
   */
  place(order: CreateOrderBody, email: string): Promise<PlacedOrder>;
  /** Whether a page that was left or reloaded had started an order, and whether that order is known to exist. */
  unfinished(email: string): 'sent' | 'made' | undefined;
  /**
   * Continues where that page stopped, only once even if called twice.
   *
   * @throws `ApiError` as `place` does.
   */
  finish(order: CreateOrderBody, email: string): Promise<PlacedOrder>;
}

/** Turns a cart into an order. */
export function createCheckout(dependencies: CheckoutDependencies): CheckoutActions {
  const { orders, payments, unpaidOrders, cart, announce, submissions, items, charges, newKey } = dependencies;

  const describe = (order: CreateOrderBody, email: string): string =>
    JSON.stringify([email, order, items().map(({ _id, quantity }) => [_id, quantity])]);

  const send = async (submission: Submission, order: CreateOrderBody, email: string): Promise<PlacedOrder> => {
    submissions.write(email, submission);
    try {
      const { key, itemsPrice, totalPrice } = submission;
      const made = submission.made ?? (await orders.create(order, { key, itemsPrice, totalPrice }));
      const unpaid = { id: made._id, orderNumber: made.orderNumber, email };
      const byCard = order.paymentMethod === 'card';
      const simulated = byCard ? payments : undefined;
      if (submission.made === undefined) {
        if (simulated) unpaidOrders.add(unpaid);
        submissions.write(email, { ...submission, made });
      }
      const paymentRecorded = !simulated || (await simulated.pay(unpaid));
      submissions.clear();
      announce();
      return { id: made._id, paymentRecorded, toPay: byCard && !simulated };
    } catch (error) {
      if (error instanceof ApiError && error.isRefusal) submissions.clear();
      throw error;
    }
  };

  let finishing: Promise<PlacedOrder> | undefined;

  return {
    place: async (order, email) => {
      const wanted = describe(order, email);
      const before = submissions.read(email);
      if (before?.wanted === wanted) return send(before, order, email);
      // Only for a new submission: when one is repeated, the server's cart may already be empty because of the order.
      const shown = items();
      await cart.settle();
      const changes = priceChanges(shown, items());
      if (changes !== undefined) throw new PriceChange(changes);
      const { itemsPrice, totalPrice } = orderTotals(items(), charges(order.deliveryMethod));
      return send({ wanted: describe(order, email), key: newKey(), itemsPrice, totalPrice }, order, email);
    },

    unfinished: (email) => {
      const submission = submissions.read(email);
      return submission && (submission.made === undefined ? 'sent' : 'made');
    },

    finish: (order, email) => {
      const submission = submissions.read(email);
      if (submission === undefined) throw new Error('finish: there is no unfinished order. Ask `unfinished` first.');
      finishing ??= send(submission, order, email).finally(() => {
        finishing = undefined;
      });
      return finishing;
    },
  };
}
