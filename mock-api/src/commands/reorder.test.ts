import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const caramel = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };

test('what is still sold comes back into the cart, and a sentence says what doesn’t', async () => {
  const [owner, token] = [await api.owner(), await api.newCustomer()];
  const gone = await api.succeed(contract.createProduct, {
    token: owner,
    body: { name: 'Éphémère', category: 'Fruités', price: 5, published: true, stock: 9 },
  });
  for (const body of [caramel, { productId: gone.id, quantity: 1, size: 10, nicotineStrength: 0 }]) {
    await api.succeed(contract.addToCart, { token, body });
  }
  const { _id: id } = await api.order(token);
  await api.succeed(contract.changeProduct, { token: owner, id: gone.id, body: { version: 1, published: false } });
  expect(await api.succeed(contract.reorder, { token, id })).toEqual({
    added: caramel.quantity,
    missing: ['Éphémère n’est plus proposé.'],
  });
  const { items } = await api.succeed(contract.readCart, { token });
  expect(items).toMatchObject([{ product: { _id: '3' }, quantity: caramel.quantity }]);
  const other = { token: await api.newCustomer() };
  expect((await api.call('POST', contract.reorder.path.replace('{id}', id), other)).status).toBe(404);
});
