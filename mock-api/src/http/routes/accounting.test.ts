import { simulatedPayment } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { AccountingSchema } from '@nuee/domain/live';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { amountsOfOrders } from '../../db/migrations.ts';
import { apiUnderTest } from '../../testing/apiUnderTest.ts';

const api = apiUnderTest();
const caramel = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };
let owner: string;
let token: string;

/** The day in Paris begins in February, that of the server in January. */
const midnight = '2026-01-31T23:00:00Z';

/** Each test has a month of its own. */
async function begin(moment: string) {
  api.now = new Date(moment);
  owner = await api.owner();
  token = await api.newCustomer();
}

async function paid(): Promise<string> {
  await api.succeed(contract.addToCart, { token, body: caramel });
  const { _id: id } = await api.order(token);
  await api.succeed(contract.payOrder, { token, id, body: simulatedPayment(id, 'a@exemple.fr', api.now) });
  return id;
}
const refund = (id: string) =>
  api.succeed(contract.changeOrderPayment, { token: owner, id, body: { paymentStatus: 'refunded' } });
const accounting = async (query = '') =>
  parse(AccountingSchema, (await api.call('GET', `/api/admin/accounting${query}`, { token: owner })).body);
async function file(path: string) {
  const answer = await fetch(api.url + path, { headers: { Authorization: `Bearer ${owner}` } });
  return { headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}
const linesOf = async (path: string) =>
  Buffer.from((await file(path)).bytes)
    .toString()
    .trimEnd()
    .split('\r\n');

test('a month has what was issued in it by the days of Paris, as it was issued', async () => {
  await begin('2026-01-31T22:30:00Z');
  const id = await paid();
  const before = await accounting('?month=2026-01');
  api.now = new Date(midnight);
  await refund(id);
  const { months, month, figures, fecName } = await accounting();
  expect(months).toEqual(['2026-02', '2026-01']);
  expect({ month, fecName }).toEqual({ month: '2026-02', fecName: 'FEC20260228.txt' });
  expect(figures).toMatchObject({ invoices: 0, credits: 1, net: -40.97, tax: -7.2, gross: -48.17, delivery: -4.99 });
  const january = await accounting('?month=2026-01');
  expect(january.figures).toEqual(before.figures);
  expect(january.figures.gross).toBe(48.17);
  const none = await accounting('?month=2025-12');
  expect(none.figures).toMatchObject({ invoices: 0, credits: 0, rates: [] });
});

test('the journal and the entries have a line for each document', async () => {
  await begin('2026-03-31T12:00:00Z');
  const id = await paid();
  api.now = new Date(api.now.getTime() + 60_000);
  await refund(id);
  const { orderNumber, invoiceNumber, refunds, user } = await api.succeed(contract.readOwnerOrder, {
    token: owner,
    id,
  });
  const creditNumber = refunds?.[0]?.number;
  const journal = await linesOf('/api/admin/accounting/journal.csv?month=2026-03');
  expect(journal.slice(1)).toEqual([
    expect.stringMatching(`^${invoiceNumber};31/03/2026;;${orderNumber};${user.name};40,97;4,99;.*;48,17;`),
    expect.stringMatching(
      `^${creditNumber};31/03/2026;${invoiceNumber};${orderNumber};${user.name};-40,97;-4,99;.*;-48,17;`,
    ),
  ]);
  const entries = await linesOf('/api/admin/accounting/fec.txt?month=2026-03');
  expect(entries).toHaveLength(1 + 2 * 4);
  expect(entries[1]?.split('\t')).toHaveLength(18);
  const { headers } = await file('/api/admin/accounting/fec.txt?month=2026-03');
  expect(headers.get('content-disposition')).toBe('attachment; filename="FEC20260331.txt"');
});

test('the zip has the PDF of each document, the same as its own call; that of a month without any is empty', async () => {
  await begin('2026-05-15T12:00:00Z');
  const id = await paid();
  api.now = new Date(api.now.getTime() + 60_000);
  await refund(id);
  const { invoiceNumber = '', refunds = [] } = await api.succeed(contract.readOwnerOrder, { token: owner, id });
  const { bytes, headers } = await file('/api/admin/accounting/invoices.zip?month=2026-05');
  expect(headers.get('content-disposition')).toBe('attachment; filename="factures-2026-05.zip"');
  const files = unzipSync(bytes);
  expect(Object.keys(files).sort()).toEqual([`${refunds[0]?.number}.pdf`, `${invoiceNumber}.pdf`]);
  const alone = (await file(`/api/admin/orders/${id}/invoice`)).bytes;
  expect(Buffer.from(alone).equals(files[`${invoiceNumber}.pdf`] ?? new Uint8Array())).toBe(true);
  expect(unzipSync((await file('/api/admin/accounting/invoices.zip?month=2025-01')).bytes)).toEqual({});
});

test('invoices that were issued before their entries were kept have those of their orders', async () => {
  await begin('2026-07-15T12:00:00Z');
  const id = await paid();
  api.now = new Date(api.now.getTime() + 60_000);
  await refund(id);
  const query = '?month=2026-07';
  const kept = await accounting(query);
  const journal = await linesOf(`/api/admin/accounting/journal.csv${query}`);
  const { refunds = [] } = await api.succeed(contract.readOwnerOrder, { token: owner, id });
  const older = { refunds: null, credit_number: refunds[0]?.number ?? '' };
  await api.beside((storage) =>
    storage.tx(async (t) => {
      await t.query((db) => db.updateTable('invoices').set({ total_cents: null, credits: null, vat: null }).execute());
      await t.query((db) => db.updateTable('orders').set(older).where('id', '=', id).execute());
      await t.query((db) => sql.raw(amountsOfOrders).execute(db));
    }),
  );
  expect(await accounting(query)).toEqual(kept);
  expect(await linesOf(`/api/admin/accounting/journal.csv${query}`)).toEqual(journal);
});
