import type { Order, PayOrderBody } from './contract/shapes.ts';
import type { OwnOrder } from './customer.ts';
import { formatShortDate } from './dates.ts';
import { completedPayment } from './payment.ts';

export type { Order, OrderItem } from './contract/shapes.ts';

/** The states of an order (section 4). */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Where a status is shown: the confirmation has its own words for `processing`. */
export type OrderStatusPlace = 'confirmation' | 'account' | 'admin';

const statusLabels: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['pending', 'En attente'],
  ['processing', 'En préparation'],
  ['shipped', 'Expédiée'],
  ['delivered', 'Livrée'],
  ['cancelled', 'Annulée'],
]);

/** The label of a status there; a value outside `orderStatuses` is « Inconnu » (section 4). */
export function orderStatusLabel(status: string, place: OrderStatusPlace): string {
  if (status === 'processing' && place === 'confirmation') return 'En traitement';
  return statusLabels.get(status) ?? 'Inconnu';
}

/** The confirmation's delivery line (section 4). */
export function deliveryLine(order: Pick<Order, 'status' | 'isDelivered' | 'deliveredAt'>): string {
  if (order.isDelivered) return withDate('Livré', order.deliveredAt);
  return order.status === 'shipped' ? 'En cours de livraison' : 'En préparation';
}

/** The delivery line of a shop in service, where nothing is prepared before it is paid. */
export function deliveryLineInService(order: Pick<Order, 'status' | 'isDelivered' | 'deliveredAt' | 'isPaid'>): string {
  const isAwaited = !order.isPaid && !order.isDelivered && ['pending', 'processing'].includes(order.status);
  return isAwaited ? 'Dès réception du paiement' : deliveryLine(order);
}

/**
 * The account's delivery line: that of the confirmation, except for payment states that only the server knows. `undefined` where nothing
 * is delivered any more.
 */
export function accountDeliveryLine(
  order: Pick<OwnOrder, 'status' | 'isDelivered' | 'deliveredAt' | 'isPaid' | 'paymentStatus'>,
): string | undefined {
  if (order.status === 'cancelled') return undefined;
  if (order.paymentStatus === undefined) return deliveryLine(order);
  const line = deliveryLineInService(order);
  return order.paymentStatus === 'refunded' && line !== deliveryLine(order) ? undefined : line;
}

/** The confirmation's payment line (section 4). */
export function paymentLine(order: Pick<Order, 'isPaid' | 'paidAt'>): string {
  return order.isPaid ? withDate('Payé', order.paidAt) : 'En attente de paiement';
}

/** The account's payment line: that of the confirmation, except for payment states that only the server knows. */
export function accountPaymentLine(order: Pick<OwnOrder, 'isPaid' | 'paidAt' | 'paymentStatus' | 'status'>): string {
  if (order.paymentStatus === 'refunded') return 'Remboursé';
  if (order.status === 'cancelled' && !order.isPaid) return 'Plus rien à régler';
  return order.paymentStatus === 'failed' ? 'Paiement échoué' : paymentLine(order);
}

/** `CMD-2026-006`: the n-th order of its year, with at least three digits (section 9). */
export function formatOrderNumber(year: number, n: number): string {
  return `CMD-${year}-${String(n).padStart(3, '0')}`;
}

/** The result of the simulated card payment (section 4), as the pay call sends it. */
export function simulatedPayment(orderId: string, email: string, now: Date): PayOrderBody {
  return {
    paymentResult: {
      id: `SIM-${orderId}`,
      status: completedPayment,
      update_time: now.toISOString(),
      email_address: email,
    },
  };
}

function withDate(word: string, date: string | undefined): string {
  return date === undefined ? word : `${word} le ${formatShortDate(date)}`;
}
