import { wholeList } from '@nuee/api-client/wholeList';
import { reasonNotAwaited } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { ChosenPeriod } from '@nuee/ui';
import { mapped, useOne, useRead } from '../data/reading.ts';

export const useDashboard = () =>
  useRead(['dashboard'], (client, signal) => client.call(contract.readDashboard, { signal }));

/** What was sold in a period; of days that were chosen, from the first to the last of them. */
export const useSales = (asked: ChosenPeriod) =>
  useOne(['dashboard', 'sales', ...Object.values(salesQuery(asked))], (client, signal) =>
    client.call(contract.readSales, { query: salesQuery(asked), signal }),
  );

/** How the API is asked for a period. */
export const salesQuery = ({ period, from, to }: ChosenPeriod): Readonly<Record<string, string>> =>
  period === 'days' ? { period, from, to } : { period };

/** The figures above the orders. Absent figures are those that the user may not see. */
export const useOrderFigures = () =>
  mapped(useDashboard(), ({ ordersByStatus, totalSales, paidOrders }) => ({
    pending: ordersByStatus.pending ?? 0,
    processing: ordersByStatus.processing ?? 0,
    shipped: ordersByStatus.shipped ?? 0,
    ...(totalSales !== undefined && { revenue: totalSales }),
    ...(paidOrders !== undefined && { paidCount: paidOrders }),
  }));

export const useOrder = (id: string) =>
  useOne(['orders', id], (client, signal) => client.call(contract.readOwnerOrder, { id, signal }));

/** All orders of a user, the latest first. */
export const useOrdersOf = (user: string) =>
  useOne(['orders', 'of', user], (client, signal) =>
    wholeList((query) => client.call(contract.listOwnerOrders, { query: { ...query, user }, signal })),
  );

/** All orders that are paid and haven't left, the oldest first. */
export const useToShip = () =>
  useRead(['orders', 'to ship'], async (client, signal) => {
    const orders = await wholeList((query) =>
      client.call(contract.listOwnerOrders, { query: { ...query, status: 'toShip' }, signal }),
    );
    return orders.toReversed();
  });

/** Who sends the parcels, as everybody may read it: staff who pack them don't see the settings. */
export const useSender = () =>
  mapped(
    useRead(['sender'], (client, signal) => client.call(contract.readPublication, { signal })),
    ({ catalogue }) => catalogue.settings.identity,
  );

/** The number of orders that nobody has started to process; only a shop in service shows it. */
export const useNewOrders = (isLive: boolean): number =>
  useRead(['orders', 'new', isLive], async (client, signal) =>
    isLive
      ? (await client.call(contract.listOwnerOrders, { query: { status: 'pending', limit: '1' }, signal })).total
      : 0,
  ).value ?? 0;

/** All orders that wait for a transfer. */
export const useAwaitedTransfers = () =>
  useRead(['orders', 'awaited'], async (client, signal) => {
    const query = { payment: 'awaited' };
    const orders = await wholeList((page) =>
      client.call(contract.listOwnerOrders, { query: { ...page, ...query }, signal }),
    );
    return orders.filter(({ paymentMethod }) => paymentMethod === 'bank-transfer');
  });

/** Why these orders wait for no transfer, by number; unknown ones are left out. */
export const useSettledOrders = (numbers: readonly string[]) =>
  useRead(['orders', 'settled', ...numbers], async (client, signal) => {
    const settled = new Map<string, string>();
    for (const number of numbers) {
      const { items } = await client.call(contract.listOwnerOrders, { query: { q: number, limit: '1' }, signal });
      const order = items.find(({ orderNumber }) => orderNumber === number);
      if (order) settled.set(number, reasonNotAwaited(order) ?? 'payable par carte');
    }
    return settled;
  });
