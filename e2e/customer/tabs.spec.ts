import type { Page } from '@playwright/test';
import { enterShop, expect, test } from '../fixtures.ts';
import { addToCart, cartLine, cartLink, createCustomer, fillAddress, logIn, press, storedOrder } from '../shopper.ts';

/** Another tab of the same person, at that address. Each tab asks for the age once. */
async function openSecond(page: Page, address: string): Promise<Page> {
  const second = await page.context().newPage();
  await enterShop(second, address);
  return second;
}

test('two tabs at the checkout make one order of one cart', { tag: '@any-window' }, async ({ page, api }) => {
  await enterShop(page, '/login');
  await logIn(page, await createCustomer(api.url));
  await addToCart(page, { product: 'Tabac Blond', strength: 3, size: 10 });
  await page.goto('/checkout');
  await fillAddress(page);
  await press(page.getByRole('radio', { name: 'PayPal' }));
  const second = await openSecond(page, '/checkout');
  await fillAddress(second);
  await press(second.getByRole('radio', { name: 'PayPal' }));

  await page.getByRole('button', { name: 'Passer la commande' }).click();
  const order = await storedOrder(page, api.url);
  expect(order.items).toHaveLength(1);
  // The other tab is notified: there is nothing left to order.
  await expect(second).toHaveURL('/panier');
  await expect(second.getByRole('main').getByText('Votre panier est vide')).toBeVisible();
  await expect(cartLink(second)).toHaveAccessibleName('Panier');
});

test('a change of the cart in one tab shows in the other, for a customer too', {
  tag: ['@any-window', '@release'],
}, async ({ page, api }) => {
  await enterShop(page, '/login');
  await logIn(page, await createCustomer(api.url));
  await addToCart(page, { product: 'Tabac Blond', strength: 3, size: 10 });
  const second = await openSecond(page, '/panier');
  await cartLine(second, 'Tabac Blond').getByRole('button', { name: 'Augmenter la quantité' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Panier, 2 articles');
  await cartLine(second, 'Tabac Blond').getByRole('button', { name: "Supprimer l'article" }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Panier');
});

test('a logout in one tab ends the account in the other, and a login brings it back there', {
  tag: '@any-window',
}, async ({ page, api }) => {
  const customer = await createCustomer(api.url);
  await enterShop(page, '/login');
  await logIn(page, customer);
  const second = await openSecond(page, '/mon-compte?tab=invoices');
  await expect(second.getByRole('heading', { level: 1, name: 'Mes factures' })).toBeVisible();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(second).toHaveURL('/login');
  await expect(second.getByRole('main').getByText('Connectez-vous pour continuer')).toBeVisible();
  await second.getByLabel('Email', { exact: true }).fill(customer.email);
  await second.getByLabel('Mot de passe', { exact: true }).fill(customer.password);
  await second.getByRole('button', { name: 'Se connecter' }).click();
  await expect(second).toHaveURL('/mon-compte?tab=invoices');
});
