import * as contract from '@nuee/domain/contract';
import { ExportSchema } from '@nuee/domain/live';
import sharp from 'sharp';
import { parse } from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { mostKept } from './photographs.ts';

const api = apiUnderTest();
const day = 24 * 60 * 60 * 1000;
const question = { subject: 'Flacon fendu', message: 'Le flacon est arrivé fendu.' };
const gone = { status: 422, body: { field: 'photographs', message: /n’existe plus/ } };
let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .withExifMerge({ IFD0: { Artist: 'Camille' } })
    .toBuffer();
});

const post = async (token: string, bytes: Uint8Array, type = 'image/jpeg') => {
  const response = await fetch(api.url + contract.addPhotograph.path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
    body: Buffer.from(bytes),
  });
  return { status: response.status, body: await response.json() };
};
const newPhotograph = async (token: string): Promise<string> => {
  const { status, body } = await post(token, picture);
  expect(status).toBe(201);
  return parse(contract.addPhotograph.answer, body)._id;
};
const read = (route: contract.Route, id: string, token?: string) =>
  fetch(api.url + route.path.replace('{id}', id), { headers: { ...(token && { Authorization: `Bearer ${token}` }) } });
const open = (token: string, ...photographs: string[]) =>
  api.succeed(contract.createTicket, { token, body: { ...question, photographs } });
const refuse = async (token: string, ...photographs: string[]) => {
  const answer = await api.call('POST', contract.createTicket.path, { token, body: { ...question, photographs } });
  expect(answer).toMatchObject({ ...gone, body: { ...gone.body, message: expect.stringMatching(gone.body.message) } });
};
const stored = async () => {
  let ids: string[] = [];
  await api.beside(async (storage) => {
    ids = (await storage.scan('photographs')).map(({ id }) => id);
  });
  return ids;
};

test('a ticket has the photographs that were sent for it, without what a camera notes', async () => {
  const [token, owner] = [await api.newCustomer(), await api.owner()];
  const photographs = [await newPhotograph(token), await newPhotograph(token)];
  const { _id: id, ...opened } = await open(token, ...photographs);
  expect(opened).toMatchObject({ ...question, photographs });
  expect(await api.succeed(contract.readOwnerTicket, { token: owner, id })).toMatchObject({ photographs });
  const [first = ''] = photographs;
  for (const answer of [
    await read(contract.readPhotograph, first, token),
    await read(contract.readOwnerPhotograph, first, owner),
  ]) {
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const shown = await sharp(await answer.arrayBuffer()).metadata();
    expect([shown.width, shown.height, shown.exif]).toEqual([40, 30, undefined]);
  }
});

test('nobody sees a photograph but who sent it and the back office', async () => {
  const token = await api.newCustomer();
  const id = await newPhotograph(token);
  await open(token, id);
  const statusOf = async (route: contract.Route, as?: string) => (await read(route, id, as)).status;
  const other = await api.newCustomer();
  expect(await statusOf(contract.readPhotograph)).toBe(401);
  expect(await statusOf(contract.readPhotograph, other)).toBe(404);
  expect(await statusOf(contract.readPicture)).toBe(404);
  expect(await statusOf(contract.readOwnerPhotograph, token)).toBe(403);
  expect(await statusOf(contract.readOwnerPhotograph, await api.newStaff())).toBe(200);
  expect((await read(contract.readOwnerPhotograph, 'inconnue', await api.owner())).status).toBe(404);
});

test('a photograph of somebody else, or of another ticket, is in no ticket', async () => {
  const [token, other] = [await api.newCustomer(), await api.newCustomer()];
  const [hers, theirs] = [await newPhotograph(token), await newPhotograph(other)];
  await refuse(token, theirs);
  await refuse(token, hers, hers);
  await refuse(token, 'inconnue');
  await open(token, hers);
  await refuse(token, hers);
});

test('without a ticket it is deleted a day later, and with one it goes when that does', async () => {
  const token = await api.newCustomer();
  const [alone, sent] = [await newPhotograph(token), await newPhotograph(token)];
  const { _id: id } = await open(token, sent);
  api.now = new Date(api.now.getTime() + day);
  await refuse(token, alone);
  await api.beside(async (storage) => void (await storage.sweep(new Date(api.now.getTime() + 1))));
  const left = await stored();
  expect([left.includes(alone), left.includes(sent)]).toEqual([false, true]);
  await api.beside(async (storage) => storage.tx(async (t) => t.del('tickets', id)));
  expect(await stored()).not.toContain(sent);
});

test('a customer’s export has her photographs', async () => {
  const token = await api.newCustomer();
  const id = await newPhotograph(token);
  await open(token, id);
  const { photographs } = parse(ExportSchema, (await api.call('GET', contract.exportAccount.path, { token })).body);
  const [kept, ...others] = photographs;
  expect([kept?._id, others]).toEqual([id, []]);
  const bytes = Buffer.from(kept?.image.replace('data:image/webp;base64,', '') ?? '', 'base64');
  expect((await sharp(bytes).metadata()).format).toBe('webp');
});

test('an account takes thirty of them', async () => {
  const token = await api.newCustomer();
  const first = await newPhotograph(token);
  await api.beside(async (storage) =>
    storage.tx(async (t) => {
      const photograph = await t.get('photographs', first);
      if (!photograph) throw new Error('The photograph is missing.');
      for (let one = 1; one < mostKept; one += 1) await t.add('photographs', `${first}-${one}`, photograph);
    }),
  );
  expect(await post(token, picture)).toMatchObject({ status: 409 });
  await newPhotograph(await api.newCustomer());
});

test('what is no picture is refused with a sentence', async () => {
  const token = await api.newCustomer();
  expect(await post(token, Buffer.from('<svg/>'), 'image/svg+xml')).toMatchObject({ status: 415 });
  expect(await post(token, picture.subarray(0, 60))).toMatchObject({ status: 422 });
});
