import { type CartItem, type CreateOrderBody, orderTotals, priceChanges, type Terms } from '@nuee/domain';
import { ApiError } from '../api/error.ts';
import type { OrdersApi } from '../api/orders.ts';
import type { CartActions } from './cart.ts';
import type { Payments } from './payments.ts';
import type { Submission, Submissions } from './submission.ts';
import type { UnpaidOrders } from './unpaidOrders.ts';

export interface PlacedOrder {
  id: string;
  /** False when the order stands but its card payment could not be recorded. */
  paymentRecorded: boolean;
  /** Whether it is still to be paid on the page of a payment provider. */
  toPay: boolean;
}

export interface CheckoutDependencies {
  orders: Pick<OrdersApi, 'create'>;
  /** The simulated ones; absent where a provider takes cards. */
  payments?: Pick<Payments, 'pay'> | undefined;
  /** Where any page finds an order whose page was closed before its payment. */
  unpaidOrders: Pick<UnpaidOrders, 'add'>;
  cart: Pick<CartActions, 'settle'>;
  /** Tells every tab that the cart has changed: the order emptied it. */
  announce: () => void;
  submissions: Submissions;
  /** The lines that the screen shows. */
  items: () => readonly CartItem[];
  /** What the screen adds to their prices. */
  terms: Terms;
  /** A new name for a submission, never given twice. */
  newKey: () => string;
}

/** An article costs something else than what was shown. The message is a French sentence for the visitor. */
export class PriceChange extends Error {
  override name = 'PriceChange';
}

export interface CheckoutActions {
  /**
   * Places an order: what the screen shows is settled with the server, the order is created, and a card is paid after 2 s.
   * Asked again for the same order after no answer came, it repeats the same submission: whether or not the first one
   * arrived, one order exists.
   *
   * @throws `ApiError` when no order was made, or when none is known to be made; `PriceChange` when an article has another price than
   *   the one that was shown: the screen shows the new one from then on.
   */
  place(order: CreateOrderBody, email: string): Promise<PlacedOrder>;
  /** Whether a page that was left or loaded anew in the middle began an order, and whether it is known to be made. */
  unfinished(email: string): 'sent' | 'made' | undefined;
  /**
   * Goes on where that page stopped. Asked twice, it goes on once.
   *
   * @throws `ApiError` as `place` does.
   */
  finish(order: CreateOrderBody, email: string): Promise<PlacedOrder>;
}

/** The way from a cart to an order. */
export function createCheckout(dependencies: CheckoutDependencies): CheckoutActions {
  const { orders, payments, unpaidOrders, cart, announce, submissions, items, terms, newKey } = dependencies;

  const describe = (order: CreateOrderBody, email: string): string =>
    JSON.stringify([email, order, items().map(({ _id, quantity }) => [_id, quantity])]);

  const send = async (submission: Submission, order: CreateOrderBody, email: string): Promise<PlacedOrder> => {
    submissions.write(email, submission);
    try {
      const { itemsPrice, totalPrice } = submission;
      const shown = { expectedItemsPrice: itemsPrice, expectedTotalPrice: totalPrice };
      const made = submission.made ?? (await orders.create({ ...order, ...shown }, submission.key));
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
      // Only for a new one: by the second try of the same, the server's cart may be empty, being ordered.
      const shown = items();
      await cart.settle();
      const changes = priceChanges(shown, items());
      if (changes !== undefined) throw new PriceChange(changes);
      const { itemsPrice, totalPrice } = orderTotals(items(), terms);
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
