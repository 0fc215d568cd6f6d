import { apiRoutes, type Cart, maximumQuantity } from '@nuee/domain';
import { addresses, openShopSettings, products } from '@nuee/domain/fixtures';
import { livingRoutes } from '@nuee/domain/live';
import { products as catalogue } from '@nuee/domain/seed';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const { readCart, addToCart, updateQuantity, clearCart } = apiRoutes;

const caramel = { productId: products.reduced.id, quantity: 2, size: 30, nicotineStrength: 3 };
const fraise = { productId: products.bestSeller.id, quantity: 1, size: 10, nicotineStrength: 0 };

const firstItem = (cart: Cart) => cart.items[0]?._id ?? '';
const refusal = async (token: string, route: { method: string; path: string }, body: unknown) => {
  const answer = await api.call(route.method, route.path, { token, body });
  return [answer.status, answer.body];
};

test('the cart of a new customer is empty', async () => {
  const token = await api.newCustomer();
  expect(await api.succeed(readCart, { token })).toMatchObject({ items: [], totalPrice: 0 });
});

test('an added product is in the cart at the price of the catalogue, the discount price where one exists', async () => {
  const token = await api.newCustomer();
  await api.succeed(addToCart, { token, body: caramel });
  await api.succeed(addToCart, { token, body: fraise });
  const cart = await api.succeed(readCart, { token });
  expect(cart.items).toEqual([
    {
      _id: expect.any(String),
      product: { _id: '3', name: 'Caramel Beurre Salé', image: '/images/products/product-3.png', price: 17.99 },
      quantity: 2,
      size: 30,
      nicotineStrength: 3,
      price: 17.99,
    },
    {
      _id: expect.any(String),
      product: { _id: '1', name: 'Fraise des Bois', image: '/images/products/product-1.png', price: 14.5 },
      quantity: 1,
      size: 10,
      nicotineStrength: 0,
      price: 14.5,
    },
  ]);
  expect(cart.totalPrice).toBe(50.48);
});

test('a price that the client sends is never read', async () => {
  const token = await api.newCustomer();
  const body = { ...caramel, price: 0.01, totalPrice: 0.01, product: { price: 0.01 } };
  expect(await api.succeed(addToCart, { token, body })).toMatchObject({ totalPrice: 35.98 });
});

test('a line tells what its product cost where it was seen, until the customer changes it', async () => {
  const token = await api.newCustomer();
  const body = { ...caramel, expectedPrice: 15.5 };
  const cart = await api.succeed(addToCart, { token, body });
  expect(cart.items).toMatchObject([{ price: 17.99, previousPrice: 15.5 }]);
  expect(cart.totalPrice).toBe(35.98);
  expect((await api.succeed(readCart, { token })).items).toMatchObject([{ previousPrice: 15.5 }]);
  const changed = await api.succeed(updateQuantity, { token, body: { itemId: firstItem(cart), quantity: 1 } });
  expect(changed.items[0]).not.toHaveProperty('previousPrice');
  const same = await api.succeed(addToCart, { token, body: { ...fraise, expectedPrice: 14.5 } });
  expect(same.items[1]).not.toHaveProperty('previousPrice');
});

test('a line says how many are left where they are few', async () => {
  const owner = await api.owner();
  const setStock = (stock: number) =>
    api.succeed(livingRoutes.changeStock, { token: owner, id: fraise.productId, body: { stock } });
  const token = await api.newCustomer();
  const { items } = await api.succeed(addToCart, { token, body: fraise });
  expect(items[0]?.product).not.toHaveProperty('fewLeft');
  const before = await api.succeed(livingRoutes.readOwnerProduct, { token: owner, id: fraise.productId });
  for (const stock of [3, 0]) {
    await setStock(stock);
    const cart = await api.succeed(readCart, { token });
    expect(cart.items).toMatchObject([{ product: { fewLeft: stock } }]);
  }
  await setStock(before.stock);
});

test('the same product, size and strength merge; another size or strength is another line', async () => {
  const token = await api.newCustomer();
  await api.succeed(addToCart, { token, body: caramel });
  await api.succeed(addToCart, { token, body: { ...caramel, quantity: 3 } });
  await api.succeed(addToCart, { token, body: { ...caramel, size: 50 } });
  const cart = await api.succeed(addToCart, { token, body: { ...caramel, nicotineStrength: 6 } });
  expect(cart.items.map(({ quantity, size, nicotineStrength }) => [quantity, size, nicotineStrength])).toEqual([
    [5, 30, 3],
    [2, 50, 3],
    [2, 30, 6],
  ]);
});

test('fifty adds at once add up exactly', async () => {
  const token = await api.newCustomer();
  const add = () => api.succeed(addToCart, { token, body: { ...fraise, quantity: 3 } });
  await Promise.all(Array.from({ length: 50 }, add));
  const cart = await api.succeed(readCart, { token });
  expect(cart.items.map(({ quantity }) => quantity)).toEqual([150]);
  expect(cart.totalPrice).toBe(2175);
});

test('a quantity can be changed, and the answer is the whole cart', async () => {
  const token = await api.newCustomer();
  await api.succeed(addToCart, { token, body: fraise });
  const before = await api.succeed(addToCart, { token, body: caramel });
  const cart = await api.succeed(updateQuantity, { token, body: { itemId: firstItem(before), quantity: 4 } });
  expect(cart.items.map(({ quantity }) => quantity)).toEqual([4, 2]);
  expect(cart.totalPrice).toBe(93.98);
});

test('quantity 0 removes the line, and removing it again changes nothing', async () => {
  const token = await api.newCustomer();
  await api.succeed(addToCart, { token, body: fraise });
  const before = await api.succeed(addToCart, { token, body: caramel });
  const body = { itemId: firstItem(before), quantity: 0 };
  for (const _time of ['first', 'again']) {
    const cart = await api.succeed(updateQuantity, { token, body });
    expect(cart.items.map(({ product }) => product._id)).toEqual([caramel.productId]);
  }
});

test('a line that is not in the cart, or in another customer’s, can’t get a quantity', async () => {
  const [token, other] = [await api.newCustomer(), await api.newCustomer()];
  const theirs = await api.succeed(addToCart, { token: other, body: fraise });
  const refused = [404, { message: 'Cet article n’est plus dans votre panier.' }];
  expect(await refusal(token, updateQuantity, { itemId: 'nowhere', quantity: 2 })).toEqual(refused);
  expect(await refusal(token, updateQuantity, { itemId: firstItem(theirs), quantity: 2 })).toEqual(refused);
  await api.succeed(updateQuantity, { token, body: { itemId: firstItem(theirs), quantity: 0 } });
  expect(await api.succeed(readCart, { token: other })).toEqual(theirs);
});

test('clearing empties the cart and answers it', async () => {
  const token = await api.newCustomer();
  await api.succeed(addToCart, { token, body: fraise });
  expect(await api.succeed(clearCart, { token })).toMatchObject({ items: [], totalPrice: 0 });
  expect(await api.succeed(readCart, { token })).toMatchObject({ items: [], totalPrice: 0 });
});

test('each customer has a cart of their own', async () => {
  const [token, other] = [await api.newCustomer(), await api.newCustomer()];
  await api.succeed(addToCart, { token, body: fraise });
  expect(await api.succeed(readCart, { token: other })).toMatchObject({ items: [] });
});

test.each([
  ['an unknown product', { ...fraise, productId: '99' }, 'Ce produit n’existe pas.'],
  ['a slug for an id', { ...fraise, productId: products.bestSeller.slug }, 'Ce produit n’existe pas.'],
  ['a size that is not sold', { ...fraise, size: 20 }, 'Cette contenance n’est pas proposée pour ce produit.'],
  [
    'a strength that is not sold',
    { ...fraise, nicotineStrength: 4 },
    'Ce taux de nicotine n’est pas proposé pour ce produit.',
  ],
  ['no quantity', { ...fraise, quantity: 0 }, expect.stringContaining('Quantité')],
  ['a negative quantity', { ...fraise, quantity: -1 }, expect.stringContaining('Quantité')],
  ['half a piece', { ...fraise, quantity: 1.5 }, expect.stringContaining('Quantité')],
  ['a quantity in a text', { ...fraise, quantity: '1' }, expect.stringContaining('Quantité')],
  ['too many pieces', { ...fraise, quantity: maximumQuantity + 1 }, expect.stringContaining('Quantité')],
  ['a missing size', { ...fraise, size: undefined }, expect.stringContaining('Contenance')],
  ['a product that is no text', { ...fraise, productId: { toString: 1 } }, expect.stringContaining('Produit')],
  ['a list', [fraise], expect.any(String)],
  ['nothing', undefined, expect.any(String)],
])('adding %s is refused', async (_what, body, message) => {
  const token = await api.newCustomer();
  expect(await refusal(token, addToCart, body)).toEqual([422, { message }]);
  expect(await api.succeed(readCart, { token })).toMatchObject({ items: [] });
});

test.each([
  [{ itemId: 'x', quantity: -1 }],
  [{ itemId: 'x', quantity: 0.5 }],
  [{ itemId: 'x', quantity: 10_000 }],
  [{ itemId: 'x', quantity: null }],
  [{ itemId: '', quantity: 1 }],
  [{ quantity: 1 }],
])('the update %j is refused', async (body) => {
  const token = await api.newCustomer();
  const [status] = await refusal(token, updateQuantity, body);
  expect(status).toBe(422);
});

test('a strength that only other products have is refused', async () => {
  const product = products.fewerStrengths;
  const nicotineStrength = [0, 3, 6, 12, 18].find((strength) => !product.nicotineStrengths.includes(strength));
  const token = await api.newCustomer();
  const [status] = await refusal(token, addToCart, { productId: product.id, quantity: 1, size: 10, nicotineStrength });
  expect(status).toBe(422);
});

test('the pieces of one line stay within 9,999 however they are added', async () => {
  const token = await api.newCustomer();
  await api.succeed(addToCart, { token, body: { ...fraise, quantity: 9_999 } });
  expect(await refusal(token, addToCart, fraise)).toEqual([
    422,
    { message: 'La quantité d’un article ne peut pas dépasser 9\u202f999.' },
  ]);
  expect(await api.succeed(readCart, { token })).toMatchObject({ totalPrice: 144_985.5 });
});

test('a cart holds fifty lines, and the fifty-first is refused', async () => {
  const token = await api.newCustomer();
  const selections = catalogue.flatMap(({ id, sizes, nicotineStrengths }) =>
    sizes.flatMap((size) =>
      nicotineStrengths.map((nicotineStrength) => ({ productId: id, quantity: 1, size, nicotineStrength })),
    ),
  );
  for (const body of selections.slice(0, 50)) await api.succeed(addToCart, { token, body });
  expect(await refusal(token, addToCart, selections[50])).toEqual([
    422,
    { message: 'Votre panier ne peut pas contenir plus de 50 articles différents.' },
  ]);
  await api.succeed(addToCart, { token, body: selections[0] });
});

test('in service nicotine is sold in 10 ml only, whatever a cart of the demonstration holds, and no payment is simulated', async () => {
  const token = await api.newCustomer();
  await api.succeed(addToCart, { token, body: caramel });
  const { identity, mediator, bankTransfer } = openShopSettings;
  await api.succeed(livingRoutes.changeSettings, {
    token: await api.owner(),
    body: { identity, mediator, bankTransfer, version: 1 },
  });
  await api.restart({ demo: false, smtpUrl: 'smtp://127.0.0.1:9' });
  try {
    const why = 'Avec nicotine, nos e-liquides se vendent en flacons de 10\u00a0ml seulement\u00a0: la loi le demande.';
    expect(await refusal(token, addToCart, caramel)).toEqual([422, { message: why }]);
    const order = {
      shippingAddress: addresses.camille,
      billingAddress: addresses.camille,
      paymentMethod: 'bank-transfer',
    };
    expect(await refusal(token, apiRoutes.createOrder, { ...order, paymentMethod: 'card' })).toEqual([
      422,
      { message: 'Ce mode de paiement n’est pas proposé.' },
    ]);
    expect(await refusal(token, apiRoutes.createOrder, order)).toEqual([
      409,
      { message: `${why} Retirez Caramel Beurre Salé de votre panier.` },
    ]);
    await api.succeed(clearCart, { token });
    await api.succeed(addToCart, { token, body: { ...caramel, size: 10 } });
    await api.succeed(addToCart, { token, body: { ...caramel, nicotineStrength: 0 } });
    expect((await api.call('POST', '/api/orders', { token, body: order })).status).toBe(201);
  } finally {
    await api.restart();
  }
});
