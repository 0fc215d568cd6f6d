import { simulatedPayment } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const caramel = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };
let owner: string;
let token: string;

beforeEach(async () => {
  owner = await api.owner();
  token = await api.newCustomer();
});

const newOrder = async () => {
  await api.succeed(contract.addToCart, { token, body: caramel });
  return (await api.order(token))._id;
};
const pay = (id: string) =>
  api.succeed(contract.payOrder, { token, id, body: simulatedPayment(id, 'a@exemple.fr', api.now) });
const refund = (id: string) =>
  api.succeed(contract.changeOrderPayment, { token: owner, id, body: { paymentStatus: 'refunded' } });
const readOrder = (id: string) => api.succeed(contract.readOwnerOrder, { token: owner, id });
const ask = (path: string, as: string) => api.call('GET', path, { token: as });

async function pdf(path: string, as: string) {
  const answer = await fetch(api.url + path, { headers: { Authorization: `Bearer ${as}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.status, String(bytes)).toBe(200);
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)), { mergePages: true });
  return { bytes, headers: answer.headers, text: text.replaceAll('\u00a0', ' ') };
}

test('the customer and the owner get the same invoice; nobody else learns of the order', async () => {
  const id = await newOrder();
  for (const path of [`/api/orders/${id}/invoice`, `/api/admin/orders/${id}/invoice`]) {
    const as = path.includes('admin') ? owner : token;
    expect(await ask(path, as)).toMatchObject({ status: 409, body: { message: expect.stringContaining('pas payée') } });
  }
  await pay(id);
  const hers = await pdf(`/api/orders/${id}/invoice`, token);
  const { invoiceNumber, orderNumber, timeline } = await readOrder(id);
  expect(timeline.map(({ what, to }) => [what, to])).toContainEqual(['invoice', invoiceNumber]);
  expect(hers.headers.get('content-type')).toBe('application/pdf');
  expect(hers.headers.get('content-disposition')).toBe(`attachment; filename="facture-${invoiceNumber}.pdf"`);
  expect(hers.text).toContain(`Facture ${invoiceNumber}`);
  expect(hers.text).toContain(`Commande : ${orderNumber}`);
  expect(hers.text).toContain('Camille Roussel');
  expect((await pdf(`/api/admin/orders/${id}/invoice?kind=invoice`, owner)).bytes.equals(hers.bytes)).toBe(true);
  const other = await api.newCustomer();
  expect(await ask(`/api/orders/${id}/invoice`, other)).toEqual(await without(`/api/orders/unknown/invoice`, other));
  expect((await ask(`/api/orders/${id}/invoice?kind=letter`, token)).status).toBe(400);
});

/** The answer but for what is new each time. */
async function without(path: string, as: string) {
  const { status, body } = await ask(path, as);
  expect(status).toBe(404);
  return expect.objectContaining({ status, body });
}

test('an invoice says what was true when it was issued, also when it is drawn later', async () => {
  const id = await newOrder();
  await pay(id);
  const settings = await api.succeed(contract.readSettings, { token: owner });
  const change = (name: string, version: number) =>
    api.succeed(contract.changeSettings, { token: owner, body: { identity: { name }, version } });
  const { version } = await change('Autre Maison', settings.version);
  const first = await pdf(`/api/orders/${id}/invoice`, token);
  expect(first.text).toContain('Maison Nuée');
  expect(first.text).not.toContain('Autre Maison');
  await change('Maison Nuée', version);
  expect((await pdf(`/api/orders/${id}/invoice`, token)).bytes.equals(first.bytes)).toBe(true);
});

test('a refund has a credit note that names the invoice, which stays as it was', async () => {
  const id = await newOrder();
  await pay(id);
  const invoice = await pdf(`/api/orders/${id}/invoice`, token);
  expect(await ask(`/api/orders/${id}/invoice?kind=credit`, token)).toMatchObject({ status: 409 });
  await refund(id);
  const { invoiceNumber, refunds, timeline } = await readOrder(id);
  const creditNumber = refunds?.[0]?.number;
  const credit = await pdf(`/api/orders/${id}/invoice?kind=credit`, token);
  expect(credit.headers.get('content-disposition')).toBe(`attachment; filename="avoir-${creditNumber}.pdf"`);
  expect(credit.text).toContain(`Avoir ${creditNumber}`);
  expect(credit.text).toContain(`Avoir sur la facture : ${invoiceNumber}`);
  expect(timeline.map(({ what }) => what)).toEqual(['created', 'payment', 'invoice', 'payment', 'credit']);
  expect((await pdf(`/api/orders/${id}/invoice`, token)).bytes.equals(invoice.bytes)).toBe(true);
});

test('an order that was paid before there were numbers gets the next one when its invoice is requested, once', async () => {
  const [old, recent] = [await newOrder(), await newOrder()];
  await pay(old);
  await api.beside((storage) =>
    storage.tx(async (t) => {
      const stored = await t.get('orders', old);
      if (!stored?.invoiceNumber) throw new Error('The order has no number.');
      const { invoiceNumber, timeline: _t, vat: _v, paymentStatus: _p, ...older } = stored;
      await t.put('orders', old, older);
      await t.del('invoices', invoiceNumber);
      await t.put('counters', 'F-2026', { last: Number(invoiceNumber.slice(-6)) - 1 });
    }),
  );
  await pay(recent);
  const number = async (id: string) => Number((await readOrder(id)).invoiceNumber?.slice(-6));
  const texts = await Promise.all([1, 2].map(async () => (await pdf(`/api/orders/${old}/invoice`, token)).text));
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).toContain(`Facture ${(await readOrder(old)).invoiceNumber}`);
  expect((await number(old)) - (await number(recent))).toBe(1);
  await refund(old);
  expect((await pdf(`/api/orders/${old}/invoice?kind=credit`, token)).text).toContain(
    `Avoir sur la facture : ${(await readOrder(old)).invoiceNumber}`,
  );
});

test('documents numbered before the server stopped are drawn when it restarts', async () => {
  const id = await newOrder();
  await pay(id);
  const { invoiceNumber = '' } = await readOrder(id);
  await api.restart({ drawsInvoices: true });
  await expect.poll(() => statusOf(invoiceNumber), { timeout: 20_000 }).toBe('issued');
  await api.restart();
});

test('a document is drawn once it is numbered, before anybody asks for it', async () => {
  await api.restart({ drawsInvoices: true });
  const id = await newOrder();
  await pay(id);
  const { invoiceNumber = '' } = await readOrder(id);
  await expect.poll(() => statusOf(invoiceNumber), { timeout: 20_000 }).toBe('issued');
  await api.restart();
});

/** Read beside the API, which goes on drawing. */
async function statusOf(number: string): Promise<string | undefined> {
  const storage = await api.engine.open();
  const invoice = await storage.read(async (t) => t.get('invoices', number));
  await storage.close();
  return invoice?.status;
}
