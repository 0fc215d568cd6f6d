/** A file of products: many changes in one call. */

import assert from 'node:assert/strict';
import * as contract from '@nuee/domain/contract';
import { newProduct, readProduct, unique } from '../office.ts';
import type { Rule } from '../rule.ts';
import { refused, succeed } from '../world.ts';

const { importProducts, listOwnerProducts, readOwnerProduct } = contract;
const bottle = (nicotineStrength: number, more: object = {}) => ({
  size: 10,
  nicotineStrength,
  price: 6.9,
  stock: 5,
  ...more,
});

export const productFileRules: readonly Rule[] = [
  {
    name: 'a file changes and adds products and bottles in one call, and the same file again changes nothing',
    async check(world) {
      const token = await world.owner();
      const sku = `SKU-${unique()}`;
      const product = await newProduct(world, { variants: [bottle(0), bottle(3, { sku, weight: 20 })] });
      const [first, second] = product.variants ?? [];
      const [name, made] = [unique(), unique()];
      const body = {
        products: [{ productId: product.id, set: { name }, was: { name: product.name } }],
        variants: [
          {
            productId: product.id,
            variantId: first?.id,
            set: { price: 5, stock: 7, sku },
            was: { price: 6.9, stock: 5 },
          },
          { productId: product.id, variantId: second?.id, set: { sku: '', weight: null }, was: { sku, weight: 20 } },
        ],
        added: [{ productId: product.id, ...bottle(6) }],
        created: [{ name: made, category: product.category, price: 8, variants: [bottle(0, { price: 8 })] }],
      };
      assert.deepEqual(await succeed(world, importProducts, { token, body }), { overtaken: [] });
      const after = await readProduct(world, product.id);
      assert.deepEqual([after.name, after.price, after.stock, after.version], [name, 5, 17, 2]);
      assert.deepEqual(
        after.variants?.map((one) => [one.nicotineStrength, one.price, one.stock, one.sku, one.weight]),
        [
          [0, 5, 7, sku, undefined],
          [3, 6.9, 5, undefined, undefined],
          [6, 6.9, 5, undefined, undefined],
        ],
      );
      const query = `?q=${encodeURIComponent(made)}`;
      assert.equal((await succeed(world, listOwnerProducts, { token, query })).items.length, 1);
      const again = { ...body, added: [], created: [] };
      assert.deepEqual(await succeed(world, importProducts, { token, body: again }), { overtaken: [] });
      const same = await succeed(world, readOwnerProduct, { token, id: product.id });
      assert.deepEqual({ ...same, version: 2, updatedAt: after.updatedAt }, after);
    },
  },
  {
    name: 'what has changed since the file was compared is answered and left, and the rest of the file is applied',
    async check(world) {
      const token = await world.owner();
      const product = await newProduct(world, { variants: [bottle(0), bottle(3)] });
      const variants = (product.variants ?? []).map(({ id: variantId, stock }, place) => ({
        productId: product.id,
        variantId,
        set: { stock: 9, price: 7 },
        was: { stock: stock - place, price: 6.9 },
      }));
      const { overtaken } = await succeed(world, importProducts, { token, body: { variants } });
      assert.deepEqual(overtaken, [{ productId: product.id, variantId: variants[1]?.variantId }]);
      const after = await readProduct(world, product.id);
      assert.deepEqual(
        after.variants?.map(({ stock, price }) => [stock, price]),
        [
          [9, 7],
          [5, 6.9],
        ],
      );
    },
  },
  {
    name: 'a file of which one line is refused changes nothing',
    async check(world) {
      const token = await world.owner();
      const product = await newProduct(world);
      const changed = { productId: product.id, set: { stock: 9 }, was: { stock: product.stock } };
      const taken = { name: product.name, slug: product.slug, category: product.category, price: 5 };
      await refused(world, 409, importProducts, { token, body: { products: [changed], created: [taken] } });
      const twice = [bottle(0, { sku: 'A' }), bottle(3, { sku: 'A' })];
      await refused(world, 422, importProducts, {
        token,
        body: { products: [changed], created: [{ ...taken, slug: undefined, name: unique(), variants: twice }] },
      });
      assert.equal((await readProduct(world, product.id)).stock, product.stock);
    },
  },
];
