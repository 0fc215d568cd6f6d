import * as contract from '@nuee/domain/contract';
import { addresses, openShopSettings } from '@nuee/domain/fixtures';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { type RelayService, startRelayService } from '../testing/relayService.ts';

const api = apiUnderTest();
const { identity, mediator, bankTransfer } = openShopSettings;
const method = { id: 'relais', kind: 'relay', name: 'Mondial Relay', text: '', fee: 3.9, countries: ['France'] };
const delivery = { methods: [{ ...method, active: true }], countries: ['France'] };
const typed = { name: 'Tabac', address: '4 place de la Gare, 44000 Nantes' };

let service: RelayService;
let inService: object;
let owner: string;

const change = async (settings: object) => {
  const { version } = await api.succeed(contract.readSettings, { token: owner });
  return api.call('PUT', contract.changeSettings.path, { token: owner, body: { ...settings, version } });
};
const search = (query: string) => api.call('GET', `${contract.readRelayPoints.path}?${query}`);
const order = async (relayPoint?: object, deliveryMethod?: string) => {
  const token = await api.newCustomer();
  await api.succeed(contract.addToCart, {
    token,
    body: { productId: '1', quantity: 1, size: 10, nicotineStrength: 0 },
  });
  const body = {
    ...{ shippingAddress: addresses.camille, billingAddress: addresses.camille, paymentMethod: 'bank-transfer' },
    ...{ relayPoint, deliveryMethod },
  };
  const answer = await api.call('POST', contract.createOrder.path, { token, body });
  const { _id: id } = Object(answer.body);
  const read = async () => (await api.succeed(contract.readOrder, { token, id })).delivery?.relayPoint;
  return { ...answer, read };
};

beforeAll(async () => {
  service = await startRelayService();
  inService = { demo: false, smtpUrl: 'smtp://127.0.0.1:9', relay: service.settings };
  owner = await api.newOwner();
  await change({ identity, mediator, bankTransfer });
  await api.enterService(inService);
  expect(await change({ delivery })).toMatchObject({ status: 200 });
});
afterAll(() => service.close());
beforeEach(() => {
  service.mood = 'fine';
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('an order by such a method needs a relay point, which it keeps as the carrier names it', async () => {
  expect(await order()).toMatchObject({
    status: 422,
    body: { message: 'Choisissez le point relais où vous retirerez votre colis.', field: 'relayPoint' },
  });
  expect(await order({ ...typed, address: ' ' })).toMatchObject({ status: 422, body: { field: 'relayPoint.address' } });
  const { status, read } = await order({ ...typed, id: '066974' });
  expect(status).toBe(201);
  expect(await read()).toEqual({
    ...{ id: '066974', name: 'TABAC DE LA GARE', address: '4 PLACE DE LA GARE, 44000 NANTES' },
  });
});

test('a relay point that takes no parcels any more is refused; what was typed, or can’t be checked, is taken', async () => {
  expect(await order({ ...typed, id: '000001' })).toMatchObject({ status: 422, body: { field: 'relayPoint' } });
  expect(await (await order(typed)).read()).toEqual(typed);
  service.mood = 'unavailable';
  expect(await (await order({ ...typed, id: '066974' })).read()).toEqual({ ...typed, id: '066974' });
});

test('a search is kept for ten minutes; a carrier that is away, or refuses the key, is one sentence', async () => {
  const before = service.asked.length;
  expect(await search('country=france&postalCode=44%20000')).toMatchObject({ status: 200 });
  expect(await search('country=France&postalCode=44000')).toMatchObject({
    body: { items: [{ id: '066974', distance: 350 }, { id: '066975' }] },
  });
  expect(service.asked.length).toBe(before + 1);
  api.now = new Date(api.now.getTime() + 10 * 60 * 1000);
  for (const mood of ['unavailable', { stat: 97 }] as const) {
    service.mood = mood;
    const { status, body } = await search('country=France&postalCode=44000');
    expect([status, body]).toEqual([503, { message: 'La liste des points relais ne répond pas pour le moment.' }]);
  }
  expect(await search('country=Atlantide&postalCode=44000')).toMatchObject({ status: 400 });
  expect(await search('country=France&postalCode=%3Cb%3E')).toMatchObject({ status: 400 });
});

test('without the key no method of relay points can be offered, and nothing is searched', async () => {
  await api.restart({ ...inService, relay: undefined });
  expect(await change({ delivery })).toMatchObject({ status: 422, body: { field: 'delivery.methods' } });
  const off = { ...delivery, methods: [{ ...method, active: false }] };
  expect(await change({ delivery: off })).toMatchObject({ status: 200 });
  expect(await search('country=France&postalCode=44000')).toMatchObject({ status: 404 });
  expect(await api.succeed(contract.readOpening, { token: owner })).not.toHaveProperty('relayPoints');
  await api.restart(inService);
  expect(await api.succeed(contract.readOpening, { token: owner })).toMatchObject({ relayPoints: true });
});

test('an order isn’t changed to a method whose place only its customer chooses', async () => {
  const other = { ...method, active: true };
  const methods = [
    ...delivery.methods,
    { ...other, id: 'casier', name: 'Casiers' },
    { ...other, id: 'maison', kind: 'home', name: 'Colissimo' },
  ];
  expect(await change({ delivery: { ...delivery, methods } })).toMatchObject({ status: 200 });
  const { body } = await order({ ...typed, id: '066974' }, 'relais');
  const { _id: id } = Object(body);
  const { version } = await api.succeed(contract.readOwnerOrder, { token: owner, id });
  const edit = (deliveryMethod: string) =>
    api.call('PUT', `${contract.editOrder.path.replace('{id}', id)}?preview=true`, {
      token: owner,
      body: { version, deliveryMethod },
    });
  expect(await edit('casier')).toMatchObject({ status: 422, body: { field: 'deliveryMethod' } });
  expect(await edit('maison')).toMatchObject({ status: 200, body: { methods: [{ id: 'relais' }, { id: 'maison' }] } });
  expect(await change({ delivery })).toMatchObject({ status: 200 });
});
