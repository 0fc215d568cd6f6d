import { orders } from '@nuee/domain/fixtures';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createEngine } from '../testing/engine.ts';
import { migrations } from './migrations.ts';

test('the address of a parcel that an older version kept is taken over, and stands nowhere else', async () => {
  const engine = await createEngine();
  const storage = await engine.open();
  onTestFinished(async () => {
    await storage.close();
    await engine.close();
  });
  const url = 'https://suivi.exemple.fr/1Z999?a="1"';
  const order = orders.shipped;
  const ofStep = migrations.find(({ name }) => name === '0015-parcels');
  const moves = ofStep
    ?.statements(engine.options.database ? 'postgres' : 'sqlite')
    .filter((one) => /^UPDATE/.test(one));
  await storage.tx(async (t) => {
    await t.put('orders', order._id, { userId: 'user-1', order, customer: { name: 'Camille', email: 'c@exemple.fr' } });
    await t.query((db) => sql`UPDATE orders SET tracking_url = ${url}`.execute(db));
    for (const statement of moves ?? []) await t.query((db) => sql.raw(statement).execute(db));
  });
  expect((await storage.read((t) => t.get('orders', order._id)))?.parcels).toEqual([{ url }]);
  const { rows } = await storage.read((t) => t.query((db) => sql`SELECT tracking_url FROM orders`.execute(db)));
  expect(rows).toEqual([{ tracking_url: null }]);
});
