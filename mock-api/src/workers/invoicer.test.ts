import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Paper } from '../papers/paper.ts';
import type { Storage } from '../storage/storage.ts';
import { createEngine, type Engine } from '../testing/engine.ts';
import { examplePaper } from '../testing/examplePaper.ts';
import { drawPapers, paperPdf } from './invoicer.ts';

let engine: Engine;
let storage: Storage;
const number = 'F-2026-000001';

beforeAll(async () => {
  engine = await createEngine();
  storage = engine.open();
});
beforeEach(() =>
  storage.tx((t) => {
    t.clear();
    t.put('papers', number, waiting(number));
  }),
);
afterAll(async () => {
  await storage.close();
  await engine.close();
});

const waiting = (id: string) =>
  ({
    orderId: 'o1',
    status: 'waiting',
    createdAt: examplePaper.issuedAt,
    paper: { ...examplePaper, number: id },
  }) as const;
const pen = (mark = '') => vi.fn(async (paper: Paper) => Buffer.from(paper.number + mark));

test('two concurrent requests get one drawing, and later requests the stored one', async () => {
  const draw = pen();
  const [a, b] = await Promise.all([paperPdf(storage, number, draw), paperPdf(storage, number, draw)]);
  expect([String(a), String(b)]).toEqual([number, number]);
  expect(String(await paperPdf(storage, number, pen('other')))).toBe(number);
  expect(await drawPapers(storage, draw)).toBe(0);
  expect(draw).toHaveBeenCalledOnce();
  const kept = await storage.tx((t) => t.get('papers', number));
  expect(kept).toEqual({ orderId: 'o1', status: 'issued', createdAt: examplePaper.issuedAt });
});

test('of the drawings of two processes the one stored first is the document', async () => {
  const slow = async (paper: Paper) => {
    await paperPdf({ tx: storage.tx, list: storage.list }, number, pen('first'));
    return Buffer.from(`${paper.number}second`);
  };
  expect(String(await paperPdf(storage, number, slow))).toBe(`${number}first`);
});

test('a document numbered before a kill is drawn by the next run; one that can’t be drawn delays no other', async () => {
  const second = 'A-2026-000001';
  await storage.tx((t) => t.put('papers', second, waiting(second)));
  const dying = vi.fn(async () => Promise.reject(new Error('killed')));
  await expect(drawPapers(storage, dying)).rejects.toThrow('2 papers');
  expect(dying).toHaveBeenCalledTimes(2);
  expect(await drawPapers(storage, pen())).toBe(2);
  expect(String(await paperPdf(storage, second, dying))).toBe(second);
});

test('the thread draws, and says what it can’t', async () => {
  const pdf = await paperPdf(storage, number);
  expect(Buffer.from(pdf).toString('latin1', 0, 8)).toBe('%PDF-1.7');
  const broken = { ...waiting('F-2026-000002'), paper: { ...examplePaper, issuedAt: 'never' } };
  await storage.tx((t) => t.put('papers', 'F-2026-000002', broken));
  await expect(paperPdf(storage, 'F-2026-000002')).rejects.toThrow('no date');
  await expect(paperPdf(storage, 'F-2026-000009')).rejects.toThrow('no paper');
});
