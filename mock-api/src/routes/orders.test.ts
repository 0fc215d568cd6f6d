// More than 250 lines: an order and its payment are one story, told on the same cart.

import { apiRoutes, maximumNotesLength, simulatedPayment } from '@nuee/domain';
import { addresses, products } from '@nuee/domain/fixtures';
import { beforeEach, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const { addToCart, createOrder, payOrder, readOrder, readCart, readProfile } = apiRoutes;

const caramel = { productId: products.reduced.id, quantity: 2, size: 30, nicotineStrength: 3 };
const fraise = { productId: products.bestSeller.id, quantity: 1, size: 10, nicotineStrength: 0 };
const checkout = { shippingAddress: addresses.camille, billingAddress: addresses.nathan, paymentMethod: 'card' };
const emptyCart = { message: 'Votre panier est vide' };
const notFound = { message: 'Commande non trouvée' };

let token: string;
beforeEach(async () => {
  api.now = new Date('2026-01-15T10:00:00+01:00');
  token = await api.newCustomer();
});

const withCart = async (owner = token) => {
  await api.succeed(addToCart, { token: owner, body: caramel });
  await api.succeed(addToCart, { token: owner, body: fraise });
};
const newOrder = async (method: 'card' | 'paypal' | 'bank-transfer' = 'card') => {
  await withCart();
  return api.order(token, method);
};
const create = (body: unknown) => api.call('POST', '/api/orders', { token, body });
const pay = (id: string, body: unknown = simulatedPayment(id, 'ines@exemple.fr', api.now)) =>
  api.call('PUT', `/api/orders/${id}/pay`, { token, body });

test('an order names the price that was shown: at another one nothing is ordered and the cart stays', async () => {
  await withCart();
  expect(await create({ ...checkout, expectedItemsPrice: 48 })).toMatchObject({
    status: 409,
    body: {
      message: 'Le prix de vos articles a changé\u00a0: 50,48\u00a0€ au lieu de 48,00\u00a0€. Vérifiez votre panier.',
    },
  });
  expect((await api.succeed(readCart, { token })).items).toHaveLength(2);
  expect((await create({ ...checkout, expectedItemsPrice: 'douze' })).status).toBe(422);
  expect(await create({ ...checkout, expectedItemsPrice: 50.48, expectedTotalPrice: 55.57 })).toMatchObject({
    status: 409,
    body: {
      message:
        'Le total a changé, livraison et TVA comprises\u00a0: 60,58\u00a0€ au lieu de 55,57\u00a0€. Rechargez la page pour le vérifier.',
    },
  });
  expect((await create({ ...checkout, expectedItemsPrice: 50.48, expectedTotalPrice: 60.58 })).status).toBe(201);
});

test('an order is stored with what was sold, at what price, and read back', async () => {
  await withCart();
  const { items } = await api.succeed(readCart, { token });
  const created = await api.succeed(createOrder, { token, body: { ...checkout, notes: '  Sonner\ndeux fois ' } });
  expect(await api.succeed(readOrder, { token, id: created._id })).toEqual({
    _id: created._id,
    orderNumber: created.orderNumber,
    createdAt: '2026-01-15T09:00:00.000Z',
    status: 'pending',
    shippingAddress: addresses.camille,
    billingAddress: addresses.nathan,
    paymentMethod: 'card',
    isPaid: false,
    isDelivered: false,
    items: items.map(({ _id, product: { name, image }, size, nicotineStrength, quantity, price }) => ({
      _id,
      name,
      image,
      size,
      nicotineStrength,
      quantity,
      price,
    })),
    itemsPrice: 50.48,
    shippingPrice: 0,
    taxPrice: 10.1,
    totalPrice: 60.58,
    notes: 'Sonner\ndeux fois',
  });
});

test('an order empties the cart', async () => {
  await newOrder();
  expect(await api.succeed(readCart, { token })).toMatchObject({ items: [], totalPrice: 0 });
});

test('orders up to fifty euros pay for shipping', async () => {
  await api.succeed(addToCart, { token, body: fraise });
  const { _id } = await api.order(token);
  expect(await api.succeed(readOrder, { token, id: _id })).toMatchObject({
    itemsPrice: 14.5,
    shippingPrice: 4.99,
    taxPrice: 2.9,
    totalPrice: 22.39,
  });
});

test('amounts, states and owners that the client sends are ignored', async () => {
  await withCart();
  const body = {
    ...checkout,
    ...{ totalPrice: 0, itemsPrice: 0, isPaid: true, status: 'delivered', userId: 'x', orderNumber: 'CMD-1' },
    items: [{ price: 0 }],
  };
  const { _id } = await api.succeed(createOrder, { token, body });
  expect(await api.succeed(readOrder, { token, id: _id })).toMatchObject({
    totalPrice: 60.58,
    isPaid: false,
    status: 'pending',
  });
});

test('an empty cart makes no order', async () => {
  expect(await create(checkout)).toMatchObject({ status: 409, body: emptyCart });
});

test('of twenty submissions at once one makes an order', async () => {
  await withCart();
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(checkout)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body)).toEqual(
    Array.from({ length: 19 }, () => emptyCart),
  );
});

const submit = (key: string, body: unknown = checkout, owner = token) =>
  api.call('POST', '/api/orders', { token: owner, body, headers: { 'Idempotency-Key': key } });

test('a submission that is repeated with its key gets the first answer', async () => {
  await withCart();
  const first = await submit('cle-1');
  expect(first.headers.get('Idempotent-Replayed')).toBeNull();
  await withCart();
  const again = await submit('cle-1', { ...checkout, notes: ' ', extra: true });
  expect(again).toMatchObject({ status: 422 });
  for (const body of [checkout, { ...checkout, totalPrice: 1 }]) {
    const replayed = await submit('cle-1', body);
    expect(replayed).toMatchObject({ status: 201, body: first.body });
    expect(replayed.headers.get('Idempotent-Replayed')).toBe('true');
  }
  expect(await api.succeed(readCart, { token })).toMatchObject({ totalPrice: 50.48 });
});

test('of twenty submissions at once with one key all get the one order', async () => {
  await withCart();
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit('cle-2')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true')).toHaveLength(19);
});

test('a key has no effect for another customer, or after 24 hours', async () => {
  await withCart();
  const first = await submit('cle-3');
  const other = await api.newCustomer();
  expect(await submit('cle-3', checkout, other)).toMatchObject({ status: 409, body: emptyCart });
  await withCart(other);
  expect((await submit('cle-3', checkout, other)).body).not.toEqual(first.body);
  api.now = new Date('2026-01-16T09:59:59+01:00');
  expect(await submit('cle-3')).toMatchObject({ status: 201, body: first.body });
  api.now = new Date('2026-01-16T10:00:01+01:00');
  expect(await submit('cle-3')).toMatchObject({ status: 409, body: emptyCart });
});

test('a key whose order was refused can be used again', async () => {
  expect(await submit('cle-4')).toMatchObject({ status: 409 });
  await withCart();
  expect(await submit('cle-4')).toMatchObject({ status: 201 });
});

test.each(['', 'a b', 'a/b', 'k'.repeat(129)])('the key %j is refused', async (key) => {
  await withCart();
  expect(await submit(key)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('Idempotency-Key') },
  });
});

test('order numbers follow each other without a gap, whoever orders and whatever fails between', async () => {
  api.now = new Date('2027-06-01T12:00:00Z');
  const customers = await Promise.all(Array.from({ length: 12 }, () => api.newCustomer()));
  for (const owner of customers) await withCart(owner);
  const orders = await Promise.all(
    customers.flatMap((owner) => [api.order(owner), api.call('POST', '/api/orders', { token, body: checkout })]),
  );
  const numbers = orders.flatMap((answer) => ('orderNumber' in answer ? answer.orderNumber : []));
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 12 }, (_, i) => `CMD-2027-${String(i + 1).padStart(3, '0')}`),
  );
});

test('numbers start again with the year of Paris', async () => {
  api.now = new Date('2028-12-31T22:59:59Z');
  token = await api.newCustomer();
  expect(await newOrder()).toMatchObject({ orderNumber: 'CMD-2028-001' });
  api.now = new Date('2028-12-31T23:00:00Z');
  expect(await newOrder()).toMatchObject({ orderNumber: 'CMD-2029-001' });
  expect(await newOrder()).toMatchObject({ orderNumber: 'CMD-2029-002' });
});

test('a clock that jumps an hour back or a day ahead gives no number twice and ends no session', async () => {
  const jumps = ['2031-05-01T10:00:00Z', '2031-05-01T09:00:00Z', '2031-05-02T09:00:00Z', '2031-05-01T09:30:00Z'];
  const numbers: string[] = [];
  api.now = new Date('2031-05-01T09:59:00Z');
  token = await api.newCustomer();
  for (const jump of jumps) {
    api.now = new Date(jump);
    numbers.push((await newOrder()).orderNumber);
  }
  expect(numbers).toEqual(['CMD-2031-001', 'CMD-2031-002', 'CMD-2031-003', 'CMD-2031-004']);
});

test.each([
  ['no address', { ...checkout, shippingAddress: undefined }, 'Adresse de livraison'],
  ['an address without a city', { ...checkout, billingAddress: { ...addresses.nathan, city: ' ' } }, 'Ville'],
  [
    'an address with a hidden character',
    { ...checkout, shippingAddress: { ...addresses.camille, street: 'a\u0000b' } },
    'Adresse',
  ],
  ['half a character', { ...checkout, notes: 'a\ud800b' }, 'Notes de commande'],
  ['notes that are too long', { ...checkout, notes: 'n'.repeat(maximumNotesLength + 1) }, 'Notes de commande'],
  ['another payment method', { ...checkout, paymentMethod: 'cash' }, 'Mode de paiement'],
])('an order with %s is refused and the cart is kept', async (_what, body, field) => {
  await withCart();
  expect(await create(body)).toMatchObject({ status: 422, body: { message: expect.stringContaining(field) } });
  expect(await api.succeed(readCart, { token })).toMatchObject({ totalPrice: 50.48 });
});

test('empty notes are left out', async () => {
  await withCart();
  const { _id } = await api.succeed(createOrder, { token, body: { ...checkout, notes: '   ' } });
  expect(await api.succeed(readOrder, { token, id: _id })).not.toHaveProperty('notes');
});

test('a card payment marks the order as paid, now', async () => {
  const { _id } = await newOrder();
  api.now = new Date('2026-01-15T09:00:02Z');
  const body = simulatedPayment(_id, 'ines@exemple.fr', new Date('2020-01-01'));
  const paid = await api.succeed(payOrder, { token, id: _id, body });
  expect(paid).toMatchObject({ isPaid: true, paidAt: '2026-01-15T09:00:02.000Z', status: 'pending' });
  expect(await api.succeed(readOrder, { token, id: _id })).toEqual(paid);
});

test('repeating the same payment changes nothing, another one is refused', async () => {
  const { _id } = await newOrder();
  const payment = simulatedPayment(_id, 'ines@exemple.fr', api.now);
  const paid = await api.succeed(payOrder, { token, id: _id, body: payment });
  api.now = new Date('2026-01-16T09:00:00Z');
  expect(await api.succeed(payOrder, { token, id: _id, body: payment })).toEqual(paid);
  const another = { paymentResult: { ...payment.paymentResult, id: 'another' } };
  expect(await pay(_id, another)).toMatchObject({ status: 409, body: { message: 'Cette commande est déjà payée.' } });
  expect(await api.succeed(readOrder, { token, id: _id })).toEqual(paid);
});

test('one payment pays one order', async () => {
  const [first, second] = [await newOrder(), await newOrder()];
  const payment = simulatedPayment(first._id, 'ines@exemple.fr', api.now);
  await api.succeed(payOrder, { token, id: first._id, body: payment });
  expect(await pay(second._id, payment)).toMatchObject({ status: 409 });
  expect(await api.succeed(readOrder, { token, id: second._id })).toMatchObject({ isPaid: false });
});

test.each(['paypal', 'bank-transfer'] as const)('a %s order awaits its payment', async (method) => {
  const { _id } = await newOrder(method);
  expect(await pay(_id)).toMatchObject({ status: 409, body: { message: 'Cette commande ne se paie pas par carte.' } });
  expect(await api.succeed(readOrder, { token, id: _id })).toMatchObject({ isPaid: false, paymentMethod: method });
});

test('a payment that is not completed, or unreadable, pays nothing', async () => {
  const { _id } = await newOrder();
  const { paymentResult } = simulatedPayment(_id, 'ines@exemple.fr', api.now);
  const bodies = [
    { paymentResult: { ...paymentResult, status: 'FAILED' } },
    { paymentResult: { ...paymentResult, id: '' } },
    { paymentResult: { ...paymentResult, update_time: 'hier' } },
    { paymentResult: { ...paymentResult, email_address: 'nobody' } },
    { paymentResult: 'COMPLETED' },
    {},
  ];
  for (const body of bodies) expect(await pay(_id, body)).toMatchObject({ status: 422 });
  expect(await api.succeed(readOrder, { token, id: _id })).toMatchObject({ isPaid: false });
});

test('another customer’s order is answered like one that does not exist', async () => {
  const { _id } = await newOrder();
  token = await api.newCustomer();
  for (const id of [_id, 'nothing', crypto.randomUUID(), '__proto__', '%00', "'--"]) {
    expect(await api.call('GET', `/api/orders/${id}`, { token })).toMatchObject({ status: 404, body: notFound });
    const body = simulatedPayment('x', 'ines@exemple.fr', api.now);
    expect(await pay(id, body)).toMatchObject({ status: 404, body: notFound });
  }
});

test('the first order fills the profile, and each new address is kept behind the first', async () => {
  await newOrder();
  const { street, city, postalCode, country, phone } = addresses.camille;
  const filled = { firstName: 'Inès', lastName: 'Martin', phone, addresses: [{ street, city, postalCode, country }] };
  expect(await api.succeed(readProfile, { token })).toEqual(filled);
  await withCart();
  await api.order(token, 'card', addresses.nathan);
  const { street: other, city: town, postalCode: code, country: land } = addresses.nathan;
  const second = { street: other, city: town, postalCode: code, country: land };
  const kept = { ...filled, addresses: [...filled.addresses, second] };
  expect(await api.succeed(readProfile, { token })).toEqual(kept);
  await withCart();
  await api.order(token, 'card', { ...addresses.nathan, street: other.toUpperCase() });
  expect(await api.succeed(readProfile, { token })).toEqual(kept);
});
