import { expect } from '../fixtures.ts';
import { enterAccount } from '../ownAccount.ts';
import { openShop, test } from '../service.ts';
import { addToCart, cartLink, fillAddress, press } from '../shopper.ts';

test('an order that the shop doesn’t answer stays in the form with what to do, and is made by the next press', async ({
  page,
  service,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_CONNECTION_REFUSED|status of 50\d/, /The order could not be made/);
  await openShop(service);
  await enterAccount(page, service.api.url);
  await addToCart(page, { product: 'Tabac Blond', strength: 6, size: 10 });
  await cartLink(page).click();
  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  await fillAddress(page);
  await press(page.getByRole('radio', { name: 'Virement bancaire' }));
  const order = page.getByRole('button', { name: 'Passer la commande' });
  const line = page.getByRole('main').getByText(/votre commande n’est pas confirmée. Réessayez/);
  await service.api.stop();
  try {
    await order.click();
    await expect(line).toBeInViewport();
  } finally {
    await service.api.start();
  }
  await order.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Merci/ })).toBeVisible();
});
