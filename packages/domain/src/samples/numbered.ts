import { yearInParis } from '../dates.ts';
import { formatOrderNumber } from '../order.ts';

/** How often the shop of the samples takes an order: about twice a week. */
const ordersPerDay = 0.28;
const dayInMs = 86_400_000;

/** Orders with numbers that fit their dates: counted from the first of January, one more with each order. Latest first. */
export function numbered<Order extends { createdAt: string }>(
  orders: readonly Order[],
): (Order & { orderNumber: string })[] {
  let last = { year: 0, n: 0 };
  return orders
    .toReversed()
    .map((order) => {
      const year = yearInParis(order.createdAt);
      const day = (Date.parse(order.createdAt) - Date.UTC(year, 0, 1)) / dayInMs + 1;
      const first = last.year === year ? last.n + 1 : 1;
      last = { year, n: Math.max(first, Math.floor(day * ordersPerDay)) };
      return { ...order, orderNumber: formatOrderNumber(year, last.n) };
    })
    .toReversed();
}
