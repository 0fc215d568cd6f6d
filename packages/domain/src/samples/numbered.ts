import { yearInParis } from '../dates.ts';
import { formatOrderNumber } from '../order.ts';
import { ago } from './ago.ts';

/** How often the sample shop gets an order: about twice a week. */
const ordersPerDay = 0.28;
const dayInMs = 86_400_000;

/** How long ago the sample orders of the account and of the administration were made, the latest first. */
export const orderAges = {
  nathan: { minutes: 18 },
  /** An order of the account's customer, which both show. */
  camille: { hours: 15, minutes: 53 },
  ines: { days: 1, hours: 22, minutes: 35 },
  hugo: { days: 4, hours: 17, minutes: 10 },
  lea: { days: 9, hours: 1, minutes: 45 },
  shipped: { days: 15 },
  delivered: { days: 28 },
  cancelled: { days: 55 },
} as const;

/**
 * The number of each sample order by its date: counted from the first of January, growing with each order. All share
 * one count, so that no two orders have the same number.
 */
export function orderNumbers(now: Date): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  let last = { year: 0, n: 0 };
  for (const age of Object.values(orderAges).toReversed()) {
    const createdAt = ago(now, age);
    const year = yearInParis(createdAt);
    const day = (Date.parse(createdAt) - Date.UTC(year, 0, 1)) / dayInMs + 1;
    const first = last.year === year ? last.n + 1 : 1;
    last = { year, n: Math.max(first, Math.floor(day * ordersPerDay)) };
    numbers.set(createdAt, formatOrderNumber(year, last.n));
  }
  return numbers;
}

/** Sample orders with their numbers. Throws when an order isn't in `orderAges`. */
export function numbered<Order extends { createdAt: string }>(
  now: Date,
  orders: readonly Order[],
): (Order & { orderNumber: string })[] {
  const numbers = orderNumbers(now);
  return orders.map((order) => {
    const orderNumber = numbers.get(order.createdAt);
    if (orderNumber === undefined)
      throw new Error(`No sample order is dated ${order.createdAt}: add its age to orderAges.`);
    return { ...order, orderNumber };
  });
}
