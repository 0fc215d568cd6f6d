/** The back office: session, dashboard, journal and users. */

import {
  type DaySpan,
  daysBefore,
  daysError,
  daysOfPeriod,
  daysUntil,
  eachDay,
  refundDay,
  salesFigures,
  salesPeriods,
  toEuros,
} from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { may, permissionsOf } from '@nuee/domain/live';
import type { Request } from 'json-server';
import { checkAgain } from '../../auth/ownPassword.ts';
import { asksForCode, passkeysOf } from '../../auth/secondFactor.ts';
import { changeUser, createUser, userOf } from '../../commands/users.ts';
import type { Db } from '../../db/dialect.ts';
import type { StoredUser } from '../../db/storage.ts';
import { ownerOrder } from '../../presenters/orders.ts';
import { fullName, ownerUser } from '../../presenters/users.ts';
import {
  bestSellers,
  customers,
  openTickets,
  orderFigures,
  ordersOf,
  productFigures,
  salesByDay,
  unreachedMails,
  userFigures,
  waitingWithdrawals,
  withdrawnBeforeShipping,
} from '../../queries/figures.ts';
import { ApiError } from '../apiError.ts';
import { actorOf, type Endpoint, type Services, serve } from '../endpoint.ts';
import { answerList, listOf, listQuery } from '../listQuery.ts';

export const userList = listOf(contract.listUsers, 'users', {
  filters: { status: 'status', role: 'kind' },
  sorts: { name: 'name', role: 'role', lastLogin: 'lastLogin', status: 'status' },
});
const journalList = listOf(contract.readJournal, 'journal', { filters: { what: 'kind' } });

async function dailySales(db: Db, span: DaySpan) {
  const sales = await salesByDay(db, span);
  return eachDay(span).map((day) => {
    const { orders = 0, cents = 0, pieces = 0 } = sales.get(day) ?? {};
    return { day, total: toEuros(cents), orders, pieces };
  });
}

/** The days that are asked for, and those that they are compared with. Throws an ApiError 400. */
function salesDays({ period: asked = 'today', from, to }: Request['query'], now: Date): [DaySpan, DaySpan] {
  const period = salesPeriods.find((known) => known === asked);
  if (period === undefined) throw new ApiError(400, 'Le paramètre «\u00a0period\u00a0» est invalide.');
  const days = period === 'days' ? { from: String(from), to: String(to) } : daysOfPeriod(period, now);
  const error = daysError(days);
  if (error !== undefined) throw new ApiError(400, error);
  return [days, daysBefore(period, days)];
}

export function ownerEndpoints(services: Services): Endpoint[] {
  const { storage, demo = true } = services;
  const presentUser = async (user: StoredUser) => {
    const orders = await storage.read((t) => t.query((db) => ordersOf(db, [user.id])));
    return ownerUser(user, orders.get(user.id));
  };

  return [
    serve(services, contract.readOwnerSession, async ({ user }) => ({
      email: user.email,
      name: fullName(user),
      role: user.role === 'admin' ? ('admin' as const) : ('staff' as const),
      permissions: [...permissionsOf(user.role ?? 'customer')],
      ...(asksForCode(user) && { asksCode: passkeysOf(user).length > 0 ? ('orPasskey' as const) : true }),
    })),

    serve(services, contract.readDashboard, async ({ user, now }) => {
      const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];
      const { items } = await storage.list({ collection: 'orders', limit: 5, isUncounted: true });
      return storage.read((t) =>
        t.query(async (db) => {
          const orders = await orderFigures(db);
          const { total, lowStock } = await productFigures(db);
          const { sold } = orders;
          const withdrawals = await waitingWithdrawals(db);
          const isOfStatus = (status: string) => orders.byStatus.get(status) ?? 0;
          return {
            totalOrders: orders.all,
            ...(may(user.role ?? 'customer', 'sales') && {
              totalSales: toEuros(sold.cents),
              paidOrders: sold.orders,
              averageOrderValue: sold.orders === 0 ? 0 : toEuros(Math.round(sold.cents / sold.orders)),
              salesByDay: (await dailySales(db, daysOfPeriod('last30Days', now))).map(({ pieces: _, ...day }) => day),
            }),
            pendingOrders: isOfStatus('pending'),
            totalProducts: total,
            totalUsers: await customers(db),
            recentOrders: items.map(({ record }) => ownerOrder(record)),
            ordersByStatus: Object.fromEntries(statuses.map((status) => [status, isOfStatus(status)])),
            waiting: {
              transfers: orders.transfers,
              toShip: orders.toShip - (await withdrawnBeforeShipping(db)),
              refunds: orders.refunds,
              lowStock,
              tickets: await openTickets(db),
              withdrawals: withdrawals.count,
              mails: await unreachedMails(db),
              ...(withdrawals.since !== undefined && { refundDays: daysUntil(refundDay(withdrawals.since), now) }),
            },
          };
        }),
      );
    }),

    serve(services, contract.readSales, ({ query, now }) => {
      const [days, daysCompared] = salesDays(query, now);
      return storage.read((t) =>
        t.query(async (db) => {
          const { average: _, ...before } = salesFigures(await dailySales(db, daysCompared));
          const piecesBefore = new Map((await bestSellers(db, daysCompared)).map(({ id, pieces }) => [id, pieces]));
          return {
            days: await dailySales(db, days),
            before,
            products: (await bestSellers(db, days)).map(({ cents, ...product }) => ({
              ...product,
              total: toEuros(cents),
              before: piecesBefore.get(product.id) ?? 0,
            })),
          };
        }),
      );
    }),

    serve(services, contract.readJournal, ({ query }) => {
      const asked = listQuery(journalList, query);
      return answerList(asked, storage.list(asked), (_id, { createdAt, who, what, target, name, from, to }) => ({
        _id,
        createdAt,
        who,
        what,
        target,
        name,
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
      }));
    }),

    serve(services, contract.listUsers, async ({ query }) => {
      const asked = listQuery(userList, query);
      const page = await storage.list(asked);
      const ids = page.items.map(({ id }) => id);
      const orders = await storage.read((t) => t.query((db) => ordersOf(db, ids)));
      return answerList(asked, Promise.resolve(page), (id, user) => ownerUser(user, orders.get(id)));
    }),

    serve(services, contract.readUserFigures, ({ user, now }) =>
      storage.read((t) =>
        t.query(async (db) => ({
          ...(await userFigures(db, now)),
          ...(may(user.role ?? 'customer', 'sales') && { totalSpent: toEuros((await orderFigures(db)).sold.cents) }),
        })),
      ),
    ),

    serve(services, contract.createUser, async (call) => {
      const { password, code, ...body } = call.body;
      if (!demo && body.role !== 'customer') await checkAgain(services, call, { password, code });
      return presentUser(await storage.tx(async (t) => createUser(t, actorOf(call), body)));
    }),

    serve(services, contract.readUser, async ({ params: { id } }) =>
      presentUser(await storage.read(async (t) => userOf(t, id))),
    ),

    serve(services, contract.changeUser, async (call) => {
      const { password, code, ...body } = call.body;
      const { id } = call.params;
      if (!demo) {
        const { role: before } = await storage.read(async (t) => userOf(t, id));
        const isOfOffice = [before ?? 'customer', body.role ?? 'customer'].some((role) => role !== 'customer');
        if (isOfOffice) await checkAgain(services, call, { password, code });
      }
      return presentUser(await storage.tx(async (t) => changeUser(t, actorOf(call), { id, ...body })));
    }),
  ];
}
