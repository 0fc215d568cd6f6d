/** The figures of the back office and of the metrics. */
import { type DaySpan, lowStockBelow, openWithdrawals } from '@nuee/domain';
import { mailServerAway, type ProductStatus } from '@nuee/domain/live';
import { sql } from 'kysely';
import type { Db } from '../db/dialect.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Amounts in cents. */
export interface Sum {
  readonly orders: number;
  readonly cents: number;
}

interface Sold extends Sum {
  readonly pieces: number;
}

const countOf = (rows: readonly { readonly count: number }[]): number => Number(rows[0]?.count ?? 0);

export interface OrderFigures {
  readonly all: number;
  readonly byStatus: ReadonlyMap<string, number>;
  /** Paid, without what was paid back. */
  readonly sold: Sum;
  /** Those that wait for their bank transfer. */
  readonly transfers: number;
  readonly toShip: number;
  /** Cancelled ones whose money has to be paid back. */
  readonly refunds: number;
}

export async function orderFigures(db: Db): Promise<OrderFigures> {
  const totals = await db.selectFrom('order_totals').selectAll().execute();
  const sum = (isMeant: (row: (typeof totals)[number]) => boolean): Sum =>
    totals
      .filter(isMeant)
      .reduce((all, { orders, total_cents }) => ({ orders: all.orders + orders, cents: all.cents + total_cents }), {
        orders: 0,
        cents: 0,
      });
  const byStatus = new Map<string, number>();
  for (const { status, orders } of totals) byStatus.set(status, (byStatus.get(status) ?? 0) + orders);
  return {
    all: sum(() => true).orders,
    byStatus,
    sold: sum(({ payment_status }) => payment_status === 'paid'),
    transfers: sum(
      ({ status, payment_status, payment_method }) =>
        payment_method === 'bank-transfer' && payment_status === 'pending' && status !== 'cancelled',
    ).orders,
    toShip: sum(
      ({ status, payment_status }) => payment_status === 'paid' && (status === 'pending' || status === 'processing'),
    ).orders,
    refunds: sum(({ status, payment_status }) => payment_status === 'paid' && status === 'cancelled').orders,
  };
}

/** What was sold on these days, by day. */
export async function salesByDay(db: Db, { from, to }: DaySpan): Promise<ReadonlyMap<string, Sold>> {
  const rows = await db
    .selectFrom('sales')
    .selectAll()
    .where('product_id', '=', '')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return new Map(rows.map(({ day, orders, total_cents, pieces }) => [day, { orders, cents: total_cents, pieces }]));
}

/** The products of which pieces were sold on these days, the one with most of them first. */
export async function bestSellers(db: Db, { from, to }: DaySpan) {
  const rows = await db
    .selectFrom('sales')
    .innerJoin('products', 'products.id', 'sales.product_id')
    .select(({ fn }) => [
      'products.id as id',
      'products.name as name',
      fn.sum<number>('sales.pieces').as('pieces'),
      fn.sum<number>('sales.total_cents').as('cents'),
    ])
    .where('sales.day', '>=', from)
    .where('sales.day', '<=', to)
    .groupBy(['products.id', 'products.name'])
    .having((eb) => eb(eb.fn.sum('sales.pieces'), '>', 0))
    .orderBy('pieces', 'desc')
    .orderBy('cents', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, pieces: Number(row.pieces), cents: Number(row.cents) }));
}

/** The orders of these customers: how many, and what they paid. */
export async function ordersOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, Sum>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => [
      'user_id',
      fn.countAll<number>().as('orders'),
      sql<number>`sum(CASE WHEN payment_status = 'paid' THEN total_cents - refunded_cents ELSE 0 END)`.as('cents'),
    ])
    .where('user_id', 'in', userIds)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, orders, cents }) => [user_id, { orders: Number(orders), cents: Number(cents) }]));
}

export async function customers(db: Db): Promise<number> {
  const totals = await db.selectFrom('user_totals').select('users').where('role', '=', 'customer').execute();
  return totals.reduce((sum, { users }) => sum + users, 0);
}

export interface ProductFigures {
  readonly total: number;
  readonly published: number;
  /** Published, with nothing in stock of a product or one of its variants. */
  readonly outOfStock: number;
  /** Published, with few in stock or none. */
  readonly lowStock: number;
  /** Of the regular prices, without archived products; absent where there are none. */
  readonly averageCents?: number;
}

/** Reads all products, which are few. */
export async function productFigures(db: Db): Promise<ProductFigures> {
  const groups = await db
    .selectFrom('products')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('count'),
      fn.sum<number>('price_cents').as('cents'),
      sql<number>`sum(CASE WHEN least_stock = 0 THEN 1 ELSE 0 END)`.as('out'),
      sql<number>`sum(CASE WHEN least_stock < ${sql.lit(lowStockBelow)} THEN 1 ELSE 0 END)`.as('low'),
    ])
    .groupBy('status')
    .execute();
  const sum = (of: 'count' | 'cents' | 'out' | 'low', isMeant: (status: ProductStatus) => boolean) =>
    groups.reduce((all, group) => all + (isMeant(group.status) ? Number(group[of]) : 0), 0);
  const isPublished = (status: ProductStatus) => status === 'published';
  const isKept = (status: ProductStatus) => status !== 'archived';
  const kept = sum('count', isKept);
  return {
    total: sum('count', () => true),
    published: sum('count', isPublished),
    outOfStock: sum('out', isPublished),
    lowStock: sum('low', isPublished),
    ...(kept > 0 && { averageCents: Math.round(sum('cents', isKept) / kept) }),
  };
}

/** How many products each category has, by its name. Reads all products, which are few. */
export async function productsByCategory(
  db: Db,
): Promise<ReadonlyMap<string, { readonly total: number; readonly published: number }>> {
  const groups = await db
    .selectFrom('products')
    .select(({ fn }) => [
      'category',
      fn.countAll<number>().as('total'),
      sql<number>`sum(CASE WHEN status = 'published' THEN 1 ELSE 0 END)`.as('published'),
    ])
    .groupBy('category')
    .execute();
  return new Map(
    groups.map(({ category, total, published }) => [category, { total: Number(total), published: Number(published) }]),
  );
}

export interface UserFigures {
  readonly total: number;
  readonly newLast30Days: number;
  readonly activeLast7Days: number;
}

/** Counts the latest accounts and logins along their indexes. */
export async function userFigures(db: Db, now: Date): Promise<UserFigures> {
  const totals = await db.selectFrom('user_totals').select('users').execute();
  const since = (days: number): string => new Date(now.getTime() - days * dayMilliseconds).toISOString();
  const all = db.selectFrom('users').select(({ fn }) => fn.countAll<number>().as('count'));
  return {
    total: totals.reduce((sum, { users }) => sum + users, 0),
    newLast30Days: countOf(await all.where('created_at', '>=', since(30)).execute()),
    activeLast7Days: countOf(await all.where('last_login', '>=', since(7)).execute()),
  };
}

/** Those that wait for the shop, and when the first of those whose money has to go back was declared. */
export async function waitingWithdrawals(db: Db): Promise<{ count: number; since: string | undefined }> {
  const [row] = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<
        string | null
      >`min(CASE WHEN email <> '' AND (SELECT payment_status FROM orders WHERE orders.id = order_id) = 'paid' THEN created_at END)`.as(
        'since',
      ),
    ])
    .where('status', 'in', openWithdrawals)
    .execute();
  return { count: Number(row?.count ?? 0), since: row?.since ?? undefined };
}

/** Paid orders that would be shipped, had their customers not withdrawn. */
export async function withdrawnBeforeShipping(db: Db): Promise<number> {
  const withdrawn = db.selectFrom('orders').select(({ fn }) => fn.countAll<number>().as('count'));
  return countOf(
    await withdrawn
      .where('withdrawal_status', 'in', ['received', 'returned', 'refunded'])
      .where('status', 'in', ['pending', 'processing'])
      .where('payment_status', '=', 'paid')
      .execute(),
  );
}

/** How far these orders are paid. */
export const paymentStates = async (db: Db, ids: readonly string[]) =>
  ids.length === 0 ? [] : db.selectFrom('orders').select(['id', 'payment_status']).where('id', 'in', ids).execute();

/** Those that wait because no server took them. */
export async function unreachedMails(db: Db): Promise<number> {
  const waiting = db.selectFrom('mails').select(({ fn }) => fn.countAll<number>().as('count'));
  return countOf(await waiting.where('status', '=', 'waiting').where('last_error', '=', mailServerAway).execute());
}

export async function openTickets(db: Db): Promise<number> {
  const open = db.selectFrom('tickets').select(({ fn }) => fn.countAll<number>().as('count'));
  return countOf(await open.where('status', '=', 'open').execute());
}

export async function mailsByStatus(db: Db): Promise<ReadonlyMap<string, number>> {
  const totals = await db.selectFrom('mail_totals').selectAll().execute();
  return new Map(totals.map(({ status, mails }) => [status, mails]));
}
