import type { OwnerOrder } from '../live/orders.ts';
import { toCents, toEuros } from '../money.ts';
import { type OrderStatus, orderStatuses } from '../order.ts';
import { paymentStatuses } from '../payment.ts';
import { fold } from '../slug.ts';
import type { ListRules } from './listRows.ts';

/**
 * An order of the administration (section 3), as the API answers it. Any status outside `orderStatuses`, and any payment status
 * outside `paymentStatuses`, is shown as « Inconnu ».
 */
export type AdminOrder = Pick<
  OwnerOrder,
  | '_id'
  | 'orderNumber'
  | 'user'
  | 'createdAt'
  | 'status'
  | 'shippingAddress'
  | 'billingAddress'
  | 'items'
  | 'itemsPrice'
  | 'shippingPrice'
  | 'taxPrice'
  | 'totalPrice'
  | 'delivery'
  | 'notes'
  | 'parcels'
  | 'refunds'
  | 'refundedTotal'
  | 'warnings'
> & { paymentStatus: string };

/** Figures of the four cards above the orders (section 2). */
export interface OrderStats {
  pending: number;
  processing: number;
  shipped: number;
  /** Sum of the paid orders, in euros. */
  revenue: number;
  paidCount: number;
}

/** Figures of the dashboard (section 3). Amounts in euros. */
export interface DashboardStats<Order = AdminOrder> {
  totalOrders: number;
  totalSales: number;
  averageOrderValue: number;
  pendingOrders: number;
  totalProducts: number;
  totalUsers: number;
  /** The latest first. */
  recentOrders: Order[];
}

/** Orders on the dashboard at most (section 9). */
export const recentOrdersLimit = 5;

/** The figures above the order list. */
export function orderStats(orders: readonly AdminOrder[]): OrderStats {
  const counts = { pending: 0, processing: 0, shipped: 0 };
  let cents = 0;
  let paidCount = 0;
  for (const { status, paymentStatus, totalPrice } of orders) {
    if (status === 'pending' || status === 'processing' || status === 'shipped') counts[status] += 1;
    if (paymentStatus === 'paid') {
      cents += toCents(totalPrice);
      paidCount += 1;
    }
  }
  return { ...counts, revenue: toEuros(cents), paidCount };
}

/** The dashboard's figures, from the same lists as the other pages. Sales and their average count paid orders only. */
export function dashboardStats<Order extends AdminOrder>({
  orders,
  products,
  users,
}: DashboardLists<Order>): DashboardStats<Order> {
  const { pending, revenue, paidCount } = orderStats(orders);
  return {
    totalOrders: orders.length,
    totalSales: revenue,
    averageOrderValue: paidCount === 0 ? 0 : toEuros(Math.round(toCents(revenue) / paidCount)),
    pendingOrders: pending,
    totalProducts: products.length,
    totalUsers: users.length,
    recentOrders: latest(orders),
  };
}

/** What the dashboard counts. */
interface DashboardLists<Order> {
  orders: readonly Order[];
  products: readonly unknown[];
  users: readonly unknown[];
}

/** The latest orders first, as many as the dashboard shows. */
function latest<Order extends Pick<AdminOrder, 'createdAt'>>(orders: readonly Order[]): Order[] {
  const moments = orders.map((order) => ({ order, moment: Date.parse(order.createdAt) }));
  return moments
    .sort((a, b) => b.moment - a.moment)
    .slice(0, recentOrdersLimit)
    .map(({ order }) => order);
}

/** The columns that orders are sorted by, as an address names them. */
export const orderColumns = ['commande', 'client', 'date', 'montant', 'statut', 'paiement'] as const;
export type OrderColumn = (typeof orderColumns)[number];

/**
 * Orders are found by number, customer name or e-mail, filtered by status, and sorted; statuses in the order in which
 * an order passes through them.
 */
export const orderList: ListRules<AdminOrder, OrderColumn> = {
  // The table shows « #CMD-… », so a number copied from it must find its order too.
  texts: [({ orderNumber }) => `#${orderNumber}`, ({ user }) => user.name, ({ user }) => user.email],
  kindOf: ({ status }) => status,
  keys: {
    commande: (order) => order.orderNumber,
    client: (order) => fold(order.user.name),
    date: (order) => Date.parse(order.createdAt),
    montant: (order) => order.totalPrice,
    statut: (order) => placeIn(orderStatuses, order.status),
    paiement: (order) => placeIn(paymentStatuses, order.paymentStatus),
  },
};

/** The orders with the status of one of them changed; any status may follow any other (section 4). */
export function changeOrderStatus<Order extends Pick<AdminOrder, '_id' | 'status'>>(
  orders: readonly Order[],
  id: string,
  status: OrderStatus,
): Order[] {
  return orders.map((order) => (order._id === id ? { ...order, status } : order));
}

/** The status that a menu's value names; anything else means all. */
export function orderStatusFromValue(value: string): OrderStatus | null {
  return orderStatuses.find((status) => status === value) ?? null;
}

/** Where a value stands among others, counted from 0; unknown values come last. */
export function placeIn(values: readonly string[], value: string): number {
  const place = values.indexOf(value);
  return place < 0 ? values.length : place;
}
