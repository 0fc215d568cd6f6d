/**
 * Products, their stock and their categories, from the back office to the cart.
 */

import assert from 'node:assert/strict';
import * as contract from '@nuee/domain/contract';
import { PublicationSchema, type PublishedProduct, PublishedProductSchema } from '@nuee/domain/live';
import { parse } from 'valibot';
import { newProduct, ordered, readProduct, selectionOf, setStatus, stockOf, unique, withSettings } from '../office.ts';
import type { Rule } from '../rule.ts';
import { add, assertClosed, assertRefused, checkout, done, readCart, refused, succeed, type World } from '../world.ts';

const { createProduct, changeProduct, removeProduct, changeStock, readOwnerProduct, listMovements } = contract;
const { readJournal, createCategory, changeCategory, removeCategory, listCategories } = contract;
const { addToCart, createOrder, updateQuantity } = contract;

const publication = async (world: World) => {
  const { body } = await world.call('GET', contract.readPublication.path);
  return parse(PublicationSchema, body);
};
const published = async (world: World, id: string): Promise<PublishedProduct | undefined> =>
  (await publication(world)).catalogue.products.find((product) => product.id === id);
const change = async (world: World, id: string, body: object) =>
  succeed(world, changeProduct, { token: await world.owner(), id, body });

const productRules: readonly Rule[] = [
  {
    name: 'a new product is a draft of version 1, with a slug made of its name, and not in the shop',
    async check(world) {
      const made = await newProduct(world, { name: `Pêche ${unique()}`, status: undefined });
      assert.deepEqual([made.status, made.published, made.version], ['draft', false, 1]);
      assert.match(made.slug, /^peche-mot[a-z0-9]+$/);
      assert.equal(await published(world, made.id), undefined);
      assert.deepEqual(await readProduct(world, made.id), made);
      for (const name of [made.id, made.slug, 'inconnu']) {
        assertRefused(await world.call('GET', `/api/products/${name}`), 404, 'Élément introuvable.');
      }
    },
  },
  {
    name: 'only what is sent of a product changes; unknown and read-only fields change nothing',
    async check(world) {
      const made = await newProduct(world, { discountPrice: 8, flavors: ['Pêche'] });
      const changed = await change(world, made.id, {
        ...{ version: 1, price: 12, id: 'x', createdAt: '2001-01-01T00:00:00.000Z', prices: [], couleur: 'rouge' },
      });
      assert.deepEqual({ ...made, price: 12, version: 2, updatedAt: changed.updatedAt }, changed);
      assert.equal((await change(world, made.id, { version: 2, discountPrice: null })).discountPrice, undefined);
    },
  },
  {
    name: 'a product remembers its prices',
    async check(world) {
      const { id } = await newProduct(world);
      await change(world, id, { version: 1, price: 12 });
      const { prices } = await change(world, id, { version: 2, discountPrice: 9 });
      assert.deepEqual(
        prices.map(({ price }) => price),
        [10, 12, 9],
      );
    },
  },
  {
    name: 'a change without a version is refused, one with an old version too, which brings the product as it is',
    async check(world) {
      const { id } = await newProduct(world);
      const token = await world.owner();
      await refused(world, 400, changeProduct, { token, id, body: { price: 11 } });
      const now = await change(world, id, { version: 1, price: 11 });
      const answer = await world.call('PUT', changeProduct.path.replace('{id}', id), {
        token,
        body: { version: 1, price: 12 },
      });
      assert.equal(answer.status, 409);
      assert.deepEqual(typeof answer.body === 'object' && answer.body && Reflect.get(answer.body, 'current'), now);
      assert.equal((await readProduct(world, id)).price, 11);
    },
  },
  {
    name: 'of two changes at once of one version one is kept',
    async check(world) {
      const { id } = await newProduct(world);
      const token = await world.owner();
      const answers = await Promise.all(
        [11, 12].map((price) =>
          world.call('PUT', changeProduct.path.replace('{id}', id), { token, body: { version: 1, price } }),
        ),
      );
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
      assert.equal((await readProduct(world, id)).version, 2);
    },
  },
  ...(
    [
      ['no name', { name: '' }],
      ['a name with a control character', { name: 'a\u0000' }],
      ['a name that makes no address', { name: '🍓' }, 'Nom'],
      ['a price of nothing', { price: 0 }],
      ['a price below nothing', { price: -1 }],
      ['a price above 10,000 €', { price: 10_000.01 }],
      ['a price with three decimals', { price: 9.999 }],
      ['a price in a text', { price: '10' }],
      ['a discount that is none', { price: 10, discountPrice: 10 }],
      ['an unknown category', { category: 'Inconnue' }],
      ['an unknown status', { status: 'perdu' }],
      ['half a piece of stock', { stock: 1.5 }],
      ['a stock below nothing', { stock: -1 }],
      ['more nicotine than the law allows', { nicotineStrengths: [21] }],
      ['a size twice', { sizes: [10, 10] }],
      ['no size', { sizes: [] }],
      ['a slug that is no slug', { slug: 'Été !' }],
      ['a slug with a slash', { slug: '../admin' }],
      ['a picture that is a script', { image: 'javascript:alert(1)' }],
      ['a picture from elsewhere', { image: 'https://ailleurs.example/a.png' }],
      ['a picture of another host', { image: '//ailleurs.example/a.png' }],
    ] as const
  ).map(([what, wrong, field]) => ({
    name: `${createProduct.method} ${createProduct.path} refuses ${what}`,
    async check(world: World) {
      const body = { name: unique(), category: 'Fruités', price: 10, ...wrong };
      const message = await refused(world, 422, createProduct, { token: await world.owner(), body });
      assert.ok(message.includes(field ?? ''), message);
    },
  })),
  {
    name: 'a slug belongs to one product, stays when the name changes, and its old address leads to the new one',
    async check(world) {
      const made = await newProduct(world);
      const token = await world.owner();
      const body = { name: unique(), category: 'Fruités', price: 10, slug: made.slug };
      await refused(world, 409, createProduct, { token, body });
      // Nor may one be made of the same name.
      const same = { name: made.name, category: 'Fruités', price: 10 };
      const told = await world.call('POST', createProduct.path, { token, body: same });
      assert.deepEqual([told.status, told.body], [409, { message: 'Un produit porte déjà ce nom.', field: 'name' }]);
      assert.equal((await change(world, made.id, { version: 1, name: unique() })).slug, made.slug);
      const found = await world.call('GET', `/api/products/${made.slug}`);
      assert.equal(found.status, 200);
      assert.equal(parse(PublishedProductSchema, found.body).id, made.id);
      const slug = `${made.slug}-bis`;
      await change(world, made.id, { version: 2, slug });
      const old = await world.call('GET', `/api/products/${made.slug}`);
      assert.deepEqual([old.status, old.headers.get('location')], [301, `/api/products/${slug}`]);
      assert.equal((await world.call('GET', `/api/products/${slug}`)).status, 200);
    },
  },
  {
    name: 'a product without orders is removed, an ordered one is archived',
    async check(world) {
      const token = await world.owner();
      const never = await newProduct(world);
      const gone = await world.call('DELETE', removeProduct.path.replace('{id}', never.id), { token });
      assert.equal(gone.status, 204);
      await refused(world, 404, removeProduct, { token, id: never.id });
      await refused(world, 404, readOwnerProduct, { token, id: never.id });
      const { product } = await ordered(world);
      assert.equal((await succeed(world, removeProduct, { token, id: product.id })).status, 'archived');
      assert.equal((await readProduct(world, product.id)).status, 'archived');
      for (const { slug } of [never, product]) assertClosed(await world.call('GET', `/api/products/${slug}`));
    },
  },
  {
    name: 'what is published holds no draft, no exact stock and no bank account',
    async check(world) {
      const { id } = await newProduct(world, { status: 'draft' });
      const iban = 'FR7630006000011234567890189';
      await withSettings(world, { bankTransfer: { iban } }, async (settings) => {
        const { catalogue } = await publication(world);
        assert.deepEqual(catalogue.settings.shipping, settings.shipping);
        const text = JSON.stringify(catalogue);
        for (const secret of [id, iban, 'wasOrdered', '"stock"']) assert.ok(!text.includes(secret), secret);
      });
    },
  },
  {
    name: 'who has the current number of the publication waits until another one is published, also by a sale',
    async check(world) {
      const product = await newProduct(world, { stock: 1 });
      const next = async (work: () => Promise<unknown>) => {
        const { publication: number } = await publication(world);
        const waiting = world.call('GET', `${contract.readPublication.path}?after=${number}`);
        await work();
        const answer = parse(PublicationSchema, (await waiting).body);
        assert.equal(answer.publication, number + 1);
        return answer.catalogue.products.find(({ id }) => id === product.id);
      };
      const name = unique();
      assert.equal((await next(() => change(world, product.id, { version: 1, name })))?.name, name);
      const { token } = await world.newCustomer();
      await add(world, token, selectionOf(product));
      const sold = await next(() => succeed(world, createOrder, { token, body: checkout }));
      assert.equal(sold?.outOfStock, true);
    },
  },
  ...['x', '-1', '1.5', '1&after=2', '9'.repeat(40)].map((after) => ({
    name: `${contract.readPublication.method} ${contract.readPublication.path}?after=${after} is refused`,
    check: async (world: World) =>
      assertRefused(await world.call('GET', `${contract.readPublication.path}?after=${after}`), 400),
  })),
  {
    name: 'a stock is published where the shop shows it: at three pieces or fewer, and when there are more again',
    async check(world) {
      const { id } = await newProduct(world, { stock: 9 });
      const token = await world.owner();
      const { publication: first } = await publication(world);
      const shown: unknown[] = [];
      for (const stock of [9, 4, 3, 2, 1, 0, 4, 9]) {
        await succeed(world, changeStock, { token, id, body: { stock } });
        const { fewLeft, outOfStock } = (await published(world, id)) ?? {};
        shown.push([(await publication(world)).publication - first, fewLeft, outOfStock]);
      }
      assert.deepEqual(shown, [
        [0, undefined, undefined],
        [0, undefined, undefined],
        [1, 3, undefined],
        [2, 2, undefined],
        [3, 1, undefined],
        [4, undefined, true],
        [5, undefined, undefined],
        [5, undefined, undefined],
      ]);
    },
  },
  {
    name: 'what is published shows at once, with a higher number; what isn’t any more is gone',
    async check(world) {
      const before = (await publication(world)).publication;
      const { id } = await newProduct(world, { stock: 1 });
      assert.ok((await publication(world)).publication > before);
      assert.equal((await published(world, id))?.outOfStock, undefined);
      await succeed(world, changeStock, { token: await world.owner(), id, body: { stock: 0 } });
      assert.equal((await published(world, id))?.outOfStock, true);
      await change(world, id, { version: 1, published: false });
      assert.equal(await published(world, id), undefined);
    },
  },
  {
    name: 'a draft can’t be added to a cart; one that is withdrawn later stays in it and blocks the order',
    async check(world) {
      const { token } = await world.newCustomer();
      const draft = await newProduct(world, { status: 'draft' });
      await refused(world, 404, addToCart, { token, body: selectionOf(draft) });
      const product = await newProduct(world);
      await add(world, token, selectionOf(product));
      await change(world, product.id, { version: 1, status: 'archived' });
      const { items } = await readCart(world, token);
      assert.deepEqual(
        items.map((item) => [item.product.name, item.product.unavailable]),
        [[product.name, true]],
      );
      await refused(world, 409, createOrder, { token, body: checkout });
      const itemId = items[0]?._id ?? '';
      for (const quantity of [1, 2]) {
        const message = await refused(world, 409, updateQuantity, { token, body: { itemId, quantity } });
        assert.match(message, new RegExp(`^${product.name} n’est plus proposé`));
      }
      await succeed(world, updateQuantity, { token, body: { itemId, quantity: 0 } });
      assert.deepEqual((await readCart(world, token)).items, []);
    },
  },
  {
    name: 'the cart follows the price of the owner',
    async check(world) {
      const { token } = await world.newCustomer();
      const product = await newProduct(world);
      await add(world, token, selectionOf(product, 2));
      await change(world, product.id, { version: 1, price: 12.5 });
      assert.equal((await readCart(world, token)).totalPrice, 25);
      await change(world, product.id, { version: 2, discountPrice: 8 });
      assert.equal((await readCart(world, token)).totalPrice, 16);
      await change(world, product.id, { version: 3, discountPrice: null });
      assert.equal((await readCart(world, token)).totalPrice, 25);
    },
  },
  {
    name: 'nobody takes more than there is, whatever its size, and is told how many are left',
    async check(world) {
      const { token } = await world.newCustomer();
      const product = await newProduct(world, { stock: 3, sizes: [10, 30] });
      const refuse = (body: object) => refused(world, 409, addToCart, { token, body });
      assert.equal(await refuse(selectionOf(product, 4)), `${product.name}\u00a0: il n’en reste que 3.`);
      const { items } = await add(world, token, selectionOf(product, 2));
      await refuse({ ...selectionOf(product, 2), size: 30 });
      const itemId = items[0]?._id ?? '';
      await refused(world, 409, updateQuantity, { token, body: { itemId, quantity: 4 } });
      await succeed(world, updateQuantity, { token, body: { itemId, quantity: 3 } });
      await succeed(world, changeStock, { token: await world.staff(), id: product.id, body: { stock: 0 } });
      assert.equal(await refuse(selectionOf(product)), `${product.name} est en rupture de stock.`);
    },
  },
  {
    name: 'an order that lacks a piece takes none of any line',
    async check(world) {
      const { token } = await world.newCustomer();
      const [there, lacking] = [await newProduct(world), await newProduct(world)];
      for (const product of [there, lacking]) await add(world, token, selectionOf(product, 2));
      await succeed(world, changeStock, { token: await world.owner(), id: lacking.id, body: { stock: 1 } });
      const message = await refused(world, 409, createOrder, { token, body: checkout });
      assert.equal(message, `${lacking.name}\u00a0: il n’en reste que 1.`);
      assert.deepEqual([await stockOf(world, there.id), await stockOf(world, lacking.id)], [5, 1]);
      assert.equal((await readCart(world, token)).items.length, 2);
    },
  },
  {
    name: 'a stock is set or moved, never both, and never below nothing; a sale raises no version',
    async check(world) {
      const { id } = await newProduct(world);
      const token = await world.staff();
      const set = async (body: object) => (await succeed(world, changeStock, { token, id, body })).stock;
      assert.deepEqual([await set({ delta: -2 }), await set({ stock: 9 }), await set({ delta: 1 })], [3, 9, 10]);
      await refused(world, 409, changeStock, { token, id, body: { delta: -11 } });
      for (const body of [{}, { stock: 1, delta: 1 }, { stock: 1.5 }, { stock: -1 }, { stock: '1' }, { delta: 'x' }]) {
        await refused(world, 422, changeStock, { token, id, body });
      }
      assert.equal((await readProduct(world, id)).version, 1);
      assert.equal(await stockOf(world, id), 10);
    },
  },
  {
    name: 'fifty movements of one stock at once add up',
    async check(world) {
      const { id } = await newProduct(world, { stock: 10 });
      const token = await world.owner();
      const move = (delta: number) => succeed(world, changeStock, { token, id, body: { delta } });
      await Promise.all(Array.from({ length: 50 }, (_, i) => move(i % 2 === 0 ? 3 : 1)));
      assert.equal(await stockOf(world, id), 110);
    },
  },
  {
    name: 'each movement of a stock says who, why and from what to what',
    async check(world) {
      const { id, product, created } = await ordered(world);
      const token = await world.owner();
      const { email } = await succeed(world, contract.readOwnerSession, { token });
      await setStatus(world, id, 'cancelled');
      await setStatus(world, id, 'processing');
      await succeed(world, changeStock, { token, id: product.id, body: { delta: 4 } });
      await change(world, product.id, { version: 1, stock: 6 });
      // Nothing moves.
      await change(world, product.id, { version: 2, price: 14 });
      const { items } = await succeed(world, listMovements, { token, id: product.id });
      assert.deepEqual(
        items.map(({ why, from, to, order, who }) => [why, from, to, order?.orderNumber ?? who]),
        [
          ['set', 7, 6, email],
          ['set', 3, 7, email],
          ['reopened', 5, 3, created.orderNumber],
          ['cancelled', 3, 5, created.orderNumber],
          ['ordered', 5, 3, created.orderNumber],
          ['set', 0, 5, email],
        ],
      );
      await refused(world, 404, listMovements, { token, id: 'inconnu' });
    },
  },
];

const newCategory = async (world: World, name: string) =>
  succeed(world, createCategory, { token: await world.owner(), body: { name } });

const categoryRules: readonly Rule[] = [
  {
    name: 'a category’s name is unique, case and accents aside',
    async check(world) {
      const token = await world.owner();
      const word = unique();
      const name = `Été ${word}`;
      const made = await newCategory(world, name);
      assert.deepEqual([made.id, made.version, made.image], [`ete-${word}`, 1, '/images/products/default-product.png']);
      for (const same of [name, name.toUpperCase(), name.replace('Été', 'ete')]) {
        await refused(world, 409, createCategory, { token, body: { name: same } });
      }
      const other = await newCategory(world, unique());
      await refused(world, 409, changeCategory, { token, id: other.id, body: { name, version: other.version } });
      for (const { id } of [made, other]) await done(world, removeCategory, { token, id });
    },
  },
  {
    name: 'a category asks for its version, and its products follow its name',
    async check(world) {
      const token = await world.owner();
      const [name, next] = [unique(), unique()];
      const { id } = await newCategory(world, name);
      const product = await newProduct(world, { category: name });
      const { version } = (await succeed(world, listCategories, { token })).items.find((one) => one.id === id) ?? {};
      await refused(world, 400, changeCategory, { token, id, body: { name: next } });
      const renamed = await succeed(world, changeCategory, { token, id, body: { name: next, version } });
      await refused(world, 409, changeCategory, { token, id, body: { name: unique(), version } });
      assert.equal(renamed.name, next);
      const followed = await readProduct(world, product.id);
      assert.deepEqual([followed.category, followed.version], [next, 2]);
      await refused(world, 409, removeCategory, { token, id });
    },
  },
  {
    name: 'a category says how many products it has, and how many of them are published',
    async check(world) {
      const token = await world.owner();
      const { id, name } = await newCategory(world, unique());
      const countsOf = async () => {
        const { items } = await succeed(world, listCategories, { token });
        const found = items.find((one) => one.id === id);
        return [found?.total, found?.published];
      };
      assert.deepEqual(await countsOf(), [0, 0]);
      const [product] = [await newProduct(world, { category: name }), await newProduct(world, { category: name })];
      await change(world, product.id, { status: 'draft', version: product.version });
      assert.deepEqual(await countsOf(), [2, 1]);
    },
  },
  {
    name: 'a category with products stays, an empty one goes',
    async check(world) {
      const token = await world.owner();
      const name = unique();
      const { id } = await newCategory(world, name);
      const product = await newProduct(world, { category: name });
      await refused(world, 409, removeCategory, { token, id });
      await change(world, product.id, { version: 1, category: 'Fruités' });
      await done(world, removeCategory, { token, id });
      await refused(world, 404, removeCategory, { token, id });
    },
  },
  {
    name: 'categories are shown in the owner’s order',
    async check(world) {
      const token = await world.owner();
      const { id, version } = await newCategory(world, unique());
      const ids = async () => (await succeed(world, listCategories, { token })).items.map((one) => one.id);
      assert.equal((await ids()).at(-1), id);
      await succeed(world, changeCategory, { token, id, body: { order: 0, version } });
      assert.equal((await ids())[0], id);
      assert.equal((await publication(world)).catalogue.categories[0]?.id, id);
      const { body } = await world.call('GET', '/api/categories');
      assert.deepEqual(Array.isArray(body) && body[0]?.id, id);
      const { items } = await succeed(world, readJournal, { token, query: '?what=category.place' });
      assert.deepEqual([items[0]?.target, items[0]?.from, items[0]?.to], [id, String((await ids()).length), '1']);
      await done(world, removeCategory, { token, id });
    },
  },
];

export const productAndCategoryRules: readonly Rule[] = [...productRules, ...categoryRules];
