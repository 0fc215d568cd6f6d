import { describe, expect, it } from 'vitest';
import { frozenNow } from '../fixtures/index.ts';
import { adminOrders } from '../samples/index.ts';
import type { AdminOrder } from './orders.ts';
import { countByStatus, salesByDay, todaySales } from './sales.ts';

const now = new Date(frozenNow);
const orders = adminOrders(now);
const [first] = orders;
const paidAt = (createdAt: string): AdminOrder => ({ ...(first as AdminOrder), createdAt, paymentStatus: 'paid' });

describe('the sales of the last 30 days', () => {
  it('have an entry for each day, the earliest first, and end today', () => {
    const days = salesByDay([], now);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2025-12-17', amount: 0, orders: 0 });
    expect(days[29]).toEqual({ day: '2026-01-15', amount: 0, orders: 0 });
  });

  it('count what was paid on its day', () => {
    expect(salesByDay(orders, now).filter(({ orders: count }) => count > 0)).toEqual([
      { day: '2026-01-10', amount: 55.37, orders: 1 },
      { day: '2026-01-13', amount: 129.56, orders: 1 },
      { day: '2026-01-14', amount: 60.58, orders: 1 },
    ]);
  });

  it('go by the day in Paris', () => {
    const days = salesByDay([paidAt('2026-01-14T23:30:00Z'), paidAt('2026-01-14T22:30:00Z')], now);
    expect(days.slice(-2).map((day) => day.orders)).toEqual([1, 1]);
  });

  it('leave out what is older', () => {
    expect(salesByDay([paidAt('2025-12-16T12:00:00Z')], now).every((day) => day.orders === 0)).toBe(true);
  });

  it('have thirty different days over the change to summer time', () => {
    const days = salesByDay([], new Date('2026-04-10T12:00:00Z')).map(({ day }) => day);
    expect(new Set(days).size).toBe(30);
    expect(days).toContain('2026-03-29');
  });
});

describe('the orders by status', () => {
  it('name every status, also one without orders', () => {
    expect(countByStatus([]).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
    expect(countByStatus(orders).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
  });

  it('end with the unknown statuses', () => {
    const unknown = ['on-hold', 'lost'].map((status) => ({ ...(first as AdminOrder), status }));
    expect(countByStatus(unknown).at(-1)).toEqual({ status: 'unknown', count: 2 });
  });
});

it('compares today with the same weekday of the week before', () => {
  const days = salesByDay(orders, now);
  expect(todaySales(days)).toEqual({ today: days[29], before: days[22], weekday: 'jeudi' });
  expect(todaySales(days.slice(-7))).toBeUndefined();
});
