import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { statements } from '../db/dialect.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();

const created = (count: number, named: string) =>
  Array.from({ length: count }, (_, place) => ({
    name: `${named} ${place}`,
    category: 'Fruités',
    price: 6.9,
    variants: [0, 3, 6, 12].map((nicotineStrength) => ({ size: 10, nicotineStrength, price: 6.9, stock: 5 })),
  }));

async function counted(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const listen = () => {
    count += 1;
  };
  statements.subscribe(listen);
  await work();
  statements.unsubscribe(listen);
  return count;
}

test('each price and stock of a file is journaled, however many there are in the same few statements', async () => {
  const token = await api.owner();
  const add = (count: number, named: string) =>
    counted(() => api.succeed(contract.importProducts, { token, body: { created: created(count, named) } }));
  expect(await add(30, 'Poire')).toBe(await add(1, 'Figue'));

  const { items: latest } = await api.succeed(contract.listOwnerProducts, { token });
  const items = latest.filter(({ name }) => name.startsWith('Poire '));
  expect(items).toHaveLength(30);
  const change = (products: typeof items) =>
    counted(() =>
      api.succeed(contract.importProducts, {
        token,
        body: {
          variants: products.flatMap(({ id: productId, variants = [] }) =>
            variants.map(({ id: variantId, price, stock }) => ({
              productId,
              variantId,
              set: { price: 7.5, stock: 9 },
              was: { price, stock },
            })),
          ),
        },
      }),
    );
  expect(await change(items.slice(1))).toBe(await change(items.slice(0, 1)));
  const { items: journal } = await api.succeed(contract.readJournal, { token });
  expect(journal.find(({ what, name }) => what === 'product.price' && name.includes('3\u00a0mg/ml'))).toMatchObject({
    name: expect.stringMatching(/^Poire \d+, 10\u00a0ml/),
    from: '6.9',
    to: '7.5',
  });
});
