import * as contract from '@nuee/domain/contract';
import { beforeEach, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();

const line = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };

let token: string;
beforeEach(async () => {
  api.now = new Date('2026-01-15T10:00:00+01:00');
  token = await api.newCustomer();
});

const newOrder = async () => {
  await api.succeed(contract.addToCart, { token, body: line });
  return api.order(token);
};

test('numbers start again with the year of Paris', async () => {
  api.now = new Date('2028-12-31T22:59:59Z');
  token = await api.newCustomer();
  expect(await newOrder()).toMatchObject({ orderNumber: 'CMD-2028-001' });
  api.now = new Date('2028-12-31T23:00:00Z');
  expect(await newOrder()).toMatchObject({ orderNumber: 'CMD-2029-001' });
  expect(await newOrder()).toMatchObject({ orderNumber: 'CMD-2029-002' });
});

test('a clock that jumps an hour back or a day ahead gives no number twice and ends no session', async () => {
  const jumps = ['2031-05-01T10:00:00Z', '2031-05-01T09:00:00Z', '2031-05-02T09:00:00Z', '2031-05-01T09:30:00Z'];
  const numbers: string[] = [];
  api.now = new Date('2031-05-01T09:59:00Z');
  token = await api.newCustomer();
  for (const jump of jumps) {
    api.now = new Date(jump);
    numbers.push((await newOrder()).orderNumber);
  }
  expect(numbers).toEqual(['CMD-2031-001', 'CMD-2031-002', 'CMD-2031-003', 'CMD-2031-004']);
});
