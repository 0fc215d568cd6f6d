/** Orders and their payment. More than 250 lines: one list of rules, to be read from the first to the last. */
import assert from 'node:assert/strict';
import { apiRoutes, orderTotals, simulatedPayment } from '@nuee/domain';
import type { Rule } from '../rule.ts';
import {
  add,
  assertRefused,
  checkout,
  order,
  otherSelection,
  readCart,
  readOrder,
  succeed,
  type World,
} from '../world.ts';

const { createOrder, payOrder } = apiRoutes;

const payment = (id: string) => simulatedPayment(id, 'ines@exemple.example', new Date('2026-01-15T09:00:00Z'));
const submit = (world: World, token: string, key: string, body: unknown = checkout) =>
  world.call('POST', createOrder.path, { token, body, headers: { 'Idempotency-Key': key } });
const pay = (world: World, token: string, id: string, body: unknown = payment(id)) =>
  world.call('PUT', payOrder.path.replace('{id}', id), { token, body });

/** A customer, the id of an order of theirs, and its payment. */
async function ordered(world: World) {
  const { token } = await world.newCustomer();
  const { _id } = await order(world, token);
  return { token, id: _id };
}

export const orderRules: readonly Rule[] = [
  {
    name: 'an order holds what was in the cart, at its price',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      const cart = await add(world, token, otherSelection);
      const created = await succeed(world, createOrder, { token, body: checkout });
      const { items, orderNumber } = await readOrder(world, token, created._id);
      assert.equal(orderNumber, created.orderNumber);
      assert.deepEqual(
        items.map(({ name, quantity, size, nicotineStrength, price }) => [
          name,
          quantity,
          size,
          nicotineStrength,
          price,
        ]),
        cart.items.map((item) => [item.product.name, item.quantity, item.size, item.nicotineStrength, item.price]),
      );
    },
  },
  ...(
    [
      [1, 4.99],
      [3, 4.99],
      [4, 0],
      [999, 0],
    ] as const
  ).map(([quantity, shippingPrice]) => ({
    name: `the amounts of ${quantity} pieces at 14.50 € are right, shipping ${shippingPrice} €`,
    async check(world: World) {
      const { token } = await world.newCustomer();
      const { items } = await add(world, token, { ...otherSelection, quantity });
      const { _id } = await succeed(world, createOrder, { token, body: checkout });
      const { itemsPrice, shippingPrice: shipping, taxPrice, totalPrice } = await readOrder(world, token, _id);
      assert.deepEqual({ itemsPrice, shippingPrice: shipping, taxPrice, totalPrice }, orderTotals(items));
      assert.equal(shipping, shippingPrice);
    },
  })),
  {
    name: 'a new order is pending, unpaid and undelivered',
    async check(world) {
      const { token, id } = await ordered(world);
      const { status, isPaid, paidAt, isDelivered, deliveredAt } = await readOrder(world, token, id);
      assert.deepEqual(
        [status, isPaid, paidAt, isDelivered, deliveredAt],
        ['pending', false, undefined, false, undefined],
      );
    },
  },
  {
    name: 'an order keeps both addresses, the payment method and the notes',
    async check(world) {
      const { token } = await world.newCustomer();
      const { _id } = await order(world, token, {
        ...checkout,
        paymentMethod: 'paypal',
        notes: ' Sonner\n2 fois « fort » ',
      });
      const { shippingAddress, billingAddress, paymentMethod, notes } = await readOrder(world, token, _id);
      assert.deepEqual(
        { shippingAddress, billingAddress },
        {
          shippingAddress: checkout.shippingAddress,
          billingAddress: checkout.billingAddress,
        },
      );
      assert.deepEqual([paymentMethod, notes], ['paypal', 'Sonner\n2 fois « fort »']);
    },
  },
  {
    name: 'an order number has the year and at least three digits',
    async check(world) {
      const { token } = await world.newCustomer();
      assert.match((await order(world, token)).orderNumber, /^CMD-\d{4}-\d{3,}$/);
    },
  },
  {
    name: 'orders made at once get different numbers',
    async check(world) {
      const customers = await Promise.all(Array.from({ length: 5 }, () => world.newCustomer()));
      const orders = await Promise.all(customers.map(({ token }) => order(world, token)));
      assert.equal(new Set(orders.map(({ orderNumber }) => orderNumber)).size, 5);
      assert.equal(new Set(orders.map(({ _id }) => _id)).size, 5);
    },
  },
  {
    name: 'an order empties the cart',
    async check(world) {
      const { token } = await ordered(world);
      const { items, totalPrice } = await readCart(world, token);
      assert.deepEqual([items, totalPrice], [[], 0]);
    },
  },
  {
    name: 'an empty cart makes no order',
    async check(world) {
      const { token } = await world.newCustomer();
      const answer = await world.call('POST', createOrder.path, { token, body: checkout });
      assertRefused(answer, 409);
      assert.deepEqual(answer.body, { message: 'Votre panier est vide' });
    },
  },
  {
    name: 'of ten submissions of one cart at once one makes an order',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      const submissions = Array.from({ length: 10 }, () =>
        world.call('POST', createOrder.path, { token, body: checkout }),
      );
      const statuses = (await Promise.all(submissions)).map(({ status }) => status);
      assert.deepEqual(statuses.toSorted(), [201, ...Array.from({ length: 9 }, () => 409)]);
    },
  },
  {
    name: 'a submission repeated with its key gets the first order, and says so',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      const first = await submit(world, token, 'une-cle');
      const again = await submit(world, token, 'une-cle');
      assert.deepEqual([first.status, again.status], [201, 201]);
      assert.deepEqual(again.body, first.body);
      assert.deepEqual(
        [first, again].map(({ headers }) => headers.get('Idempotent-Replayed')),
        [null, 'true'],
      );
    },
  },
  {
    name: 'a repeated submission leaves a new cart alone',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      await submit(world, token, 'une-cle');
      const cart = await add(world, token);
      await submit(world, token, 'une-cle');
      assert.deepEqual(await readCart(world, token), cart);
    },
  },
  {
    name: 'of ten submissions at once with one key all get the one order',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      const answers = await Promise.all(Array.from({ length: 10 }, () => submit(world, token, 'une-cle')));
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
      assert.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1);
    },
  },
  {
    name: 'a key that comes back with another body is refused',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      await submit(world, token, 'une-cle');
      assertRefused(await submit(world, token, 'une-cle', { ...checkout, paymentMethod: 'paypal' }), 422);
    },
  },
  {
    name: 'a key says nothing to another customer',
    async check(world) {
      const [one, two] = [await world.newCustomer(), await world.newCustomer()];
      for (const { token } of [one, two]) await add(world, token);
      const answers = [await submit(world, one.token, 'une-cle'), await submit(world, two.token, 'une-cle')];
      assert.notDeepEqual(answers[0]?.body, answers[1]?.body);
    },
  },
  {
    name: 'an unreadable key is refused',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      assertRefused(await submit(world, token, 'k'.repeat(300)), [400, 422]);
    },
  },
  {
    name: 'a card payment marks its order as paid and answers it',
    async check(world) {
      const { token, id } = await ordered(world);
      const paid = await succeed(world, payOrder, { token, id, body: payment(id) });
      assert.equal(paid.isPaid, true);
      assert.ok(paid.paidAt !== undefined);
      assert.deepEqual(await readOrder(world, token, id), paid);
    },
  },
  {
    name: 'the moment of the payment is the server’s',
    async check(world) {
      const { token, id } = await ordered(world);
      const body = simulatedPayment(id, 'ines@exemple.example', new Date('2001-01-01'));
      assert.doesNotMatch((await succeed(world, payOrder, { token, id, body })).paidAt ?? '', /^2001/);
    },
  },
  {
    name: 'the same payment said again changes nothing',
    async check(world) {
      const { token, id } = await ordered(world);
      const paid = await succeed(world, payOrder, { token, id, body: payment(id) });
      assert.deepEqual(await succeed(world, payOrder, { token, id, body: payment(id) }), paid);
    },
  },
  {
    name: 'another payment of a paid order is refused',
    async check(world) {
      const { token, id } = await ordered(world);
      await succeed(world, payOrder, { token, id, body: payment(id) });
      assertRefused(await pay(world, token, id, payment(`${id}-b`)), 409);
    },
  },
  {
    name: 'one payment pays one order',
    async check(world) {
      const { token, id } = await ordered(world);
      const second = await order(world, token);
      const { paymentResult } = payment(id);
      await succeed(world, payOrder, { token, id, body: { paymentResult } });
      assertRefused(await pay(world, token, second._id, { paymentResult }), 409);
      assert.equal((await readOrder(world, token, second._id)).isPaid, false);
    },
  },
  ...(['paypal', 'bank-transfer'] as const).map((paymentMethod) => ({
    name: `an order by ${paymentMethod} is not paid by the shop`,
    async check(world: World) {
      const { token } = await world.newCustomer();
      const { _id } = await order(world, token, { ...checkout, paymentMethod });
      assertRefused(await pay(world, token, _id), 409);
      assert.equal((await readOrder(world, token, _id)).isPaid, false);
    },
  })),
];
