import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { testCredentials } from '../account.ts';
import { orderStats } from '../admin/orders.ts';
import { currentPrice } from '../catalogue.ts';
import { OrderSchema } from '../contract/shapes.ts';
import { formatDate, formatDateTime, formatShortDate } from '../dates.ts';
import { frozenNow } from '../fixtures/index.ts';
import { OwnerOrderSchema } from '../live/orders.ts';
import { OwnerProductSchema } from '../live/products.ts';
import { OwnerUserSchema } from '../live/users.ts';
import { formatPrice } from '../money.ts';
import { orderStatusLabel } from '../order.ts';
import { products } from '../seed/products.ts';
import { ticketStatuses } from '../tickets.ts';
import { orderTotals } from '../totals.ts';
import {
  accountOrders,
  accountUser,
  adminOrders,
  adminProducts,
  adminUsers,
  favorites,
  invoices,
  notifications,
  tickets,
} from './index.ts';

const now = new Date(frozenNow);

function rows(lines: string[]): string[] {
  return lines.map((line) => line.replaceAll('\u00a0', ' '));
}

describe('on the day of the pictures', () => {
  it('the administration shows their orders', () => {
    expect(
      rows(
        adminOrders(now).map((order) =>
          [
            order.orderNumber,
            order.user.name,
            order.user.email,
            formatDateTime(order.createdAt),
            formatPrice(order.totalPrice),
            orderStatusLabel(order.status, 'admin'),
            order.paymentStatus,
          ].join(' | '),
        ),
      ),
    ).toEqual([
      'CMD-2026-005 | Nathan Lefèvre | nathan.lefevre@mail.example | 15/01/2026 09:42 | 93,59 € | En attente | pending',
      'CMD-2026-004 | Camille Roussel | client@maison-nuee.example | 14/01/2026 18:07 | 60,58 € | En préparation | paid',
      'CMD-2026-003 | Inès Moreau | ines.moreau@mail.example | 13/01/2026 11:25 | 129,56 € | Expédiée | paid',
      'CMD-2026-002 | Hugo Bernard | hugo.bernard@mail.example | 10/01/2026 16:50 | 55,37 € | Livrée | paid',
      'CMD-2026-001 | Léa Fontaine | lea.fontaine@mail.example | 06/01/2026 08:15 | 22,39 € | Annulée | refunded',
    ]);
  });

  it('the administration shows their products', () => {
    expect(
      adminProducts(now).map((product) =>
        [product.name, product.stock, formatShortDate(product.createdAt), product.published].join(' | '),
      ),
    ).toEqual([
      'Fraise des Bois | 45 | 12/01/2026 | true',
      'Caramel Beurre Salé | 8 | 08/01/2026 | true',
      'Menthe Glaciale | 0 | 03/01/2026 | true',
      'Vanille Bourbon | 32 | 22/12/2025 | false',
      'Edition Gold Champagne | 12 | 15/12/2025 | true',
    ]);
  });

  it('the account shows their orders', () => {
    expect(
      rows(
        accountOrders(now).map((order) =>
          [
            order.orderNumber,
            formatDate(order.createdAt),
            orderStatusLabel(order.status, 'account'),
            formatPrice(order.totalPrice),
            order.items.length,
          ].join(' | '),
        ),
      ),
    ).toEqual([
      'CMD-2026-004 | 14 janvier 2026 | En préparation | 60,58 € | 2',
      'CMD-2025-102 | 31 décembre 2025 | Expédiée | 41,57 € | 2',
      'CMD-2025-098 | 18 décembre 2025 | Livrée | 129,56 € | 4',
      'CMD-2025-091 | 21 novembre 2025 | Annulée | 22,39 € | 1',
    ]);
  });
});

describe('on any day', () => {
  const days = ['2026-01-15T10:00:00+01:00', '2026-12-31T23:30:00+01:00', '2028-03-01T00:10:00+01:00'].map(
    (day) => new Date(day),
  );

  it.each(days)('nothing is dated after %s', (day) => {
    const dates = [
      ...accountOrders(day).flatMap((order) => [order.createdAt, order.deliveredAt ?? order.createdAt]),
      ...adminOrders(day).flatMap((order) => [order.createdAt, order.deliveredAt ?? order.createdAt]),
      ...adminProducts(day).flatMap((product) => [product.createdAt, product.updatedAt]),
      ...adminUsers(day).flatMap((user) => [user.createdAt, user.lastLogin ?? user.createdAt]),
      ...invoices(day).map((invoice) => invoice.createdAt),
      ...notifications(day).map((notification) => notification.createdAt),
      ...tickets(day).flatMap((ticket) => [
        ticket.createdAt,
        ticket.updatedAt,
        ...ticket.responses.map((response) => response.createdAt),
      ]),
    ].map((date = '') => Date.parse(date));
    expect(Math.max(...dates)).toBeLessThanOrEqual(day.getTime());
  });

  it.each(days)('ids and order numbers are unique on %s', (day) => {
    for (const ids of [
      accountOrders(day).map((order) => order.orderNumber),
      adminOrders(day).map((order) => order.orderNumber),
      adminUsers(day).map((user) => user._id),
      tickets(day).map((ticket) => ticket._id),
      notifications(day).map((notification) => notification._id),
    ]) {
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it.each(days)('a later order of a year has a greater number on %s', (day) => {
    for (const orders of [accountOrders(day), adminOrders(day)]) {
      const earliestFirst = orders.toReversed().map(({ orderNumber }) => orderNumber);
      expect(earliestFirst).toEqual(earliestFirst.toSorted());
    }
  });

  it.each(days)('the account and the administration speak of the same orders on %s', (day) => {
    const inOffice = adminOrders(day).map((order) => order.orderNumber);
    const shared = accountOrders(day).filter((order) => inOffice.includes(order.orderNumber));
    expect(shared).toHaveLength(1);
    for (const { orderNumber, createdAt, totalPrice, status } of shared) {
      expect(adminOrders(day).find((order) => order.orderNumber === orderNumber)).toMatchObject({
        createdAt,
        totalPrice,
        status,
        user: { name: accountUser.name, email: accountUser.email },
      });
    }
  });

  it('an order of the administration has today’s prices, and sizes and strengths of the range', () => {
    for (const { items } of adminOrders(now)) {
      for (const { name: wanted, size, nicotineStrength, price } of items) {
        const sold = products.find(({ name }) => name === wanted);
        expect(sold?.sizes).toContain(size);
        expect(sold?.nicotineStrengths).toContain(nicotineStrength);
        expect(price).toBe(sold && currentPrice(sold));
      }
    }
  });

  it('a user has the same orders as the list', () => {
    for (const user of adminUsers(now)) {
      const own = adminOrders(now).filter((order) => order.user._id === user._id);
      expect(user).toMatchObject({ orders: own.length, totalSpent: orderStats(own).revenue });
    }
  });

  it('the amounts of every order add up', () => {
    for (const order of accountOrders(now)) expect(order).toMatchObject(orderTotals(order.items));
    for (const order of adminOrders(now)) expect(order).toMatchObject(orderTotals(order.items));
  });

  it('the account’s orders are orders of the contract', () => {
    for (const order of accountOrders(now)) expect(v.parse(OrderSchema, order)).toEqual(order);
  });

  it('the administration’s samples are answers of the API', () => {
    for (const order of adminOrders(now)) expect(v.parse(OwnerOrderSchema, order)).toEqual(order);
    for (const product of adminProducts(now)) expect(v.parse(OwnerProductSchema, product)).toEqual(product);
    for (const user of adminUsers(now)) expect(v.parse(OwnerUserSchema, user)).toEqual(user);
  });
});

it('the account is the test customer’s', () => {
  expect(accountUser.email).toBe(testCredentials.customer.email);
});

it('the favorites show a sold-out and a reduced product', () => {
  expect(favorites.map(({ name, inStock, discountPrice }) => [name, inStock, discountPrice])).toEqual([
    ['Vanille Bourbon', true, undefined],
    ['Menthe Glaciale', false, undefined],
    ['Caramel Beurre Salé', true, 17.99],
  ]);
});

it('the tickets show every status', () => {
  expect(tickets(now).map((ticket) => ticket.status)).toEqual([...ticketStatuses]);
});
