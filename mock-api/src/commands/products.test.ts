import { OwnerProductSchema } from '@nuee/domain/live';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();

test('in service a product has only the sizes and strengths that the law allows; the demonstration has all', async () => {
  const token = await api.newOwner();
  const create = (sizes: number[], nicotineStrengths: number[]) => {
    const body = {
      name: `Flacons ${sizes} ${nicotineStrengths}`,
      category: 'Fruités',
      price: 10,
      sizes,
      nicotineStrengths,
    };
    return api.call('POST', '/api/admin/products', { token, body });
  };
  expect((await create([30], [3])).status).toBe(201);
  await api.restart({ demo: false });
  for (const [sizes, strengths] of [
    [[30], [6]],
    [
      [10, 30],
      [3, 6],
    ],
    [[30], [0, 3]],
  ] as const) {
    const answer = await create([...sizes], [...strengths]);
    expect(answer).toMatchObject({ status: 422, body: { message: expect.stringContaining('10\u00a0ml') } });
  }
  const made = await create([10, 30], [0, 3]);
  expect(made.status).toBe(201);
  const { id } = parse(OwnerProductSchema, made.body);
  const change = (body: object) => api.call('PUT', `/api/admin/products/${id}`, { token, body });
  expect((await change({ version: 1, sizes: [30] })).status).toBe(422);
  expect((await change({ version: 1, nicotineStrengths: [3] })).status).toBe(422);
  expect((await change({ version: 1, price: 11 })).status).toBe(200);
});
