import * as contract from '@nuee/domain/contract';
import { addresses, openShopSettings, products } from '@nuee/domain/fixtures';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../../testing/apiUnderTest.ts';

const api = apiUnderTest();
const { addToCart, clearCart } = contract;

const caramel = { productId: products.reduced.id, quantity: 2, size: 30, nicotineStrength: 3 };
const refusal = async (token: string, route: { method: string; path: string }, body: unknown) => {
  const answer = await api.call(route.method, route.path, { token, body });
  return [answer.status, answer.body];
};

test('in service nicotine is sold in 10 ml only, whatever a cart of the demonstration holds, and no payment is simulated', async () => {
  const token = await api.newCustomer();
  await api.succeed(addToCart, { token, body: caramel });
  const { identity, mediator, bankTransfer } = openShopSettings;
  await api.succeed(contract.changeSettings, {
    token: await api.owner(),
    body: { identity, mediator, bankTransfer, version: 1 },
  });
  await api.enterService({ smtpUrl: 'smtp://127.0.0.1:9' });
  const why = 'Avec nicotine, nos e-liquides se vendent en flacons de 10\u00a0ml seulement\u00a0: la loi le demande.';
  expect(await refusal(token, addToCart, caramel)).toEqual([422, { message: why }]);
  const order = {
    shippingAddress: addresses.camille,
    billingAddress: addresses.camille,
    paymentMethod: 'bank-transfer',
  };
  expect(await refusal(token, contract.createOrder, { ...order, paymentMethod: 'card' })).toEqual([
    422,
    { message: 'Ce mode de paiement n’est pas proposé.' },
  ]);
  expect(await refusal(token, contract.createOrder, order)).toEqual([
    409,
    { message: `${why} Retirez Caramel Beurre Salé de votre panier.` },
  ]);
  await api.succeed(clearCart, { token });
  await api.succeed(addToCart, { token, body: { ...caramel, size: 10 } });
  await api.succeed(addToCart, { token, body: { ...caramel, nicotineStrength: 0 } });
  expect((await api.call('POST', '/api/orders', { token, body: order })).status).toBe(201);
});
