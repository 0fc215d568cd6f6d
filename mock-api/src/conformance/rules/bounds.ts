/** How much there may be of something, and sums of any cart: many calls each, which need no particular engine. */

import assert from 'node:assert/strict';
import { addToCart, type CartSelection, countPieces, emptyLocalCart, orderTotals } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { products } from '@nuee/domain/seed';
import fc from 'fast-check';
import type { Rule } from '../rule.ts';
import { add, assertRefused, checkout, done, readCart, readOrder, refused, succeed } from '../world.ts';

const selections: fc.Arbitrary<CartSelection> = fc.constantFrom(...products).chain((product) =>
  fc.record({
    product: fc.constant(product),
    quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 1_000 })),
    size: fc.constantFrom(...product.sizes),
    nicotineStrength: fc.constantFrom(...product.nicotineStrengths),
  }),
);
const randomCarts = fc.sample(fc.array(selections, { minLength: 1, maxLength: 8 }), { numRuns: 20, seed: 2026 });

export const boundRules: readonly Rule[] = [
  {
    name: 'the fifty-first session ends the oldest, and a logout takes its own from the list',
    async check(world) {
      const { email, password, token: first } = await world.newCustomer();
      const tokens: string[] = [];
      while (tokens.length < 50)
        tokens.push((await succeed(world, contract.login, { body: { email, password } })).token);
      await refused(world, 401, contract.readProfile, { token: first });
      const [second = '', last = ''] = [tokens[0], tokens.at(-1)];
      await done(world, contract.logout, { token: last });
      assert.equal((await succeed(world, contract.listSessions, { token: second })).items.length, 49);
    },
  },
  {
    name: 'a cart holds fifty lines, and the fifty-first is refused',
    async check(world) {
      const { token } = await world.newCustomer();
      const all = products.flatMap(({ id, sizes, nicotineStrengths }) =>
        sizes.flatMap((size) =>
          nicotineStrengths.map((nicotineStrength) => ({ productId: id, quantity: 1, size, nicotineStrength })),
        ),
      );
      for (const body of all.slice(0, 50)) await add(world, token, body);
      const message = 'Votre panier ne peut pas contenir plus de 50 articles différents.';
      assertRefused(await world.call('POST', contract.addToCart.path, { token, body: all[50] }), 422, message);
      await add(world, token, all[0]);
    },
  },
  {
    name: 'twenty random carts cost the same to the cent in the browser, on the server and in the stored order',
    async check(world) {
      for (const cart of randomCarts) {
        const { token } = await world.newCustomer();
        const local = cart.reduce(addToCart, emptyLocalCart());
        for (const { product, ...choice } of cart) await add(world, token, { productId: product.id, ...choice });
        const server = await readCart(world, token);
        assert.deepEqual(
          [server.totalPrice, countPieces(server.items), orderTotals(server.items)],
          [local.totalPrice, countPieces(local.items), orderTotals(local.items)],
        );
        const { _id } = await succeed(world, contract.createOrder, { token, body: checkout });
        const { itemsPrice, shippingPrice, taxPrice, totalPrice, items } = await readOrder(world, token, _id);
        assert.deepEqual({ itemsPrice, shippingPrice, taxPrice, totalPrice }, orderTotals(local.items));
        const sold = (lines: readonly { price: number; quantity: number }[]) =>
          lines.map(({ price, quantity }) => [price, quantity]);
        assert.deepEqual(sold(items), sold(local.items));
      }
    },
  },
];
