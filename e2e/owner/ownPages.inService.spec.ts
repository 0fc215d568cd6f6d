import { openShopSettings } from '@nuee/domain/fixtures';
import { expect } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { openShop, serviceOwner, test } from '../service.ts';

// What the journey saves would be in the way of others.
test.use({ shopOf: 'own pages' });

test('an owner writes her story and chooses a picture of it, sees the page as it will stand, and the shop shows it', async ({
  page,
  service,
}) => {
  test.slow();
  await openShop(service);
  await enterOffice(page, serviceOwner);
  await page.goto('/admin/pages');
  await page.getByRole('link', { name: /Modifier «\sNotre histoire\s»/ }).click();
  const title = `Deux sœurs, ${test.info().project.name}`;
  await page.getByRole('textbox', { name: 'Titre' }).fill(title);
  const text = page.getByRole('textbox', { name: 'Texte' });
  await text.fill('Nos débuts');
  await page.getByRole('button', { name: 'Titre', exact: true }).click();
  await expect(text).toHaveValue('## Nos débuts');
  await page.getByLabel('Image').setInputFiles('apps/shop/public/images/categories/category-fruites.png');
  const preview = page.frameLocator('iframe[title="Aperçu sur téléphone"]');
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer et publier' }).click();
  // It isn't described yet.
  const alt = page.getByRole('textbox', { name: 'Ce que montre l’image' });
  await expect(alt).toHaveAccessibleDescription(/^Décrivez l’image/);
  await alt.fill('Le comptoir');
  await page.getByRole('button', { name: /^Point à garder en vue/ }).press('ArrowUp');
  await page.getByRole('button', { name: 'Enregistrer et publier' }).click();
  await expect(page.getByText('Page enregistrée')).toBeVisible();

  // Her former shop had its story elsewhere.
  await page.goto('/admin/parametres');
  const former = page.getByRole('form', { name: 'Anciennes adresses' });
  await former.getByRole('textbox').fill('https://ancienne.example/notre-histoire.html → /about');
  await former.getByRole('button', { name: 'Publier ces adresses' }).click();
  await expect(page.getByText('Paramètres enregistrés')).toBeVisible();

  await service.published();
  const moved = await page.request.get('/notre-histoire.html', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, '/about']);
  const html = await (await page.request.get('/about')).text();
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(`<meta property="og:site_name" content="${openShopSettings.identity.name}"/>`);
  expect(html).toMatch(/style="object-position:50% 45%"[^>]*>.*?alt="Le comptoir"/s);
  const [, picture = ''] = /src="([^"]*\/api\/pictures\/[^"]*)"/.exec(html) ?? [];
  expect((await page.request.get(service.api.url + picture)).status()).toBe(200);
});
