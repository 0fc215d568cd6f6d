import { dayInParis, daysLater } from '../dates.ts';
import { toCents, toEuros } from '../money.ts';
import { orderStatuses } from '../order.ts';
import { type AdminOrder, orderStatusFromValue } from './orders.ts';
import { daysOfPeriod, eachDay } from './salesPeriods.ts';

/** What was sold on one day. */
export interface DaySales {
  /** The day in Paris, `2026-01-15`. */
  day: string;
  /** Sum of that day's paid orders, in euros. */
  amount: number;
  /** Number of those orders. */
  orders: number;
}

/** How many orders are in a status. */
export interface StatusCount {
  status: string;
  count: number;
}

/** The paid orders by day, for the 30 days that end today: the earliest first, including days without a sale. */
export function salesByDay(orders: readonly AdminOrder[], now: Date): DaySales[] {
  const { from, to } = daysOfPeriod('last30Days', now);
  // One day more than is shown, to be safe at any hour in Paris. Computing the day of every order ever made would be
  // slow.
  const earliest = Date.parse(daysLater(from, -1));
  const paid = Map.groupBy(
    orders.filter(({ paymentStatus, createdAt }) => paymentStatus === 'paid' && Date.parse(createdAt) >= earliest),
    (order) => dayInParis(order.createdAt),
  );
  return eachDay({ from, to }).map((day) => {
    const sold = paid.get(day) ?? [];
    return {
      day,
      amount: toEuros(sold.reduce((sum, order) => sum + toCents(order.totalPrice), 0)),
      orders: sold.length,
    };
  });
}

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

/** The last day and the same weekday of the week before. */
export interface TodaySales {
  today: DaySales;
  before: DaySales;
  /** The name of that weekday: « mercredi ». */
  weekday: string;
}

/** Compares the last day with the same weekday of the week before; `undefined` with fewer than eight days. */
export function todaySales(days: readonly DaySales[]): TodaySales | undefined {
  const [today, before] = [days.at(-1), days.at(-8)];
  if (today === undefined || before === undefined) return undefined;
  return { today, before, weekday: weekdays[new Date(`${today.day}T00:00:00Z`).getUTCDay()] ?? '' };
}

/** How many orders each status has, in the order in which an order passes through them; unknown statuses last. */
export function countByStatus(orders: readonly AdminOrder[]): StatusCount[] {
  const counts = Map.groupBy(orders, (order) => orderStatusFromValue(order.status) ?? 'unknown');
  const others = counts.has('unknown') ? ['unknown' as const] : [];
  return [...orderStatuses, ...others].map((status) => ({ status, count: counts.get(status)?.length ?? 0 }));
}
