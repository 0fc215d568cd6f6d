import { ErrorBody } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { addresses, openShopSettings } from '@nuee/domain/fixtures';
import type { OrderEntry } from '@nuee/domain/live';
import { parse } from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const mild = { size: 10, nicotineStrength: 3 };
const ines = { ...addresses.camille, firstName: 'Inès Anne', lastName: 'Faure', phone: '06 01 02 03 04' };
let owner: string;
let productId: string;
let entries = 0;

async function newProduct(): Promise<void> {
  const product = { name: `Quetsche ${entries}`, category: 'Fruités', price: 10, stock: 5, status: 'published' };
  const bottles = { sizes: [10, 30], nicotineStrengths: [0, 3] };
  const body = { ...product, ...bottles, description: 'Une recette.' };
  productId = (await api.succeed(contract.createProduct, { token: owner, body })).id;
}

beforeEach(async () => {
  owner = await api.owner();
  entries += 1;
  await newProduct();
});

const entry = (change: Partial<OrderEntry> = {}): OrderEntry => ({
  lines: [{ productId, quantity: 2, ...mild }],
  ...{ shippingAddress: ines, billingAddress: ines },
  ...change,
});
const newEmail = () => `appel-${entries}@exemple.fr`;
const ask = (change: Partial<OrderEntry>, as = owner) =>
  api.call('POST', contract.enterOrder.path, { token: as, body: entry(change) });
const enter = (change: Partial<OrderEntry>) => api.succeed(contract.enterOrder, { token: owner, body: entry(change) });
const stock = async () => (await api.succeed(contract.readOwnerProduct, { token: owner, id: productId })).stock;
const mailsTo = async (email: string) =>
  (await api.succeed(contract.listMails, { token: owner })).items.filter(({ to }) => to === email);

test('a new customer is invited, and her order waits for its transfer', async () => {
  const order = await enter({ email: newEmail(), totalPrice: 28.99 });
  expect(order).toMatchObject({
    ...{ status: 'pending', paymentStatus: 'pending', paymentMethod: 'bank-transfer', itemsPrice: 20 },
    user: { name: 'Inès Anne Faure', email: newEmail() },
  });
  expect(order.timeline).toMatchObject([{ what: 'created', who: expect.stringContaining('@') }]);
  expect(await stock()).toBe(3);
  expect((await mailsTo(newEmail())).map(({ kind }) => kind).toSorted()).toEqual(['invitation', 'order-received']);
  const user = await api.succeed(contract.readUser, { token: owner, id: order.user._id });
  expect(user).toMatchObject({
    ...{ firstName: 'Inès Anne', lastName: 'Faure', phone: ines.phone },
    status: 'pending',
  });
  const { items: journal } = await api.succeed(contract.readJournal, { token: owner });
  expect(journal.map(({ what }) => what)).toEqual(expect.arrayContaining(['order.entered', 'user.created']));
});

test('what is paid already has its reference and its invoice at once, and one mail that says so', async () => {
  const order = await enter({ email: newEmail(), paid: { reference: 'VIR 118' } });
  expect(order).toMatchObject({
    ...{ paymentStatus: 'paid', isPaid: true, paymentReference: 'VIR 118' },
    invoiceNumber: expect.stringMatching(/^F-/),
  });
  const [mail, ...others] = (await mailsTo(newEmail())).filter(({ kind }) => kind !== 'invitation');
  expect(others).toEqual([]);
  const { text } = await api.succeed(contract.readMail, { token: owner, id: mail?._id ?? '' });
  expect(text).toContain(`Votre facture porte le numéro ${order.invoiceNumber}.`);
  const staff = await api.newStaff();
  expect((await ask({ email: `b${newEmail()}`, paid: { reference: 'VIR 119' } }, staff)).status).toBe(403);
  expect((await ask({ email: `b${newEmail()}` }, staff)).status).toBe(201);
});

test('a known customer keeps her cart, and orders as often as she is called', async () => {
  const token = await api.newCustomer();
  await api.succeed(contract.addToCart, { token, body: { productId, quantity: 1, ...mild } });
  const email = (await enter({ email: newEmail() })).user;
  for (let i = 0; i < 3; i += 1) await enter({ userId: email._id, lines: [{ productId, quantity: 1, ...mild }] });
  expect(await stock()).toBe(0);
  expect((await api.succeed(contract.readCart, { token })).items).toHaveLength(1);
  await api.succeed(contract.changeUser, { token: owner, id: email._id, body: { status: 'inactive' } });
  expect(await ask({ userId: email._id })).toMatchObject({ status: 409, body: { field: 'userId' } });
});

test('what isn’t sold, left or told is refused, and nobody gets an account', async () => {
  const { user } = await enter({ email: newEmail() });
  const email = `b${newEmail()}`;
  const line = { productId, quantity: 1, ...mild };
  const refusals = await Promise.all(
    [
      { email: user.email },
      {},
      { userId: 'inconnue' },
      { email, lines: [{ ...line, quantity: 9 }] },
      { email, lines: [{ ...line, size: 50 }] },
      { email, lines: [] },
      { email, totalPrice: 1 },
    ].map((change) => ask(change)),
  );
  expect(refusals.map(({ status, body }) => [status, parse(ErrorBody, body).field])).toEqual([
    ...[
      [409, 'email'],
      [422, 'email'],
    ],
    ...[404, 409, 409].map((status) => [status, undefined]),
    ...[
      [422, 'lines'],
      [409, undefined],
    ],
  ]);
  expect(await mailsTo(email)).toEqual([]);
  expect(await stock()).toBe(3);
});

test('an order whose answer was lost isn’t made twice', async () => {
  const again = {
    token: owner,
    body: entry({ email: newEmail() }),
    headers: { 'Idempotency-Key': `appel-${entries}` },
  };
  const [first, second] = [
    await api.succeed(contract.enterOrder, again),
    await api.succeed(contract.enterOrder, again),
  ];
  expect(second).toEqual(first);
  expect(await stock()).toBe(3);
});

test('in service, the shop has to be open and the bottle lawful', async () => {
  const { identity, mediator, bankTransfer } = openShopSettings;
  const { version } = await api.succeed(contract.readSettings, { token: owner });
  await api.succeed(contract.changeSettings, { token: owner, body: { identity, mediator, bankTransfer, version } });
  // That of the demonstration can't log in then.
  owner = await api.newOwner();
  const email = newEmail();
  await api.enterService({ demo: false });
  expect((await ask({ email })).status).toBe(409);
  await api.restart({ demo: false, smtpUrl: 'smtp://127.0.0.1:9' });
  expect((await ask({ email, lines: [{ productId, quantity: 1, size: 30, nicotineStrength: 3 }] })).status).toBe(409);
  expect(await enter({ email })).toMatchObject({ termsVersion: 0 });
});
