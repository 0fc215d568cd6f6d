import * as contract from '@nuee/domain/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest({ pictureWidths: [100, 120] });
const { readPage, changePage, addPagePicture } = contract;

test('a page keeps its picture in each of its versions, in the picture’s own proportions', async () => {
  const token = await api.owner();
  const bytes = await sharp({ create: { width: 60, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const response = await fetch(api.url + addPagePicture.path.replace('{id}', 'about'), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'image/png' },
    body: Buffer.from(bytes),
  });
  expect(response.status).toBe(201);
  const { image, widths } = (await response.json()) as { image: string; widths: number[] };
  expect(widths).toEqual([100, 120]);

  const save = (content: object, version: number) =>
    api.succeed(changePage, { token, id: 'about', body: { content, version } });
  // The widths are those that exist, whatever is sent.
  const picture = { image, widths: [9000], alt: 'La boutique', x: 20, y: 80 };
  const saved = await save({ title: 'Nous', lead: 'Ici.', picture, lines: 'Une ligne que cette page n’a pas' }, 0);
  expect(saved.content).toEqual({ title: 'Nous', lead: 'Ici.', picture: { ...picture, widths } });
  expect((await save({ title: 'Nous', lead: 'Ici.' }, 1)).content).not.toHaveProperty('picture');
  const { catalogue } = await api.succeed(contract.readPublication);
  expect(catalogue.pages).toEqual({ about: { content: { title: 'Nous', lead: 'Ici.' } } });

  await api.beside(async (storage) => {
    await storage.sweep(new Date(api.now.getTime() + 1000 * 24 * 60 * 60 * 1000));
  });
  // Her session has ended by then.
  const older = await api.succeed(readPage, { token: await api.owner(), id: 'about?version=1' });
  expect(older.content.picture?.image).toBe(image);
  const file = await fetch(api.url + image.replace('.webp', '-100.avif'));
  const { width, height } = await sharp(await file.arrayBuffer()).metadata();
  expect([width, height]).toEqual([100, 33]);
});

test('a picture that isn’t there, or that nobody described, is refused with a sentence', async () => {
  const token = await api.owner();
  const send = (picture: object) =>
    api.call('PUT', '/api/admin/pages/login', { token, body: { version: 0, content: { lead: 'Bonjour.', picture } } });
  const picture = { image: `/api/pictures/${'a'.repeat(32)}.webp`, widths: [], alt: 'Rien', x: 50, y: 50 };
  expect(await send(picture)).toMatchObject({ status: 422, body: { message: expect.stringMatching(/n’existe plus/) } });
  expect((await send({ ...picture, image: 'https://autre.example/a.webp' })).status).toBe(422);
  expect((await send({ ...picture, x: 101 })).status).toBe(422);
});
