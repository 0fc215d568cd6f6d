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
const send = async (path: string, bytes: Uint8Array, type = 'image/png', method = 'PUT') => {
  const response = await fetch(`${api.url}/api/admin${path}`, {
    method,
    headers: { Authorization: `Bearer ${owner}`, 'Content-Type': type },
    body: Buffer.from(bytes),
  });
  return { status: response.status, body: (await response.json()) as Sent };
};
const sendToCategory = (id: string, bytes: Uint8Array) => send(`/categories/${id}/image`, bytes);
const upload = (bytes: Uint8Array, type?: string) => send('/product-pictures', bytes, type, 'POST');
/** Each with its name as its text. */
const listed = (...images: string[]) => images.map((image) => ({ image, alt: image, x: 50, y: 50 }));
const change = async (id: string, body: contract.SentBodyOf<typeof contract.changeProduct>) => {
  const { version } = await api.succeed(contract.readOwnerProduct, { token: owner, id });
  return api.succeed(contract.changeProduct, { token: owner, id, body: { ...body, version } });
};
const show = ({ id }: Pick<OwnerProduct, 'id'>, ...images: string[]) => change(id, { pictures: listed(...images) });
/** The only picture of a product. */
const illustrate = async (product: OwnerProduct, bytes: Uint8Array) => show(product, (await upload(bytes)).body.image);
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

test('a product gets the pictures that are sent, and anyone their sizes, for ever', async () => {
  const product = await newProduct();
  const before = await publication();
  const { status, body } = await upload(await newPicture());
  expect({ status, body }).toEqual({
    status: 201,
    body: { image: expect.stringMatching(/^\/api\/pictures\/[0-9a-f]{32}\.webp$/), widths: pictureWidths },
  });
  expect(await publication()).toBe(before);
  const second = (await upload(await newPicture())).body.image;
  const pictures = [
    { image: body.image, alt: 'Le flacon', x: 30, y: 70 },
    { image: second, alt: '', x: 50, y: 50 },
  ];
  const shown = await change(product.id, { pictures });
  expect(shown).toMatchObject({
    version: 2,
    image: body.image,
    imageWidths: pictureWidths,
    tint: { tint: [expect.stringMatching(/^#/), expect.stringMatching(/^#/)], ink: expect.any(Array) },
    pictures: pictures.map((picture) => ({ ...picture, widths: pictureWidths })),
  });
  expect(await publication()).toBe(before + 1);
  const { catalogue } = await api.succeed(contract.readPublication);
  const { image, imageWidths = [], tint } = shown;
  expect(catalogue.products.find(({ id }) => id === product.id)).toMatchObject({
    image,
    imageWidths,
    tint,
    pictures: shown.pictures,
  });
  const journal = (what: string) => api.call('GET', `/api/admin/journal?what=${what}`, { token: owner });
  expect((await journal('product.image')).body).toMatchObject({
    items: [{ target: product.id, from: product.image, to: image }],
  });
  expect((await journal('product.pictures')).body).toMatchObject({ items: [{ from: '0', to: '2' }] });

  for (const width of imageWidths) {
    for (const format of ['avif', 'webp']) {
      const answer = await get(image.replace('.webp', `-${width}.${format}`));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe(`image/${format}`);
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
      const file = await sharp(await answer.arrayBuffer()).metadata();
      // Whole: its shorter side has the width.
      expect([file.width, file.height]).toEqual([Math.round((width * 4) / 3), width]);
    }
  }
  expect((await sharp(await (await get(image)).arrayBuffer()).metadata()).height).toBe(120);
});

test('the first of the pictures is that of the card, in whichever order they are; none leaves that of the house', async () => {
  const product = await newProduct();
  const images = [await newPicture(), await newPicture(), await newPicture()].map(async (bytes) => upload(bytes));
  const [a = '', b = '', c = ''] = (await Promise.all(images)).map(({ body }) => body.image);
  const first = await show(product, a, b, c);
  const moved = await show(product, c, a);
  expect(moved).toMatchObject({ image: c, pictures: [{ image: c, alt: c }, { image: a }] });
  expect(moved.tint).not.toEqual(first.tint);
  const { id } = product;
  const plain = await change(id, { name: 'Poire mûre' });
  expect(plain).toMatchObject({ image: c, tint: moved.tint, pictures: moved.pictures });
  const single = await change(id, { image: a });
  expect(single).toMatchObject({ image: a, tint: first.tint });
  expect(single).not.toHaveProperty('pictures');
  await sweep(2 * day);
  expect(await Promise.all([a, b, c].map((image) => statusOf(smallest(image))))).toEqual([200, 404, 404]);
  const none = await show(product);
  expect(none).toMatchObject({ image: '/images/products/default-product.png' });
  for (const field of ['pictures', 'imageWidths', 'tint']) expect(none).not.toHaveProperty(field);
});

test('a picture that was sent and never saved is deleted a day later', async () => {
  const { image } = (await upload(await newPicture())).body;
  await sweep(day - 1);
  expect(await statusOf(smallest(image))).toBe(200);
  await sweep(day + 1);
  expect(await statusOf(smallest(image))).toBe(404);
  const { id } = await newProduct();
  const body = { pictures: listed(image), version: 1 };
  expect(await api.call('PUT', `/api/admin/products/${id}`, { token: owner, body })).toMatchObject({ status: 422 });
});

test('a category gets one too, in its proportions', async () => {
  const { status, body } = await sendToCategory('fruites', await newPicture());
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Fruités', version: 2, imageWidths: pictureWidths });
  const shown = await sharp(await (await get(smallest(body.image))).arrayBuffer()).metadata();
  expect([shown.width, shown.height]).toEqual([100, 125]);
  expect((await api.call('GET', '/api/categories/fruites')).body).toMatchObject({ image: body.image });
});

test('a file that isn’t a picture is refused with a sentence, and changes nothing', async () => {
  expect(await upload(new Uint8Array(10 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
  expect(await upload(Buffer.from('<svg/>'), 'image/svg+xml')).toMatchObject({ status: 415 });
  expect(await upload(await newPicture(), 'application/json')).toMatchObject({ status: 415 });
  expect(await upload((await newPicture()).subarray(0, 60))).toMatchObject({ status: 422 });
  expect(await sendToCategory('unknown', await newPicture())).toMatchObject({ status: 404 });
  for (const name of ['x', '..%2F..%2Fdb.json', `${'a'.repeat(32)}-100.avif`, `${'a'.repeat(32)}.webp`]) {
    expect(await statusOf(`/api/pictures/${name}`)).toBe(404);
  }
});

test('a picture that nothing shows any more is deleted a day later, not before', async () => {
  const [product, other] = [await newProduct(), await newProduct()];
  const bytes = await newPicture();
  const { image } = await illustrate(product, bytes);
  expect((await illustrate(other, bytes)).image).toBe(image);
  await show(product);
  await sweep(2 * day);
  expect(await statusOf(smallest(image))).toBe(200);

  await show(other);
  await sweep(day - 1);
  expect(await statusOf(smallest(image))).toBe(200);
  // Until then it may be shown again.
  await show(other, image);
  await sweep(2 * day);
  expect(await statusOf(smallest(image))).toBe(200);
  await show(other);
  await sweep(day + 1);
  expect(await statusOf(smallest(image))).toBe(404);
  expect(await statusOf(image)).toBe(404);
  expect((await illustrate(product, bytes)).image).toBe(image);
  await sweep(30 * day);
  expect(await statusOf(smallest(image))).toBe(200);
});

test('a removed product releases its picture; one that an order shows is kept', async () => {
  const [never, sold] = [await newProduct(), await newProduct()];
  const unseen = (await illustrate(never, await newPicture())).image;
  const seen = (await illustrate(sold, await newPicture())).image;
  const token = await api.newCustomer();
  const line = { productId: sold.id, quantity: 1, size: 10, nicotineStrength: 0 };
  await api.call('POST', '/api/cart/add', { token, body: line });
  const { _id } = await api.order(token);
  expect((await api.call('DELETE', `/api/admin/products/${never.id}`, { token: owner })).status).toBe(204);
  await illustrate(sold, await newPicture());
  await sweep(2 * day);
  expect(await statusOf(smallest(unseen))).toBe(404);
  expect((await api.call('GET', `/api/orders/${_id}`, { token })).body).toMatchObject({ items: [{ image: seen }] });
  expect(await statusOf(smallest(seen))).toBe(200);
});

test('more than the shop can prepare at once are refused for the moment, the others wait for their turn', async () => {
  const bytes = await newPicture();
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(bytes)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(8);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  expect((await upload(bytes)).status).toBe(201);
});
