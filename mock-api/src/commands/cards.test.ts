import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as contract from '@nuee/domain/contract';
import { openShopSettings } from '@nuee/domain/fixtures';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { keyFile } from '../secrets/machineKey.ts';
import { apiUnderTest, customersPassword as password } from '../testing/apiUnderTest.ts';
import { createPaymentGateway } from '../testing/paymentGateway.ts';

const api = apiUnderTest();
const inService = { demo: false, smtpUrl: 'smtp://127.0.0.1:9', shopUrl: 'https://shop.example' };
const gateway = createPaymentGateway(() => `${api.url}/api/payments/notification`);
const { changeCards, readCards, removeCards, readOpening, readPublication } = contract;
const real = gateway.settings.key;
const rehearsal = 'A1b2C3d4E5f6G7h8';
const shop = { bank: 'systempay', siteId: gateway.settings.siteId, mode: 'PRODUCTION', password };

let owner: string;

beforeAll(async () => {
  owner = await api.newOwner();
  const { version } = await api.succeed(contract.readSettings, { token: owner });
  const { identity, mediator, bankTransfer } = openShopSettings;
  await api.succeed(contract.changeSettings, { token: owner, body: { identity, mediator, bankTransfer, version } });
  await api.enterService(inService);
});
beforeEach(async () => {
  if ((await read()).bank) await api.succeed(removeCards, { token: owner, body: { password } });
});

const read = () => api.succeed(readCards, { token: owner });
const save = (body: object) => api.succeed(changeCards, { token: owner, body: { ...shop, ...body } });
const tryTo = (body: object) => api.call('PUT', changeCards.path, { token: owner, body: { ...shop, ...body } });
const published = async () => (await api.succeed(readPublication)).catalogue.settings.cards;
const orderByCard = async () => {
  const customer = await api.newCustomer();
  const line = { productId: '8', quantity: 1, size: 10, nicotineStrength: 3 };
  await api.succeed(contract.addToCart, { token: customer, body: line });
  const { _id } = await api.order(customer, 'card');
  return { _id, pay: () => api.succeed(contract.preparePayment, { token: customer, id: _id }) };
};

test('cards are taken as soon as their owner has set them, and paid with the key that she typed', async () => {
  expect(await read()).toEqual({ keys: {} });
  expect(await published()).toBeUndefined();
  const saved = await save({ keys: { PRODUCTION: real } });
  expect(saved).toEqual({
    bank: 'systempay',
    siteId: '12345678',
    mode: 'PRODUCTION',
    keys: { PRODUCTION: { since: api.now.toISOString() } },
  });
  expect(await read()).toEqual(saved);
  expect(await published()).toEqual({ origin: 'https://paiement.systempay.fr' });
  expect((await api.succeed(readOpening, { token: owner })).cards).toBe('production');

  const { _id, pay } = await orderByCard();
  const { url, fields } = await pay();
  expect(url).toBe('https://paiement.systempay.fr/vads-payment/');
  expect((await gateway.notify(gateway.open(fields))).status).toBe(200);
  expect((await api.succeed(contract.readOwnerOrder, { token: owner, id: _id })).isPaid).toBe(true);
});

test('a key stands sealed in the storage, and in no journal, mail or setting', async () => {
  await save({ keys: { PRODUCTION: real, TEST: rehearsal } });
  const { items } = await api.succeed(contract.readJournal, { token: owner });
  expect(items[0]).toMatchObject({
    what: 'settings.cards',
    to: expect.stringContaining('"typed":["TEST","PRODUCTION"]'),
  });
  const mails = (await api.succeed(contract.listMails, { token: owner })).items;
  const [mail] = mails.filter(({ kind }) => kind === 'owner-notice');
  const { subject, text } = await api.succeed(contract.readMail, { token: owner, id: mail?._id ?? '' });
  expect(subject).toBe('Le paiement par carte a changé');
  expect(text).toContain('12345678');
  expect(JSON.stringify(items) + text).not.toMatch(/1122334455667788|A1b2C3d4E5f6G7h8/);
  expect(await api.succeed(contract.readSettings, { token: owner })).not.toHaveProperty('gateway');
  if (api.engine.options.database === undefined) {
    await api.beside(async () => {}, inService);
    expect(readFileSync(path.join(api.dataDir, 'shop.sqlite'), 'latin1')).not.toMatch(
      /1122334455667788|A1b2C3d4E5f6G7h8/,
    );
  }
});

test.each([
  ['the password is missing', { password: undefined }, 'password'],
  ['the password is wrong', { password: 'Un-Autre-Mot' }, 'password'],
  ['the number of the shop is too short', { siteId: '1234' }, 'siteId'],
  ['the bank is unknown', { bank: 'banque' }, 'bank'],
  ['a key is cut', { keys: { PRODUCTION: '112233' } }, 'keys.PRODUCTION'],
  ['the key of the mode is missing', { keys: { TEST: rehearsal } }, 'keys.PRODUCTION'],
])('they stay as they are where %s', async (_what, change, field) => {
  expect(await tryTo({ keys: { PRODUCTION: real }, ...change })).toMatchObject({ status: 422, body: { field } });
  expect(await read()).toEqual({ keys: {} });
});

test('a key that isn’t typed again stays, but doesn’t follow to another shop', async () => {
  await save({ keys: { PRODUCTION: real, TEST: rehearsal } });
  expect((await save({ mode: 'TEST', keys: {} })).keys).toHaveProperty('PRODUCTION');
  expect(await published()).toEqual({ origin: 'https://paiement.systempay.fr', test: true });
  expect(await tryTo({ bank: 'scellius', keys: {} })).toMatchObject({
    status: 422,
    body: { field: 'keys.PRODUCTION' },
  });
  const moved = await save({ bank: 'scellius', mode: 'TEST', keys: { TEST: rehearsal } });
  expect(Object.keys(moved.keys)).toEqual(['TEST']);
});

test('removed, nothing is left of them, and customers pay by transfer', async () => {
  await save({ keys: { PRODUCTION: real } });
  const refused = await api.call('DELETE', removeCards.path, { token: owner, body: { password: 'Un-Autre-Mot' } });
  expect(refused).toMatchObject({ status: 422, body: { field: 'password' } });
  expect(await api.succeed(removeCards, { token: owner, body: { password } })).toEqual({ keys: {} });
  expect(await published()).toBeUndefined();
  await expect(orderByCard()).rejects.toThrow();
});

test('what the variables say stands above the office, which says so and changes nothing', async () => {
  await save({ mode: 'TEST', keys: { TEST: rehearsal } });
  await api.restart({ ...inService, gateway: gateway.settings });
  expect(await read()).toEqual({ fixed: true, siteId: '12345678', mode: 'PRODUCTION', keys: {} });
  expect(await published()).toEqual({ origin: 'https://gateway.example' });
  expect((await tryTo({ keys: { PRODUCTION: real } })).status).toBe(409);
  await api.restart(inService);
  expect(await published()).toEqual({ origin: 'https://paiement.systempay.fr', test: true });
});

test('a key that this machine can’t open is asked for again, and no card is offered meanwhile', async () => {
  await save({ keys: { PRODUCTION: real } });
  await api.beside(async () => rmSync(path.join(api.dataDir, keyFile)), inService);
  expect((await read()).keys).toEqual({ PRODUCTION: { since: api.now.toISOString(), lost: true } });
  expect(await published()).toBeUndefined();
  await save({ keys: { PRODUCTION: real } });
  expect((await read()).keys).toEqual({ PRODUCTION: { since: api.now.toISOString() } });
  expect(await published()).toEqual({ origin: 'https://paiement.systempay.fr' });
});
