/** The back office: session, dashboard, journal and users. */
import { daysOfSales, toEuros } from '@nuee/domain';
import { livingRoutes, may, permissionsOf, roles, userStatuses } from '@nuee/domain/live';
import { changeUser, createUser, userOf } from '../commands/users.ts';
import type { Endpoint, Services } from '../endpoint.ts';
import { answerList, type ListRules, listQuery } from '../listQuery.ts';
import { sessionEndpoint } from '../livingEndpoint.ts';
import { ownerOrder } from '../presenters/orders.ts';
import { fullName, ownerUser } from '../presenters/users.ts';
import type { Tally } from '../storage/lists.ts';
import type { Storage, StoredUser } from '../storage/storage.ts';

/** The filters and sorts of the list of accounts. */
export const userRules: ListRules = {
  filters: { status: ['status', userStatuses], role: ['kind', roles] },
  sorts: { name: 'name' },
};

const mostBest = 5;

/** The products with the highest sales on these days, the highest first. */
async function bestProducts(storage: Storage, days: readonly string[]) {
  // In the order of characters `0` follows the slash, so this includes the whole last day.
  const sold = await storage.talliesBetween('orders', `soldProduct/${days[0]}`, `soldProduct/${days.at(-1)}0`);
  const sums = new Map<string, Tally>();
  for (const [key, { count, cents }] of sold) {
    const id = key.slice(key.lastIndexOf('/') + 1);
    const known = sums.get(id) ?? { count: 0, cents: 0 };
    sums.set(id, { count: known.count + count, cents: known.cents + cents });
  }
  const best = [...sums].sort(([, a], [, b]) => b.cents - a.cents).slice(0, mostBest);
  return storage.tx((t) =>
    best.flatMap(([id, { count, cents }]) => {
      const product = t.get('products', id);
      return product ? [{ id, name: product.name, orders: count, total: toEuros(cents) }] : [];
    }),
  );
}

export function ownerEndpoints(services: Services): Endpoint[] {
  const { storage } = services;
  const presentUser = async (user: StoredUser) =>
    ownerUser(user, (await storage.tallies('orders', [`of/${user.id}`])).get(`of/${user.id}`));

  return [
    sessionEndpoint(services, livingRoutes.readOwnerSession, async ({ user }) => ({
      email: user.email,
      name: fullName(user),
      role: user.role === 'admin' ? ('admin' as const) : ('staff' as const),
      permissions: [...permissionsOf(user.role ?? 'customer')],
    })),

    sessionEndpoint(services, livingRoutes.readDashboard, async ({ user, now }) => {
      const days = daysOfSales(now);
      const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];
      const [orders, users, products, tickets, recent, refunds] = await Promise.all([
        storage.tallies('orders', [
          ...['all', 'sold', 'transfers', 'toShip'],
          ...statuses.map((status) => `status/${status}`),
          ...days.map((day) => `sold/${day}`),
        ]),
        storage.tallies('users', ['role/customer']),
        storage.tallies('products', ['all', 'lowStock']),
        storage.tallies('tickets', ['status/open']),
        storage.list({ collection: 'orders', limit: 5 }),
        // Only its total is read.
        storage.list({ collection: 'orders', where: { status: 'cancelled', kind: 'paid' }, limit: 1 }),
      ]);
      const count = (key: string) => orders.get(key)?.count ?? 0;
      const euros = (key: string) => toEuros(orders.get(key)?.cents ?? 0);
      const { count: sold = 0, cents = 0 } = orders.get('sold') ?? {};
      return {
        totalOrders: count('all'),
        ...(may(user.role ?? 'customer', 'sales')
          ? {
              totalSales: euros('sold'),
              averageOrderValue: sold === 0 ? 0 : toEuros(Math.round(cents / sold)),
              salesByDay: days.map((day) => ({ day, total: euros(`sold/${day}`), orders: count(`sold/${day}`) })),
              bestProducts: await bestProducts(storage, days),
            }
          : {}),
        pendingOrders: count('status/pending'),
        totalProducts: products.get('all')?.count ?? 0,
        totalUsers: users.get('role/customer')?.count ?? 0,
        recentOrders: recent.items.map(({ document }) => ownerOrder(document)),
        ordersByStatus: Object.fromEntries(statuses.map((status) => [status, count(`status/${status}`)])),
        waiting: {
          transfers: count('transfers'),
          toShip: count('toShip'),
          refunds: refunds.total,
          lowStock: products.get('lowStock')?.count ?? 0,
          tickets: tickets.get('status/open')?.count ?? 0,
        },
      };
    }),

    sessionEndpoint(services, livingRoutes.readJournal, ({ query }) => {
      const asked = listQuery('journal', query, { filters: { what: ['kind', undefined] }, days: true });
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

    sessionEndpoint(services, livingRoutes.listUsers, async ({ query }) => {
      const asked = listQuery('users', query, userRules);
      const page = await storage.list(asked);
      const orders = await storage.tallies(
        'orders',
        page.items.map(({ id }) => `of/${id}`),
      );
      return answerList(asked, Promise.resolve(page), (id, user) => ownerUser(user, orders.get(`of/${id}`)));
    }),

    sessionEndpoint(services, livingRoutes.createUser, async ({ body, user, now }) =>
      presentUser(await storage.tx((t) => createUser(t, { who: user.email, now }, body))),
    ),

    sessionEndpoint(services, livingRoutes.readUser, async ({ params: { id = '' } }) =>
      presentUser(await storage.tx((t) => userOf(t, id))),
    ),

    sessionEndpoint(services, livingRoutes.changeUser, async ({ body, params: { id = '' }, user, now }) =>
      presentUser(await storage.tx((t) => changeUser(t, { who: user.email, now }, { id, ...body }))),
    ),
  ];
}
