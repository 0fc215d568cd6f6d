import { NewProductBody } from '@nuee/domain/live';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { changeCategory, createCategory, removeCategory } from './categories.ts';
import { createProduct } from './products.ts';

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
