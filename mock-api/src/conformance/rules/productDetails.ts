/** What a product says besides its price: its make, its safety, its place on the home page. */

import assert from 'node:assert/strict';
import * as contract from '@nuee/domain/contract';
import { newProduct, readProduct } from '../office.ts';
import type { Rule } from '../rule.ts';
import { refused, succeed } from '../world.ts';

const { changeProduct, createProduct, importProducts, readPublication } = contract;

/** Each described by its place. */
const picturesOf = (...numbers: number[]) =>
  numbers.map((number, at) => ({ image: `/images/products/product-${number}.png`, alt: `${at}`, x: 10 * at, y: 50 }));
const details = {
  homeOrder: 2,
  pg: 50,
  batch: 'L2611',
  bestBefore: 'novembre 2028',
  manufacturer: 'Atelier des Brumes',
  manufacturerContact: '4 quai du Port, 29200 Brest\nbonjour@brumes.example',
  pictograms: ['GHS07', 'GHS09'],
  hazards: 'H302 : Nocif en cas d’ingestion.',
  searchTitle: 'E-liquide poire',
  searchText: 'Une poire mûre, à 0 ou 3 mg.',
} as const;

export const productDetailRules: readonly Rule[] = [
  {
    name: 'what a product says besides is kept, published, and gone again once it is emptied',
    async check(world) {
      const token = await world.owner();
      const { id, ...made } = await newProduct(world, details);
      const said = (product: object) =>
        Object.fromEntries(Object.entries(product).filter(([name]) => Object.hasOwn(details, name)));
      assert.deepEqual(said(made), details);
      const published = async () => {
        const { catalogue } = await succeed(world, readPublication);
        return said(catalogue.products.find((product) => product.id === id) ?? {});
      };
      assert.deepEqual(await published(), details);
      await succeed(world, changeProduct, { token, id, body: { name: `${made.name} bis`, pg: 30, version: 1 } });
      assert.deepEqual(said(await readProduct(world, id)), { ...details, pg: 30 });
      const empty = { homeOrder: null, pg: null, batch: '', bestBefore: '', pictograms: [], hazards: ' ' };
      const texts = { manufacturer: '', manufacturerContact: '', searchTitle: '', searchText: ' ' };
      const body = { ...empty, ...texts, version: 2 };
      await succeed(world, changeProduct, { token, id, body });
      assert.deepEqual(said(await readProduct(world, id)), {});
      assert.deepEqual(await published(), {});
    },
  },
  {
    name: 'a product has its pictures in the order of its page; the first one is that of its card',
    async check(world) {
      const token = await world.owner();
      const made = await newProduct(world, { pictures: picturesOf(3, 8) });
      const { id } = made;
      assert.deepEqual([made.image, made.pictures], ['/images/products/product-3.png', picturesOf(3, 8)]);
      await succeed(world, changeProduct, { token, id, body: { pictures: picturesOf(8, 5, 3), version: 1 } });
      const { catalogue } = await succeed(world, readPublication);
      const published = catalogue.products.find((product) => product.id === id);
      assert.deepEqual([published?.image, published?.pictures], [picturesOf(8)[0]?.image, picturesOf(8, 5, 3)]);
      const none = await succeed(world, changeProduct, { token, id, body: { pictures: [], version: 2 } });
      assert.deepEqual([none.image, none.pictures], ['/images/products/default-product.png', undefined]);
    },
  },
  {
    name: 'more than six pictures, the same one twice, one without a text or from elsewhere are refused',
    async check(world) {
      const token = await world.owner();
      const { id } = await newProduct(world);
      const [picture] = picturesOf(1);
      const refusals = [
        picturesOf(1, 2, 3, 4, 5, 6, 7),
        picturesOf(1, 1),
        [{ ...picture, alt: undefined }],
        [{ ...picture, x: 101 }],
        [{ ...picture, image: 'https://ailleurs.example/a.png' }],
      ];
      for (const pictures of refusals) {
        await refused(world, 422, changeProduct, { token, id, body: { pictures: pictures as never, version: 1 } });
      }
    },
  },
  {
    name: 'a file changes what a product says besides, unless it is no longer what the file was compared with',
    async check(world) {
      const token = await world.owner();
      const { id } = await newProduct(world, { pictograms: ['GHS07'], isNew: true });
      const set = { pictograms: ['GHS02', 'GHS07'], isNew: false, pg: 30 };
      const send = (was: object) =>
        succeed(world, importProducts, { token, body: { products: [{ productId: id, set, was }] } });
      assert.deepEqual(await send({ pictograms: ['GHS02'], isNew: true, pg: null }), {
        overtaken: [{ productId: id }],
      });
      assert.deepEqual(await send({ pictograms: ['GHS07'], isNew: true, pg: null }), { overtaken: [] });
      const { pictograms, isNew, pg } = await readProduct(world, id);
      assert.deepEqual({ pictograms, isNew, pg }, set);
    },
  },
  {
    name: 'an unknown pictogram, or one named twice, is refused',
    async check(world) {
      const token = await world.owner();
      const body = { name: 'Essai', category: 'Fruités', price: 10 };
      for (const pictograms of [['GHS99'], ['GHS07', 'GHS07']]) {
        await refused(world, 422, createProduct, { token, body: { ...body, pictograms } });
      }
    },
  },
];
