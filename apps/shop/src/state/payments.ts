import { ApiError } from '@nuee/api-client/apiError';
import { simulatedPayment } from '@nuee/domain';
import type { OrdersApi } from '../api/orders.ts';
import type { UnpaidOrder, UnpaidOrders } from './unpaidOrders.ts';

/** How long the simulated card payment takes (section 9), in milliseconds. */
export const cardPaymentDelay = 2_000;

export interface PaymentsDependencies {
  orders: Pick<OrdersApi, 'pay'>;
  unpaidOrders: UnpaidOrders;
  /** Runs one payment at a time across all tabs. Closing a page lets the next payment run. */
  exclusively: <T>(task: () => Promise<T>) => Promise<T>;
  wait?: (milliseconds: number) => Promise<void>;
  now?: () => Date;
}

export interface Payments {
  /**
   * Pays an order that was just made, after 2 s. Resolves to `false` when the payment could not be recorded: the
   * customer is told so, and no page tries again.
   */
  pay(order: UnpaidOrder): Promise<boolean>;
  /**
   * Pays, also after 2 s, the orders of this customer whose page was closed. Resolves to those that it paid. Never
   * throws.
   */
  settle(email: string): Promise<readonly UnpaidOrder[]>;
}

/** The simulated card payments. An order is paid by one page only, whichever comes first. */
export function createPayments({
  orders,
  unpaidOrders,
  exclusively,
  wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  now = () => new Date(),
}: PaymentsDependencies): Payments {
  /** Whether this page paid it; another page may have paid it. */
  const payOnce = ({ id, email }: UnpaidOrder): Promise<boolean> =>
    exclusively(async () => {
      if (!unpaidOrders.all().some((order) => order.id === id)) return false;
      await wait(cardPaymentDelay);
      await orders.pay(id, simulatedPayment(id, email, now()));
      unpaidOrders.remove(id);
      return true;
    });

  const settleOne = async (order: UnpaidOrder): Promise<boolean> => {
    try {
      return await payOnce(order);
    } catch (error) {
      console.error('The payment of an earlier order could not be recorded.', error);
      if (error instanceof ApiError && error.isRefusal) unpaidOrders.remove(order.id);
      return false;
    }
  };

  return {
    pay: async (order) => {
      try {
        await payOnce(order);
        return true;
      } catch (error) {
        // The order exists: the confirmation says that its payment is pending.
        console.error('The payment could not be recorded.', error);
        unpaidOrders.remove(order.id);
        return false;
      }
    },

    settle: async (email) => {
      const paid: UnpaidOrder[] = [];
      for (const order of unpaidOrders.all()) if (order.email === email && (await settleOne(order))) paid.push(order);
      return paid;
    },
  };
}
