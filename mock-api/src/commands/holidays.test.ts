import * as contract from '@nuee/domain/contract';
import { addresses, openShopSettings } from '@nuee/domain/fixtures';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const { readOpening, changeSettings, readSettings } = contract;

test('during its holidays a shop in service takes no order and says until when; it reopens by itself', async () => {
  const [owner, customer] = [await api.newOwner(), await api.newCustomer()];
  const { identity, mediator, bankTransfer } = openShopSettings;
  const first = await api.succeed(readSettings, { token: owner });
  await api.succeed(changeSettings, {
    token: owner,
    body: { identity, mediator, bankTransfer, version: first.version },
  });
  await api.enterService({ demo: false, smtpUrl: 'smtp://127.0.0.1:9' });
  const { version, ...settings } = await api.succeed(readSettings, { token: owner });
  const plan = (holidays: object, at = version) =>
    api.call('PUT', changeSettings.path, { token: owner, body: { holidays, version: at } });
  expect(await plan({ from: '2026-01-20', to: '2026-01-19' })).toMatchObject({
    status: 422,
    body: { field: 'holidays.to' },
  });
  expect(settings.holidays).toEqual({ from: '', to: '', sentence: '' });
  expect((await plan({ from: '2026-01-20', to: '2026-01-21', sentence: 'À jeudi.' })).status).toBe(200);
  const opening = () => api.succeed(readOpening, { token: owner });
  expect((await opening()).holidays).toEqual({
    from: '2026-01-20',
    to: '2026-01-21',
    sentence: 'À jeudi.',
    begun: false,
  });

  const { camille: address } = addresses;
  const order = async () => {
    await api.succeed(contract.addToCart, {
      token: customer,
      body: { productId: '8', quantity: 1, size: 10, nicotineStrength: 3 },
    });
    const body = { shippingAddress: address, billingAddress: address, paymentMethod: 'bank-transfer' };
    return api.call('POST', '/api/orders', { token: customer, body });
  };
  expect((await order()).status).toBe(201);
  api.now = new Date('2026-01-20T08:00:00+01:00');
  expect(await opening()).toMatchObject({ open: true, holidays: { begun: true } });
  const message = 'Nous ne prenons pas de commandes jusqu’au 21 janvier 2026 inclus. À jeudi.';
  expect(await order()).toMatchObject({ status: 409, body: { message } });
  api.now = new Date('2026-01-22T00:00:00+01:00');
  expect((await order()).status).toBe(201);
  expect((await opening()).holidays).toBeUndefined();
});
