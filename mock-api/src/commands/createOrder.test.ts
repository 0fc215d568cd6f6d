import * as contract from '@nuee/domain/contract';
import { addresses, openShopSettings, products } from '@nuee/domain/fixtures';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

// What costs a customer nothing and the shop its stock is bounded in service; the demonstration keeps the specification.

const api = apiUnderTest();
const inService = { demo: false, smtpUrl: 'smtp://127.0.0.1:9' };
let line = { productId: '8', quantity: 1, size: 10, nicotineStrength: 3 };
const { identity, mediator, bankTransfer } = openShopSettings;
const body = { shippingAddress: addresses.camille, billingAddress: addresses.camille, paymentMethod: 'bank-transfer' };
let owner: string;
let customer: string;

const set = async (change: object) => {
  const { version } = await api.succeed(contract.readSettings, { token: owner });
  await api.succeed(contract.changeSettings, { token: owner, body: { ...change, version } });
};
const add = (quantity: number) =>
  api.call('POST', contract.addToCart.path, { token: customer, body: { ...line, quantity } });
const order = () => api.call('POST', contract.createOrder.path, { token: customer, body });
const orderOne = async () => {
  expect(await add(1)).toMatchObject({ status: 200 });
  return order();
};

beforeAll(async () => {
  owner = await api.newOwner();
  await set({ identity, mediator, bankTransfer });
});
beforeEach(async () => {
  customer = await api.newCustomer();
});

/** The demonstration's products are gone then. */
async function enterService(): Promise<void> {
  await api.restart(inService);
  const product = {
    name: `Essai ${customer}`,
    description: 'Une recette.',
    category: 'Fruités',
    price: 10,
    stock: 500,
  };
  const made = await api.succeed(contract.createProduct, {
    token: owner,
    body: { ...product, status: 'published' },
  });
  line = { ...line, productId: made.id, nicotineStrength: made.nicotineStrengths[0] ?? 0, size: made.sizes[0] ?? 10 };
}

test('the demonstration has neither limit', async () => {
  for (let i = 0; i < 4; i += 1) expect(await orderOne()).toMatchObject({ status: 201 });
  await set({ mostPieces: 1 });
  expect(await add(101)).toMatchObject({ status: 200 });
  expect(await order()).toMatchObject({ status: 201 });
  await set({ mostPieces: 100 });
});

test('in service nicotine is sold in 10 ml only, whatever a cart of the demonstration holds, and no payment is simulated', async () => {
  const caramel = { productId: products.reduced.id, quantity: 2, size: 30, nicotineStrength: 3 };
  const refusal = async (route: { method: string; path: string }, sent: unknown) => {
    const answer = await api.call(route.method, route.path, { token: customer, body: sent });
    return [answer.status, answer.body];
  };
  await api.succeed(contract.addToCart, { token: customer, body: caramel });
  await api.enterService(inService);
  const why = 'Avec nicotine, nos e-liquides se vendent en flacons de 10\u00a0ml seulement\u00a0: la loi le demande.';
  expect(await refusal(contract.addToCart, caramel)).toEqual([422, { message: why }]);
  expect(await refusal(contract.createOrder, { ...body, paymentMethod: 'card' })).toEqual([
    422,
    { message: 'Ce mode de paiement n’est pas proposé.' },
  ]);
  expect(await refusal(contract.createOrder, body)).toEqual([
    409,
    { message: `${why} Retirez Caramel Beurre Salé de votre panier.` },
  ]);
  await api.succeed(contract.clearCart, { token: customer });
  await api.succeed(contract.addToCart, { token: customer, body: { ...caramel, size: 10 } });
  await api.succeed(contract.addToCart, { token: customer, body: { ...caramel, nicotineStrength: 0 } });
  expect((await order()).status).toBe(201);
});

test('in service three orders of a customer may wait for their payment; one that is cancelled or paid makes room', async () => {
  await enterService();
  const ids = [];
  for (let i = 0; i < 3; i += 1) ids.push((await orderOne()).body);
  const refused = {
    status: 409,
    body: {
      message:
        '3 de vos commandes attendent leur paiement\u00a0: réglez ou annulez l’une d’elles pour en passer une autre.',
    },
  };
  expect(await orderOne()).toMatchObject(refused);
  const [first, second] = ids.map((each) => (each as { _id: string })._id);
  await api.succeed(contract.cancelOrder, { token: customer, id: first ?? '' });
  expect(await order()).toMatchObject({ status: 201 });
  expect(await orderOne()).toMatchObject(refused);
  await api.succeed(contract.changeOrderPayment, {
    token: owner,
    id: second ?? '',
    body: { paymentStatus: 'paid' },
  });
  expect(await order()).toMatchObject({ status: 201 });
  customer = await api.newCustomer();
  expect(await orderOne()).toMatchObject({ status: 201 });
});

test('in service a line takes as many pieces as the owner has set, also in a cart from before', async () => {
  await enterService();
  const tooMany = (most: number) => ({
    status: 422,
    body: { message: `La quantité d’un article ne peut pas dépasser ${most}.` },
  });
  expect(await add(101)).toMatchObject(tooMany(100));
  expect(await add(60)).toMatchObject({ status: 200 });
  expect(await add(41)).toMatchObject(tooMany(100));
  const { items } = await api.succeed(contract.readCart, { token: customer });
  const change = { itemId: items[0]?._id, quantity: 101 };
  expect(await api.call('PUT', contract.updateQuantity.path, { token: customer, body: change })).toMatchObject(
    tooMany(100),
  );
  await set({ mostPieces: 50 });
  expect(await order()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('50 pièces au plus par commande. Réduisez la quantité pour commander.') },
  });
  await set({ mostPieces: 60 });
  expect(await order()).toMatchObject({ status: 201 });
});
