import { orders } from '@nuee/domain/fixtures';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createEngine } from '../testing/engine.ts';
import { migrations } from './migrations.ts';
import { orders as table } from './tables/orders.ts';
import { searchText } from './tables/values.ts';

test('an order of an older version is found by the same words as a new one', async () => {
  const engine = await createEngine();
  const storage = await engine.open();
  onTestFinished(async () => {
    await storage.close();
    await engine.close();
  });
  const { shipped } = orders;
  const order = {
    ...shipped,
    totalPrice: 37.05,
    shippingAddress: {
      ...shipped.shippingAddress,
      phone: '+33 6 01.02-03 04',
      city: 'Saint-Étienne',
      lastName: 'L’Hôte',
    },
  };
  const customer = { name: 'Noé Œuvrard', email: 'noe@exemple.fr' };
  const stored = { userId: 'user-1', order, customer, invoiceNumber: 'F-2026-000012', paymentReference: 'VIR 118' };
  const read = async () =>
    storage.read((t) => t.query((db) => db.selectFrom('orders').select('search').executeTakeFirstOrThrow()));
  const step = migrations.find(({ name }) => name === '0028-order-search');
  await storage.tx(async (t) => {
    await t.put('orders', order._id, stored);
    const narrow = searchText(order.orderNumber, customer.name, customer.email);
    await t.query((db) => db.updateTable('orders').set({ search: narrow }).execute());
    for (const statement of step?.statements(engine.options.database ? 'postgres' : 'sqlite') ?? [])
      await t.query((db) => sql.raw(statement).execute(db));
  });
  expect((await read()).search).toBe(table.toRow(order._id, stored).search);
  for (const q of [
    '37,05\u00a0€',
    'f-2026-000012',
    'vir 118',
    '06 01 02 03 04',
    'saint-etienne',
    "L'Hote",
    shipped.items[0]?.name ?? '',
  ]) {
    expect((await storage.list({ collection: 'orders', q, limit: 2 })).items, q).toHaveLength(1);
  }
});
