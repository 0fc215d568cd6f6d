import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const caramel = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };

test('the parcels of an order are corrected once it has left, and the journal says so', async () => {
  const [owner, token] = [await api.owner(), await api.newCustomer()];
  await api.succeed(contract.addToCart, { token, body: caramel });
  const { _id: id, orderNumber } = await api.order(token);
  const body = { parcels: [{ url: 'https://suivi.exemple.fr/1Z999' }] };
  const path = contract.changeParcels.path.replace('{id}', id);
  expect((await api.call('PUT', path, { token: owner, body })).status).toBe(409);
  await api.succeed(contract.changeOrderStatus, { token: owner, id, body: { status: 'shipped' } });
  expect(await api.succeed(contract.changeParcels, { token: owner, id, body })).toMatchObject({
    trackingUrl: 'https://suivi.exemple.fr/1Z999',
  });
  const { items } = await api.succeed(contract.readJournal, { token: owner });
  expect(items[0]).toMatchObject({ what: 'order.parcels', target: id, name: orderNumber });
});
