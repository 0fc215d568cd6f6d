// More than 250 lines: products and their categories change each other, and are tested on the same owner and catalogue.

import { apiRoutes } from '@nuee/domain';
import { demoOwner, livingRoutes, NewProductBody, type OwnerProduct, OwnerProductSchema } from '@nuee/domain/live';
import { products } from '@nuee/domain/seed';
import { parse } from 'valibot';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changeCategory, createCategory, removeCategory } from '../commands/categories.ts';
import { withProducts } from '../commands/categoryProducts.ts';
import { createProduct } from '../commands/products.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
let owner: string;
let token: string;
let made = 0;

beforeAll(async () => {
  owner = await api.owner();
});
beforeEach(async () => {
  token = await api.newCustomer();
});

const call = (method: string, path: string, body?: unknown) =>
  api.call(method, `/api/admin${path}`, { token: owner, ...(body === undefined ? {} : { body }) });
const newProduct = (body: object = {}): Promise<OwnerProduct> => {
  made += 1;
  const fields = { name: `Poire ${made}`, category: 'Fruités', price: 12.5, published: true, stock: 3, ...body };
  return api.succeed(livingRoutes.createProduct, { token: owner, body: fields });
};
const selection = ({ id }: { id: string }, quantity = 1) => ({
  productId: id,
  quantity,
  size: 10,
  nicotineStrength: 0,
});
const add = (product: { id: string }, quantity = 1, as = token) =>
  api.call('POST', '/api/cart/add', { token: as, body: selection(product, quantity) });
const read = (id: string): Promise<OwnerProduct> => api.succeed(livingRoutes.readOwnerProduct, { token: owner, id });
const movements = async (id: string) =>
  (await api.succeed(livingRoutes.listMovements, { token: owner, id })).items.map(({ why, from, to, order, who }) => [
    why,
    from,
    to,
    order?.orderNumber ?? who,
  ]);
const shown = async (): Promise<unknown> => (await api.call('GET', '/api/products')).body;

test('a new product is sold as soon as it is published, at its current price', async () => {
  const draft = await newProduct({ published: false });
  expect(draft).toMatchObject({
    status: 'draft',
    published: false,
    version: 1,
    slug: draft.name.toLowerCase().replace(' ', '-'),
  });
  expect(JSON.stringify(await shown())).not.toContain(draft.id);
  expect((await add(draft)).status).toBe(404);
  const published = await api.succeed(livingRoutes.changeProduct, {
    token: owner,
    id: draft.id,
    body: { version: 1, published: true, price: 10, discountPrice: 8 },
  });
  expect(published).toMatchObject({ status: 'published', version: 2, discountPrice: 8 });
  expect(await shown()).toEqual(
    expect.arrayContaining([...products, expect.objectContaining({ id: draft.id, price: 10, discountPrice: 8 })]),
  );
  expect(await add(draft)).toMatchObject({ status: 200, body: { totalPrice: 8 } });
  await api.succeed(livingRoutes.changeProduct, {
    token: owner,
    id: draft.id,
    body: { version: 2, discountPrice: null },
  });
  expect(await api.succeed(apiRoutes.readCart, { token })).toMatchObject({ totalPrice: 10 });
  expect((await call('DELETE', `/products/${draft.id}`)).status).toBe(204);
  expect((await call('GET', `/products/${draft.id}`)).status).toBe(404);
});

test('an outdated change is refused with the current record, and so is one without a version', async () => {
  const product = await newProduct();
  await api.succeed(livingRoutes.changeProduct, { token: owner, id: product.id, body: { version: 1, name: 'Autre' } });
  expect(await call('PUT', `/products/${product.id}`, { version: 1, price: 3 })).toMatchObject({
    status: 409,
    body: { message: expect.any(String), current: { name: 'Autre', version: 2, price: 12.5, slug: product.slug } },
  });
  expect((await call('PUT', `/products/${product.id}`, { price: 3 })).status).toBe(400);
});

test.each([
  [{ price: 0 }],
  [{ price: 10_000.01 }],
  [{ price: 1.005 }],
  [{ price: '3' }],
  [{ discountPrice: 12.5 }],
  [{ name: '' }],
  [{ name: 'a\u0000' }],
  [{ category: 'Nulle part' }],
  [{ sizes: [] }],
  [{ sizes: [10, 10] }],
  [{ image: 'javascript:alert(1)' }],
  [{ stock: -1 }],
  [{ status: 'hidden' }],
  [{ slug: 'Été !' }],
])('a product with %j is refused', async (body) => {
  const answer = await call('POST', '/products', { name: 'Refus', category: 'Fruités', price: 12.5, ...body });
  expect(answer).toMatchObject({ status: 422, body: { message: expect.stringMatching(/.{10}/) } });
});

test('a slug is unique, stays when the name changes, and the former one redirects', async () => {
  const product = await newProduct();
  expect((await call('POST', '/products', { name: product.name, category: 'Fruités', price: 1 })).status).toBe(409);
  const slug = `nouvelle-${product.slug}`;
  await api.succeed(livingRoutes.changeProduct, {
    token: owner,
    id: product.id,
    body: { version: 1, name: 'Autre nom' },
  });
  expect(await api.call('GET', `/api/products/${product.slug}`)).toMatchObject({
    status: 200,
    body: { id: product.id },
  });
  await api.succeed(livingRoutes.changeProduct, { token: owner, id: product.id, body: { version: 2, slug } });
  const moved = await fetch(`${api.url}/api/products/${product.slug}`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, `/api/products/${slug}`]);
});

test('nobody can order more than the stock', async () => {
  const product = await newProduct();
  expect(await add(product, 4)).toMatchObject({
    status: 409,
    body: { message: `${product.name}\u00a0: il n’en reste que 3.` },
  });
  const { body } = await add(product, 3);
  expect((await add(product, 1)).status).toBe(409);
  const [line] = (await api.succeed(apiRoutes.readCart, { token })).items;
  const more = { itemId: line?._id, quantity: 4 };
  expect((await api.call('PUT', '/api/cart/update-quantity', { token, body: more })).status).toBe(409);
  expect(body).toMatchObject({ items: [{ quantity: 3 }] });
  const { _id } = await api.order(token);
  expect(await read(product.id)).toMatchObject({ stock: 0, version: 1 });
  expect(await add(product)).toMatchObject({
    status: 409,
    body: { message: `${product.name} est en rupture de stock.` },
  });
  expect(JSON.stringify(await shown())).toContain('"outOfStock":true');

  const status = (to: string) =>
    api.call('PUT', `/api/admin/orders/${_id}/status`, { token: owner, body: { status: to } });
  await status('cancelled');
  expect(await read(product.id)).toMatchObject({ stock: 3 });
  await api.succeed(livingRoutes.changeStock, { token: owner, id: product.id, body: { delta: -1 } });
  expect(await status('pending')).toMatchObject({ status: 409 });
  await api.succeed(livingRoutes.changeStock, { token: owner, id: product.id, body: { stock: 3 } });
  expect((await status('pending')).status).toBe(200);
  expect(await read(product.id)).toMatchObject({ stock: 0 });
  expect(await call('DELETE', `/products/${product.id}`)).toMatchObject({ status: 200, body: { status: 'archived' } });
});

test('20 customers want the last 3 bottles: 3 orders, never less than none, round after round', async () => {
  const customers = [];
  for (let i = 0; i < 20; i += 1) customers.push(await api.newCustomer());
  const product = await newProduct();
  for (let round = 0; round < 5; round += 1) {
    await api.succeed(livingRoutes.changeStock, { token: owner, id: product.id, body: { stock: 3 } });
    for (const one of customers) {
      await api.call('DELETE', '/api/cart/clear', { token: one });
      expect((await add(product, 1, one)).status).toBe(200);
    }
    const answers = await Promise.allSettled(customers.map((one) => api.order(one)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await read(product.id)).toMatchObject({ stock: 0 });
  }
});

test('a line that is no longer sold stays visible, blocks the order, and can be removed', async () => {
  const product = await newProduct();
  await add(product);
  await api.succeed(livingRoutes.changeProduct, {
    token: owner,
    id: product.id,
    body: { version: 1, status: 'archived' },
  });
  const { items } = await api.succeed(apiRoutes.readCart, { token });
  expect(items).toMatchObject([{ product: { name: product.name } }]);
  await expect(api.order(token)).rejects.toThrow();
  const body = { itemId: items[0]?._id, quantity: 0 };
  expect(await api.succeed(apiRoutes.updateQuantity, { token, body })).toMatchObject({ items: [] });
});

test('stock is set or added to, never both, never below nothing', async () => {
  const { id } = await newProduct();
  for (const body of [{}, { stock: 1, delta: 1 }, { stock: 1.5 }, { delta: 'x' }]) {
    expect((await call('PUT', `/products/${id}/stock`, body)).status).toBe(422);
  }
  expect((await call('PUT', `/products/${id}/stock`, { delta: -4 })).status).toBe(409);
  expect(await call('PUT', `/products/${id}/stock`, { delta: 7 })).toMatchObject({ body: { stock: 10, version: 1 } });
});

test('categories: unique names, order, and one in use stays', async () => {
  const answer = await call('POST', '/categories', { name: 'Éditions rares' });
  expect(answer).toMatchObject({ status: 201, body: { id: 'editions-rares', version: 1 } });
  expect((await call('POST', '/categories', { name: 'editions RARES' })).status).toBe(409);
  const first = await call('PUT', '/categories/editions-rares', { version: 1, order: 0 });
  expect(first).toMatchObject({ status: 200, body: { version: 2 } });
  expect((await call('GET', '/journal?what=category.place')).body).toMatchObject({
    items: [{ target: 'editions-rares', from: '7', to: '1' }],
  });
  expect((await api.call('GET', '/api/categories')).body).toMatchObject([
    { id: 'editions-rares' },
    { id: 'fruites' },
    {},
    {},
    {},
    {},
    {},
  ]);
  const product = await newProduct({ category: 'Éditions rares' });
  expect((await call('DELETE', '/categories/editions-rares')).status).toBe(409);
  await call('DELETE', `/products/${product.id}`);
  expect((await call('DELETE', '/categories/editions-rares')).status).toBe(204);
  expect((await call('DELETE', '/categories/editions-rares')).status).toBe(404);
});

test('a category has a picture that exists, until its owner sends one', async () => {
  const made = await call('POST', '/categories', { name: 'Automne' });
  expect(made).toMatchObject({ status: 201, body: { image: '/images/products/default-product.png' } });
  expect((await call('DELETE', '/categories/automne')).status).toBe(204);
});

test('the products of a category follow its name', async () => {
  const { body } = await call('POST', '/categories', { name: 'Hiver' });
  const product = await newProduct({ category: 'Hiver' });
  const renamed = await call('PUT', '/categories/hiver', { ...(body as object), name: 'Grand hiver' });
  expect(renamed).toMatchObject({ status: 200, body: { id: 'hiver', version: 2 } });
  expect(await read(product.id)).toMatchObject({ category: 'Grand hiver', version: 2 });
  expect((await call('DELETE', '/categories/hiver')).status).toBe(409);
});

test('a product that is made while its category is removed or renamed never ends up in none', async () => {
  await api.beside(async (storage) => {
    const actor = { who: 'shop', now: api.now };
    const { id } = await storage.tx((t) => createCategory(t, actor, { name: 'Passage' }));
    const create = (slug: string) =>
      storage.tx((t) =>
        createProduct(t, actor, parse(NewProductBody, { name: slug, slug, category: 'Passage', price: 1 })),
      );
    // Between the list and the transaction that rests on it.
    const meanwhile = (slug: string) => {
      let isMade = false;
      const list: typeof storage.list = async (query) => {
        const page = await storage.list(query);
        if (!isMade) await create(slug);
        isMade = true;
        return page;
      };
      return { ...storage, list };
    };
    const remove = withProducts(meanwhile('avant'), id, (t, inIt) => removeCategory(t, actor, id, inIt));
    await expect(remove).rejects.toMatchObject({ status: 409 });
    const name = 'Nouveau passage';
    const change = { id, name, version: 1 };
    await withProducts(meanwhile('apres'), id, (t, inIt) => changeCategory(t, actor, change, inIt));
    const slugs = ['avant', 'apres'];
    const kept = await storage.tx((t) => slugs.map((slug) => t.get('products', t.get('slugs', slug)?.productId ?? '')));
    expect(kept).toMatchObject([{ category: name }, { category: name }]);
    await expect(create('trop-tard')).rejects.toMatchObject({ status: 422 });
  });
});

test('the totals of an order follow the settings', async () => {
  const { body } = await call('GET', '/settings');
  expect(body).toMatchObject({
    shipping: { fee: 4.99, freeAbove: 50 },
    vat: { rate: 20, included: false },
    version: 1,
  });
  expect((await call('PUT', '/settings', { version: 1, vat: { rate: 101 } })).status).toBe(422);
  const changed = await call('PUT', '/settings', { version: 1, shipping: { fee: 3 }, vat: { included: true }, x: 1 });
  expect(changed).toMatchObject({ status: 200, body: { shipping: { fee: 3, freeAbove: 50 }, version: 2 } });
  expect(await call('PUT', '/settings', { version: 1 })).toMatchObject({
    status: 409,
    body: { current: { version: 2 } },
  });
  await add(await newProduct({ price: 9 }));
  const { _id } = await api.order(token);
  expect(await api.succeed(apiRoutes.readOrder, { token, id: _id })).toMatchObject({
    itemsPrice: 9,
    shippingPrice: 3,
    taxPrice: 2,
    totalPrice: 12,
  });
  await call('PUT', '/settings', { version: 2, shipping: { fee: 4.99 }, vat: { included: false } });
});

test('the movements of a stock are listed, with who and why', async () => {
  const { email } = demoOwner;
  const product = await newProduct({ stock: 5 });
  await add(product, 2);
  const { _id, orderNumber } = await api.order(token, 'bank-transfer');
  expect(await movements(product.id)).toEqual([
    ['ordered', 5, 3, orderNumber],
    ['set', 0, 5, email],
  ]);
  const status = (next: string) => call('PUT', `/orders/${_id}/status`, { status: next });
  await status('cancelled');
  await status('processing');
  await call('PUT', `/products/${product.id}/stock`, { delta: 4 });
  await call('PUT', `/products/${product.id}`, { version: 1, stock: 6 });
  // Nothing moves.
  await call('PUT', `/products/${product.id}`, { version: 2, price: 14 });
  expect((await movements(product.id)).slice(0, -2)).toEqual([
    ['set', 7, 6, email],
    ['set', 3, 7, email],
    ['reopened', 5, 3, orderNumber],
    ['cancelled', 3, 5, orderNumber],
  ]);
  expect((await call('GET', '/products/nothing/movements')).status).toBe(404);
});

test('in service a product has only the sizes and strengths that the law allows; the demonstration has all', async () => {
  const token = await api.newOwner();
  const create = (sizes: number[], nicotineStrengths: number[]) => {
    const body = {
      name: `Flacons ${sizes} ${nicotineStrengths}`,
      category: 'Fruités',
      price: 10,
      sizes,
      nicotineStrengths,
    };
    return api.call('POST', '/api/admin/products', { token, body });
  };
  expect((await create([30], [3])).status).toBe(201);
  await api.restart({ demo: false });
  for (const [sizes, strengths] of [
    [[30], [6]],
    [
      [10, 30],
      [3, 6],
    ],
    [[30], [0, 3]],
  ] as const) {
    const answer = await create([...sizes], [...strengths]);
    expect(answer).toMatchObject({ status: 422, body: { message: expect.stringContaining('10\u00a0ml') } });
  }
  const made = await create([10, 30], [0, 3]);
  expect(made.status).toBe(201);
  const { id } = parse(OwnerProductSchema, made.body);
  const change = (body: object) => api.call('PUT', `/api/admin/products/${id}`, { token, body });
  expect((await change({ version: 1, sizes: [30] })).status).toBe(422);
  expect((await change({ version: 1, nicotineStrengths: [3] })).status).toBe(422);
  expect((await change({ version: 1, price: 11 })).status).toBe(200);
  await api.restart();
});
