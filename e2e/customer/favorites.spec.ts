import { enterShop, expect, test } from '../fixtures.ts';
import { panel } from '../ownAccount.ts';
import { createCustomer, logIn } from '../shopper.ts';

// That a guest's heart leads to the login and then to the favorites is in account.inService.spec.ts.

test('a heart on its card adds a product to the favorites too; a guest of the demonstration has none', {
  tag: '@release',
}, async ({ page, api }) => {
  await enterShop(page, '/catalogue');
  const heart = page.getByRole('main').getByRole('button', { name: 'Ajouter Tabac Blond aux favoris' });
  await expect(page.getByRole('main').getByRole('link', { name: 'Tabac Blond' })).toBeVisible();
  await expect(heart).toHaveCount(0);
  await logIn(page, await createCustomer(api.url));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/favorites')) asked.push(request.url());
  });
  await page.goto('/catalogue');
  await heart.click();
  await expect(page.getByText('Produit ajouté aux favoris')).toBeVisible();
  // The link around the heart was not followed, and all hearts together asked once.
  await expect(page).toHaveURL('/catalogue');
  expect(asked).toHaveLength(1);
  await page.goto('/produit/tabac-blond');
  await expect(page.getByRole('main').getByRole('button', { name: 'Retirer Tabac Blond des favoris' })).toBeVisible();
});

test('a heart adds a product to the favorites, where it can be removed; a guest has no heart', {
  tag: '@release',
}, async ({ page, api }) => {
  await enterShop(page, '/produit/tabac-blond');
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
  const keep = page.getByRole('button', { name: 'Ajouter Tabac Blond aux favoris' });
  await expect(keep).toHaveCount(0);
  await logIn(page, await createCustomer(api.url));
  await page.goto('/produit/tabac-blond');
  await keep.click();
  await expect(page.getByText('Produit ajouté aux favoris')).toBeVisible();
  await page.goto('/mon-compte?tab=favorites');
  await expect(panel(page).getByRole('article', { name: 'Tabac Blond' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Retirer Tabac Blond des favoris' }).click();
  await expect(panel(page).getByText('Aucun favori')).toBeVisible();
  await page.goto('/produit/tabac-blond');
  await expect(keep).toBeVisible();
});
