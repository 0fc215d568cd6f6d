import * as contract from '@nuee/domain/contract';
import { addresses } from '@nuee/domain/fixtures';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../../testing/apiUnderTest.ts';

const api = apiUnderTest();

const line = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };
const body = { shippingAddress: addresses.camille, billingAddress: addresses.nathan, paymentMethod: 'card' };

test('a key is forgotten after 24 hours', async () => {
  api.now = new Date('2026-01-15T10:00:00+01:00');
  const token = await api.newCustomer();
  const submit = () => api.call('POST', '/api/orders', { token, body, headers: { 'Idempotency-Key': 'cle-3' } });
  await api.succeed(contract.addToCart, { token, body: line });
  const first = await submit();
  api.now = new Date('2026-01-16T09:59:59+01:00');
  expect(await submit()).toMatchObject({ status: 201, body: first.body });
  api.now = new Date('2026-01-16T10:00:01+01:00');
  expect(await submit()).toMatchObject({ status: 409, body: { message: 'Votre panier est vide' } });
});
