import { CartSchema } from '@nuee/domain';
import * as v from 'valibot';
import { enterShop, expect, onFirstRequest, test } from '../fixtures.ts';
import {
  addToCart,
  cartLine,
  cartLink,
  createCustomer,
  logIn,
  press,
  pressAdd,
  readFromApi,
  storedOrder,
} from '../shopper.ts';

test('a guest’s cart merges what is the same, links to its products and is emptied piece by piece', async ({
  page,
}) => {
  await enterShop(page);
  for (const size of [10, 10, 30]) await addToCart(page, { product: 'Tabac Blond', strength: 3, size });
  await cartLink(page).click();
  await expect(cartLine(page, 'Tabac Blond')).toHaveCount(2);
  const [small, large] = [cartLine(page, 'Tabac Blond').first(), cartLine(page, 'Tabac Blond').last()];
  await expect(small).toContainText(/10.ml/);
  await expect(small).toContainText(/3.mg\/ml/);
  await expect(small).toContainText('39,98');
  await expect(large).toContainText(/30.ml/);

  await large.getByRole('button', { name: "Supprimer l'article" }).click();
  await expect(page.getByText('Article supprimé du panier')).toBeVisible();
  await small.getByRole('button', { name: 'Diminuer la quantité' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Panier, 1 article');
  await small.getByRole('link', { name: 'Tabac Blond' }).click();
  await expect(page).toHaveURL('/produit/tabac-blond');
  await page.goBack();
  await small.getByRole('button', { name: 'Diminuer la quantité' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Votre panier est vide')).toBeVisible();
  await main.getByRole('link', { name: 'Découvrir nos produits' }).click();
  await expect(page).toHaveURL('/catalogue');
});

test('two tabs of a guest agree, and the guest’s lines survive the login', async ({ page, context, api }) => {
  const customer = await createCustomer(api.url);
  await enterShop(page);
  const second = await context.newPage();
  await enterShop(second);
  await addToCart(page, { product: 'Tabac Blond', strength: 3, size: 10 });
  await expect(cartLink(second)).toHaveAccessibleName('Panier, 1 article');

  await logIn(second, customer);
  await expect(cartLink(second)).toHaveAccessibleName('Panier, 1 article');
  await expect(cartLink(page)).toHaveAccessibleName('Panier, 1 article');
  await expect(second).toHaveURL('/mon-compte');
  const cart = await readFromApi(second, api.url, '/api/cart');
  expect(cart).toMatchObject({ items: [{ quantity: 1, product: { name: 'Tabac Blond' } }] });
});

test('a removed line of a customer stays away without a call, and is not paid for', { tag: '@release' }, async ({
  page,
  api,
}) => {
  await enterShop(page, '/login');
  await logIn(page, await createCustomer(api.url));
  await addToCart(page, { product: 'Bubble Gum', strength: 0, size: 10 });
  await addToCart(page, { product: 'Citron Meringué', strength: 0, size: 10 });
  await cartLink(page).click();
  await expect(cartLine(page, 'Bubble Gum')).toBeVisible();
  await cartLine(page, 'Bubble Gum').getByRole('button', { name: "Supprimer l'article" }).click();
  await expect(page.getByText('Article supprimé du panier')).toBeVisible();
  await page.reload();
  await expect(cartLine(page, 'Citron Meringué')).toBeVisible();
  await expect(cartLine(page, 'Bubble Gum')).toBeHidden();

  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  await expect(page.getByLabel('Adresse', { exact: true })).toBeVisible();
  for (const [label, value] of Object.entries({
    Adresse: '1 rue',
    'Code postal': '35000',
    Ville: 'Rennes',
    Téléphone: '0612345678',
  })) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await press(page.getByRole('radio', { name: 'PayPal' }));
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  const order = await storedOrder(page, api.url);
  expect(order.items.map(({ name }) => name)).toEqual(['Citron Meringué']);
});

test('a removed product that is added again before the page has read the cart is in it, with its new quantity', {
  tag: '@release',
}, async ({ page, api }) => {
  await enterShop(page, '/login');
  await logIn(page, await createCustomer(api.url));
  await addToCart(page, { product: 'Tabac Blond', strength: 3, size: 10 });
  await cartLink(page).click();
  await cartLine(page, 'Tabac Blond').getByRole('button', { name: 'Augmenter la quantité' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Panier, 2 articles');
  await cartLine(page, 'Tabac Blond').getByRole('button', { name: "Supprimer l'article" }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Panier');

  // The page's own reading of the cart is answered once the product is added.
  const { promise: added, resolve: release } = Promise.withResolvers<void>();
  await onFirstRequest(page, '**/api/cart', async (route) => {
    await added;
    await route.continue();
  });
  const reading = page.waitForRequest('**/api/cart');
  await page.goto('/produit/tabac-blond');
  await reading;
  await pressAdd(page);
  release();

  await expect(cartLink(page)).toHaveAccessibleName('Panier, 1 article');
  await cartLink(page).click();
  await expect(cartLine(page, 'Tabac Blond')).toBeVisible();
  const cart = v.parse(CartSchema, await readFromApi(page, api.url, '/api/cart'));
  expect(cart.items).toMatchObject([{ quantity: 1, product: { name: 'Tabac Blond' } }]);
});
