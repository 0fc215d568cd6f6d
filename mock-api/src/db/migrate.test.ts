import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngine, type Engine } from '../testing/engine.ts';
import type { Database } from './database.ts';
import { checkMigrated, migrate } from './migrate.ts';

let engine: Engine;
let database: Database;

beforeAll(async () => {
  engine = await createEngine();
  if (typeof engine.options.database === 'object') database = engine.options.database;
});
afterAll(() => engine.close());

const steps = [
  ...['0001-documents.sql', '0002-locks.sql', '0003-limits.sql', '0004-submissions.sql', '0005-ends.sql'],
  ...['0006-lists.sql', '0007-sold-products.sql', '0008-bytes.sql', '0009-rows-of-deleted.sql', '0010-owners.sql'],
  ...['0011-tables', '0012-changes', '0013-variants', '0014-withdrawals', '0015-parcels', '0016-accounts'],
  ...['0017-refunds', '0018-payments', '0019-delivery', '0021-customers', '0022-second-factor'],
  ...['0023-pages', '0024-newsletter', '0027-products', '0028-order-search', '0029-secrets'],
  ...['0030-pictures', '0031-tickets', '0032-pieces'],
];
/** On an empty database the tables are made as they are now by one step. */
const run = steps.slice(0, steps.indexOf('0011-tables') + 1);
const dropAll = async () => {
  await database.query('DROP SCHEMA public CASCADE');
  await database.query('CREATE SCHEMA public');
};

test('a database without tables is refused with the names of the missing steps', async () => {
  await dropAll();
  await expect(checkMigrated(database)).rejects.toThrow(
    `The database misses ${steps.join(', ')}: run npm run api:migrate first.`,
  );
  expect(await migrate(database)).toEqual(run);
  await checkMigrated(database);
});

test('it reports which step it runs, and how long it took', async () => {
  await dropAll();
  const told: string[] = [];
  await migrate(database, (progress) => told.push(progress));
  expect(told).toEqual(run.flatMap((name) => [`${name}…`, expect.stringMatching(`^${name} made in \\d+ s\\.$`)]));
});

test('an applied step isn’t run again', async () => {
  expect(await migrate(database)).toEqual([]);
  await database.query('DROP TABLE limits');
  await database.query("DELETE FROM migrations WHERE name = '0003-limits.sql'");
  expect(await migrate(database)).toEqual(['0003-limits.sql']);
});

test('of several concurrent runs, each step is run by one', async () => {
  await dropAll();
  const made = await Promise.all([migrate(database), migrate(database), migrate(database)]);
  expect(made.flat().sort()).toEqual(run);
  await checkMigrated(database);
});
