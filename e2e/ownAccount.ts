import type { Order } from '@nuee/domain';
import { enterShop, expect, type Page } from './fixtures.ts';
import { addToCart, cartLink, createCustomer, fillAddress, logIn, press, storedOrder } from './shopper.ts';

// What a registered customer does in the account.

export const panel = (page: Page) => page.getByRole('tabpanel');

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(panel(page).getByText('Chargement en cours')).toHaveCount(0);
}

export async function enterAccount(page: Page, api: string): Promise<{ email: string; password: string }> {
  const customer = await createCustomer(api);
  await enterShop(page, '/login');
  await logIn(page, customer);
  await expect(page).toHaveURL('/mon-compte');
  return customer;
}

/** Orders by transfer and comes back to the account. */
export async function orderByTransfer(page: Page, api: string): Promise<Order> {
  await addToCart(page, { product: 'Tabac Blond', strength: 6, size: 10 });
  await cartLink(page).click();
  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  await fillAddress(page);
  await press(page.getByRole('radio', { name: 'Virement bancaire' }));
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  const order = await storedOrder(page, api);
  await page
    .getByRole('main')
    .getByRole('link', { name: /commandes/ })
    .click();
  return order;
}
