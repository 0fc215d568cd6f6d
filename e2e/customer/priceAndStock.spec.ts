import { formatPrice } from '@nuee/domain';
import type { OwnerProduct, ShopSettings } from '@nuee/domain/live';
import { enterShop, expect, type Page, test } from '../fixtures.ts';
import { logInOwner } from '../owner.ts';
import { addToCart, cartLink, createCustomer, fillAddress, logIn, press, storedOrder } from '../shopper.ts';

// The page of a product may be older than its price or its stock: at the till the API says what holds.

const settings = '/api/admin/settings';
const tobacco = '/api/admin/products/8';

async function goToTill(page: Page, api: string): Promise<void> {
  await enterShop(page, '/login');
  await logIn(page, await createCustomer(api));
  await addToCart(page, { product: 'Tabac Blond', strength: 6, size: 10 });
  await cartLink(page).click();
  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  await fillAddress(page);
  await press(page.getByRole('radio', { name: 'Virement bancaire' }));
}

const order = (page: Page) => page.getByRole('button', { name: 'Passer la commande' });

test('a price that changes between the cart and the order is announced, and the order is made at the price shown then', async ({
  page,
  api,
}) => {
  const owner = await logInOwner(api.url);
  const { version, price } = await owner.call<OwnerProduct>('GET', tobacco);
  await goToTill(page, api.url);
  const subtotal = page.getByRole('row', { name: 'Sous-total' });
  await expect(subtotal).toContainText(formatPrice(price));
  await owner.call('PUT', tobacco, { price: 21.5, version });
  try {
    await order(page).click();
    const change = `Le prix de Tabac Blond a changé\u00a0: ${formatPrice(21.5)} au lieu de ${formatPrice(price)}.`;
    await expect(page.getByText(change)).toBeVisible();
    await expect(subtotal).toContainText(formatPrice(21.5));
    await order(page).click();
    expect(await storedOrder(page, api.url)).toMatchObject({ itemsPrice: 21.5 });
  } finally {
    await owner.call('PUT', tobacco, { price, version: version + 1 });
  }
});

test('a price that changed since a product was added is announced in the cart', { tag: '@release' }, async ({
  page,
  api,
}) => {
  const owner = await logInOwner(api.url);
  const { version, price } = await owner.call<OwnerProduct>('GET', tobacco);
  await enterShop(page, '/login');
  await logIn(page, await createCustomer(api.url));
  await addToCart(page, { product: 'Tabac Blond', strength: 6, size: 10 });
  await owner.call('PUT', tobacco, { price: 21.5, version });
  try {
    await page.goto('/panier');
    const change = `Le prix de Tabac Blond a changé\u00a0: ${formatPrice(21.5)} au lieu de ${formatPrice(price)}.`;
    await expect(page.getByText(change)).toBeVisible();
    await page.getByRole('button', { name: 'Augmenter la quantité' }).click();
    await expect(page.getByText(change)).toBeHidden();
    await expect(page.getByRole('row', { name: 'Sous-total' })).toContainText(formatPrice(43));
  } finally {
    await owner.call('PUT', tobacco, { price, version: version + 1 });
  }
});

test('a higher delivery fee is announced before anything is ordered', { tag: '@release' }, async ({
  page,
  api,
  expectedMessages,
}) => {
  expectedMessages.push(/409|The order could not be made/);
  const owner = await logInOwner(api.url);
  const { shipping, version } = await owner.call<ShopSettings>('GET', settings);
  await goToTill(page, api.url);
  await expect(page.getByRole('row', { name: 'Livraison' })).toContainText(formatPrice(shipping.fee));
  await owner.call('PUT', settings, { shipping: { fee: 6.5 }, version });
  try {
    await order(page).click();
    await expect(page.getByText(/^Le total a changé, livraison et TVA comprises/)).toBeVisible();
    await expect(order(page)).toBeEnabled();
    await expect(cartLink(page)).toHaveAccessibleName('Panier, 1 article');
  } finally {
    await owner.call('PUT', settings, { shipping, version: version + 1 });
  }
});

test('the last bottle is sold once: whoever comes second is told, and keeps the cart', async ({
  page,
  api,
  browser,
  expectedMessages,
}) => {
  const owner = await logInOwner(api.url);
  const { stock } = await owner.call<OwnerProduct>('GET', tobacco);
  const other = await (await browser.newContext()).newPage();
  await Promise.all([goToTill(page, api.url), goToTill(other, api.url)]);
  await owner.call('PUT', `${tobacco}/stock`, { stock: 1 });
  try {
    await order(other).click();
    expect(await storedOrder(other, api.url)).toMatchObject({ items: [{ name: 'Tabac Blond', quantity: 1 }] });
    // The refusal is logged for the developer too.
    expectedMessages.push(/409/, /order could not be made/);
    await order(page).click();
    await expect(page.getByText('Tabac Blond est en rupture de stock.')).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName('Panier, 1 article');
  } finally {
    await owner.call('PUT', `${tobacco}/stock`, { stock });
    await other.context().close();
  }
});
