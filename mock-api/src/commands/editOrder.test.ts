import * as contract from '@nuee/domain/contract';
import { addresses } from '@nuee/domain/fixtures';
import type { OrderEdit, OwnerOrder } from '@nuee/domain/live';
import { beforeEach, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
let owner: string;
let token: string;
let productId: string;

const bottle = { size: 10, price: 10, stock: 5 };
const [mild, strong] = [
  { size: 10, nicotineStrength: 3 },
  { size: 10, nicotineStrength: 6 },
];
let products = 0;

beforeEach(async () => {
  owner = await api.owner();
  token = await api.newCustomer();
  products += 1;
  const { id } = await api.succeed(contract.createProduct, {
    token: owner,
    body: {
      ...{ name: `Mirabelle ${products}`, category: 'Fruités', price: 10, status: 'published' },
      variants: [
        { ...bottle, nicotineStrength: 3 },
        { ...bottle, nicotineStrength: 6 },
        { ...bottle, nicotineStrength: 12, price: 12 },
      ],
    },
  });
  productId = id;
});

async function ordered(quantity = 3): Promise<OwnerOrder> {
  await api.succeed(contract.addToCart, { token, body: { productId, quantity, ...mild } });
  const { _id: id } = await api.order(token, 'bank-transfer');
  return api.succeed(contract.readOwnerOrder, { token: owner, id });
}

const paid = async (): Promise<OwnerOrder> => {
  const { _id: id } = await ordered();
  return api.succeed(contract.changeOrderPayment, { token: owner, id, body: { paymentStatus: 'paid' } });
};

const line = (order: OwnerOrder, quantity: number, as = mild) => [
  { lineId: order.items[0]?._id ?? '', quantity, ...as },
];
const path = (order: OwnerOrder) => contract.editOrder.path.replace('{id}', order._id);
const ask = (order: OwnerOrder, edit: OrderEdit, as = owner, query = '') =>
  api.call('PUT', path(order) + query, { token: as, body: { version: order.version, ...edit } });
const edit = (order: OwnerOrder, body: OrderEdit) =>
  api.succeed(contract.editOrder, { token: owner, id: order._id, body: { version: order.version, ...body } });

const stocks = async () =>
  (await api.succeed(contract.readOwnerProduct, { token: owner, id: productId })).variants?.map(({ stock }) => stock);

test('an unpaid order gets other lines and another address, with its total, its stock and a mail', async () => {
  const order = await ordered();
  const asked = { lines: line(order, 4, strong), shippingAddress: { ...addresses.camille, city: 'Brest' } };
  const preview = await ask(order, asked, owner, '?preview=true');
  expect(preview.body).toMatchObject({
    isChanged: true,
    owedBefore: { itemsPrice: 30 },
    owed: { itemsPrice: 40 },
    stock: [
      { name: `Mirabelle ${products}, 10\u00a0ml · 3\u00a0mg/ml`, pieces: 3 },
      { name: `Mirabelle ${products}, 10\u00a0ml · 6\u00a0mg/ml`, pieces: -4 },
    ],
  });
  expect(await stocks()).toEqual([2, 5, 5]);

  const { order: edited } = await edit(order, asked);
  expect(edited).toMatchObject({
    itemsPrice: 40,
    shippingAddress: { city: 'Brest' },
    items: [{ quantity: 4, ...strong }],
  });
  expect(edited.timeline.at(-1)).toMatchObject({ what: 'edited', to: 'lines shippingAddress' });
  expect(await stocks()).toEqual([5, 1, 5]);
  expect(await api.succeed(contract.readOwnerOrder, { token: owner, id: order._id })).toEqual(edited);

  const { items: mails } = await api.succeed(contract.listMails, { token: owner });
  const mail = mails.find(({ kind, orderNumber }) => kind === 'order-changed' && orderNumber === order.orderNumber);
  const { text } = await api.succeed(contract.readMail, { token: owner, id: mail?._id ?? '' });
  expect(text).toContain('Total\u00a0: 52,99\u00a0€');
  const { items: journal } = await api.succeed(contract.readJournal, { token: owner });
  expect(journal[0]).toMatchObject({ what: 'order.edited', target: order._id });

  await api.succeed(contract.changeOrderStatus, { token: owner, id: order._id, body: { status: 'cancelled' } });
  expect(await stocks()).toEqual([5, 5, 5]);
});

test('a paid order gives back what is removed, with a credit note, and swaps the rest', async () => {
  const order = await paid();
  const asked = { lines: line(order, 2, strong) };
  expect((await ask(order, asked, owner, '?preview=true')).body).toMatchObject({
    refund: 12,
    owed: { itemsPrice: 20 },
  });
  expect((await ask(order, asked, await api.newStaff())).status).toBe(403);
  const { order: edited } = await edit(order, asked);
  expect(edited).toMatchObject({
    ...{ paymentStatus: 'paid', totalPrice: order.totalPrice, refundedTotal: 12 },
    items: [{ quantity: 3, ...strong }],
    refunds: [{ reason: 'Commande modifiée' }],
  });
  expect(await stocks()).toEqual([5, 3, 5]);
  const { items: movements } = await api.succeed(contract.listMovements, { token: owner, id: productId });
  expect(movements.map(({ why, from, to }) => `${why} ${to - from}`).toSorted()).toEqual(
    expect.arrayContaining(['edited -2', 'edited 2', 'ordered -3', 'refunded 1']),
  );
  await api.succeed(contract.changeOrderStatus, { token: owner, id: order._id, body: { status: 'cancelled' } });
  expect(await stocks()).toEqual([5, 5, 5]);
});

test('what costs more, is out of stock, has left or has changed is refused, and nothing happens', async () => {
  const order = await paid();
  const stronger = { size: 10, nicotineStrength: 12 };
  for (const lines of [line(order, 4), line(order, 3, stronger), line(order, 0)])
    expect((await ask(order, { lines })).status).toBe(422);
  const unpaid = await ordered(1);
  expect(await ask(unpaid, { lines: line(unpaid, 9, strong) })).toMatchObject({
    status: 409,
    body: { message: `Mirabelle ${products}, 10\u00a0ml · 6\u00a0mg/ml\u00a0: il n’en reste que 5.` },
  });
  expect((await ask(unpaid, { lines: [] })).status).toBe(422);
  expect((await ask({ ...unpaid, version: 9 }, { lines: line(unpaid, 2) })).status).toBe(409);
  expect((await ask({ ...unpaid, _id: 'inconnue' }, {})).status).toBe(404);
  expect((await edit(unpaid, { lines: line(unpaid, 1) })).order).toEqual(unpaid);
  await api.succeed(contract.changeOrderStatus, { token: owner, id: unpaid._id, body: { status: 'shipped' } });
  const shipped = await api.succeed(contract.readOwnerOrder, { token: owner, id: unpaid._id });
  expect((await ask(shipped, { lines: line(shipped, 2) })).status).toBe(409);
  expect(await stocks()).toEqual([1, 5, 5]);
});

test('pieces that were paid back without coming back to stock keep their line as it is', async () => {
  const order = await paid();
  const [lost] = line(order, 1);
  const body = {
    ...{ shipping: 0, reason: 'Flacon cassé', version: order.version },
    lines: [{ lineId: lost?.lineId ?? '', quantity: 1, restock: false }],
  };
  const part = await api.succeed(contract.refundOrder, { token: owner, id: order._id, body });
  expect((await ask(part, { lines: line(part, 2, strong) })).status).toBe(422);
  expect((await edit(part, { lines: line(part, 1) })).order.refundedTotal).toBe(24);
});

test('another delivery method is charged, or its difference paid back', async () => {
  const { delivery, version } = await api.succeed(contract.readSettings, { token: owner });
  const method = { text: '', countries: ['France'], active: true };
  const methods = [
    { id: 'a', kind: 'home', name: 'Colissimo', fee: 6, ...method },
    { id: 'b', kind: 'home', name: 'Lettre', fee: 4, ...method },
    { id: 'c', kind: 'express', name: 'Express', fee: 9, ...method },
  ];
  await api.succeed(contract.changeSettings, { token: owner, body: { version, delivery: { methods } } });
  await api.succeed(contract.addToCart, { token, body: { productId, quantity: 1, ...mild } });
  const { _id: id } = await api.succeed(contract.createOrder, {
    token,
    body: {
      ...{ shippingAddress: addresses.camille, billingAddress: addresses.camille },
      ...{ paymentMethod: 'bank-transfer', deliveryMethod: 'a' },
    },
  });
  const order = await api.succeed(contract.readOwnerOrder, { token: owner, id });
  const { order: dearer } = await edit(order, { deliveryMethod: 'c' });
  expect(dearer).toMatchObject({ shippingPrice: 9, delivery: { name: 'Express' } });
  const abroad = { ...addresses.camille, country: 'Belgique', postalCode: '1000' };
  expect(await ask(dearer, { shippingAddress: abroad })).toMatchObject({
    status: 422,
    body: { field: 'deliveryMethod' },
  });
  const settled = await api.succeed(contract.changeOrderPayment, { token: owner, id, body: { paymentStatus: 'paid' } });
  const { order: cheaper, refund } = await edit(settled, { deliveryMethod: 'b' });
  expect([refund, cheaper.refundedTotal, cheaper.delivery?.name]).toEqual([5, 5, 'Lettre']);
  expect((await ask(cheaper, { deliveryMethod: 'c' })).status).toBe(422);
  await api.succeed(contract.changeSettings, { token: owner, body: { version: version + 1, delivery } });
});
