import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '../db/storage.ts';
import { createEngine, type Engine } from '../testing/engine.ts';
import { command, onlyChanged } from './command.ts';

let engine: Engine;
let storage: Storage;
beforeAll(async () => {
  engine = await createEngine();
  storage = await engine.open();
});
afterAll(async () => {
  await storage.close();
  await engine.close();
});

const actor = { who: 'cheffe@exemple.fr', now: new Date('2026-01-15T10:00:00Z') };
const at = actor.now.toISOString();
const entry = { what: 'order.note', target: 'o-1', name: 'CMD-2026-001' };
const mail = { kind: 'order-paid', to: 'ines@exemple.fr', data: { orderId: 'o-1' } } as const;
const journal = async () =>
  (await storage.list({ collection: 'journal', limit: 10 })).items.map(({ record }) => record);
const mails = async () => (await storage.list({ collection: 'mails', limit: 10 })).items;

test('what a command tells is written with its change, or not at all', async () => {
  const change = command<string, string>(async (t, { now }, product) => {
    await t.put('favorites', 'ines', { ids: [product] });
    const due = new Date(now.getTime() + 10_000);
    return { answer: product, journal: [entry, entry], mails: [mail, { ...mail, id: 'kept', due }] };
  });
  const broken = storage.tx(async (t) => {
    await change(t, actor, '3');
    throw new Error('The disk is full.');
  });
  await expect(broken).rejects.toThrow('The disk is full.');
  expect([await journal(), await mails()]).toEqual([[], []]);

  expect(await storage.tx(async (t) => change(t, actor, '3'))).toBe('3');
  const written = { ...entry, createdAt: at, who: actor.who };
  expect(await journal()).toEqual([written, written]);
  const waiting = { ...mail, status: 'waiting', attempts: 0, createdAt: at };
  const listed = await mails();
  expect(listed.find(({ id }) => id === 'kept')?.record).toEqual({ ...waiting, nextTry: '2026-01-15T10:00:10.000Z' });
  expect(listed.find(({ id }) => id !== 'kept')?.record).toEqual({ ...waiting, nextTry: at });
});

test('an entry whose value stayed the same isn’t told', () => {
  const moved = { ...entry, from: '1', to: '2' };
  expect(onlyChanged([moved, { ...moved, to: '1' }])).toEqual([moved]);
});
