import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Storage } from '../db/storage.ts';
import { drawInThread } from '../invoices/drawInThread.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { createEngine, type Engine } from '../testing/engine.ts';
import { exampleInvoice } from '../testing/exampleInvoice.ts';
import { drawInvoices, invoicePdf, startInvoicing } from './invoicer.ts';

let engine: Engine;
let storage: Storage;
const number = 'F-2026-000001';

beforeAll(async () => {
  engine = await createEngine();
  storage = await engine.open();
});
beforeEach(() =>
  storage.tx(async (t) => {
    await t.clear();
    await t.put('invoices', number, waiting(number));
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
    createdAt: exampleInvoice.issuedAt,
    content: { ...exampleInvoice, number: id },
  }) as const;
const pen = (mark = '') => vi.fn(async (invoice: Invoice) => Buffer.from(invoice.number + mark));

test('two concurrent requests get one drawing, and later requests the stored one', async () => {
  const draw = pen();
  const [a, b] = await Promise.all([invoicePdf(storage, number, { draw }), invoicePdf(storage, number, { draw })]);
  expect([String(a), String(b)]).toEqual([number, number]);
  expect(String(await invoicePdf(storage, number, { draw: pen('other') }))).toBe(number);
  expect(await drawInvoices(storage, draw)).toBe(0);
  expect(draw).toHaveBeenCalledOnce();
  const kept = await storage.read(async (t) => t.get('invoices', number));
  expect(kept).toEqual({ orderId: 'o1', status: 'issued', createdAt: exampleInvoice.issuedAt });
});

test('of the drawings of two processes the one stored first is the document', async () => {
  const slow = async (invoice: Invoice) => {
    await invoicePdf({ read: storage.read, tx: storage.tx, list: storage.list }, number, { draw: pen('first') });
    return Buffer.from(`${invoice.number}second`);
  };
  expect(String(await invoicePdf(storage, number, { draw: slow }))).toBe(`${number}first`);
});

test('a document numbered before a kill is drawn by the next run; one that can’t be drawn delays no other', async () => {
  const second = 'A-2026-000001';
  await storage.tx(async (t) => t.put('invoices', second, waiting(second)));
  const dying = vi.fn(async () => Promise.reject(new Error('killed')));
  await expect(drawInvoices(storage, dying)).rejects.toThrow('2 invoices');
  expect(dying).toHaveBeenCalledTimes(2);
  expect(await drawInvoices(storage, pen())).toBe(2);
  expect(String(await invoicePdf(storage, second, { draw: dying }))).toBe(second);
});

test('the thread draws, and says what it can’t', async () => {
  const pdf = await invoicePdf(storage, number);
  expect(Buffer.from(pdf).toString('latin1', 0, 8)).toBe('%PDF-1.7');
  const broken = { ...waiting('F-2026-000002'), content: { ...exampleInvoice, issuedAt: 'never' } };
  await storage.tx(async (t) => t.put('invoices', 'F-2026-000002', broken));
  await expect(invoicePdf(storage, 'F-2026-000002')).rejects.toThrow('no date');
  await expect(invoicePdf(storage, 'F-2026-000009')).rejects.toThrow('no invoice');
});

test('a reader waits for the invoice that is being drawn, not for the queue', async () => {
  const done: string[] = [];
  const draw = (number: string, reader?: string) =>
    drawInThread({ ...exampleInvoice, number }, reader).then(() => done.push(number));
  const queue = Array.from({ length: 4 }, (_, i) => draw(`queued ${i}`));
  await Promise.all([...queue, draw('asked', 'ines'), draw('asked again', 'ines'), draw('by another', 'nathan')]);
  expect(done.slice(0, 4)).toEqual(['queued 0', 'asked', 'by another', 'asked again']);
});

test('invoices that wait delay no start, and the next one ends without drawing them all', async () => {
  await storage.tx(async (t) => {
    for (let i = 1; i <= 200; i += 1) await t.put('invoices', `F-2026-${1000 + i}`, waiting(`F-2026-${1000 + i}`));
  });
  const invoicing = startInvoicing(storage);
  await expect
    .poll(() =>
      storage.list({ collection: 'invoices', where: { status: 'waiting' }, limit: 1 }).then(({ total }) => total),
    )
    .toBeLessThan(201);
  await invoicing.stop();
  expect(
    (await storage.list({ collection: 'invoices', where: { status: 'waiting' }, limit: 1 })).total,
  ).toBeGreaterThan(100);
});
