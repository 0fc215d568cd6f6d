/** Sequences of calls against a model of the shop. */

import { type Cart, orderTotals, simulatedPayment } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { addresses } from '@nuee/domain/fixtures';
import { products } from '@nuee/domain/seed';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ApiUnderTest, apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const { addToCart, readCart, updateQuantity, clearCart, createOrder, readOrder, payOrder } = contract;
const checkout = { shippingAddress: addresses.camille, billingAddress: addresses.camille, paymentMethod: 'card' };

/** The state of a customer according to the rules. */
interface Model {
  token: string;
  cart: { productId: string; size: number; nicotineStrength: number; quantity: number; price: number }[];
  orders: { id: string; total: number; paid: boolean }[];
  /** Submissions that were answered, by key. */
  keys: Map<string, string>;
}

/**
 * One call, with what the model expects of it. It is generated before the model is known, so numbers choose by
 * remainder.
 */
type Step = (model: Model, api: ApiUnderTest) => Promise<void>;

const cents = (model: Model) =>
  model.cart.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
const expectCart = (model: Model, { items, totalPrice }: Cart) => {
  expect(items.map(({ product, quantity, price }) => [product._id, quantity, price])).toEqual(
    model.cart.map(({ productId, quantity, price }) => [productId, quantity, price]),
  );
  expect(totalPrice).toBe(cents(model) / 100);
};

const adds = fc
  .record({
    product: fc.constantFrom(...products.slice(0, 3)),
    quantity: fc.integer({ min: 1, max: 9 }),
    size: fc.nat(1),
  })
  .map(
    ({ product, quantity, size }): Step =>
      async (model, on) => {
        const line = { productId: product.id, size: product.sizes[size] ?? 10, nicotineStrength: 3 };
        const cart = await on.succeed(addToCart, { token: model.token, body: { ...line, quantity } });
        const same = model.cart.find(
          ({ productId, size: other }) => productId === line.productId && other === line.size,
        );
        if (same) same.quantity += quantity;
        else model.cart.push({ ...line, quantity, price: product.discountPrice ?? product.price });
        expectCart(model, cart);
      },
  );

const updates = fc.record({ which: fc.nat(5), quantity: fc.integer({ min: 0, max: 9 }) }).map(
  ({ which, quantity }): Step =>
    async (model, on) => {
      const { items } = await on.succeed(readCart, { token: model.token });
      const index = which % Math.max(1, items.length);
      const body = { itemId: items[index]?._id ?? 'nowhere', quantity };
      const answer = await on.call('PUT', updateQuantity.path, { token: model.token, body });
      const line = model.cart[index];
      expect(answer.status).toBe(line || quantity === 0 ? 200 : 404);
      if (line) line.quantity = quantity;
      model.cart = model.cart.filter((one) => one.quantity > 0);
      expectCart(model, await on.succeed(readCart, { token: model.token }));
    },
);

const clears = fc.constant<Step>(async (model, on) => {
  model.cart = [];
  expectCart(model, await on.succeed(clearCart, { token: model.token }));
});

const creates = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }).map(
  (key): Step =>
    async (model, on) => {
      const total = orderTotals(model.cart).totalPrice;
      const headers = key === undefined ? {} : { 'Idempotency-Key': key };
      const answer = await on.call('POST', createOrder.path, { token: model.token, body: checkout, headers });
      const first = key === undefined ? undefined : model.keys.get(key);
      if (first !== undefined) {
        expect(answer).toMatchObject({ status: 201, body: { _id: first } });
      } else if (model.cart.length === 0) {
        expect(answer.status).toBe(409);
      } else {
        expect(answer).toMatchObject({ status: 201, body: { _id: expect.any(String) } });
        const id = idOf(answer.body);
        model.orders.push({ id, total, paid: false });
        if (key !== undefined) model.keys.set(key, id);
        model.cart = [];
      }
    },
);

const pays = fc.record({ which: fc.nat(5), payment: fc.nat(2) }).map(
  ({ which, payment }): Step =>
    async (model, on) => {
      const order = model.orders[which % Math.max(1, model.orders.length)];
      const id = order?.id ?? 'nothing';
      const { paymentResult } = simulatedPayment(`${id}-${payment > 0 ? 'a' : 'b'}`, 'a@exemple.example', on.now);
      const answer = await on.call('PUT', payOrder.path.replace('{id}', id), {
        token: model.token,
        body: { paymentResult },
      });
      if (!order) expect(answer.status).toBe(404);
      else if (!order.paid) expect(answer).toMatchObject({ status: 200, body: { isPaid: true } });
      else expect([200, 409]).toContain(answer.status);
      if (order) order.paid = true;
    },
);

const reads = fc.nat(5).map(
  (which): Step =>
    async (model, on) => {
      const order = model.orders[which % Math.max(1, model.orders.length)];
      if (!order) return;
      const { totalPrice, isPaid } = await on.succeed(readOrder, { token: model.token, id: order.id });
      expect({ totalPrice, isPaid }).toEqual({ totalPrice: order.total, isPaid: order.paid });
    },
);

function idOf(body: unknown): string {
  return typeof body === 'object' && body !== null && '_id' in body ? String(body._id) : '';
}

// GENERATIVE_RUNS=5000 is the long run; this number is what every test run can afford.
const runs = Number(process.env.GENERATIVE_RUNS ?? 40);

test('any sequence of calls behaves like the model', { timeout: 30_000 + runs * 1_000 }, async () => {
  const steps = fc.array(
    fc.oneof({ arbitrary: adds, weight: 4 }, { arbitrary: creates, weight: 3 }, updates, clears, pays, reads),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const model: Model = { token: await api.newCustomer(), cart: [], orders: [], keys: new Map() };
      for (const step of sequence) await step(model, api);
      expectCart(model, await api.succeed(readCart, { token: model.token }));
      for (const { id, total, paid } of model.orders) {
        expect(await api.succeed(readOrder, { token: model.token, id })).toMatchObject({
          totalPrice: total,
          isPaid: paid,
        });
      }
    }),
    { numRuns: runs, seed: 2026 },
  );
});
