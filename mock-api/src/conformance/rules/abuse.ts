/** Attempts of an attacker. */

import assert from 'node:assert/strict';
import { simulatedPayment } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { Rule } from '../rule.ts';
import {
  add,
  assertClosed,
  assertRefused,
  checkout,
  order,
  readCart,
  readOrder,
  selection,
  succeed,
  type World,
} from '../world.ts';

const json = { 'Content-Type': 'application/json' };
const { addToCart, createOrder, updateQuantity } = contract;
const post = async (world: World, raw: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
  world.call('POST', addToCart.path, { token: (await world.reader()).token, raw, headers });

const unreadable: [
  what: string,
  raw: string | Uint8Array<ArrayBuffer>,
  status: number | number[],
  headers?: Record<string, string>,
][] = [
  ['broken JSON', '{"productId":', 400],
  ['an empty text', ' ', 400],
  ['a text that is not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400],
  ['a body above 32 kB', JSON.stringify({ ...selection, filler: 'n'.repeat(33 * 1024) }), 413],
  ['a form', 'productId=3&quantity=1', 415, { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['a plain text', JSON.stringify(selection), 415, { 'Content-Type': 'text/plain' }],
  ['a text in another alphabet', '{"a":1}', 415, { 'Content-Type': 'application/json; charset=iso-8859-1' }],
  ['a compressed text', '{"a":1}', 415, { ...json, 'Content-Encoding': 'gzip' }],
  ['a deep nest', '['.repeat(20_000) + ']'.repeat(20_000), [400, 413, 422]],
  ['prototype keys', '{"__proto__":{"quantity":1},"constructor":{"prototype":{"size":30}}}', 422],
];

/** Addresses that a plain json-server would serve. */
const privateAddresses = [
  '/api/db',
  '/api/users',
  '/api/users/',
  '/api/users/demo-camille',
  '/api/sessions',
  '/api/emails',
  '/api/carts',
  '/api/counters',
  '/api/payments',
  '/api/products/1/users',
  '/api/products/1/db',
  '/api/products/../users',
  '/api/products/%2e%2e/users',
  '/api//users',
  '/api/categories/db/users',
];
const genericAddresses = ['/db', '/db.json', '/users', '/products', '/sessions', '/orders', '/carts', '/__rules'];

export const abuseRules: readonly Rule[] = [
  ...unreadable.map(([what, raw, status, headers]) => ({
    name: `${what} is refused as a body`,
    check: async (world: World) => assertRefused(await post(world, raw, headers), status),
  })),
  ...privateAddresses.map((path) => ({
    name: `GET ${path} shows nobody’s data`,
    async check(world: World) {
      for (const call of [{}, { token: (await world.reader()).token }]) {
        assertRefused(await world.call('GET', path, call), [404, 405]);
      }
    },
  })),
  {
    name: 'GET /api/orders shows nobody else’s orders',
    async check(world: World) {
      assertRefused(await world.call('GET', '/api/orders'), 401);
      await order(world, (await world.newCustomer()).token);
      const { status, body } = await world.call('GET', '/api/orders', { token: (await world.newCustomer()).token });
      assert.equal(status, 200);
      assert.deepEqual(body, { items: [], next: null, total: 0 });
    },
  },
  ...genericAddresses.map((path) => ({
    name: `GET ${path} shows nobody’s data`,
    check: async (world: World) => assertClosed(await world.call('GET', path, { token: (await world.reader()).token })),
  })),
  {
    name: 'an address with a zero byte is closed',
    check: async (world: World) => assertClosed(await world.call('GET', '/api/orders/%00')),
  },
  ...['nothing', 'a'.repeat(500), '__proto__', 'constructor', "'--", '%27%20OR%201=1'].map((id) => ({
    name: `the order ${id.slice(0, 20)} does not exist`,
    async check(world: World) {
      const { token } = await world.reader();
      const answer = await world.call('GET', `/api/orders/${id}`, { token });
      assertRefused(answer, 404, 'Commande non trouvée');
      const body = simulatedPayment('x', 'ines@exemple.example', new Date(0));
      assertRefused(await world.call('PUT', `/api/orders/${id}/pay`, { token, body }), 404, 'Commande non trouvée');
    },
  })),
  {
    name: 'another customer’s order can’t be read, and is as unknown as one that does not exist',
    async check(world) {
      const { _id } = await order(world, (await world.newCustomer()).token);
      const { token } = await world.reader();
      const answers = [
        await world.call('GET', `/api/orders/${_id}`, { token }),
        await world.call('GET', '/api/orders/none', { token }),
      ];
      for (const answer of answers) assertRefused(answer, 404);
      assert.deepEqual(answers[0]?.body, answers[1]?.body);
    },
  },
  {
    name: 'another customer’s order can’t be paid',
    async check(world) {
      const owner = await world.newCustomer();
      const { _id } = await order(world, owner.token);
      const body = simulatedPayment(_id, 'ines@exemple.example', new Date(0));
      assertRefused(
        await world.call('PUT', `/api/orders/${_id}/pay`, { token: (await world.reader()).token, body }),
        404,
      );
      assert.equal((await readOrder(world, owner.token, _id)).isPaid, false);
    },
  },
  {
    name: 'another customer’s line can’t be changed',
    async check(world) {
      const owner = await world.newCustomer();
      const cart = await add(world, owner.token);
      const itemId = cart.items[0]?._id ?? '';
      const { token } = await world.reader();
      const update = (quantity: number) =>
        world.call('PUT', updateQuantity.path, { token, body: { itemId, quantity } });
      assertRefused(await update(5), 404, 'Cet article n’est plus dans votre panier.');
      assert.equal((await update(0)).status, 200);
      assert.deepEqual(await readCart(world, owner.token), cart);
    },
  },
  {
    name: 'amounts, states, owners and lines that the client sends with an order are ignored',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      const body = {
        ...checkout,
        ...{
          totalPrice: 0,
          itemsPrice: 0,
          shippingPrice: 0,
          taxPrice: 0,
          isPaid: true,
          paidAt: '2026-01-01',
          status: 'delivered',
        },
        ...{ user: 'x', userId: 'x', orderNumber: 'CMD-1', _id: 'mine', items: [] },
      };
      const { _id, orderNumber } = await succeed(world, createOrder, { token, body });
      const { isPaid, status, itemsPrice, items } = await readOrder(world, token, _id);
      assert.deepEqual([isPaid, status, itemsPrice, items.length], [false, 'pending', 35.98, 1]);
      assert.notEqual(orderNumber, 'CMD-1');
      assert.notEqual(_id, 'mine');
    },
  },
  {
    name: 'ids of orders can’t be guessed from one another',
    async check(world) {
      const { token } = await world.newCustomer();
      const ids = [(await order(world, token))._id, (await order(world, token))._id];
      for (const id of ids) assert.ok(id.length >= 20, `${id} is short`);
    },
  },
  {
    name: 'JSON may declare UTF-8',
    async check(world) {
      assertRefused(await post(world, '{}', { 'Content-Type': 'application/json; charset=UTF-8' }), 422);
    },
  },
  {
    name: 'a method can’t be overridden by a header',
    async check(world) {
      const { token } = await world.newCustomer();
      const cart = await add(world, token);
      await world.call('POST', '/api/cart/clear', { token, headers: { 'X-HTTP-Method-Override': 'DELETE' } });
      assert.deepEqual(await readCart(world, token), cart);
    },
  },
  {
    name: 'markup in a name is kept as text, and answered as JSON only',
    async check(world) {
      const { token } = await world.newCustomer();
      const street = '<script>alert("1")</script>';
      const { _id } = await order(world, token, {
        ...checkout,
        shippingAddress: { ...checkout.shippingAddress, street },
      });
      assert.equal((await readOrder(world, token, _id)).shippingAddress.street, street);
    },
  },
];
