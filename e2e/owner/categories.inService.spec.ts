import type { OwnerCategory, OwnerProduct } from '@nuee/domain/live';
import { expect } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { openShop, serviceOwner, test } from '../service.ts';

test('a category that the owner adds with a picture and moves up is on the home page, in its place', async ({
  page,
  context,
  service,
}) => {
  test.slow();
  await openShop(service);
  const office = await context.newPage();
  const name = 'Agrumes';
  const stored = async () =>
    (await service.owner.call<{ items: OwnerCategory[] }>('GET', '/api/admin/categories')).items;
  await enterOffice(office, serviceOwner);
  await office.goto('/admin/categories');
  await office.getByRole('button', { name: 'Ajouter une catégorie' }).click();
  const dialog = office.getByRole('dialog', { name: 'Nouvelle catégorie' });
  await dialog.getByRole('textbox', { name: 'Nom de la catégorie *' }).fill(name);
  await dialog.getByLabel(/^Image/).setInputFiles('apps/shop/public/images/products/product-3.png');
  await dialog.getByRole('button', { name: 'Ajouter la catégorie' }).click();
  // The picture is cut to all of its sizes first.
  await expect(dialog).toBeHidden({ timeout: 90_000 });
  const before = await stored();
  for (let place = before.length - 1; place > 0; place -= 1) {
    await office.getByRole('button', { name: `Monter ${name}` }).click();
    await expect(office.getByText(`place ${place} sur ${before.length}`)).toBeAttached();
  }
  await expect.poll(async () => (await stored())[0]?.name).toBe(name);
  const { id } = await service.owner.call<OwnerProduct>('POST', '/api/admin/products', {
    name: 'Yuzu',
    shortDescription: 'Yuzu, zeste',
    description: 'Un yuzu vif.',
    category: name,
    price: 12.9,
    nicotineStrengths: [0],
    sizes: [10],
    status: 'published',
    stock: 5,
  });
  await service.published();
  await page.goto('/');
  await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  const tile = page.getByRole('region', { name: 'Nos Catégories' }).getByRole('listitem').first();
  await expect(tile).toHaveText(name);
  await tile.scrollIntoViewIfNeeded();
  const picture = tile.locator('img');
  await expect(picture).toHaveAttribute('src', /\/api\/pictures\//);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // The shop is as it was for other journeys.
  await service.owner.call('DELETE', `/api/admin/products/${id}`);
  const category = (await stored()).find((one) => one.name === name);
  await service.owner.call('DELETE', `/api/admin/categories/${category?.id}`);
});
