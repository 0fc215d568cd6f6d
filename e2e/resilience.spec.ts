import { enterShop, expect, test } from './fixtures.ts';
import { addToCart, cartLine, cartLink, createCustomer, fillAddress, logIn } from './shopper.ts';

test('a page whose script can’t be had says so, and comes with a reload', async ({ page, expectedMessages }) => {
  expectedMessages.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await enterShop(page);
  await page.route('**/assets/FaqPage-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' })).toBeVisible();
  await page.unroute('**/assets/FaqPage-*.js');
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Foire Aux Questions' })).toBeVisible();
});

test('what was typed at the checkout survives a reload, and belongs to its customer', async ({ page, api }) => {
  await enterShop(page, '/login');
  await logIn(page, await createCustomer(api.url));
  await addToCart(page, { product: 'Vanille Bourbon', strength: 0, size: 10 });
  await cartLink(page).click();
  await expect(cartLine(page, 'Vanille Bourbon')).toBeVisible();
  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  await fillAddress(page, { Ville: 'Rezé' });
  await page.getByLabel('Notes de commande').fill('Sonner deux fois');
  await page.reload();
  const form = page.getByRole('group', { name: 'Adresse de livraison' });
  await expect(form.getByLabel('Ville')).toHaveValue('Rezé');
  await expect(page.getByLabel('Notes de commande')).toHaveValue('Sonner deux fois');
});
