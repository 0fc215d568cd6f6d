import { orders } from '@nuee/domain/fixtures';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createEngine } from '../testing/engine.ts';
import { fill, type Page, type Pages } from './fill.ts';
import { migrations } from './migrations.ts';
import type { StoredOrder } from './recordTypes.ts';

const { shipped } = orders;
const line = (_id: string, quantity: number, price: number) => ({
  ...{ _id, quantity, price },
  ...{ name: 'Caramel', image: '', size: 10, nicotineStrength: 3 },
});
const amounts = { itemsPrice: 50, shippingPrice: 5, taxPrice: 0, totalPrice: 55 };

/** Two bottles of one product, and one of another. */
const stored = (place: number, paidAt: string | undefined, given: Partial<StoredOrder> = {}): [string, StoredOrder] => {
  const { paidAt: _, ...rest } = shipped;
  const order = { ...rest, _id: `order-${place}`, orderNumber: `CMD-2026-00${place}`, ...amounts };
  const items = [line('a', 2, 10), line('b', 1, 10), line('c', 2, 10)];
  const taken = items.map(({ quantity }, at) => ({ productId: at === 2 ? '8' : '3', quantity }));
  const customer = { name: 'Camille Roussel', email: 'camille@exemple.fr' };
  const isPaid = paidAt !== undefined;
  return [
    order._id,
    { userId: 'user-1', customer, taken, order: { ...order, items, isPaid, ...(isPaid && { paidAt }) }, ...given },
  ];
};
const refund = (lines: readonly { lineId: string; quantity: number }[], totalPrice: number) => ({
  number: 'A-2026-000001',
  createdAt: '2026-04-01T10:00:00.000Z',
  lines: lines.map((one) => ({ ...one, restock: false })),
  ...{ itemsPrice: totalPrice, shippingPrice: 0, taxPrice: 0, totalPrice },
});

const all = new Map([
  stored(1, '2026-03-28T23:30:00.000Z'),
  // On both sides of the change to summer time, the day in Paris is the same.
  stored(2, '2026-03-29T00:59:00.000Z', {
    refunds: [refund([{ lineId: 'a', quantity: 1 }], 10), refund([{ lineId: 'c', quantity: 2 }], 20)],
  }),
  stored(3, '2026-03-29T22:30:00.000Z', { refunds: [refund([{ lineId: 'b', quantity: 1 }], 10)] }),
  stored(4, '2026-10-25T22:59:00.000Z'),
  stored(5, '2026-03-29T12:00:00.000Z', { paymentStatus: 'refunded' }),
  stored(6, undefined),
]);

const sold = [
  ['2026-03-29', '', 2, 8_000, 7],
  ['2026-03-29', '3', 2, 5_000, 5],
  ['2026-03-29', '8', 1, 2_000, 2],
  ['2026-03-30', '', 1, 4_500, 4],
  ['2026-03-30', '3', 1, 2_000, 2],
  ['2026-03-30', '8', 1, 2_000, 2],
  ['2026-10-25', '', 1, 5_500, 5],
  ['2026-10-25', '3', 1, 3_000, 3],
  ['2026-10-25', '8', 1, 2_000, 2],
];

test('what was sold is counted alike by each order, for orders of an older version, and for a backup', async () => {
  const engine = await createEngine();
  const dialect = engine.options.database ? 'postgres' : 'sqlite';
  const storage = await engine.open();
  onTestFinished(async () => {
    await storage.close();
    await engine.close();
  });
  const sales = async () =>
    storage.read(async (t) =>
      (await t.query((db) => db.selectFrom('sales').selectAll().orderBy('day').orderBy('product_id').execute())).map(
        (row) => [row.day, row.product_id, row.orders, row.total_cents, row.pieces],
      ),
    );
  const totals = async () => storage.read((t) => t.query((db) => db.selectFrom('order_totals').selectAll().execute()));

  await storage.tx(async (t) => {
    for (const [id, order] of all) await t.put('orders', id, { ...order, refunds: [] });
  });
  await storage.tx(async (t) => {
    for (const [id, order] of all) {
      await t.get('orders', id);
      await t.put('orders', id, order);
    }
  });
  expect(await sales()).toEqual(sold);
  const counted = await totals();

  const step = migrations.find(({ name }) => name === '0032-pieces')?.statements(dialect) ?? [];
  await storage.tx(async (t) => {
    await t.query((db) => db.updateTable('sales').set({ pieces: 0 }).execute());
    for (const statement of step.filter((one) => one.startsWith('WITH')))
      await t.query((db) => sql.raw(statement).execute(db));
  });
  expect(await sales()).toEqual(sold);

  const pages = async function* (): Pages & AsyncGenerator<Page> {
    yield [...all].map(([id, order]) => [`orders/${id}`, JSON.stringify(order)]);
  };
  await storage.tx(async (t) => {
    await t.clear();
    await t.query((db) => fill(db, dialect, pages()));
  });
  expect(await sales()).toEqual(sold);
  expect(new Set(await totals())).toEqual(new Set(counted));
});
