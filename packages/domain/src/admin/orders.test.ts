import { describe, expect, it } from 'vitest';
import { frozenNow } from '../fixtures/index.ts';
import { type OrderStatus, orderStatuses } from '../order.ts';
import { adminOrders } from '../samples/index.ts';
import { listRows } from './listRows.ts';
import {
  type AdminOrder,
  changeOrderStatus,
  dashboardStats,
  orderList,
  orderStats,
  orderStatusFromValue,
} from './orders.ts';

const orders = adminOrders(new Date(frozenNow));
const dashboardOf = (orders: readonly AdminOrder[]) => dashboardStats({ orders, products: [1, 2, 3], users: [1, 2] });

function numbersFor({ query = '', status = null }: { query?: string; status?: OrderStatus | null }): string[] {
  const found = listRows(orders, { ...orderList, query, sort: null, kind: status });
  return found.map((order) => order.orderNumber);
}

describe('the cards above the orders', () => {
  it('count the statuses and add up what was paid', () => {
    expect(orderStats(orders)).toEqual({ pending: 1, processing: 1, shipped: 1, revenue: 245.51, paidCount: 3 });
  });

  it('leave out orders that are refunded, failed, pending or unknown', () => {
    const unpaid = ['pending', 'failed', 'refunded', 'on-hold'].flatMap((paymentStatus) =>
      orders.map((order) => ({ ...order, paymentStatus })),
    );
    expect(orderStats(unpaid)).toMatchObject({ revenue: 0, paidCount: 0 });
  });

  it('add up in cents', () => {
    const tenths = orders.map((order) => ({ ...order, paymentStatus: 'paid', totalPrice: 0.1 }));
    expect(orderStats(tenths)).toMatchObject({ revenue: 0.5, paidCount: 5 });
  });

  it('are all 0 without orders', () => {
    expect(orderStats([])).toEqual({ pending: 0, processing: 0, shipped: 0, revenue: 0, paidCount: 0 });
  });
});

describe('the dashboard', () => {
  it('counts what the lists hold, and averages the paid orders to the cent', () => {
    expect(dashboardOf(orders)).toMatchObject({
      totalOrders: 5,
      totalSales: 245.51,
      averageOrderValue: 81.84,
      pendingOrders: 1,
      totalProducts: 3,
      totalUsers: 2,
    });
  });

  it('shows an average of 0 without orders', () => {
    expect(dashboardOf([])).toMatchObject({ totalSales: 0, averageOrderValue: 0 });
  });

  it('shows at most five orders, the latest first', () => {
    const older = { ...orders[0], _id: 'older', createdAt: '2025-01-01T00:00:00Z' } as (typeof orders)[number];
    const shuffled = [older, ...orders.toReversed()];
    expect(dashboardOf(shuffled).recentOrders).toEqual(orders);
    expect(dashboardOf(orders.slice(0, 2)).recentOrders).toHaveLength(2);
  });

  it('sorts by time, not by the text of the date', () => {
    const [first, second] = orders;
    const inTokyo = { ...first, createdAt: '2026-01-15T10:00:00+09:00' } as (typeof orders)[number];
    const inParis = { ...second, createdAt: '2026-01-15T09:00:00+01:00' } as (typeof orders)[number];
    expect(dashboardOf([inTokyo, inParis]).recentOrders).toEqual([inParis, inTokyo]);
  });
});

describe('the search of the orders', () => {
  it('shows all without a query', () => {
    expect(numbersFor({})).toHaveLength(5);
    expect(numbersFor({ query: '  ' })).toHaveLength(5);
  });

  it.each([
    ['cmd-2026-003', ['CMD-2026-003']],
    ['#CMD-2026-003', ['CMD-2026-003']],
    ['LEFÈVRE', ['CMD-2026-005']],
    ['lefevre', ['CMD-2026-005']],
    ['hugo.bernard@', ['CMD-2026-002']],
    ['nantes', []],
  ])('finds « %s » in number, name and e-mail', (query, numbers) => {
    expect(numbersFor({ query })).toEqual(numbers);
  });

  it('keeps one status', () => {
    expect(orderStatuses.map((status) => numbersFor({ status }))).toEqual([
      ['CMD-2026-005'],
      ['CMD-2026-004'],
      ['CMD-2026-003'],
      ['CMD-2026-002'],
      ['CMD-2026-001'],
    ]);
  });

  it('combines query and status', () => {
    expect(numbersFor({ query: 'ines', status: 'shipped' })).toEqual(['CMD-2026-003']);
    expect(numbersFor({ query: 'camille', status: 'shipped' })).toEqual([]);
  });
});

describe('changing a status', () => {
  it('may go from any status to any other', () => {
    for (const order of orders) {
      for (const status of orderStatuses) {
        const changed = changeOrderStatus(orders, order._id, status);
        expect(changed.find(({ _id }) => _id === order._id)?.status).toBe(status);
        expect(changed.filter(({ _id }) => _id !== order._id)).toEqual(orders.filter(({ _id }) => _id !== order._id));
      }
    }
  });

  it('touches nothing else of the order', () => {
    expect(changeOrderStatus(orders, 'admin-order-5', 'delivered')[0]).toEqual({ ...orders[0], status: 'delivered' });
  });
});

it('reads the value of the status menu', () => {
  expect(orderStatuses.map(orderStatusFromValue)).toEqual([...orderStatuses]);
  expect(orderStatusFromValue('all')).toBeNull();
});
