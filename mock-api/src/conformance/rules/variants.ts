/** Bottles of a product that have their own prices and stocks, from the back office to the order. */

import assert from 'node:assert/strict';
import * as contract from '@nuee/domain/contract';
import type { OwnerProduct, OwnerVariant } from '@nuee/domain/live';
import { newProduct, readProduct, setStatus, unique } from '../office.ts';
import type { Rule } from '../rule.ts';
import { add, assertRefused, checkout, refused, succeed, type World } from '../world.ts';

const { addToCart, changeProduct, changeStock, countStock, createOrder, createProduct, listMovements } = contract;
const { listOwnerProducts, readPublication } = contract;

const bottle = (size: number, nicotineStrength: number, price: number, stock: number, more: object = {}) => ({
  size,
  nicotineStrength,
  price,
  stock,
  ...more,
});
const pear = (world: World, variants = [bottle(10, 0, 6.9, 5), bottle(10, 3, 7.5, 2), bottle(50, 0, 19.9, 0)]) =>
  newProduct(world, { variants });
const variantOf = ({ variants = [] }: OwnerProduct, size: number, strength: number): OwnerVariant => {
  const found = variants.find((one) => one.size === size && one.nicotineStrength === strength);
  assert.ok(found);
  return found;
};
const selection = ({ id }: OwnerProduct, size: number, nicotineStrength: number, quantity = 1) => ({
  productId: id,
  quantity,
  size,
  nicotineStrength,
});

export const variantRules: readonly Rule[] = [
  {
    name: 'a product with variants has their lowest price, the sum of their stocks, their sizes and strengths',
    async check(world) {
      const made = await pear(world);
      const { price, stock, sizes, nicotineStrengths } = made;
      assert.deepEqual(
        { price, stock, sizes, nicotineStrengths },
        { price: 6.9, stock: 7, sizes: [10, 50], nicotineStrengths: [0, 3] },
      );
      const { catalogue } = await succeed(world, readPublication, {});
      const { variants, outOfStock, fewLeft } = catalogue.products.find(({ id }) => id === made.id) ?? {};
      assert.deepEqual([outOfStock, fewLeft], [undefined, undefined]);
      assert.deepEqual(
        variants?.map(({ id: _, ...shown }) => shown),
        [
          { size: 10, nicotineStrength: 0, price: 6.9 },
          { size: 50, nicotineStrength: 0, price: 19.9, outOfStock: true },
          { size: 10, nicotineStrength: 3, price: 7.5, fewLeft: 2 },
        ],
      );
    },
  },
  {
    name: 'a bottle costs its own price in the cart; one that isn’t sold, or is sold out, is refused by its name',
    async check(world) {
      const [product, { token }] = [await pear(world), await world.newCustomer()];
      await add(world, token, selection(product, 10, 0));
      const { items, totalPrice } = await add(world, token, selection(product, 10, 3, 2));
      assert.deepEqual(
        items.map(({ price, product: { fewLeft, variantId } }) => [price, fewLeft, variantId]),
        [
          [6.9, undefined, variantOf(product, 10, 0).id],
          [7.5, 2, variantOf(product, 10, 3).id],
        ],
      );
      assert.equal(totalPrice, 21.9);
      await refused(world, 422, addToCart, { token, body: selection(product, 50, 3) });
      const answer = await world.call('POST', addToCart.path, { token, body: selection(product, 50, 0) });
      assertRefused(answer, 409, `${product.name}, 50\u00a0ml · 0\u00a0mg/ml est en rupture de stock.`);
      const more = await world.call('POST', addToCart.path, { token, body: selection(product, 10, 3) });
      assertRefused(more, 409, `${product.name}, 10\u00a0ml · 3\u00a0mg/ml\u00a0: il n’en reste que 2.`);
    },
  },
  {
    name: 'an order takes the stock of its bottles, a cancelled one returns it, and each movement names its bottle',
    async check(world) {
      const [product, { token }] = [await pear(world), await world.newCustomer()];
      await add(world, token, selection(product, 10, 0, 2));
      await add(world, token, selection(product, 10, 3, 2));
      const { _id } = await succeed(world, createOrder, { token, body: checkout });
      const stocks = async () => (await readProduct(world, product.id)).variants?.map(({ stock }) => stock);
      assert.deepEqual(await stocks(), [3, 0, 0]);
      assert.equal((await readProduct(world, product.id)).stock, 3);
      await setStatus(world, _id, 'cancelled');
      assert.deepEqual(await stocks(), [5, 0, 2]);
      const { items } = await succeed(world, listMovements, { token: await world.owner(), id: product.id });
      assert.deepEqual(items.find(({ why, from }) => why === 'ordered' && from === 2)?.bottle, {
        size: 10,
        nicotineStrength: 3,
      });
    },
  },
  {
    name: 'of two customers who order the last piece of a bottle at once one gets it',
    async check(world) {
      const product = await pear(world, [bottle(10, 0, 6.9, 50), bottle(10, 3, 7.5, 1)]);
      const customers = [await world.newCustomer(), await world.newCustomer()];
      for (const { token } of customers) await add(world, token, selection(product, 10, 3));
      const answers = await Promise.all(
        customers.map(({ token }) => world.call('POST', createOrder.path, { token, body: checkout })),
      );
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409]);
      const after = await readProduct(world, product.id);
      assert.deepEqual([variantOf(after, 10, 3).stock, after.stock], [0, 50]);
    },
  },
  {
    name: 'a changed product keeps the ids, stocks and prices of the bottles that stay; without any it has one price again',
    async check(world) {
      const before = await pear(world);
      const token = await world.owner();
      const change = (body: object) => succeed(world, changeProduct, { token, id: before.id, body });
      const after = await change({
        version: 1,
        variants: [
          { size: 10, nicotineStrength: 0, price: 6.5, sku: `SKU-${unique()}` },
          bottle(10, 6, 7.5, 4, { discountPrice: 5 }),
        ],
      });
      assert.equal(variantOf(after, 10, 0).id, variantOf(before, 10, 0).id);
      assert.deepEqual([after.price, after.discountPrice, after.stock], [7.5, 5, 9]);
      assert.deepEqual(
        variantOf(after, 10, 0).prices.map(({ price }) => price),
        [6.9, 6.5],
      );
      for (const shared of [{ price: 5 }, { stock: 1 }, { sizes: [10] }]) {
        await refused(world, 422, changeProduct, { token, id: before.id, body: { version: 2, ...shared } });
      }
      const plain = await change({ version: 2, variants: [], price: 8, discountPrice: null, stock: 3 });
      assert.deepEqual([plain.variants, plain.price, plain.stock], [undefined, 8, 3]);
    },
  },
  {
    name: 'a count is set where the stock is still what was shown, of each bottle by itself',
    async check(world) {
      const [product, plain] = [await pear(world), await newProduct(world)];
      const token = await world.owner();
      const variantId = variantOf(product, 10, 0).id;
      const count = (body: object) => succeed(world, countStock, { token, body });
      const first = { productId: product.id, variantId, stock: 8, was: 5 };
      const { items } = await count({ items: [first, { productId: plain.id, stock: 9, was: 4 }] });
      assert.deepEqual(items, [
        { productId: product.id, variantId, stock: 8, ok: true },
        { productId: plain.id, stock: 5, ok: false },
      ]);
      // The answer was lost, and it is sent again.
      assert.equal((await count({ items: [first] })).items[0]?.ok, true);
      assert.equal((await readProduct(world, product.id)).stock, 10);
      await refused(world, 409, changeStock, { token, id: product.id, body: { delta: 1 } });
    },
  },
  {
    name: 'a bottle of which few are left puts its product on the list of low stocks',
    async check(world) {
      const product = await pear(world, [bottle(10, 0, 6.9, 500), bottle(10, 3, 7.5, 2)]);
      const query = `?status=lowStock&q=${encodeURIComponent(product.name)}`;
      const { items } = await succeed(world, listOwnerProducts, { token: await world.owner(), query });
      assert.deepEqual(
        items.map(({ id }) => id),
        [product.id],
      );
    },
  },
  ...(
    [
      ['the same bottle twice', [bottle(10, 0, 5, 1), bottle(10, 0, 6, 1)]],
      ['a reduced price that is none', [bottle(10, 0, 5, 1, { discountPrice: 5 })]],
      ['a bottle without a price', [{ size: 10, nicotineStrength: 0, stock: 1 }]],
      ['a stock below nothing', [bottle(10, 0, 5, -1)]],
      ['an EAN of eleven digits', [bottle(10, 0, 5, 1, { ean: '12345678901' })]],
      ['one SKU for two bottles', [bottle(10, 0, 5, 1, { sku: 'A' }), bottle(30, 0, 6, 1, { sku: 'A' })]],
    ] as const
  ).map(([what, variants]) => ({
    name: `${createProduct.method} ${createProduct.path} refuses ${what} among its variants`,
    async check(world: World) {
      const body = { name: unique(), category: 'Fruités', price: 10, variants };
      await refused(world, 422, createProduct, { token: await world.owner(), body });
    },
  })),
  {
    name: 'a SKU belongs to one product',
    async check(world) {
      const sku = `SKU-${unique()}`;
      await newProduct(world, { variants: [bottle(10, 0, 5, 1, { sku })] });
      const body = { name: unique(), category: 'Fruités', price: 10, variants: [bottle(10, 0, 5, 1, { sku })] };
      await refused(world, 409, createProduct, { token: await world.owner(), body });
    },
  },
];
