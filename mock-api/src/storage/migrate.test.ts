import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngine, type Engine } from '../testing/engine.ts';
import type { Database } from './database.ts';
import { checkMigrated, migrate } from './migrate.ts';
import { openPostgresStorage } from './postgresStorage.ts';

let engine: Engine;
let database: Database;

beforeAll(async () => {
  engine = await createEngine();
  if (typeof engine.options.database === 'object') database = engine.options.database;
});
afterAll(() => engine.close());

const files = [
  ...['0001-documents.sql', '0002-locks.sql', '0003-limits.sql', '0004-submissions.sql', '0005-ends.sql'],
  '0006-lists.sql',
  '0007-sold-products.sql',
  '0008-bytes.sql',
  '0009-rows-of-deleted.sql',
  '0010-owners.sql',
];
const tables = ['documents', 'limits', 'locks', 'migrations', 'listed', 'tallies', 'lists'];
const dropAll = async () => {
  for (const table of tables) await database.query(`DROP TABLE ${table}`);
};

test('a database without tables is refused with the names of the missing migrations', async () => {
  await dropAll();
  await expect(checkMigrated(database)).rejects.toThrow(
    `The database misses ${files.join(', ')}: run npm run api:migrate first.`,
  );
  expect(await migrate(database)).toEqual(files);
  await checkMigrated(database);
});

test('it reports which file it runs, and how long it took', async () => {
  await dropAll();
  const told: string[] = [];
  await migrate(database, (progress) => told.push(progress));
  expect(told).toEqual(files.flatMap((name) => [`${name}…`, expect.stringMatching(`^${name} made in \\d+ s\\.$`)]));
});

test('an applied migration isn’t run again', async () => {
  expect(await migrate(database)).toEqual([]);
  await database.query('DROP TABLE locks');
  await database.query("DELETE FROM migrations WHERE name = '0002-locks.sql'");
  expect(await migrate(database)).toEqual(['0002-locks.sql']);
});

test('of several concurrent runs, each file is run by one', async () => {
  await dropAll();
  const made = await Promise.all([migrate(database), migrate(database), migrate(database)]);
  expect(made.flat().sort()).toEqual(files);
  await checkMigrated(database);
});

test('what the older version kept of a customer’s keys in one row becomes a row each', async () => {
  await dropAll();
  await migrate(database);
  await database.query("DELETE FROM migrations WHERE name = '0004-submissions.sql'");
  const answer = { _id: 'o-1', orderNumber: 'CMD-2026-001' };
  const recent = ['a', 'b'].map((key) => ({ key, body: 'digest', at: '2026-01-15T09:00:00.000Z', answer }));
  await database.query("INSERT INTO documents VALUES ('submissions/u-1', $1::jsonb)", [JSON.stringify({ recent })]);
  await migrate(database);
  const rows = await database.query('SELECT key, document::text AS document FROM documents ORDER BY key');
  const one = { body: 'digest', answer, endsAt: '2026-01-16T09:00:00.000Z' };
  expect(rows.map(({ key, document = '' }) => [key, JSON.parse(document)])).toEqual([
    ['submissions/u-1 a', one],
    ['submissions/u-1 b', one],
  ]);
  await database.query('DELETE FROM documents');
});

test('orders of the older version can be listed afterwards, by the e-mail of their customer too', async () => {
  await dropAll();
  await migrate(database);
  await database.query('DELETE FROM listed');
  await database.query("UPDATE lists SET filled = ''");
  const user = { id: 'u-1', email: 'a@exemple.fr', firstName: 'Zoé', lastName: 'Petit' };
  const order = {
    _id: 'o-1',
    orderNumber: 'CMD-2026-001',
    createdAt: '2026-01-15T09:00:00.000Z',
    status: 'pending',
    totalPrice: 1,
  };
  const put = (key: string, document: object) =>
    database.query('INSERT INTO documents VALUES ($1, $2::jsonb)', [key, JSON.stringify(document)]);
  await put('orders/o-1', { userId: 'u-1', order });
  await put('users/u-1', user);
  await migrate(database);
  const storage = openPostgresStorage(database);
  const { items } = await storage.list({ collection: 'orders', q: 'zoe a@ex', limit: 5 });
  expect(items).toMatchObject([{ id: 'o-1', document: { customer: { name: 'Zoé Petit', email: 'a@exemple.fr' } } }]);
  expect(await storage.tallies('orders', ['all'])).toEqual(new Map([['all', { count: 1, cents: 100 }]]));
  await database.query('DELETE FROM documents');
});

test('the row that an older version left of a deleted person is gone, and the counts are right', async () => {
  await dropAll();
  await migrate(database);
  const storage = openPostgresStorage(database);
  const put = (id: string) =>
    storage.tx((t) =>
      t.put('users', id, {
        ...{ id, email: `${id}@exemple.fr`, passwordHash: '', firstName: 'Zoé', lastName: 'Petit' },
        ...{ phone: '', addresses: [] },
      }),
    );
  await put('u-1');
  await put('u-2');
  await database.query("DELETE FROM documents WHERE key = 'users/u-1'");
  await database.query("DELETE FROM migrations WHERE name = '0009-rows-of-deleted.sql'");
  await migrate(database);
  expect(await database.query('SELECT key FROM listed')).toEqual([{ key: 'users/u-2' }]);
  expect(await storage.tallies('users', ['role/customer'])).toEqual(
    new Map([['role/customer', { count: 1, cents: 0 }]]),
  );
  await database.query('DELETE FROM documents');
});

test('what an older version stored is found by the other apostrophe afterwards, and counted once', async () => {
  await dropAll();
  await migrate(database);
  const storage = openPostgresStorage(database);
  await storage.tx((t) =>
    t.put('users', 'u-1', {
      ...{ id: 'u-1', email: 'a@exemple.fr', passwordHash: '', firstName: 'Zoé', lastName: 'O’Brien' },
      ...{ phone: '', addresses: [] },
    }),
  );
  await database.query("UPDATE listed SET text = replace(text, '''', '’')");
  await database.query("DELETE FROM migrations WHERE name = '0010-owners.sql'");
  expect((await storage.list({ collection: 'users', q: "o'brien", limit: 5 })).items).toEqual([]);
  await migrate(database);
  expect((await storage.list({ collection: 'users', q: "o'brien", limit: 5 })).items).toHaveLength(1);
  expect(await storage.tallies('users', ['role/customer'])).toEqual(
    new Map([['role/customer', { count: 1, cents: 0 }]]),
  );
  await database.query('DELETE FROM documents');
});
