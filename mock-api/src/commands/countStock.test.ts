import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();

test('each stock that was counted is journaled with its bottle; what stays the same, or has changed since, is not', async () => {
  const token = await api.owner();
  const bottle = { size: 10, price: 6.9, stock: 5 };
  const { id, variants = [] } = await api.succeed(contract.createProduct, {
    token,
    body: {
      name: 'Poire Cardamome',
      category: 'Fruités',
      price: 6.9,
      variants: [0, 3, 6].map((nicotineStrength) => ({ ...bottle, nicotineStrength })),
    },
  });
  const counts = [4, 5, 9].map((stock, place) => ({
    productId: id,
    variantId: variants[place]?.id,
    stock,
    was: place === 2 ? 8 : 5,
  }));
  const { items } = await api.succeed(contract.countStock, { token, body: { items: counts } });
  expect(items.map(({ stock, ok }) => [stock, ok])).toEqual([
    [4, true],
    [5, true],
    [5, false],
  ]);
  const { items: journal } = await api.succeed(contract.readJournal, { token });
  expect(journal.filter(({ what }) => what === 'product.stock')).toMatchObject([
    { name: 'Poire Cardamome, 10\u00a0ml · 0\u00a0mg/ml', from: '5', to: '4' },
  ]);
});
