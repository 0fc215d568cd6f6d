import { CartSchema } from '@nuee/domain';
import * as v from 'valibot';
import { enterShop, expect, test } from '../fixtures.ts';
import { addToCart, cartLine, cartLink, createCustomer, logIn, pressAdd, readFromApi } from '../shopper.ts';

test('the add button says « Ajouté au panier » for two seconds', async ({ page }) => {
  await page.clock.install({ time: '2026-01-15T10:00:00+01:00' });
  await enterShop(page, '/produit/vanille-bourbon');
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeEnabled();
  await page.clock.pauseAt('2026-01-15T11:00:00+01:00');
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  const added = page.getByRole('button', { name: 'Ajouté au panier' });
  await expect(added).toBeVisible();
  await page.clock.runFor(1_999);
  await expect(added).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
});

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
  await main.getByRole('link').click();
  await expect(page).toHaveURL('/catalogue');
});

test('a browser without storage says so when a line is added or removed', async ({ page, expectedMessages }) => {
  expectedMessages.push(
    /The product could not be added/,
    /Today's prices could not be kept/,
    /Erreur lors de la suppression/,
  );
  await enterShop(page);
  await addToCart(page, { product: 'Tabac Blond', strength: 3, size: 10 });
  await addToCart(page, { product: 'Bubble Gum', strength: 0, size: 10 });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByText("Impossible d'ajouter le produit au panier")).toBeVisible();
  await cartLink(page).click();
  await cartLine(page, 'Bubble Gum').getByRole('button', { name: "Supprimer l'article" }).click();
  await expect(page.getByText("Erreur lors de la suppression de l'article")).toBeVisible();
  await expect(cartLine(page, 'Bubble Gum')).toBeVisible();
});

test('a removed product that is added again before the page has read the cart is in it, with its new quantity', async ({
  page,
  api,
}) => {
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
  await page.route(
    '**/api/cart',
    async (route) => {
      await added;
      await route.continue();
    },
    { times: 1 },
  );
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
