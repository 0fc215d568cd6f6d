import { addToCart, apiRoutes, type CartSelection, countPieces, emptyLocalCart, orderTotals } from '@nuee/domain';
import { products } from '@nuee/domain/seed';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiUnderTest } from './testing/apiUnderTest.ts';

const api = apiUnderTest();

const selections: fc.Arbitrary<CartSelection> = fc.constantFrom(...products).chain((product) =>
  fc.record({
    product: fc.constant(product),
    quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 1_000 })),
    size: fc.constantFrom(...product.sizes),
    nicotineStrength: fc.constantFrom(...product.nicotineStrengths),
  }),
);
const carts = fc.sample(fc.array(selections, { minLength: 1, maxLength: 8 }), { numRuns: 20, seed: 2026 });

test.each(carts.map((cart, i) => [i + 1, cart] as const))(
  'random cart %i costs the same to the cent in the browser, on the server and in the stored order',
  async (_number, cart) => {
    const token = await api.newCustomer();
    const local = cart.reduce(addToCart, emptyLocalCart());
    for (const { product, ...choice } of cart) {
      await api.succeed(apiRoutes.addToCart, { token, body: { productId: product.id, ...choice } });
    }

    const server = await api.succeed(apiRoutes.readCart, { token });
    expect(server.totalPrice).toBe(local.totalPrice);
    expect(countPieces(server.items)).toBe(countPieces(local.items));
    expect(orderTotals(server.items)).toEqual(orderTotals(local.items));

    const { _id } = await api.order(token);
    const stored = await api.succeed(apiRoutes.readOrder, { token, id: _id });
    expect(stored).toMatchObject(orderTotals(local.items));
    expect(stored.items.map(({ price, quantity }) => ({ price, quantity }))).toEqual(
      local.items.map(({ price, quantity }) => ({ price, quantity })),
    );
  },
);
