import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEngine, type Engine } from '../testing/engine.ts';
import { type Storage, StorageFailure, scannedAtOnce } from './storage.ts';

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

test('a document is read as it was put, and only under its own collection and id', async () => {
  const line = { id: 'l1', productId: '3', size: 30, nicotineStrength: 3, quantity: 2 };
  await storage.tx(async (t) => t.put('carts', 'u1', { lines: [line] }));
  expect(await storage.read(async (t) => t.get('carts', 'u1'))).toEqual({ lines: [line] });
  expect(await storage.read(async (t) => t.get('carts', 'u2'))).toBeUndefined();
  expect(await storage.read(async (t) => t.get('counters', 'u1'))).toBeUndefined();
});

test('put replaces, del removes, clear empties', async () => {
  await storage.tx(async (t) => {
    await t.put('counters', '2026', { last: 1 });
    await t.put('counters', '2026', { last: 2 });
    await t.put('counters', '2025', { last: 9 });
  });
  expect(await storage.read(async (t) => t.get('counters', '2026'))).toEqual({ last: 2 });
  await storage.tx(async (t) => t.del('counters', '2026'));
  expect(await storage.read(async (t) => t.get('counters', '2026'))).toBeUndefined();
  await storage.tx(async (t) => t.clear());
  expect(await storage.read(async (t) => t.get('counters', '2025'))).toBeUndefined();
});

test('a transaction that throws keeps nothing, and the next one works', async () => {
  const failing = storage.tx(async (t) => {
    await t.put('counters', '2026', { last: 1 });
    throw new Error('half way');
  });
  await expect(failing).rejects.toThrow('half way');
  expect(await storage.read(async (t) => t.get('counters', '2026'))).toBeUndefined();
});

test('of transactions that are committed together, the one that throws keeps nothing and spoils nothing', async () => {
  const count = (last: number, fails = false) =>
    storage.tx(async (t) => {
      await t.put('counters', String(last), { last });
      if (fails) throw new Error('half way');
      return last;
    });
  const results = await Promise.allSettled([count(1), count(2, true), count(3)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await storage.close();
  storage = await engine.open();
  const stored = await storage.read((t) =>
    Promise.all(['1', '2', '3'].map(async (id) => (await t.get('counters', id))?.last)),
  );
  expect(stored).toEqual([1, undefined, 3]);
});

test('what waits when the storage is closed is kept, what comes later is refused', async () => {
  const last = storage.tx(async (t) => t.put('counters', '2026', { last: 1 }));
  const closing = storage.close();
  await expect(storage.read(async (t) => t.get('counters', '2026'))).rejects.toBeInstanceOf(StorageFailure);
  await Promise.all([last, closing]);
  storage = await engine.open();
  expect(await storage.read(async (t) => t.get('counters', '2026'))).toEqual({ last: 1 });
});

test('transactions run one after the other', async () => {
  const increment = () =>
    storage.tx(async (t) => {
      const last = ((await t.get('counters', '2026'))?.last ?? 0) + 1;
      await t.put('counters', '2026', { last });
      return last;
    });
  const numbers = await Promise.all(Array.from({ length: 50 }, increment));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
});

test('what was kept is there after a restart', async () => {
  await storage.tx(async (t) => t.put('counters', '2026', { last: 7 }));
  await storage.close();
  storage = await engine.open();
  expect(await storage.read(async (t) => t.get('counters', '2026'))).toEqual({ last: 7 });
});

test('every French character survives', async () => {
  const since = 'Édition « Nuée » — œuf, 😀';
  await storage.tx(async (t) => t.put('facts', 'é', { since }));
  expect(await storage.read(async (t) => t.get('facts', 'é'))).toEqual({ since });
});

test('a sweep deletes what has ended, however much it is, and nothing else', async () => {
  const session = { userId: 'u1', idleUntil: '2026-02-01T00:00:00.000Z' };
  await storage.tx(async (t) => {
    await t.put('users', 'u1', {
      ...{ id: 'u1', email: 'a@exemple.fr', passwordHash: '', firstName: 'Zoé', lastName: 'Petit' },
      ...{ phone: '', addresses: [] },
    });
    for (let i = 0; i < 1_500; i += 1)
      await t.put('sessions', `ended-${i}`, { ...session, endsAt: '2026-01-14T09:00:00.000Z' });
    await t.put('sessions', 'open', { ...session, endsAt: '2026-01-15T09:00:00.001Z' });
    await t.put('submissions', 'u1 key', {
      body: '',
      answer: { _id: '', orderNumber: '' },
      endsAt: '2026-01-15T08:59:59.999Z',
    });
    await t.put('counters', '2026', { last: 1 });
  });
  expect(await storage.sweep(new Date('2026-01-15T09:00:00Z'))).toBe(1_501);
  expect(
    await storage.read(async (t) => [await t.get('sessions', 'ended-1499'), await t.get('submissions', 'u1 key')]),
  ).toEqual([undefined, undefined]);
  expect(await storage.read(async (t) => t.get('sessions', 'open'))).toMatchObject({ userId: 'u1' });
  expect(await storage.read(async (t) => t.get('counters', '2026'))).toEqual({ last: 1 });
  expect(await storage.sweep(new Date('2026-01-15T09:00:00Z'))).toBe(0);
});

test('a scan reads the records of one kind in the order of their keys, a page at a time', async () => {
  const ids = Array.from({ length: scannedAtOnce + 2 }, (_, i) => `u1 ${String(i).padStart(4, '0')}`);
  await storage.tx(async (t) => {
    for (const id of ids) await t.put('knownNetworks', id, { endsAt: '2026' });
    await t.put('counters', 'u1 0000', { last: 1 });
  });
  const first = await storage.scan('knownNetworks');
  expect(first.length).toBe(scannedAtOnce);
  expect(first[0]).toEqual({ id: 'u1 0000', record: { endsAt: '2026' } });
  const rest = await storage.scan('knownNetworks', first.at(-1)?.id);
  expect([...first, ...rest].map(({ id }) => id)).toEqual(ids);
});
