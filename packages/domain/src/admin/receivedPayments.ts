import { toCents, toEuros } from '../money.ts';
import type { OrderStatus } from '../order.ts';
import { type PaymentStatus, paymentStatusLabel } from '../payment.ts';
import type { AdminOrder } from './orders.ts';

type Awaiting = Pick<AdminOrder, 'status' | 'paymentStatus' | 'totalPrice'>;

/** Why an order can't be paid any more, in few words; undefined where it can. */
export function reasonSettled({ paymentStatus }: Pick<Awaiting, 'paymentStatus'>): string | undefined {
  if (paymentStatus === ('paid' satisfies PaymentStatus)) return 'déjà payée';
  return paymentStatus === ('refunded' satisfies PaymentStatus) ? 'remboursée' : undefined;
}

/** Why no payment of an order is awaited, in few words; undefined where one is. */
export const reasonNotAwaited = (order: Omit<Awaiting, 'totalPrice'>): string | undefined =>
  reasonSettled(order) ?? (order.status === ('cancelled' satisfies OrderStatus) ? 'annulée' : undefined);

/** What the orders come to, in euros. */
export const sumOfOrders = (orders: readonly Pick<Awaiting, 'totalPrice'>[]): number =>
  toEuros(orders.reduce((cents, { totalPrice }) => cents + toCents(totalPrice), 0));

/** Which orders are paid now, and which stay as they are. Money for a cancelled order counts where it alone is asked about. */
export function paidTogether<Order extends Awaiting>(
  orders: readonly Order[],
): { paid: readonly Order[]; left: readonly { order: Order; reason: string }[] } {
  const left = orders.flatMap((order) => {
    const reason = orders.length > 1 ? reasonNotAwaited(order) : reasonSettled(order);
    return reason === undefined ? [] : [{ order, reason }];
  });
  return { paid: orders.filter((order) => !left.some((one) => one.order === order)), left };
}

/** Whether an order was cancelled before anybody paid it: nobody waits for its money. */
export function isWithoutPayment({ paymentStatus, status }: { paymentStatus: string; status: string }): boolean {
  return status === 'cancelled' && (paymentStatus === 'pending' || paymentStatus === 'failed');
}

export const withoutPaymentLabel = 'Sans paiement';

/** How a payment is named beside the status of its order, of which « En attente » could be said too. */
export function paymentOfOrder(paymentStatus: string, status: string): string {
  if (isWithoutPayment({ paymentStatus, status })) return withoutPaymentLabel;
  return paymentStatus === 'pending' ? 'Paiement en attente' : paymentStatusLabel(paymentStatus);
}
