import type { Client } from '@nuee/api-client';
import { answering } from '@nuee/api-client/answering';
import { demoCustomer, type FavoriteProduct, splitName } from '@nuee/domain';
import { accountOrders, favorites, invoices, notifications, tickets } from '@nuee/domain/samples/account';
import { accountAnswers } from './answers.ts';

/**
 * The account of the demonstration (section 2): samples, dated back from the moment when it is opened, with the customer's
 * changes. No call leaves the page (section 7).
 *
 * @param name the full one of the customer.
 */
export function createDemonstration(
  name: string,
  now: () => Date,
): { client: Client; favorites: readonly FavoriteProduct[] } {
  const { phone, addresses } = demoCustomer;
  const opened = now();
  const invoiceNumbers = new Map(
    invoices(opened).map(({ orderNumber, invoiceNumber }) => [orderNumber, invoiceNumber]),
  );
  const rows = {
    profile: { ...splitName(name, demoCustomer), phone, addresses },
    orders: accountOrders(opened).map((order) => ({
      ...order,
      paymentStatus: 'paid' as const,
      invoiceNumber: invoiceNumbers.get(order.orderNumber),
      timeline: [],
    })),
    favorites: favorites.map(({ _id }) => _id),
    tickets: tickets(opened),
    notifications: notifications(opened),
  };
  return { client: answering(accountAnswers(rows, now)), favorites };
}
