import * as contract from '@nuee/domain/contract';
import type { OwnerProduct } from '@nuee/domain/live';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

// Smaller than those of the shop, which take seconds to encode; they are proven beside `preparePicture`.
const pictureWidths = [100, 120];
const api = apiUnderTest({ pictureWidths });
const day = 24 * 60 * 60 * 1000;
let owner: string;
beforeAll(async () => {
  owner = await api.owner();
});

let shade = 0;
/** Each time another one. */
const newPicture = () => {
  shade += 10;
  const background = { r: 140, g: shade, b: 90 };
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
};
const send = async (path: string, bytes: Uint8Array, type = 'image/png') => {
  const response = await fetch(`${api.url}/api/admin${path}/image`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${owner}`, 'Content-Type': type },
    body: Buffer.from(bytes),
  });
  return { status: response.status, body: (await response.json()) as Sent };
};
interface Sent {
  image: string;
  imageWidths: number[];
  tint: unknown;
}
const newProduct = (body = {}): Promise<OwnerProduct> =>
  api.succeed(contract.createProduct, {
    token: owner,
    body: {
      name: 'Poire',
      slug: `poire-${Math.random()}`.replace('.', ''),
      category: 'Fruités',
      price: 12.5,
      published: true,
      stock: 9,
      ...body,
    },
  });
const get = (address: string) => fetch(api.url + address);
const statusOf = async (address: string) => (await get(address)).status;
const sweep = (after: number) =>
  api.beside(async (storage) => {
    await storage.sweep(new Date(api.now.getTime() + after));
  });
const publication = async () => (await api.succeed(contract.readPublication)).publication;
const smallest = (image: string) => image.replace('.webp', '-100.avif');

test('a product gets the picture that is sent, and anyone its sizes, for ever', async () => {
  const product = await newProduct();
  const before = await publication();
  const { status, body } = await send(`/products/${product.id}`, await newPicture());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    version: 2,
    image: expect.stringMatching(/^\/api\/pictures\/[0-9a-f]{32}\.webp$/),
    imageWidths: pictureWidths,
    tint: { tint: [expect.stringMatching(/^#/), expect.stringMatching(/^#/)], ink: expect.any(Array) },
  });
  expect(await publication()).toBe(before + 1);
  const { catalogue } = await api.succeed(contract.readPublication);
  const { image, imageWidths, tint } = body;
  expect(catalogue.products.find(({ id }) => id === product.id)).toMatchObject({ image, imageWidths, tint });
  expect((await api.call('GET', '/api/admin/journal?what=product.image', { token: owner })).body).toMatchObject({
    items: [{ target: product.id, from: product.image, to: image }],
  });

  for (const width of imageWidths) {
    for (const format of ['avif', 'webp']) {
      const answer = await get(image.replace('.webp', `-${width}.${format}`));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe(`image/${format}`);
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
      const shown = await sharp(await answer.arrayBuffer()).metadata();
      expect([shown.width, shown.height]).toEqual([width, width]);
    }
  }
  expect((await sharp(await (await get(image)).arrayBuffer()).metadata()).width).toBe(120);
});

test('a category gets one too, in its proportions', async () => {
  const path = '/categories/fruites';
  const { status, body } = await send(path, await newPicture());
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Fruités', version: 2, imageWidths: pictureWidths });
  const shown = await sharp(await (await get(smallest(body.image))).arrayBuffer()).metadata();
  expect([shown.width, shown.height]).toEqual([100, 125]);
  expect((await api.call('GET', '/api/categories/fruites')).body).toMatchObject({ image: body.image });
});

test('a file that isn’t a picture is refused with a sentence, and changes nothing', async () => {
  const product = await newProduct();
  const path = `/products/${product.id}`;
  expect(await send(path, new Uint8Array(10 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
  expect(await send(path, Buffer.from('<svg/>'), 'image/svg+xml')).toMatchObject({ status: 415 });
  expect(await send(path, await newPicture(), 'application/json')).toMatchObject({ status: 415 });
  expect(await send(path, (await newPicture()).subarray(0, 60))).toMatchObject({ status: 422 });
  expect(await send('/products/unknown', await newPicture())).toMatchObject({ status: 404 });
  expect(await send('/categories/unknown', await newPicture())).toMatchObject({ status: 404 });
  expect(await api.succeed(contract.readOwnerProduct, { token: owner, id: product.id })).toEqual(product);
  for (const name of ['x', '..%2F..%2Fdb.json', `${'a'.repeat(32)}-100.avif`, `${'a'.repeat(32)}.webp`]) {
    expect(await statusOf(`/api/pictures/${name}`)).toBe(404);
  }
});

test('a picture that nothing shows any more is deleted a day later, not before', async () => {
  const [product, other] = [await newProduct(), await newProduct()];
  const bytes = await newPicture();
  const { image } = (await send(`/products/${product.id}`, bytes)).body;
  expect((await send(`/products/${other.id}`, bytes)).body.image).toBe(image);
  const removed = await api.succeed(contract.removeProductImage, { token: owner, id: product.id });
  expect(removed).toMatchObject({ image: '/images/products/default-product.png', version: 3 });
  expect(removed).not.toHaveProperty('imageWidths');
  expect(removed).not.toHaveProperty('tint');
  await sweep(2 * day);
  expect(await statusOf(smallest(image))).toBe(200);

  await api.succeed(contract.removeProductImage, { token: owner, id: other.id });
  await sweep(day - 1);
  expect(await statusOf(smallest(image))).toBe(200);
  const gone = { version: 3, image };
  expect(await api.call('PUT', `/api/admin/products/${other.id}`, { token: owner, body: gone })).toMatchObject({
    status: 422,
  });
  await sweep(day + 1);
  expect(await statusOf(smallest(image))).toBe(404);
  expect(await statusOf(image)).toBe(404);
  expect((await send(`/products/${product.id}`, bytes)).body.image).toBe(image);
  await sweep(30 * day);
  expect(await statusOf(smallest(image))).toBe(200);
});

test('a removed product releases its picture; one that an order shows is kept', async () => {
  const [never, sold] = [await newProduct(), await newProduct()];
  const unseen = (await send(`/products/${never.id}`, await newPicture())).body.image;
  const seen = (await send(`/products/${sold.id}`, await newPicture())).body.image;
  const token = await api.newCustomer();
  const line = { productId: sold.id, quantity: 1, size: 10, nicotineStrength: 0 };
  await api.call('POST', '/api/cart/add', { token, body: line });
  const { _id } = await api.order(token);
  expect((await api.call('DELETE', `/api/admin/products/${never.id}`, { token: owner })).status).toBe(204);
  await send(`/products/${sold.id}`, await newPicture());
  await sweep(2 * day);
  expect(await statusOf(smallest(unseen))).toBe(404);
  expect((await api.call('GET', `/api/orders/${_id}`, { token })).body).toMatchObject({ items: [{ image: seen }] });
  expect(await statusOf(smallest(seen))).toBe(200);
});

test('more than the shop can prepare at once are refused for the moment, the others wait for their turn', async () => {
  const product = await newProduct();
  const bytes = await newPicture();
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(`/products/${product.id}`, bytes)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await send(`/products/${product.id}`, bytes)).status).toBe(200);
});
