import type { Order } from '@nuee/domain';
import { enterShop, expect, type Page } from './fixtures.ts';
import { addToCart, cartLink, createCustomer, fillAddress, logIn, press, storedOrder } from './shopper.ts';

// What a registered customer does in the account.

export const panel = (page: Page) => page.getByRole('tabpanel');

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await isShown(page, name);
}

/** Waits until the screen of a tab stands with its data. */
async function isShown(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(panel(page).getByText('Chargement en cours')).toHaveCount(0);
}

export async function enterAccount(page: Page, api: string): Promise<{ email: string; password: string }> {
  const customer = await createCustomer(api);
  await enterShop(page, '/login');
  await logIn(page, customer);
  await expect(page).toHaveURL('/mon-compte');
  // The address changes before the page does, and a press in between may be lost with the page that it was made on.
  await isShown(page, 'Mes commandes');
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

/** Logs in on another device; returns its token. */
export async function logInElsewhere(url: string, customer: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    body: JSON.stringify(customer),
  });
  const { token }: { token: string } = await response.json();
  return token;
}
