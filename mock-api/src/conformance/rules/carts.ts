/** The customer's cart. */

import assert from 'node:assert/strict';
import { cartTotalPrice } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { products } from '@nuee/domain/seed';
import { newProduct, selectionOf } from '../office.ts';
import type { Rule } from '../rule.ts';
import { add, assertRefused, otherSelection, readCart, selection, succeed, type World } from '../world.ts';

const { updateQuantity, clearCart, addToCart } = contract;

export const cartRules: readonly Rule[] = [
  {
    name: 'a new customer’s cart is empty',
    async check(world) {
      const { items, totalPrice } = await readCart(world, (await world.newCustomer()).token);
      assert.deepEqual([items, totalPrice], [[], 0]);
    },
  },
  ...products.map((product) => ({
    name: `${product.name} costs what the catalogue says, with its discount`,
    async check(world: World) {
      const { token } = await world.newCustomer();
      const [size = 0] = product.sizes;
      const nicotineStrength = product.nicotineStrengths.at(-1) ?? 0;
      const { items, totalPrice } = await add(world, token, {
        productId: product.id,
        quantity: 3,
        size,
        nicotineStrength,
      });
      const price = product.discountPrice ?? product.price;
      assert.equal(items.length, 1);
      const { id: _id, name, image } = product;
      assert.deepEqual([items[0]?.price, items[0]?.product], [price, { _id, name, image, price }]);
      assert.deepEqual([items[0]?.size, items[0]?.nicotineStrength, items[0]?.quantity], [size, nicotineStrength, 3]);
      assert.equal(totalPrice, (Math.round(price * 100) * 3) / 100);
    },
  })),
  {
    name: 'the answer to an add is the whole cart, as it is read afterwards',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      assert.deepEqual(await add(world, token, otherSelection), await readCart(world, token));
    },
  },
  {
    name: 'the same product, size and strength make one line',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      const { items } = await add(world, token, { ...selection, quantity: 5 });
      assert.deepEqual(
        items.map(({ quantity }) => quantity),
        [7],
      );
    },
  },
  {
    name: 'another size or another strength makes another line',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      await add(world, token, { ...selection, size: 10 });
      const { items } = await add(world, token, { ...selection, nicotineStrength: 6 });
      assert.equal(items.length, 3);
      assert.equal(new Set(items.map(({ _id }) => _id)).size, 3);
    },
  },
  {
    name: 'the total is the sum of the lines, to the cent',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token, { ...selection, quantity: 333 });
      const { items, totalPrice } = await add(world, token, { ...otherSelection, quantity: 777 });
      assert.equal(totalPrice, cartTotalPrice(items));
      assert.equal(totalPrice, (1799 * 333 + 1450 * 777) / 100);
    },
  },
  {
    name: 'a price that the client sends is never read',
    async check(world) {
      const { token } = await world.newCustomer();
      const body = { ...selection, price: 0.01, totalPrice: 0, product: { price: 0.01 }, discount: 100 };
      const cart = await succeed(world, addToCart, { token, body });
      assert.equal(cart.totalPrice, 35.98);
    },
  },
  {
    name: 'fifty adds at once sum exactly',
    async check(world) {
      const { token } = await world.newCustomer();
      await Promise.all(Array.from({ length: 50 }, () => add(world, token)));
      const { items } = await readCart(world, token);
      assert.deepEqual(
        items.map(({ quantity }) => quantity),
        [100],
      );
    },
  },
  {
    name: 'a quantity can be set, and the answer is the cart',
    async check(world) {
      const { token } = await world.newCustomer();
      const { items } = await add(world, token);
      const body = { itemId: items[0]?._id ?? '', quantity: 9_999 };
      const cart = await succeed(world, updateQuantity, { token, body });
      assert.equal(cart.items[0]?.quantity, 9_999);
      assert.deepEqual(await readCart(world, token), cart);
    },
  },
  {
    name: 'quantity 0 removes the line, once and again',
    async check(world) {
      const { token } = await world.newCustomer();
      const { items } = await add(world, token);
      const [, other] = (await add(world, token, otherSelection)).items;
      const body = { itemId: items[0]?._id ?? '', quantity: 0 };
      for (let time = 0; time < 2; time += 1) {
        assert.deepEqual((await succeed(world, updateQuantity, { token, body })).items, [other]);
      }
    },
  },
  {
    name: 'a line that the cart doesn’t hold gets no quantity',
    async check(world) {
      const { token } = await world.reader();
      assertRefused(
        await world.call('PUT', updateQuantity.path, { token, body: { itemId: 'nowhere', quantity: 2 } }),
        404,
        'Cet article n’est plus dans votre panier.',
      );
    },
  },
  {
    name: 'clearing empties the cart, once and again',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token);
      for (let time = 0; time < 2; time += 1) {
        assert.deepEqual((await succeed(world, clearCart, { token })).items, []);
      }
      assert.deepEqual((await readCart(world, token)).items, []);
    },
  },
  {
    name: 'a line keeps its id while quantities change',
    async check(world) {
      const { token } = await world.newCustomer();
      const before = await add(world, token);
      const after = await add(world, token);
      assert.equal(after.items[0]?._id, before.items[0]?._id);
    },
  },
  {
    name: 'the pieces of a line stay within 9,999 however they are added',
    async check(world) {
      const { token } = await world.newCustomer();
      await add(world, token, { ...selection, quantity: 9_999 });
      const message = 'La quantité d’un article ne peut pas dépasser 9\u202f999.';
      assertRefused(await world.call('POST', addToCart.path, { token, body: selection }), 422, message);
      assert.equal((await readCart(world, token)).items[0]?.quantity, 9_999);
    },
  },
  {
    name: 'a line tells what its product cost where it was seen, until the customer changes it',
    async check(world) {
      const { token } = await world.newCustomer();
      const addSeen = (body: typeof selection, price: string) =>
        succeed(world, addToCart, { token, body, headers: { 'Expected-Price': price } });
      const cart = await addSeen(selection, '15.50');
      assert.deepEqual([cart.items[0]?.price, cart.items[0]?.previousPrice, cart.totalPrice], [17.99, 15.5, 35.98]);
      assert.deepEqual(await readCart(world, token), cart);
      const body = { itemId: cart.items[0]?._id ?? '', quantity: 1 };
      const changed = await succeed(world, updateQuantity, { token, body });
      assert.equal(changed.items[0]?.previousPrice, undefined);
      const same = await addSeen(otherSelection, '14.5');
      assert.equal(same.items[1]?.previousPrice, undefined);
    },
  },
  {
    name: 'an addition whose answer was lost is asked for again with its key, and is made once',
    async check(world) {
      const { token } = await world.newCustomer();
      const addOnce = (key: string, body: object = selection) =>
        world.call('POST', addToCart.path, { token, body, headers: { 'Idempotency-Key': key } });
      const first = await addOnce('ajout-1');
      const [again] = await Promise.all([addOnce('ajout-1'), addOnce('ajout-1')]);
      assert.deepEqual([first.status, again.status, again.body], [200, 200, first.body]);
      assert.deepEqual(
        [first.headers.get('Idempotent-Replayed'), again.headers.get('Idempotent-Replayed')],
        [null, 'true'],
      );
      assert.equal((await readCart(world, token)).items[0]?.quantity, selection.quantity);
      assertRefused(await addOnce('ajout-1', { ...selection, quantity: 7 }), 422, 'Idempotency-Key');
      assertRefused(await addOnce('pas une clé'), 400);
      assertRefused(
        await world.call('POST', addToCart.path, { token, body: selection, headers: { 'Expected-Price': 'douze' } }),
        400,
        'expected-price',
      );
      await addOnce('ajout-2');
      assert.equal((await readCart(world, token)).items[0]?.quantity, 2 * selection.quantity);
    },
  },
  {
    name: 'a line says how many are left where they are few',
    async check(world) {
      const { token } = await world.newCustomer();
      const product = await newProduct(world, { stock: 9 });
      const { items } = await add(world, token, selectionOf(product));
      assert.equal(items[0]?.product.fewLeft, undefined);
      for (const stock of [3, 0]) {
        const call = { token: await world.owner(), id: product.id, body: { stock } };
        await succeed(world, contract.changeStock, call);
        assert.equal((await readCart(world, token)).items[0]?.product.fewLeft, stock);
      }
      // Also where they are many, but fewer than the line holds.
      const many = await newProduct(world, { stock: 9 });
      await add(world, token, selectionOf(many, 8));
      await succeed(world, contract.changeStock, { token: await world.owner(), id: many.id, body: { stock: 7 } });
      assert.equal((await readCart(world, token)).items[1]?.product.fewLeft, 7);
    },
  },
  {
    name: 'an add that is refused leaves the cart as it was',
    async check(world) {
      const { token } = await world.newCustomer();
      const before = await add(world, token);
      assertRefused(await world.call('POST', addToCart.path, { token, body: { ...selection, size: 11 } }), 422);
      assert.deepEqual(await readCart(world, token), before);
    },
  },
  {
    name: 'a cart is one customer’s, on every device',
    async check(world) {
      const { token, email, password } = await world.newCustomer();
      const cart = await add(world, token);
      const elsewhere = await succeed(world, contract.login, { body: { email, password } });
      assert.deepEqual(await readCart(world, elsewhere.token), cart);
      assert.deepEqual((await readCart(world, (await world.newCustomer()).token)).items, []);
    },
  },
];
