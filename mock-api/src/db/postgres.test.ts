import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEngine, type Engine } from '../testing/engine.ts';
import type { Database } from './database.ts';
import { openPostgresStorage } from './postgres.ts';
import { StorageAway } from './storage.ts';

let engine: Engine;
let database: Database;
/** The statements since the test began, shortened. */
let asked: string[];
/** Called before each statement, to throw what the database would. */
let disturb: (statement: string) => void;
let reported: string[];

beforeAll(async () => {
  engine = await createEngine();
});
afterAll(() => engine.close());

beforeEach(() => {
  const real = engine.options.database;
  if (real === undefined || typeof real === 'string') throw new Error('These tests need a database.');
  asked = [];
  disturb = () => {};
  reported = [];
  const note = (text: string) => {
    asked.push(text.split(' ')[0] ?? '');
    disturb(text);
  };
  database = {
    query(text, values) {
      note(text);
      return real.query(text, values);
    },
    async transaction(work) {
      note('BEGIN');
      const result = await real.transaction((sql) =>
        work({
          query(text, values) {
            note(text);
            return sql.query(text, values);
          },
        }),
      );
      note('COMMITTED');
      return result;
    },
    close: async () => {},
  };
});

const open = () => openPostgresStorage(database, { report: (message) => reported.push(message) });
const refusedWith = (code: string) => Object.assign(new Error(`refused: ${code}`), { severity: 'ERROR', code });
const increment = (key: string) => async (t: Parameters<Parameters<ReturnType<typeof open>['tx']>[0]>[0]) => {
  const last = ((await t.get('counters', key))?.last ?? 0) + 1;
  await t.put('counters', key, { last });
  return last;
};

test('a read-only job queries once for each dependent read, and opens no transaction', async () => {
  const storage = open();
  await storage.tx(async (t) => {
    await t.put('slugs', 'lea', { productId: 'u-lea' });
    await t.put('carts', 'u-lea', { lines: [] });
  });
  asked = [];
  const cart = await storage.read(async (t) => t.get('carts', (await t.get('slugs', 'lea'))?.productId ?? ''));
  expect(cart).toEqual({ lines: [] });
  expect(asked).toEqual(['select', 'select']);
});

test.each(['40001', '40P01', '23505'])('a conflict %s is run again from the beginning', async (code) => {
  const storage = open();
  let conflicts = 3;
  disturb = (text) => {
    if (text.startsWith('insert into "counters"') && conflicts > 0) {
      conflicts -= 1;
      throw refusedWith(code);
    }
  };
  expect(await storage.tx(increment(code))).toBe(1);
  expect(asked.filter((statement) => statement === 'BEGIN')).toHaveLength(4);
  expect(await storage.read(async (t) => t.get('counters', code))).toEqual({ last: 1 });
});

test('a conflict that doesn’t end is answered as unavailable, not waited for for ever', async () => {
  const storage = open();
  disturb = (text) => {
    if (text.startsWith('insert into "counters"')) throw refusedWith('40001');
  };
  const failure = await storage.tx(increment('never')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StorageAway);
  expect(failure).toMatchObject({ message: 'The database is away: refused: 40001.' });
});

test.each([
  ['nobody answers', new Error('connect ECONNREFUSED 127.0.0.1:5432')],
  ['it is shut down', refusedWith('57P01')],
  ['its disk is full', refusedWith('53100')],
  ['it is a standby', refusedWith('25006')],
])('while %s all are refused, and the next call finds it again', async (_what, error) => {
  const storage = open();
  disturb = () => {
    throw error;
  };
  for (const _time of ['first', 'again']) {
    await expect(storage.tx(increment('away'))).rejects.toBeInstanceOf(StorageAway);
  }
  expect(reported).toEqual([`The database is away: ${error.message}.`]);
  disturb = () => {};
  await storage.read(async (t) => t.get('facts', 'anything'));
  expect(reported).toHaveLength(2);
});

test('a commit whose answer is lost is refused and not run again, and what it wrote may be there', async () => {
  const storage = open();
  disturb = (text) => {
    if (text === 'COMMITTED') throw new Error('Connection terminated unexpectedly');
  };
  await expect(storage.tx(increment('lost'))).rejects.toBeInstanceOf(StorageAway);
  disturb = () => {};
  expect(await storage.read(async (t) => t.get('counters', 'lost'))).toEqual({ last: 1 });
});

test('a job that the database refuses doesn’t fail the others', async () => {
  const storage = open();
  const put = (since: string) => storage.tx(async (t) => t.put('facts', since, { since }));
  const results = await Promise.allSettled([put('first'), put('\u0000'), put('third')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).not.toMatchObject({ reason: { name: 'StorageAway' } });
  expect(await storage.read(async (t) => [await t.get('facts', 'first'), await t.get('facts', 'third')])).toEqual([
    { since: 'first' },
    { since: 'third' },
  ]);
});

test('twenty empty storages that are filled at once are filled once', async () => {
  const storages = Array.from({ length: 20 }, open);
  await storages[0]?.tx(async (t) => t.clear());
  const fills = await Promise.all(
    storages.map((storage, n) =>
      storage.tx(async (t) => {
        if (await t.get('facts', 'seed')) return false;
        await t.put('facts', 'seed', { since: String(n) });
        return true;
      }),
    ),
  );
  expect(fills.filter(Boolean)).toHaveLength(1);
});
