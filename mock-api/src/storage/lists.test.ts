// More than 250 lines: filters, sorting, search and counts are tested on the same rows.

import { fold } from '@nuee/domain';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEngine, type Engine } from '../testing/engine.ts';
import { rowOf, talliesOf, wordsOf } from './listed.ts';
import { type Cursor, type ListQuery, type SortKey, sortValue } from './lists.ts';
import type { Storage, StoredOrder, StoredProduct, Transaction } from './storage.ts';

let engine: Engine;
let storage: Storage;

beforeAll(async () => {
  engine = await createEngine();
});
beforeEach(async () => {
  storage = engine.open();
  await storage.tx((t) => t.clear());
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
  '003',
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
    number: fc.integer({ min: 1, max: 1_500 }),
    // Few of them, so that many orders are made at one moment and cost the same.
    at: fc.integer({ min: 0, max: 5 }),
    status: fc.constantFrom('pending', 'processing', 'shipped', 'cancelled'),
    paymentStatus: fc.constantFrom('pending', 'paid', 'refunded'),
    total: fc.constantFrom(10, 22.39, 1_000.5),
    name: fc.constantFrom(...names),
  })
  .map(({ userId, number, at, status, paymentStatus, total, name }): StoredOrder => {
    const createdAt = new Date(Date.UTC(2026, 0, 15, 9, at)).toISOString();
    return {
      userId,
      customer: { name, email: `${fold(name).replaceAll(/\W/g, '')}@exemple.fr` },
      paymentStatus,
      order: {
        _id: '',
        orderNumber: `CMD-2026-${String(number).padStart(3, '0')}`,
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

const queryArbitrary = fc.record(
  {
    owner: fc.constantFrom('u1', 'u2'),
    status: fc.constantFrom('pending', 'shipped'),
    kind: fc.constantFrom('paid', 'pending'),
    from: fc.constant('2026-01-15T09:01:00.000Z'),
    before: fc.constant('2026-01-15T09:04:00.000Z'),
    q: fc.constantFrom(...words),
    sort: fc.constantFrom<SortKey>('createdAt', 'number', 'total', 'name'),
    ascending: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** The expected list: the documents filtered and sorted. */
function expected(orders: ReadonlyMap<string, StoredOrder>, query: ListQuery<'orders'>): string[] {
  const { where = {}, from, before, q = '', sort = 'createdAt', ascending = false } = query;
  const kept = [...orders]
    .map(([id, document]) => ({ id, row: rowOf('orders', document) }))
    .filter(({ row }) => {
      const has = row.text.split(/ +/);
      return (
        Object.entries(where).every(
          ([name, value]) => row[name === 'owner' || name === 'status' ? name : 'kind'] === value,
        ) &&
        (from === undefined || row.createdAt >= from) &&
        (before === undefined || row.createdAt < before) &&
        wordsOf(q).every((word) => has.some((one) => (word.length < 3 ? one.startsWith(word) : one.includes(word))))
      );
    });
  const bytes = (value: string | number) => (typeof value === 'number' ? value : Buffer.from(value));
  const compare = (a: string | number, b: string | number): number => {
    const [left, right] = [bytes(a), bytes(b)];
    return typeof left === 'number' || typeof right === 'number'
      ? Number(left) - Number(right)
      : Buffer.compare(left, right);
  };
  kept.sort(
    (a, b) => (compare(sortValue(a.row, sort), sortValue(b.row, sort)) || compare(a.id, b.id)) * (ascending ? 1 : -1),
  );
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
        await storage.tx((t) => t.clear());
        for (const [n, order] of changes) {
          const id = `o${n}`;
          await storage.tx((t) => {
            t.get('orders', id);
            if (order) t.put('orders', id, order);
            else t.del('orders', id);
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
        const sums = new Map<string, { count: number; cents: number }>();
        for (const order of orders.values()) {
          for (const [key, cents] of talliesOf('orders', order)) {
            const { count, cents: sum } = sums.get(key) ?? { count: 0, cents: 0 };
            sums.set(key, { count: count + 1, cents: sum + cents });
          }
        }
        const keys = [
          'all',
          'sold',
          'sold/2026-01-15',
          'status/pending',
          'status/cancelled',
          'of/u1',
          'toShip',
          'transfers',
        ];
        const kept = await storage.tallies('orders', keys);
        for (const key of keys) expect(kept.get(key)).toEqual(sums.get(key));
        const ofStatus = [...sums].filter(([key]) => key >= 'status/' && key < 'status0');
        expect(await storage.talliesBetween('orders', 'status/', 'status0')).toEqual(new Map(ofStatus));
      },
    ),
    { numRuns: 12 },
  );
});

test('a document that is deleted unread leaves the list, its search and its counts', async () => {
  const mail = { to: 'ines@exemple.fr', data: {}, status: 'sent', attempts: 1 } as const;
  const at = '2026-01-15T09:00:00.000Z';
  const put = (t: Transaction, id: string) =>
    t.put('mails', id, { ...mail, kind: 'order-paid', createdAt: at, nextTry: at });
  await storage.tx((t) => {
    for (const id of ['first', 'second']) put(t, id);
  });
  await storage.tx((t) => t.del('mails', 'first'));
  expect(await storage.list({ collection: 'mails', limit: 10, q: 'ines' })).toMatchObject({
    items: [{ id: 'second' }],
    total: 1,
  });
  await storage.tx((t) => {
    t.del('mails', 'second');
    // One that the same transaction has written.
    put(t, 'third');
    t.del('mails', 'third');
  });
  expect(await storage.list({ collection: 'mails', limit: 10 })).toMatchObject({ items: [], total: 0 });
});

test('a search that finds very many is walked through, and its total is capped', async () => {
  const [order] = fc.sample(orderArbitrary, 1);
  if (!order) throw new Error('There is no order.');
  for (let from = 0; from < 10_050; from += 1_005) {
    await storage.tx((t) => {
      for (let i = from; i < from + 1_005; i += 1) {
        t.put('orders', `o${String(i).padStart(5, '0')}`, {
          ...order,
          customer: {
            name: i === 5 ? 'Rare Personne' : i < 3_000 ? 'Camille Ancienne' : 'Camille',
            email: 'camille@exemple.fr',
          },
        });
      }
    });
  }
  const many = await storage.list({ collection: 'orders', q: 'exemple camille', limit: 2 });
  expect(many).toMatchObject({ total: 10_000, totalIsCapped: true });
  expect(many.items.map(({ id }) => id)).toEqual(['o10049', 'o10048']);
  const next = await storage.list({ collection: 'orders', q: 'exemple', limit: 2, after: many.next });
  expect(next.items.map(({ id }) => id)).toEqual(['o10047', 'o10046']);
  // The last page: no further match stands near.
  const after = { key: many.next?.key ?? '', id: 'o10048' };
  const last = await storage.list({ collection: 'orders', q: 'exemple', limit: 2, ascending: true, after });
  expect(last).toMatchObject({ items: [{ id: 'o10049' }], total: 10_000 });
  expect(last.next).toBeUndefined();
  // Many that stand together, far from the beginning of the list.
  const old = await storage.list({ collection: 'orders', q: 'ancienne', limit: 2 });
  expect(old).toMatchObject({ total: 2_999, totalIsCapped: false });
  expect(old.items.map(({ id }) => id)).toEqual(['o02999', 'o02998']);
  const older = await storage.list({ collection: 'orders', q: 'ancienne', limit: 2, after: old.next });
  expect(older.items.map(({ id }) => id)).toEqual(['o02997', 'o02996']);
  const oldest = await storage.list({ collection: 'orders', q: 'ancienne', limit: 1, ascending: true });
  expect(oldest.items.map(({ id }) => id)).toEqual(['o00000']);
  expect(await storage.list({ collection: 'orders', q: 'rare', limit: 2 })).toMatchObject({
    total: 1,
    totalIsCapped: false,
  });
  expect(await storage.list({ collection: 'orders', limit: 1 })).toMatchObject({ total: 10_000, totalIsCapped: true });
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
  await storage.tx((t) => {
    t.put('products', 'a', { ...product, stock: 10, price: 9 });
    t.put('products', 'b', { ...product, stock: 9, price: 10.5 });
    t.put('products', 'c', { ...product, stock: 100, price: 100, status: 'draft' });
  });
  const ids = async (sort: SortKey, q = '') =>
    (await storage.list({ collection: 'products', sort, ascending: true, q, limit: 9 })).items.map(({ id }) => id);
  expect(await ids('stock')).toEqual(['b', 'a', 'c']);
  expect(await ids('price', 'FRAI')).toEqual(['a', 'b', 'c']);
  const few = { statuses: ['published'], stockBelow: 10 };
  const { items, total } = await storage.list({ collection: 'products', also: [few], limit: 9 });
  expect([items.map(({ id }) => id), total]).toEqual([['b'], 1]);
  expect(await storage.tallies('products', ['all', 'status/published', 'lowStock', 'nothing'])).toEqual(
    new Map([
      ['all', { count: 3, cents: 0 }],
      ['status/published', { count: 2, cents: 0 }],
      ['lowStock', { count: 1, cents: 0 }],
    ]),
  );
});
