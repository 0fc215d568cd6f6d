import * as contract from '@nuee/domain/contract';
import { openShopSettings } from '@nuee/domain/fixtures';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { createPaymentGateway, type Payment } from '../testing/paymentGateway.ts';

const api = apiUnderTest();
const gateway = createPaymentGateway(() => `${api.url}/api/payments/notification`);
const { preparePayment, receivePayment, readOwnerOrder, changeOrderPayment } = contract;
const inService = {
  demo: false,
  smtpUrl: 'smtp://127.0.0.1:9',
  shopUrl: 'https://shop.example',
  gateway: gateway.settings,
};
const day = 24 * 60 * 60 * 1000;

let owner: string;
let customer: string;

beforeAll(async () => {
  owner = await api.newOwner();
  const { version } = await api.succeed(contract.readSettings, { token: owner });
  const { identity, mediator, bankTransfer } = openShopSettings;
  await api.succeed(contract.changeSettings, {
    token: owner,
    body: { identity, mediator, bankTransfer, version },
  });
  await api.enterService(inService);
});

beforeEach(async () => {
  customer = await api.newCustomer();
});

async function orderBy(paymentMethod: 'card' | 'bank-transfer') {
  const line = { productId: '8', quantity: 1, size: 10, nicotineStrength: 3 };
  await api.succeed(contract.addToCart, { token: customer, body: line });
  return api.order(customer, paymentMethod);
}

const formOf = (id: string) => api.succeed(preparePayment, { token: customer, id });

/** The customer goes to the payment page, which takes her form. */
async function goToPay(id: string): Promise<Payment> {
  const { url, fields } = await formOf(id);
  expect(url).toBe('https://gateway.example/vads-payment/');
  return gateway.open(fields);
}

const read = (id: string) => api.succeed(readOwnerOrder, { token: owner, id });

/** What the payment provider said, as the timeline of the order keeps it. */
const told = async (id: string) =>
  (await read(id)).timeline
    .filter(({ who }) => who === 'gateway')
    .map(({ what, to, text }) => [what, to, text].filter((each) => each !== undefined).join(' '));

const mailsAbout = async (kind: string) => {
  const { items } = await api.succeed(contract.listMails, { token: owner });
  return items.filter((mail) => mail.kind === kind).length;
};

// First what restarts the server: it draws the invoices of all payments before.

test('an order by card that nobody paid for a day is cancelled, unless its payment is being verified', async () => {
  const before = api.now;
  const [open, failed, verified] = [await orderBy('card'), await orderBy('card'), await orderBy('card')];
  await gateway.notify(await goToPay(failed._id), { vads_trans_status: 'REFUSED' });
  await gateway.notify(await goToPay(verified._id), { vads_trans_status: 'UNDER_VERIFICATION' });
  // Three unpaid ones are all that a customer may have.
  customer = await api.newCustomer();
  const transfer = await orderBy('bank-transfer');
  api.now = new Date(before.getTime() + 60_000);
  const later = await orderBy('card');
  // The API looks for them when it starts, and every hour.
  api.now = new Date(before.getTime() + day + 1);
  await api.restart(inService);
  const statuses = async () => {
    const all = [];
    for (const { _id } of [open, failed, verified, transfer, later]) all.push((await read(_id)).status);
    return all;
  };
  await expect.poll(statuses).toEqual(['cancelled', 'cancelled', 'pending', 'pending', 'pending']);
  api.now = before;
});

test('a rehearsal pays nothing, and says so to visitors, to the owner and on the order', async () => {
  await api.restart({ ...inService, gateway: { ...gateway.settings, mode: 'TEST' } });
  const { catalogue } = await api.succeed(contract.readPublication);
  expect(catalogue.settings.cards).toEqual({ origin: 'https://gateway.example', test: true });
  expect((await api.succeed(contract.readOpening, { token: owner })).cards).toBe('test');
  const { _id } = await orderBy('card');
  const mails = await mailsAbout('order-paid');
  const { fields } = await formOf(_id);
  await gateway.notify({ form: fields, uuid: 'test-1' });
  expect(await told(_id)).toEqual([`gateway test ${fields.vads_trans_id} (test)`]);
  expect(await read(_id)).toMatchObject({ isPaid: false, paymentStatus: 'pending' });
  expect(await read(_id)).not.toHaveProperty('invoiceNumber');
  expect(await mailsAbout('order-paid')).toBe(mails);
  await api.restart(inService);
});

test('without a provider there are no cards, and no address for notifications', async () => {
  const { _id } = await orderBy('card');
  await api.restart({ ...inService, gateway: undefined });
  const { catalogue } = await api.succeed(contract.readPublication);
  expect(catalogue.settings.cards).toBeUndefined();
  expect((await api.call('POST', preparePayment.path.replace('{id}', _id), { token: customer })).status).toBe(409);
  expect((await api.call('POST', receivePayment.path)).status).toBe(404);
  await api.restart(inService);
});

test('the form is signed, with the amount and number of the order, and the ways back', async () => {
  const { _id, orderNumber } = await orderBy('card');
  const { totalPrice } = await read(_id);
  const { fields } = await formOf(_id);
  expect(fields).toMatchObject({
    vads_amount: String(Math.round(totalPrice * 100)),
    vads_currency: '978',
    vads_ctx_mode: 'PRODUCTION',
    vads_order_id: orderNumber,
    vads_trans_date: '20260115090000',
    vads_url_success: `https://shop.example/commande-confirmee/${_id}?paiement=recu`,
    vads_url_refused: `https://shop.example/commande-confirmee/${_id}?paiement=refuse`,
    vads_url_cancel: `https://shop.example/commande-confirmee/${_id}?paiement=abandonne`,
  });
  gateway.open(fields);
});

test('each try has a transaction of its own, also of two at once', async () => {
  const { _id } = await orderBy('card');
  const forms = await Promise.all([formOf(_id), formOf(_id), formOf(_id)]);
  expect(new Set(forms.map(({ fields }) => fields.vads_trans_id)).size).toBe(3);
});

test('a payment marks the order paid, with its transaction and an invoice; the mail of the order, which waited, says so', async () => {
  const { _id } = await orderBy('card');
  const payment = await goToPay(_id);
  const paid = await mailsAbout('order-paid');
  const mailOf = async () =>
    (await api.succeed(contract.listMails, { token: owner })).items.find((mail) => mail._id === _id);
  expect(await mailOf()).toMatchObject({ kind: 'order-received', attempts: 0 });
  expect(await gateway.notify(payment)).toEqual({ status: 200, text: 'OK: paid' });
  const { isPaid, paymentStatus, invoiceNumber, paymentReference, status } = await read(_id);
  expect({ isPaid, paymentStatus, status }).toEqual({ isPaid: true, paymentStatus: 'paid', status: 'pending' });
  expect(invoiceNumber).toMatch(/^F-2026-/);
  expect(paymentReference).toBe(payment.form.vads_trans_id);
  expect(await told(_id)).toEqual([`payment paid ${payment.form.vads_trans_id}`, `invoice ${invoiceNumber}`]);
  await expect.poll(mailOf).toMatchObject({ attempts: 1 });
  expect(await mailsAbout('order-paid')).toBe(paid);
  const { body } = await api.call('GET', '/api/admin/journal', { token: owner });
  const entry = { who: 'gateway', what: 'order.payment', from: 'pending', to: 'paid', target: _id };
  expect(body).toMatchObject({ items: expect.arrayContaining([expect.objectContaining(entry)]) });
});

test('a notification that comes twice, twice at once, or again once the money is captured pays the order once', async () => {
  const { _id } = await orderBy('card');
  const payment = await goToPay(_id);
  const mails = await mailsAbout('order-paid');
  const answers = await Promise.all([gateway.notify(payment), gateway.notify(payment)]);
  expect(answers.map(({ text }) => text).toSorted()).toEqual(['OK: paid', 'OK: repeated']);
  const retried = { vads_url_check_src: 'RETRY' };
  expect(await gateway.notify(payment, retried)).toEqual({ status: 200, text: 'OK: repeated' });
  const captured = { vads_trans_status: 'CAPTURED', vads_url_check_src: 'BATCH' };
  expect(await gateway.notify(payment, captured)).toEqual({ status: 200, text: 'OK: repeated' });
  // The mail of the order says it.
  expect(await mailsAbout('order-paid')).toBe(mails);
  expect(await told(_id)).toHaveLength(2);
});

test('a wrong signature changes nothing: one of the right length, a missing one, one of other fields', async () => {
  const { _id } = await orderBy('card');
  const payment = await goToPay(_id);
  expect(await gateway.notify(payment, {}, 'another key')).toMatchObject({ status: 400 });
  const send = async (body: Record<string, string>) => {
    const sent = await fetch(`${api.url}${receivePayment.path}`, { method: 'POST', body: new URLSearchParams(body) });
    return sent.status;
  };
  expect(await send({ vads_order_id: 'CMD-2026-001', vads_trans_status: 'AUTHORISED' })).toBe(400);
  expect(await send({})).toBe(400);
  const { fields } = await formOf(_id);
  expect(await send({ ...fields, vads_trans_status: 'AUTHORISED', vads_trans_uuid: 'abc' })).toBe(400);
  expect((await read(_id)).isPaid).toBe(false);
  expect(await told(_id)).toEqual([]);
});

test('a form that the shop signed is not taken for a notification, whatever it asks for', async () => {
  const [theirs, own] = [await orderBy('card'), await orderBy('card')];
  const { fields } = await formOf(own._id);
  const { signature = '', ...signed } = fields;
  const names = Object.keys(signed).sort();
  // The same values in the same order, by the names that a notification has.
  const renamed = names.map((name, place) => [`vads_${String.fromCharCode(97 + place)}`, signed[name] ?? '']);
  const sent = await fetch(`${api.url}${receivePayment.path}`, {
    method: 'POST',
    body: new URLSearchParams({ ...Object.fromEntries(renamed), signature }),
  });
  expect(sent.status).toBe(400);
  expect((await read(theirs._id)).isPaid).toBe(false);
});

test('only a payment that the shop asked for is believed, for its own order and sum', async () => {
  const { _id } = await orderBy('card');
  const payment = await goToPay(_id);
  expect((await gateway.notify(payment, { vads_trans_id: '899999' })).status).toBe(404);
  expect((await gateway.notify(payment, { vads_trans_date: '20260114090000' })).status).toBe(404);
  expect((await gateway.notify(payment, { vads_url_check_src: '' })).status).toBe(400);
  expect((await gateway.notify(payment, { vads_trans_uuid: '' })).status).toBe(400);
  expect((await read(_id)).isPaid).toBe(false);
  expect(await gateway.notify(payment)).toMatchObject({ text: 'OK: paid' });
});

test.each([
  { what: 'another shop', change: { vads_site_id: '87654321' }, status: 400 },
  { what: 'another mode', change: { vads_ctx_mode: 'TEST' }, status: 400 },
  { what: 'another currency', change: { vads_currency: '840' }, status: 422 },
  { what: 'no order of the shop', change: { vads_order_id: 'CMD-2026-999' }, status: 404 },
  { what: 'no order number', change: { vads_order_id: '' }, status: 400 },
  { what: 'a state that the protocol doesn’t have', change: { vads_trans_status: 'constructor' }, status: 400 },
  { what: 'an amount that is none', change: { vads_amount: '12,50' }, status: 400 },
])('a signed notification of $what is refused with $status', async ({ change, status }) => {
  const { _id } = await orderBy('card');
  const payment = await goToPay(_id);
  expect((await gateway.notify(payment, change)).status).toBe(status);
  expect((await read(_id)).paymentStatus).toBe('pending');
});

test('a wrong amount is refused, and stands on the timeline once', async () => {
  const { _id } = await orderBy('card');
  const payment = await goToPay(_id);
  expect((await gateway.notify(payment, { vads_amount: '100' })).status).toBe(422);
  await gateway.notify(payment, { vads_amount: '100', vads_url_check_src: 'RETRY' });
  expect((await read(_id)).paymentStatus).toBe('pending');
  expect(await told(_id)).toEqual([`gateway amount ${payment.form.vads_trans_id}`]);
});

test('after a refused card another attempt can pay, and a late notification of the first changes nothing', async () => {
  const { _id } = await orderBy('card');
  const first = await goToPay(_id);
  expect(await gateway.notify(first, { vads_trans_status: 'REFUSED' })).toMatchObject({ text: 'OK: refused' });
  expect((await read(_id)).paymentStatus).toBe('failed');
  const second = await goToPay(_id);
  expect(await gateway.notify(second)).toMatchObject({ text: 'OK: paid' });
  await gateway.notify(first, { vads_trans_status: 'CANCELLED' });
  expect((await read(_id)).paymentStatus).toBe('paid');
});

test('an abandoned payment leaves the order as it was', async () => {
  const { _id } = await orderBy('card');
  const payment = await goToPay(_id);
  const abandoned = { vads_trans_status: 'ABANDONED', vads_trans_uuid: '' };
  expect(await gateway.notify(payment, abandoned)).toMatchObject({ status: 200, text: 'OK: given up' });
  expect(await told(_id)).toEqual([]);
  expect((await formOf(_id)).fields.vads_trans_id).not.toBe(payment.form.vads_trans_id);
});

test.each(['WAITING_AUTHORISATION', 'UNDER_VERIFICATION', 'AUTHORISED_TO_VALIDATE', 'INITIAL'])(
  'while a payment is %s the order waits, isn’t paid a second time, and becomes paid or payable after',
  async (vads_trans_status) => {
    const { _id } = await orderBy('card');
    const payment = await goToPay(_id);
    expect(await gateway.notify(payment, { vads_trans_status })).toMatchObject({ text: 'OK: verifying' });
    expect((await read(_id)).paymentStatus).toBe('pending');
    const again = await api.call('POST', preparePayment.path.replace('{id}', _id), { token: customer });
    expect(again).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('en cours de vérification') },
    });
    if (vads_trans_status === 'INITIAL') {
      await gateway.notify(payment, { vads_trans_status: 'REFUSED', vads_url_check_src: 'BATCH_AUTO' });
      await goToPay(_id);
    } else {
      await gateway.notify(payment, { vads_url_check_src: 'BATCH_AUTO' });
      expect((await read(_id)).isPaid).toBe(true);
    }
  },
);

test('a payment after the cancellation is recorded as due back, and no parcel is promised', async () => {
  const { _id } = await orderBy('card');
  const payment = await goToPay(_id);
  await api.succeed(contract.cancelOrder, { token: customer, id: _id });
  const mails = await mailsAbout('order-paid');
  expect(await gateway.notify(payment)).toEqual({ status: 200, text: 'OK: late' });
  const order = await read(_id);
  expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
  expect((await told(_id)).at(-1)).toBe(`gateway late ${payment.form.vads_trans_id}`);
  expect(await mailsAbout('order-paid')).toBe(mails);
  // The money goes back in the provider's back office, which may tell so; then the owner notes it.
  const refund = { vads_operation_type: 'CREDIT', vads_trans_uuid: 'refund-1', vads_url_check_src: 'MERCH_BO' };
  expect(await gateway.notify(payment, refund)).toEqual({ status: 200, text: 'OK: refunded' });
  const body = { paymentStatus: 'refunded' };
  const refunded = await api.succeed(changeOrderPayment, { token: owner, id: _id, body });
  expect(refunded.refunds?.[0]?.number).toMatch(/^A-2026-/);
});

test('a second payment of the same order is kept, so that it can be paid back', async () => {
  const { _id } = await orderBy('card');
  const [first, second] = [await goToPay(_id), await goToPay(_id)];
  await gateway.notify(first);
  expect(await gateway.notify(second)).toEqual({ status: 200, text: 'OK: twice' });
  expect((await told(_id)).at(-1)).toBe(`gateway twice ${second.form.vads_trans_id}`);
  expect((await read(_id)).paymentReference).toBe(first.form.vads_trans_id);
});

test('a reversed payment stands on the timeline, and the owner decides', async () => {
  const { _id } = await orderBy('card');
  const payment = await goToPay(_id);
  await gateway.notify(payment);
  expect(await gateway.notify(payment, { vads_trans_status: 'CAPTURE_FAILED' })).toMatchObject({
    text: 'OK: reversed',
  });
  expect((await told(_id)).at(-1)).toBe(`gateway reversed ${payment.form.vads_trans_id}`);
  expect((await read(_id)).paymentStatus).toBe('paid');
});

test('the transaction of one order can’t pay another', async () => {
  const [one, other] = [await orderBy('card'), await orderBy('card')];
  const payment = await goToPay(one._id);
  await gateway.notify(payment);
  expect((await gateway.notify(payment, { vads_order_id: other.orderNumber })).status).toBe(404);
  expect((await read(other._id)).isPaid).toBe(false);
});

test('nobody else, and no order that is paid, cancelled or by transfer, gets a form', async () => {
  const prepare = async (id: string, token = customer) =>
    (await api.call('POST', preparePayment.path.replace('{id}', id), { token })).status;
  const [paid, cancelled, transfer] = [await orderBy('card'), await orderBy('card'), await orderBy('bank-transfer')];
  await gateway.notify(await goToPay(paid._id));
  await api.succeed(contract.cancelOrder, { token: customer, id: cancelled._id });
  expect(await prepare(paid._id)).toBe(409);
  expect(await prepare(cancelled._id)).toBe(409);
  expect(await prepare(transfer._id)).toBe(409);
  expect(await prepare(paid._id, await api.newCustomer())).toBe(404);
  expect(await prepare('nothing')).toBe(404);
});

test('in service a payment that the client reports pays nothing', async () => {
  const { _id } = await orderBy('card');
  const paymentResult = {
    id: 'SIM-1',
    status: 'COMPLETED',
    update_time: api.now.toISOString(),
    email_address: 'a@b.fr',
  };
  const { path } = contract.payOrder;
  const paid = await api.call('PUT', path.replace('{id}', _id), { token: customer, body: { paymentResult } });
  expect(paid.status).toBe(409);
  expect((await read(_id)).isPaid).toBe(false);
});

test('a customer’s order shows nothing of the provider', async () => {
  const { _id } = await orderBy('card');
  await gateway.notify(await goToPay(_id), { vads_trans_status: 'UNDER_VERIFICATION' });
  const { items } = await api.succeed(contract.listOrders, { token: customer });
  expect(items[0]?.timeline.map(({ what }) => what)).toEqual(['created']);
});
