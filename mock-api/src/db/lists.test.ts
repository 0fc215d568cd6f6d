// Filters, sorting, search and counts are tested on the same rows.

import { fold, toCents } from '@nuee/domain';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderFigures, productFigures, salesByDay } from '../queries/figures.ts';
import type { Cursor, ListQuery, SortKey } from '../queries/list.ts';
import { createEngine, type Engine } from '../testing/engine.ts';
import type { OrderRow } from './schema.ts';
import type { Storage, StoredOrder, StoredProduct, Transaction } from './storage.ts';
import { tableOf } from './tables/index.ts';
import { wordsOf } from './tables/values.ts';

let engine: Engine;
let storage: Storage;

beforeAll(async () => {
  engine = await createEngine();
});
beforeEach(async () => {
  storage = await engine.open();
  await storage.tx(async (t) => t.clear());
});
afterEach(() => storage.close());
afterAll(() => engine.close());

const address = { firstName: 'A', lastName: 'B', street: 'C', city: 'D', postalCode: 'E', country: 'F', phone: 'G' };
const names = ['Élodie Œuf', 'Camille Roussel', 'camille ROUX', 'Inès', 'Noël "Le" %o_', "O'Brien \\"];
const words = [
  'camil',
  'ROU',
  'élo',
  'oeuf',
  'in',
  'l',
  'cmd-2026',
  '117',
  '"',
  '%',
  '_',
  '\\',
  'zzz',
  'exemple.fr',
  "o'b",
  'ca rou',
];

const orderArbitrary = fc
  .record({
    userId: fc.constantFrom('u1', 'u2', 'u3'),
    // Few of them, so that many orders are made at one moment and cost the same.
    at: fc.integer({ min: 0, max: 5 }),
    status: fc.constantFrom('pending', 'processing', 'shipped', 'cancelled'),
    paymentStatus: fc.constantFrom('pending', 'paid', 'refunded'),
    total: fc.constantFrom(10, 22.39, 1_000.5),
    name: fc.constantFrom(...names),
  })
  .map(({ userId, at, status, paymentStatus, total, name }): StoredOrder => {
    const createdAt = new Date(Date.UTC(2026, 0, 15, 9, at)).toISOString();
    return {
      userId,
      customer: { name, email: `${fold(name).replaceAll(/\W/g, '')}@exemple.fr` },
      paymentStatus,
      order: {
        _id: '',
        orderNumber: '',
        createdAt,
        status,
        shippingAddress: address,
        billingAddress: address,
        paymentMethod: 'card',
        isPaid: paymentStatus === 'paid',
        ...(paymentStatus === 'pending' ? {} : { paidAt: createdAt }),
        isDelivered: false,
        items: [],
        itemsPrice: total,
        shippingPrice: 0,
        taxPrice: 0,
        totalPrice: total,
      },
    };
  });

/** No two orders have one number. */
const numbered = (stored: StoredOrder, n: number): StoredOrder => ({
  ...stored,
  order: { ...stored.order, orderNumber: `CMD-2026-${String(n * 117).padStart(3, '0')}` },
});

const queryArbitrary = fc.record(
  {
    owner: fc.constantFrom('u1', 'u2'),
    status: fc.constantFrom('pending', 'shipped'),
    kind: fc.constantFrom('paid', 'pending'),
    from: fc.constant('2026-01-15T09:01:00.000Z'),
    before: fc.constant('2026-01-15T09:04:00.000Z'),
    q: fc.constantFrom(...words),
    sort: fc.constantFrom<SortKey>('createdAt', 'number', 'total', 'name', 'statusPlace', 'paymentPlace'),
    ascending: fc.boolean(),
  },
  { requiredKeys: [] },
);

const sortColumns = {
  createdAt: 'created_at',
  number: 'number_key',
  total: 'total_cents',
  name: 'name_key',
  statusPlace: 'status_place',
  paymentPlace: 'payment_place',
} as const;

/** The expected list: the orders filtered and sorted. */
function expected(orders: ReadonlyMap<string, StoredOrder>, query: ListQuery<'orders'>): string[] {
  const { where = {}, from, before, q = '', sort = 'createdAt', ascending = false } = query;
  const kept = [...orders]
    .map(([id, record]) => ({ id, record, row: tableOf('orders').toRow(id, record) as OrderRow }))
    .filter(({ row, record }) => {
      const has = row.search.split(/ +/);
      const values = {
        owner: record.userId,
        status: record.order.status,
        kind: record.paymentStatus,
        number: '',
      };
      return (
        Object.entries(where).every(([name, value]) => values[name as keyof typeof values] === value) &&
        (from === undefined || row.created_at >= from) &&
        (before === undefined || row.created_at < before) &&
        wordsOf(q).every((word) => has.some((one) => (word.length < 3 ? one.startsWith(word) : one.includes(word))))
      );
    });
  const column = sortColumns[sort as keyof typeof sortColumns];
  const bytes = (value: string | number) => (typeof value === 'number' ? value : Buffer.from(value));
  const compare = (a: string | number, b: string | number): number => {
    const [left, right] = [bytes(a), bytes(b)];
    return typeof left === 'number' || typeof right === 'number'
      ? Number(left) - Number(right)
      : Buffer.compare(left, right);
  };
  kept.sort((a, b) => (compare(a.row[column], b.row[column]) || compare(a.id, b.id)) * (ascending ? 1 : -1));
  return kept.map(({ id }) => id);
}

async function wholeList(query: ListQuery<'orders'>): Promise<{ ids: string[]; totals: number[] }> {
  const ids: string[] = [];
  const totals: number[] = [];
  for (let after: Cursor | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const page = await storage.list({ ...query, after });
    ids.push(...page.items.map(({ id }) => id));
    totals.push(page.total);
    after = page.next;
  }
  return { ids, totals };
}

test('a list is what filtering and sorting all documents gives, page after page, whatever was changed and deleted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.option(orderArbitrary)), { maxLength: 30 }),
      fc.array(queryArbitrary, { minLength: 3, maxLength: 6 }),
      fc.integer({ min: 1, max: 4 }),
      async (changes, queries, limit) => {
        const orders = new Map<string, StoredOrder>();
        await storage.tx(async (t) => t.clear());
        for (const [n, made] of changes) {
          const id = `o${n}`;
          const order = made && numbered(made, n);
          await storage.tx(async (t) => {
            await t.get('orders', id);
            if (order) await t.put('orders', id, order);
            else await t.del('orders', id);
          });
          if (order) orders.set(id, order);
          else orders.delete(id);
        }
        for (const { owner, status, kind, ...rest } of queries) {
          const where = Object.fromEntries(
            Object.entries({ owner, status, kind }).filter(([, value]) => value !== undefined),
          );
          const query = { collection: 'orders', where, limit, ...rest } as const;
          const ids = expected(orders, query);
          const found = await wholeList(query);
          expect(found.ids).toEqual(ids);
          expect(found.totals).toEqual(found.totals.map(() => ids.length));
        }
        const all = [...orders.values()];
        const sold = all.filter(({ paymentStatus }) => paymentStatus === 'paid');
        const sumOf = (some: readonly StoredOrder[]) => ({
          orders: some.length,
          cents: some.reduce((sum, { order }) => sum + toCents(order.totalPrice), 0),
        });
        const countOf = (status: string) => all.filter(({ order }) => order.status === status).length;
        const figures = await storage.read((t) => t.query(orderFigures));
        expect(figures).toMatchObject({
          all: all.length,
          sold: sumOf(sold),
          transfers: 0,
          toShip: sold.filter(({ order }) => ['pending', 'processing'].includes(order.status)).length,
          refunds: sold.filter(({ order }) => order.status === 'cancelled').length,
        });
        for (const status of ['pending', 'cancelled']) expect(figures.byStatus.get(status) ?? 0).toBe(countOf(status));
        const sales = await storage.read((t) =>
          t.query((db) => salesByDay(db, { from: '2026-01-15', to: '2026-01-15' })),
        );
        expect(sales.get('2026-01-15') ?? { orders: 0, cents: 0 }).toMatchObject(sumOf(sold));
      },
    ),
    { numRuns: 12 },
  );
});

test('a document that is deleted unread leaves the list, its search and its counts', async () => {
  const mail = { to: 'ines@exemple.fr', data: {}, status: 'sent', attempts: 1 } as const;
  const at = '2026-01-15T09:00:00.000Z';
  const put = async (t: Transaction, id: string) =>
    t.put('mails', id, { ...mail, kind: 'order-paid', createdAt: at, nextTry: at });
  await storage.tx(async (t) => {
    for (const id of ['first', 'second']) await put(t, id);
  });
  await storage.tx(async (t) => t.del('mails', 'first'));
  expect(await storage.list({ collection: 'mails', limit: 10, q: 'ines' })).toMatchObject({
    items: [{ id: 'second' }],
    total: 1,
  });
  await storage.tx(async (t) => {
    await t.del('mails', 'second');
    // One that the same transaction has written.
    await put(t, 'third');
    await t.del('mails', 'third');
  });
  expect(await storage.list({ collection: 'mails', limit: 10 })).toMatchObject({ items: [], total: 0 });
});

test('a search that finds very many is walked through, and its total is capped', async () => {
  const [order] = fc.sample(orderArbitrary, 1);
  if (!order) throw new Error('There is no order.');
  for (let from = 0; from < 5_025; from += 1_005) {
    await storage.tx(async (t) => {
      for (let i = from; i < from + 1_005; i += 1) {
        await t.put('orders', `o${String(i).padStart(5, '0')}`, {
          ...numbered(order, i),
          customer: {
            name: i === 5 ? 'Rare Personne' : i < 3_000 ? 'Camille Ancienne' : 'Camille',
            email: 'camille@exemple.fr',
          },
        });
      }
    });
  }
  const many = await storage.list({ collection: 'orders', q: 'exemple camille', limit: 2 });
  expect(many).toMatchObject({ total: 1_000, totalIsCapped: true });
  expect(many.items.map(({ id }) => id)).toEqual(['o05024', 'o05023']);
  const next = await storage.list({ collection: 'orders', q: 'exemple', limit: 2, after: many.next });
  expect(next.items.map(({ id }) => id)).toEqual(['o05022', 'o05021']);
  // The last page: no further match stands near.
  const after = { key: many.next?.key ?? '', id: 'o05023' };
  const last = await storage.list({ collection: 'orders', q: 'exemple', limit: 2, ascending: true, after });
  expect(last).toMatchObject({ items: [{ id: 'o05024' }], total: 1_000 });
  expect(last.next).toBeUndefined();
  // Many that stand together, far from the beginning of the list.
  const old = await storage.list({ collection: 'orders', q: 'ancienne', limit: 2 });
  expect(old).toMatchObject({ total: 1_000, totalIsCapped: true });
  expect(old.items.map(({ id }) => id)).toEqual(['o02999', 'o02998']);
  const older = await storage.list({ collection: 'orders', q: 'ancienne', limit: 2, after: old.next });
  expect(older.items.map(({ id }) => id)).toEqual(['o02997', 'o02996']);
  const oldest = await storage.list({ collection: 'orders', q: 'ancienne', limit: 1, ascending: true });
  expect(oldest.items.map(({ id }) => id)).toEqual(['o00000']);
  expect(await storage.list({ collection: 'orders', q: 'rare', limit: 2 })).toMatchObject({
    total: 1,
    totalIsCapped: false,
  });
  expect(await storage.list({ collection: 'orders', limit: 1 })).toMatchObject({ total: 1_000, totalIsCapped: true });
});

test('products are listed by stock and price', async () => {
  const product: StoredProduct = {
    id: 'p',
    slug: 'p',
    name: 'P',
    shortDescription: '',
    description: 'Une fraise',
    category: 'Fruités',
    price: 2,
    image: '',
    nicotineStrengths: [0],
    sizes: [10],
    flavors: [],
    ingredients: [],
    status: 'published',
    stock: 0,
    version: 1,
    createdAt: '2026-01-15T09:00:00.000Z',
    updatedAt: '2026-01-15T09:00:00.000Z',
    prices: [],
    wasOrdered: false,
  };
  await storage.tx(async (t) => {
    await t.put('products', 'a', { ...product, stock: 10, price: 9 });
    await t.put('products', 'b', { ...product, stock: 9, price: 10.5 });
    await t.put('products', 'c', { ...product, stock: 100, price: 100, status: 'draft' });
  });
  const ids = async (sort: SortKey, q = '') =>
    (await storage.list({ collection: 'products', sort, ascending: true, q, limit: 9 })).items.map(({ id }) => id);
  expect(await ids('stock')).toEqual(['b', 'a', 'c']);
  expect(await ids('price', 'FRAI')).toEqual(['a', 'b', 'c']);
  const few = { statuses: ['published'], stockBelow: 10 };
  const { items, total } = await storage.list({ collection: 'products', also: [few], limit: 9 });
  expect([items.map(({ id }) => id), total]).toEqual([['b'], 1]);
  expect(await storage.read((t) => t.query(productFigures))).toEqual({
    total: 3,
    published: 2,
    outOfStock: 0,
    lowStock: 1,
    averageCents: 3983,
  });
});
