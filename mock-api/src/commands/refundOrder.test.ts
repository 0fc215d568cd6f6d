import * as contract from '@nuee/domain/contract';
import type { OrderRefund, OwnerOrder } from '@nuee/domain/live';
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

async function paidOrder(): Promise<OwnerOrder> {
  await api.succeed(contract.addToCart, { token, body: caramel });
  const { _id: id } = await api.order(token, 'bank-transfer');
  return api.succeed(contract.changeOrderPayment, { token: owner, id, body: { paymentStatus: 'paid' } });
}

const lineOf = (order: OwnerOrder, quantity: number, restock = false) => ({
  lineId: order.items[0]?._id ?? '',
  quantity,
  restock,
});

const ask = (order: OwnerOrder, asked: Partial<OrderRefund>) =>
  api.call('POST', contract.refundOrder.path.replace('{id}', order._id), {
    token: owner,
    body: { lines: [], shipping: 0, reason: 'Flacon cassé', version: order.version, ...asked },
  });

const refund = async (order: OwnerOrder, asked: Partial<OrderRefund>): Promise<OwnerOrder> => {
  const { version } = order;
  const body = { lines: [], shipping: 0, reason: 'Flacon cassé', version, ...asked };
  return api.succeed(contract.refundOrder, { token: owner, id: order._id, body });
};

const stock = async () => (await api.succeed(contract.readOwnerProduct, { token: owner, id: '3' })).stock;

async function textOf(id: string, number: string): Promise<string> {
  const path = `/api/orders/${id}/invoice?kind=credit&number=${number}`;
  const answer = await fetch(api.url + path, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text.replaceAll('\u00a0', ' ');
}

test('a piece is paid back with a credit note of its own, then the rest, until all is refunded', async () => {
  const order = await paidOrder();
  const before = await stock();
  const first = await refund(order, { lines: [lineOf(order, 1, true)], reference: 'VIR 7' });
  expect(first).toMatchObject({ paymentStatus: 'paid', isPaid: true, refundedTotal: 21.59 });
  expect(await stock()).toBe(before + 1);
  const [{ number = '' } = {}] = first.refunds ?? [];
  expect(first.timeline.at(-1)).toMatchObject({ what: 'credit', to: number, text: '21,59\u00a0€\u00a0· Flacon cassé' });

  const text = await textOf(order._id, number);
  for (const said of [`Avoir ${number}`, `Avoir sur la facture : ${order.invoiceNumber}`, 'Motif : Flacon cassé']) {
    expect(text).toContain(said);
  }
  expect(text).toContain('1 17,99 € 20 % 17,99 €');
  expect(text).toContain('Montant remboursé 21,59 €');
  expect(text).not.toContain('Livraison offerte');

  const last = await refund(first, { lines: [lineOf(order, 1)], shipping: 4.99, reason: 'Rétractation' });
  expect(last).toMatchObject({ paymentStatus: 'refunded', isPaid: false, refundedTotal: order.totalPrice });
  expect(last.refunds?.map(({ totalPrice }) => totalPrice)).toEqual([21.59, 26.58]);
  expect(await stock()).toBe(before + 1);
  expect((await ask(last, { shipping: 1 })).status).toBe(409);

  const { items: mails } = await api.succeed(contract.listMails, { token: owner });
  const hers = mails.filter(({ orderNumber, kind }) => orderNumber === order.orderNumber && kind === 'order-refunded');
  const read = async (id = '') =>
    (await api.succeed(contract.readMail, { token: owner, id })).text.replaceAll('\u00a0', ' ');
  const texts = await Promise.all(hers.map(({ _id }) => read(_id)));
  expect(texts).toEqual([expect.stringContaining('26,58 €'), expect.stringContaining(`numéro ${number}`)]);
  expect(texts[1]).not.toContain('Livraison');
  const { items: journal } = await api.succeed(contract.readJournal, { token: owner });
  const entries = journal.filter(({ target }) => target === order._id).map(({ what, to }) => `${what} ${to}`);
  // What one command writes at one moment has no order.
  expect(entries.sort()).toEqual([
    'order.payment paid',
    'order.payment refunded',
    'order.refund 21.59',
    'order.refund 26.58',
  ]);
});

test('no more is paid back than is left, nothing twice, and nothing of an order that has changed', async () => {
  const order = await paidOrder();
  expect(await ask(order, { lines: [lineOf(order, 3)] })).toMatchObject({
    status: 422,
    body: { message: 'Il n’en reste que 2 à rembourser.' },
  });
  expect((await ask(order, { shipping: 5 })).status).toBe(422);
  expect((await ask(order, {})).status).toBe(422);
  expect((await ask(order, { shipping: 1, reason: ' ' })).status).toBe(422);
  expect((await ask({ ...order, _id: 'inconnue' }, { shipping: 1 })).status).toBe(404);
  const answers = await Promise.all([ask(order, { shipping: 1 }), ask(order, { shipping: 1 })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const number = 'A-2026-999999';
  const other = `/api/admin/orders/${order._id}/invoice?kind=credit&number=${number}`;
  expect((await api.call('GET', other, { token: owner })).status).toBe(404);
});

test('what a refund has put back is not put back again by a cancellation', async () => {
  const before = await stock();
  const order = await paidOrder();
  const part = await refund(order, { lines: [lineOf(order, 1, true)] });
  const { version } = await api.succeed(contract.changeOrderStatus, {
    ...{ token: owner, id: order._id, body: { status: 'cancelled' } },
  });
  expect(await stock()).toBe(before);
  const cancelled = { ...part, version };
  expect((await ask(cancelled, { lines: [lineOf(order, 1, true)] })).status).toBe(409);
  expect((await refund(cancelled, { lines: [lineOf(order, 1)] })).paymentStatus).toBe('paid');
});

test('the figures of the dashboard and the files of the accountant are less what was paid back', async () => {
  api.now = new Date('2026-02-10T12:00:00Z');
  owner = await api.owner();
  token = await api.newCustomer();
  const order = await paidOrder();
  const sales = async () => (await api.succeed(contract.readDashboard, { token: owner })).totalSales ?? 0;
  const before = await sales();
  await refund(order, { shipping: 4.99 });
  expect(Math.round((before - (await sales())) * 100)).toBe(499);
  const vat = await fetch(`${api.url}/api/admin/vat.csv?from=2026-02-10&to=2026-02-10`, {
    headers: { Authorization: `Bearer ${owner}` },
  });
  expect((await vat.text()).split('\r\n').slice(1, -1)).toEqual([
    '10/02/2026;Ventes;0;1;4,99;0,00;4,99',
    '10/02/2026;Ventes;20;1;35,98;7,20;43,18',
    '10/02/2026;Remboursements;0;1;-4,99;0,00;-4,99',
  ]);
});
