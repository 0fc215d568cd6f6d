import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { expireTransfers } from './expirer.ts';

const api = apiUnderTest();
const day = 24 * 60 * 60 * 1000;

test('a transfer that didn’t come until the end of the 14th day is cancelled once, and its stock is back', async () => {
  const token = await api.newCustomer();
  const owner = await api.owner();
  const stock = async () => (await api.succeed(contract.readOwnerProduct, { token: owner, id: '3' })).stock;
  const order = async (method: 'card' | 'bank-transfer') => {
    await api.succeed(contract.addToCart, {
      token,
      body: { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 },
    });
    return api.order(token, method);
  };
  const before = await stock();
  const [transfer, card] = [await order('bank-transfer'), await order('card')];
  api.now = new Date(api.now.getTime() + day);
  const later = await order('bank-transfer');
  api.now = new Date(api.now.getTime() + 14 * day);
  await api.beside(async (storage) => {
    expect(await expireTransfers(storage, new Date('2026-01-29T23:59:59+01:00'))).toBe(0);
    const both = await Promise.all([expireTransfers(storage, api.now), expireTransfers(storage, api.now)]);
    expect(both.toSorted()).toEqual([0, 1]);
    expect(await expireTransfers(storage, api.now)).toBe(0);
  });
  const again = (
    await api.succeed(contract.login, { body: { email: 'cliente-1@exemple.fr', password: 'Un-Mot-De-Passe' } })
  ).token;
  const read = async (id: string) => (await api.succeed(contract.readOrder, { token: again, id })).status;
  expect([await read(transfer._id), await read(card._id), await read(later._id)]).toEqual([
    'cancelled',
    'pending',
    'pending',
  ]);
  const { items } = await api.succeed(contract.listNotifications, { token: again });
  expect(items).toHaveLength(1);
  const fresh = await api.owner();
  expect((await api.succeed(contract.readOwnerProduct, { token: fresh, id: '3' })).stock).toBe(before - 4);
});
