import { NewProductBody, OwnerProductSchema } from '@nuee/domain/live';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { changeCategory, createCategory, removeCategory } from '../../commands/categories.ts';
import { createProduct } from '../../commands/products.ts';
import { apiUnderTest } from '../../testing/apiUnderTest.ts';

const api = apiUnderTest();

test('a product that is made while its category is removed or renamed never ends up in none', async () => {
  await api.beside(async (storage) => {
    const actor = { who: 'shop', now: api.now };
    const { id } = await storage.tx(async (t) => createCategory(t, actor, { name: 'Passage' }));
    const create = (slug: string) =>
      storage.tx(async (t) =>
        createProduct(t, actor, parse(NewProductBody, { name: slug, slug, category: 'Passage', price: 1 })),
      );
    await create('avant');
    await expect(storage.tx((t) => removeCategory(t, actor, id))).rejects.toMatchObject({ status: 409 });
    const name = 'Nouveau passage';
    const change = { id, name, version: 1 };
    // Whichever comes first.
    await Promise.all([create('apres'), storage.tx((t) => changeCategory(t, actor, change))]);
    const slugs = ['avant', 'apres'];
    const kept = await storage.read((t) =>
      Promise.all(slugs.map(async (slug) => t.get('products', (await t.get('slugs', slug))?.productId ?? ''))),
    );
    expect(kept).toMatchObject([{ category: name }, { category: name }]);
    await expect(create('trop-tard')).rejects.toMatchObject({ status: 422 });
  });
});

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
