import type { OwnerCategory, PublishedCategory } from '@nuee/domain/live';
import { openRowMenu, rowOf, titled } from '../administrator.ts';
import { expect, test } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { logInOwner } from '../owner.ts';

// The owner arranges the categories: what is set here is kept by the API, and published in this order.

test('a category is added, moved to the front, gets a picture and is deleted; one in use stays', async ({
  page,
  api,
  expectedMessages,
}) => {
  // One in use can’t be deleted.
  expectedMessages.push(/status of 409/);
  const owner = await logInOwner(api.url);
  const stored = async () => (await owner.call<{ items: OwnerCategory[] }>('GET', '/api/admin/categories')).items;
  const published = async (): Promise<PublishedCategory[]> =>
    (await (await fetch(`${api.url}/api/publication`)).json()).catalogue.categories;
  const before = await stored();
  const name = `Agrumes ${crypto.randomUUID().slice(0, 8)}`;
  const table = page.getByRole('table', { name: 'Catégories' });
  const row = rowOf(table, new RegExp(name));
  await page.route('/data/published.json', (route) =>
    route.fulfill({ json: { publication: 1_000_000, at: new Date().toISOString(), failed: 0 } }),
  );
  await enterOffice(page);
  await page.goto('/admin/categories');
  await expect(titled(page, 'Catégories')).toBeVisible();

  await test.step('A taken name is refused at its field, another one is added', async () => {
    await page.getByRole('button', { name: 'Ajouter une catégorie' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouvelle catégorie' });
    const field = dialog.getByRole('textbox', { name: 'Nom de la catégorie *' });
    await field.fill('fruites');
    await dialog.getByRole('button', { name: 'Ajouter la catégorie' }).click();
    await expect(field).toHaveAccessibleDescription(/^La catégorie «\sFruités\s» existe déjà\.$/);
    await field.fill(name);
    await dialog.getByRole('button', { name: 'Ajouter la catégorie' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('0 produit');
    await expect(table.getByRole('link').last()).toHaveText(name);
    // Until it has a picture of its own, it has one that exists.
    const { image = '' } = (await stored()).at(-1) ?? {};
    expect((await page.request.get(image)).status()).toBe(200);
  });

  await test.step('By keyboard it moves to the front, and the focus with it', async () => {
    const up = page.getByRole('button', { name: `Monter ${name}` });
    await up.focus();
    for (let place = before.length; place > 0; place -= 1) {
      await page.keyboard.press('Enter');
      await expect(page.getByText(`place ${place} sur ${before.length + 1}`)).toBeAttached();
    }
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    const wanted = [name, ...before.map((one) => one.name)];
    await expect.poll(async () => (await published()).map((one) => one.name)).toEqual(wanted);
    await page.reload();
    await expect(table.getByRole('link').first()).toHaveText(name);
  });

  await test.step('It gets a picture', async () => {
    await (await openRowMenu(page, name)).getByRole('menuitem', { name: 'Changer l’image' }).click();
    const dialog = page.getByRole('dialog', { name: `Image de ${name}` });
    await dialog.getByLabel(/^Image/).setInputFiles('apps/shop/public/images/products/product-3.png');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    // It is cut to all of its sizes first.
    await expect(dialog).toBeHidden({ timeout: 60_000 });
    const picture = row.locator('img');
    await expect(picture).toHaveAttribute('src', /\/api\/pictures\//);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect((await published())[0]).toMatchObject({ name, image: expect.stringContaining('/api/pictures/') });
    await expect(page.getByText(/Publié il y a \d/)).toBeVisible();
  });

  const remove = async (subject: string) => {
    await (await openRowMenu(page, subject)).getByRole('menuitem', { name: 'Supprimer' }).click();
  };
  await test.step('One in use stays, and the empty one goes', async () => {
    await remove('Gourmands');
    const held = page.getByRole('dialog', { name: '« Gourmands » ne peut pas encore être supprimée' });
    await held.getByRole('button', { name: 'Fermer', exact: true }).click();
    await remove(name);
    await page
      .getByRole('alertdialog', { name: `Supprimer « ${name} » ?` })
      .getByRole('button', { name: 'Supprimer' })
      .click();
    await expect(row).toHaveCount(0);
    await expect(rowOf(table, /Gourmands/)).toBeVisible();
  });
  // The shop is as it was for other journeys.
  expect(await stored()).toEqual(before);
});
