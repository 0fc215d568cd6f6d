import { LoginResponse } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { PublishedProduct, ShopSettings } from '@nuee/domain/live';
import { parse } from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { apiUnderTest } from '../../testing/apiUnderTest.ts';

const api = apiUnderTest();
let owner: string;
beforeAll(async () => {
  owner = await api.newOwner();
  await api.restart({ demo: false });
});

const day = 24 * 60 * 60 * 1000;
/** The owner logs in anew: no session lasts so long. */
const later = async (days: number): Promise<void> => {
  api.now = new Date(api.now.getTime() + days * day);
  const body = { email: 'cliente-1@exemple.fr', password: 'Un-Mot-De-Passe' };
  owner = parse(LoginResponse, await api.succeed(contract.login, { body })).token;
};
const shown = async (id: string): Promise<PublishedProduct | undefined> =>
  (await api.succeed(contract.readPublication)).catalogue.products.find((each) => each.id === id);
const change = async (id: string, body: object): Promise<void> => {
  const { version } = await api.succeed(contract.readOwnerProduct, { token: owner, id });
  await api.succeed(contract.changeProduct, { token: owner, id, body: { ...body, version } });
};
let sold = 0;
const sell = async (price: number, discountPrice?: number): Promise<string> => {
  const body = { name: `Anis ${++sold}`, category: 'Menthes', price, discountPrice, published: true };
  return (await api.succeed(contract.createProduct, { token: owner, body })).id;
};
const switchTo = async (switches: Partial<ShopSettings['switches']>): Promise<void> => {
  const { version } = await api.succeed(contract.readSettings, { token: owner });
  await api.succeed(contract.changeSettings, { token: owner, body: { switches, version } });
};

test('a struck price is the lowest of the 30 days before the reduction, whatever the regular price says', async () => {
  const id = await sell(20);
  await later(40);
  await change(id, { price: 16 });
  await later(10);
  await change(id, { price: 22 });
  await later(5);
  await change(id, { discountPrice: 14 });
  expect(await shown(id)).toMatchObject({ price: 16, discountPrice: 14 });
  // The list in pages says the same.
  expect((await api.call('GET', '/api/products?limit=100')).body).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ id, price: 16, discountPrice: 14 })]),
  });
});

test('without a higher price in those 30 days nothing is struck', async () => {
  const atBirth = await sell(20, 15);
  expect(await shown(atBirth)).toMatchObject({ price: 15 });
  expect(await shown(atBirth)).not.toHaveProperty('discountPrice');

  // Called reduced without having become cheaper.
  const id = await sell(20);
  await later(60);
  await change(id, { price: 15 });
  await later(40);
  await change(id, { price: 25, discountPrice: 15 });
  expect(await shown(id)).toMatchObject({ price: 15 });
  expect(await shown(id)).not.toHaveProperty('discountPrice');
});

test('without promotions nothing is struck, and the price is the one that is paid', async () => {
  const id = await sell(20);
  await later(40);
  await change(id, { discountPrice: 14 });
  expect(await shown(id)).toMatchObject({ price: 20, discountPrice: 14 });
  await switchTo({ promotions: false });
  expect(await shown(id)).toMatchObject({ price: 14 });
  expect(await shown(id)).not.toHaveProperty('discountPrice');
  await switchTo({ promotions: true });
});

test('without badges no product is called new or a best-seller', async () => {
  const id = await sell(21);
  await change(id, { isNew: true, isBestSeller: true });
  expect(await shown(id)).toMatchObject({ isNew: true, isBestSeller: true });
  await switchTo({ badges: false });
  expect(await shown(id)).not.toHaveProperty('isNew');
  expect(await shown(id)).not.toHaveProperty('isBestSeller');
  await switchTo({ badges: true });
});

test('a shop in service has no review that nobody wrote', async () => {
  expect((await api.call('GET', '/api/reviews')).body).toEqual([]);
});
