import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../../testing/apiUnderTest.ts';

const api = apiUnderTest();

test('the days of a list are those of Paris', async () => {
  api.now = new Date('2026-03-29T23:30:00Z');
  const owner = await api.owner();
  const token = await api.newCustomer();
  const list = (query: string) => api.call('GET', `/api/admin/orders${query}`, { token: owner });
  const body = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };
  await api.succeed(contract.addToCart, { token, body });
  const { _id } = await api.order(token);
  expect(await list('?from=2026-03-30&to=2026-03-30')).toMatchObject({ body: { total: 1, items: [{ _id }] } });
  expect(await list('?from=2026-03-29&to=2026-03-29')).toMatchObject({ body: { total: 0 } });
});
