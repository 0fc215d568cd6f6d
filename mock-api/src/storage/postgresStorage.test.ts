import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEngine, type Engine } from '../testing/engine.ts';
import type { Database } from './database.ts';
import { listRows } from './postgresLists.ts';
import { openPostgresStorage } from './postgresStorage.ts';
import { StorageAway } from './storage.ts';

let engine: Engine;
let database: Database;
/** The statements since the test began, shortened. */
let asked: string[];
/** Called before each statement, to throw what the database would. */
let disturb: (statement: string) => void;
/** What happens between the plain reads and the transaction. */
let interject: () => Promise<void>;
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
  interject = async () => {};
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
      await interject();
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
const increment = (key: string) => (t: Parameters<Parameters<ReturnType<typeof open>['tx']>[0]>[0]) => {
  const last = (t.get('counters', key)?.last ?? 0) + 1;
  t.put('counters', key, { last });
  return last;
};

test('a read-only job queries once for each dependent read, and opens no transaction', async () => {
  const storage = open();
  await storage.tx((t) => {
    t.put('emails', 'lea@exemple.fr', { userId: 'u-lea' });
    t.put('carts', 'u-lea', { lines: [] });
  });
  asked = [];
  const cart = await storage.tx((t) => t.get('carts', t.get('emails', 'lea@exemple.fr')?.userId ?? ''));
  expect(cart).toEqual({ lines: [] });
  // The first pass also asks for the cart of an unknown user, since it doesn't know the owner yet.
  expect(asked).toEqual(['SELECT', 'SELECT']);
});

test('work that asks for another random document each time it is run fails, instead of running for ever', async () => {
  const job = open().tx((t) => t.get('counters', randomUUID()));
  await expect(job).rejects.toThrow('A transaction asks for other documents whenever it is run.');
});

test('concurrent jobs share one transaction, each seeing the writes of the one before', async () => {
  const storage = open();
  const numbers = await Promise.all(Array.from({ length: 40 }, () => storage.tx(increment('together'))));
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  expect(asked.filter((statement) => statement === 'BEGIN')).toHaveLength(1);
});

test.each(['40001', '40P01', '23505'])('a conflict %s is run again from the beginning', async (code) => {
  const storage = open();
  let conflicts = 3;
  disturb = (text) => {
    if (text.startsWith('INSERT INTO documents') && conflicts > 0) {
      conflicts -= 1;
      throw refusedWith(code);
    }
  };
  expect(await storage.tx(increment(code))).toBe(1);
  expect(asked.filter((statement) => statement === 'BEGIN')).toHaveLength(4);
  expect(await storage.tx((t) => t.get('counters', code))).toEqual({ last: 1 });
});

test('a conflict that doesn’t end is answered as unavailable, not waited for for ever', async () => {
  const storage = open();
  disturb = (text) => {
    if (text.startsWith('INSERT INTO documents')) throw refusedWith('40001');
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
  await storage.tx((t) => t.get('facts', 'anything'));
  expect(reported).toHaveLength(2);
});

test('a commit whose answer is lost is refused and not run again, and what it wrote may be there', async () => {
  const storage = open();
  disturb = (text) => {
    if (text === 'COMMITTED') throw new Error('Connection terminated unexpectedly');
  };
  await expect(storage.tx(increment('lost'))).rejects.toBeInstanceOf(StorageAway);
  disturb = () => {};
  expect(await storage.tx((t) => t.get('counters', 'lost'))).toEqual({ last: 1 });
});

test('a job that the database refuses doesn’t fail the others', async () => {
  const storage = open();
  const put = (since: string) => storage.tx((t) => t.put('facts', since, { since }));
  const results = await Promise.allSettled([put('first'), put('\u0000'), put('third')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).not.toMatchObject({ reason: { name: 'StorageAway' } });
  expect(await storage.tx((t) => [t.get('facts', 'first'), t.get('facts', 'third')])).toEqual([
    { since: 'first' },
    { since: 'third' },
  ]);
});

test('one that wants something else once it holds the lock gets it with its next turn', async () => {
  const storage = open();
  await storage.tx((t) => t.put('facts', 'way', { since: 'a' }));
  interject = async () => {
    interject = async () => {};
    await openPostgresStorage(database).tx((t) => {
      t.put('facts', 'goal-b', { since: 'treasure' });
      t.put('facts', 'way', { since: 'b' });
    });
  };
  const found = await storage.tx((t) => {
    const way = t.get('facts', 'way')?.since ?? '';
    const goal = t.get('facts', `goal-${way}`)?.since ?? 'nothing';
    t.put('facts', 'found', { since: `${way}: ${goal}` });
    return `${way}: ${goal}`;
  });
  expect(found).toBe('b: treasure');
  expect(await storage.tx((t) => t.get('facts', 'found'))).toEqual({ since: 'b: treasure' });
});

test('twenty empty storages that are filled at once are filled once', async () => {
  const storages = Array.from({ length: 20 }, open);
  await storages[0]?.tx((t) => t.clear());
  const fills = await Promise.all(
    storages.map((storage, n) =>
      storage.tx((t) => {
        if (t.get('facts', 'seed')) return false;
        t.put('facts', 'seed', { since: String(n) });
        return true;
      }),
    ),
  );
  expect(fills.filter(Boolean)).toHaveLength(1);
  expect(await database.query('SELECT key FROM locks')).toEqual([]);
});

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

test('a search in a customer’s list reads her rows, and nobody else’s', async () => {
  const statements: [text: string, values: readonly unknown[]][] = [];
  const noted = {
    query: (text: string, values: readonly unknown[] = []) => {
      statements.push([text, values]);
      return database.query(text, values);
    },
  };
  // Of so many the planner would rather look up the words among everybody's.
  await database.query(`INSERT INTO listed (key, c, id, owner, status, kind, created_at, number, total, name, stock, price, text)
    SELECT 'orders/' || n, 'orders', n::text, 'u' || n % 10, 'pending', 'paid', '2026-01-15', n::text, n, '', 0, 0,
      '  client' || n || '  zephyr' || n % 5000 FROM generate_series(1, 10000) AS n`);
  await database.query('VACUUM ANALYZE listed');
  const { total } = await listRows(noted, { collection: 'orders', where: { owner: 'u7' }, q: 'zephyr777', limit: 10 });
  expect(total).toBe(2);
  const read = new Set<string>();
  const walk = (node: Node): void => {
    const { 'Node Type': type, 'Relation Name': relation, 'Index Name': index } = node;
    if (index !== undefined) read.add(index);
    else if (type === 'Seq Scan') read.add(`all of ${relation}`);
    for (const each of node.Plans ?? []) walk(each);
  };
  for (const [text, values] of statements) {
    const [row] = await database.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
    const plan: unknown = row?.['QUERY PLAN'];
    for (const { Plan } of (typeof plan === 'string' ? JSON.parse(plan) : plan) as { Plan: Node }[]) walk(Plan);
  }
  expect([...read].filter((name) => name.includes('listed'))).toEqual(['listed_owner']);
  await database.query('DELETE FROM listed');
});
