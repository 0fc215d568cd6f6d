import { simulatedPayment } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const caramel = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };

test('a simulated payment pays one order, once, and none that is cancelled', async () => {
  const [owner, token] = [await api.owner(), await api.newCustomer()];
  const order = async () => {
    await api.succeed(contract.addToCart, { token, body: caramel });
    return (await api.order(token))._id;
  };
  const pay = (id: string, payment: object) =>
    api.call('PUT', contract.payOrder.path.replace('{id}', id), { token, body: payment });
  const [id, other, cancelled] = [await order(), await order(), await order()];
  const payment = simulatedPayment(id, 'a@exemple.fr', api.now);
  expect(await pay(id, payment)).toMatchObject({ status: 200, body: { isPaid: true } });
  expect(await pay(id, payment)).toMatchObject({ status: 200, body: { isPaid: true } });
  expect((await pay(id, simulatedPayment(other, 'a@exemple.fr', api.now))).status).toBe(409);
  expect((await pay(other, payment)).status).toBe(409);
  await api.succeed(contract.cancelOrder, { token, id: cancelled });
  expect((await pay(cancelled, simulatedPayment(cancelled, 'a@exemple.fr', api.now))).status).toBe(409);
  const { timeline } = await api.succeed(contract.readOwnerOrder, { token: owner, id });
  expect(timeline.filter(({ what }) => what === 'payment')).toHaveLength(1);
});
