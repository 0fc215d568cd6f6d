/** Orders and their payment. */

import assert from 'node:assert/strict';
import { orderTotals, simulatedPayment } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
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

const { createOrder, payOrder } = contract;

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
      const { createdAt, ...stored } = await readOrder(world, token, created._id);
      assert.ok(!Number.isNaN(Date.parse(createdAt)));
      assert.deepEqual(stored, {
        ...created,
        ...checkout,
        ...{ status: 'pending', isPaid: false, isDelivered: false },
        items: cart.items.map(({ product: { name, image }, ...line }) => {
          const { _id, size, nicotineStrength, quantity, price } = line;
          return { _id, name, image, size, nicotineStrength, quantity, price };
        }),
        ...{ itemsPrice: 50.48, shippingPrice: 0, taxPrice: 10.1, totalPrice: 60.58 },
      });
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
    name: 'empty notes are left out',
    async check(world) {
      const { token } = await world.newCustomer();
      const { _id } = await order(world, token, { ...checkout, notes: '   ' });
      assert.ok(!('notes' in (await readOrder(world, token, _id))));
    },
  },
  {
    name: 'an order names the price that was shown: at another one nothing is ordered and the cart stays',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      const cart = await add(world, token, otherSelection);
      const create = (headers: Record<string, string>, more: object = {}) =>
        world.call('POST', createOrder.path, { token, body: { ...checkout, ...more }, headers });
      const priceMessage =
        'Le prix de vos articles a changé\u00a0: 50,48\u00a0€ au lieu de 48,00\u00a0€. Vérifiez votre panier.';
      assertRefused(await create({ 'Expected-Items-Price': '48' }), 409, priceMessage);
      assertRefused(await create({ 'Expected-Items-Price': 'douze' }), 400, 'expected-items-price');
      assertRefused(await create({ 'Expected-Total-Price': '-1' }), 400, 'expected-total-price');
      const totalMessage =
        'Le total a changé, livraison et TVA comprises\u00a0: 60,58\u00a0€ au lieu de 55,57\u00a0€. Rechargez la page pour le vérifier.';
      assertRefused(
        await create({ 'Expected-Items-Price': '50.48', 'Expected-Total-Price': '55.57' }),
        409,
        totalMessage,
      );
      assertRefused(await create({}, { paymentMethod: 'cash' }), 422);
      assert.deepEqual(await readCart(world, token), cart);
      assert.equal((await create({ 'Expected-Items-Price': '50.48', 'Expected-Total-Price': '60.58' })).status, 201);
    },
  },
  {
    name: 'order numbers follow each other without a gap, whoever orders and whatever fails between',
    async check(world) {
      const customers = await Promise.all(Array.from({ length: 12 }, () => world.newCustomer()));
      for (const { token } of customers) await add(world, token);
      const { token: nobody } = await world.reader();
      const [orders] = await Promise.all([
        Promise.all(customers.map(({ token }) => succeed(world, createOrder, { token, body: checkout }))),
        ...customers.map(() => world.call('POST', createOrder.path, { token: nobody, body: checkout })),
      ]);
      const numbers = orders.map(({ orderNumber }) => Number(orderNumber.split('-')[2])).toSorted((a, b) => a - b);
      assert.deepEqual(
        numbers,
        numbers.map((_, i) => (numbers[0] ?? 0) + i),
      );
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
    name: 'of twenty submissions of one cart at once one makes an order',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      const submissions = Array.from({ length: 20 }, () =>
        world.call('POST', createOrder.path, { token, body: checkout }),
      );
      const answers = await Promise.all(submissions);
      const refusals = answers.filter(({ status }) => status !== 201);
      assert.equal(refusals.length, 19);
      for (const refusal of refusals) assertRefused(refusal, 409, 'Votre panier est vide');
    },
  },
  {
    name: 'a submission repeated with its key gets the first order, and says so',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      const first = await submit(world, token, 'une-cle');
      assert.equal(first.headers.get('Idempotent-Replayed'), null);
      // A field that the contract doesn't name makes no other submission.
      for (const body of [checkout, { ...checkout, totalPrice: 1 }]) {
        const again = await submit(world, token, 'une-cle', body);
        assert.deepEqual([first.status, again.status], [201, 201]);
        assert.deepEqual(again.body, first.body);
        assert.equal(again.headers.get('Idempotent-Replayed'), 'true');
      }
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
    name: 'of twenty submissions at once with one key all get the one order',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      const answers = await Promise.all(Array.from({ length: 20 }, () => submit(world, token, 'une-cle')));
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
      assert.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1);
      const replayed = answers.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true');
      assert.equal(replayed.length, 19);
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
      await add(world, one.token);
      const first = await submit(world, one.token, 'une-cle');
      assertRefused(await submit(world, two.token, 'une-cle'), 409, 'Votre panier est vide');
      // A key whose order was refused can be used again.
      await add(world, two.token);
      const second = await submit(world, two.token, 'une-cle');
      assert.equal(second.status, 201);
      assert.notDeepEqual(second.body, first.body);
    },
  },
  {
    name: 'an unreadable key is refused',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      for (const key of ['', 'a b', 'a/b', 'k'.repeat(129), 'k'.repeat(300)]) {
        assertRefused(await submit(world, token, key), 400, 'Idempotency-Key');
      }
    },
  },
  {
    name: 'a card payment marks its order as paid and answers it',
    async check(world) {
      const { token, id } = await ordered(world);
      const paid = await succeed(world, payOrder, { token, id, body: payment(id) });
      assert.deepEqual([paid.isPaid, paid.status], [true, 'pending']);
      assert.deepEqual(await readOrder(world, token, id), paid);
    },
  },
  {
    name: 'the moment of the payment is the server’s',
    async check(world) {
      const { token, id } = await ordered(world);
      const body = simulatedPayment(id, 'ines@exemple.example', new Date('2001-01-01'));
      const { createdAt, paidAt = '' } = await succeed(world, payOrder, { token, id, body });
      const later = await readOrder(world, token, (await order(world, token))._id);
      assert.ok(createdAt <= paidAt && paidAt <= later.createdAt, `${createdAt}, ${paidAt}, ${later.createdAt}`);
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
      assertRefused(await pay(world, token, id, payment(`${id}-b`)), 409, 'Cette commande est déjà payée.');
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
      assertRefused(await pay(world, token, _id), 409, 'Cette commande ne se paie pas par carte.');
      assert.equal((await readOrder(world, token, _id)).isPaid, false);
    },
  })),
];
