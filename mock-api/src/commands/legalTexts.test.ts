import * as contract from '@nuee/domain/contract';
import { openShopSettings } from '@nuee/domain/fixtures';
import type { ShopSettings } from '@nuee/domain/live';
import { expect, test } from 'vitest';
import { apiUnderTest, customersPassword as password } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const line = { productId: '8', quantity: 1, size: 10, nicotineStrength: 3 };

test('an order of the demonstration keeps no terms', async () => {
  const token = await api.newCustomer();
  await api.succeed(contract.addToCart, { token, body: line });
  const { _id } = await api.order(token);
  expect((await api.call('GET', `/api/orders/${_id}/terms`, { token })).status).toBe(404);
});

test('an order keeps the terms that it was placed under, for its customer and the owner, whatever changes', async () => {
  const boss = await api.newOwner();
  await api.enterService({ smtpUrl: 'smtp://localhost:1' });
  const { identity, mediator, bankTransfer } = openShopSettings;
  const change = async (settings: object) => {
    const { version } = (await api.call('GET', '/api/admin/settings', { token: boss })).body as ShopSettings;
    await api.call('PUT', '/api/admin/settings', { token: boss, body: { ...settings, version } });
  };
  await change({ identity, mediator, bankTransfer, password });
  const body = { content: '## Prix\nLa livraison coûte {frais de livraison}.', version: 0 };
  await api.call('PUT', '/api/admin/texts/terms', { token: boss, body });

  const token = await api.newCustomer();
  await api.succeed(contract.addToCart, { token, body: line });
  const { _id: id } = await api.order(token, 'bank-transfer');
  await change({ shipping: { fee: 9.5 } });
  const later = { content: '## Prix\nTout est offert.', version: 1 };
  await api.call('PUT', '/api/admin/texts/terms', { token: boss, body: later });

  const agreed = {
    version: 1,
    agreedAt: api.now.toISOString(),
    content: '## Prix\nLa livraison coûte 4,99\u00a0€.',
  };
  expect(await api.succeed(contract.readTerms, { token, id })).toEqual(agreed);
  expect(await api.succeed(contract.readOwnerTerms, { token: boss, id })).toEqual(agreed);
  expect(await api.succeed(contract.readOwnerOrder, { token: boss, id })).toMatchObject({ termsVersion: 1 });
  const stranger = await api.newCustomer();
  expect((await api.call('GET', `/api/orders/${id}/terms`, { token: stranger })).status).toBe(404);
});
