import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const caramel = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };

test('a customer cancels her order until its parcel has left, and its stock is back', async () => {
  const [owner, token] = [await api.owner(), await api.newCustomer()];
  const stock = async () => (await api.succeed(contract.readOwnerProduct, { token: owner, id: '3' })).stock;
  const order = async () => {
    await api.succeed(contract.addToCart, { token, body: caramel });
    return (await api.order(token))._id;
  };
  const before = await stock();
  const id = await order();
  expect(await stock()).toBe(before - caramel.quantity);
  expect(await api.succeed(contract.cancelOrder, { token, id })).toMatchObject({ status: 'cancelled' });
  expect(await api.succeed(contract.cancelOrder, { token, id })).toMatchObject({ status: 'cancelled' });
  expect(await stock()).toBe(before);

  const gone = await order();
  await api.succeed(contract.changeOrderStatus, { token: owner, id: gone, body: { status: 'shipped' } });
  const cancel = (as: string) => api.call('POST', contract.cancelOrder.path.replace('{id}', gone), { token: as });
  expect((await cancel(token)).status).toBe(409);
  expect((await cancel(await api.newCustomer())).status).toBe(404);
});
