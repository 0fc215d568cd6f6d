import { apiRoutes, simulatedPayment } from '@nuee/domain';
import { livingRoutes } from '@nuee/domain/live';
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
  await api.succeed(apiRoutes.addToCart, { token, body: caramel });
  return api.order(token);
};
const cancel = (id: string, by = token) => api.call('POST', `/api/orders/${id}/cancellation`, { token: by });
const reorder = (id: string, by = token) => api.call('POST', `/api/orders/${id}/cart`, { token: by });
const setStatus = (id: string, status: string) =>
  api.succeed(livingRoutes.changeOrderStatus, { token: owner, id, body: { status } });
const product = () => api.succeed(livingRoutes.readOwnerProduct, { token: owner, id: caramel.productId });
const setStock = (stock: number) =>
  api.succeed(livingRoutes.changeStock, { token: owner, id: caramel.productId, body: { stock } });

test('a customer cancels her order: the stock is back, the journal, a mail and the timeline say so', async () => {
  const { stock } = await product();
  const { _id, orderNumber } = await newOrder();
  const answer = await cancel(_id);
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'cancelled', timeline: [{ what: 'created' }, { what: 'status', to: 'cancelled' }] },
  });
  expect((await product()).stock).toBe(stock);
  expect(await cancel(_id)).toEqual({ ...answer, headers: expect.anything() });
  expect((await product()).stock).toBe(stock);
  const { items: journal } = await api.succeed(livingRoutes.readJournal, { token: owner });
  expect(journal[0]).toMatchObject({ what: 'order.status', who: 'customer', name: orderNumber, to: 'cancelled' });
  const { items: mails } = await api.succeed(livingRoutes.listMails, { token: owner });
  expect(mails.filter(({ kind }) => kind === 'order-cancelled')).toHaveLength(1);
});

test('a cancelled order can’t be paid', async () => {
  const { _id } = await newOrder();
  await cancel(_id);
  const body = simulatedPayment(_id, 'a@exemple.fr', api.now);
  expect(await api.call('PUT', `/api/orders/${_id}/pay`, { token, body })).toMatchObject({
    status: 409,
    body: { message: 'Cette commande est annulée.' },
  });
});

test('an order whose parcel has left, and that of another customer, can’t be cancelled', async () => {
  const { _id } = await newOrder();
  const other = await api.newCustomer();
  expect((await cancel(_id, other)).status).toBe(404);
  expect((await reorder(_id, other)).status).toBe(404);
  for (const status of ['shipped', 'delivered']) {
    await setStatus(_id, status);
    expect(await cancel(_id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('déjà partie') } });
  }
});

test('the customer’s timeline has neither internal notes nor names of staff', async () => {
  const { _id } = await newOrder();
  await api.succeed(livingRoutes.addOrderNote, { token: owner, id: _id, body: { text: 'Cliente difficile' } });
  await setStatus(_id, 'processing');
  const { items } = await api.succeed(livingRoutes.listOrders, { token });
  expect(items[0]?.timeline).toEqual([
    { at: expect.any(String), what: 'created' },
    { at: expect.any(String), what: 'status', to: 'processing' },
  ]);
});

test('a reorder adds to what is in the cart', async () => {
  const { _id } = await newOrder();
  expect(await reorder(_id)).toMatchObject({ status: 200, body: { added: 2, missing: [] } });
  expect(await reorder(_id)).toMatchObject({ body: { added: 2 } });
  const { items } = await api.succeed(apiRoutes.readCart, { token });
  expect(items).toMatchObject([{ quantity: 4, size: 30, nicotineStrength: 3 }]);
});

test('only a customer who pays by transfer sees the owner’s bank account', async () => {
  const { _id } = await newOrder();
  const ask = (id: string, by = token) => api.call('GET', `/api/orders/${id}/bank-transfer`, { token: by });
  expect((await ask(_id)).status).toBe(409);
  await api.succeed(apiRoutes.addToCart, { token, body: caramel });
  const transfer = await api.order(token, 'bank-transfer');
  expect((await ask(transfer._id)).body).toEqual({ iban: '', bic: '', beneficiary: '', expiresAfterDays: 14 });
  const { version } = await api.succeed(livingRoutes.readSettings, { token: owner });
  const bankTransfer = { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP', beneficiary: 'Maison Nuée SAS' };
  await api.succeed(livingRoutes.changeSettings, { token: owner, body: { bankTransfer, version } });
  expect((await ask(transfer._id)).body).toEqual({ ...bankTransfer, expiresAfterDays: 14 });
  expect((await ask(transfer._id, await api.newCustomer())).status).toBe(404);
});

test('articles that are out of stock or no longer sold are not added, and are named', async () => {
  const { _id } = await newOrder();
  const { name, version } = await product();
  await setStock(1);
  expect((await reorder(_id)).body).toEqual({ added: 1, missing: [`${name}\u00a0: il n’en reste que 1.`] });
  await setStock(0);
  expect((await reorder(_id)).body).toEqual({ added: 0, missing: [`${name} est en rupture de stock.`] });
  await setStock(50);
  const change = (version: number, body: object) =>
    api.succeed(livingRoutes.changeProduct, { token: owner, id: caramel.productId, body: { ...body, version } });
  const changed = await change(version, { sizes: [10] });
  expect((await reorder(_id)).body).toEqual({ added: 0, missing: [`${name} n’est plus proposé en 30\u00a0ml.`] });
  await change(changed.version, { sizes: [30], status: 'archived' });
  expect((await reorder(_id)).body).toEqual({ added: 0, missing: [`${name} n’est plus proposé.`] });
});
