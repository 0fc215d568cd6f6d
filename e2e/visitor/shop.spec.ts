import { enterShop, expect, test } from '../fixtures.ts';
import { addToCart, cartLine, cartLink, createCustomer, logIn, press, readFromApi, storedOrder } from '../shopper.ts';

test('the age gate is on every page until the visitor confirms, and then doesn’t return in the session', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/404/);
  for (const address of ['/', '/produit/menthe-glaciale', '/panier', '/une-page-inconnue']) {
    await page.goto(address);
    const gate = page.getByRole('dialog', { name: "Vérification de l'âge" });
    await expect(gate).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await gate.getByRole('button', { name: "J'ai moins de 18 ans" }).click();
    await expect(gate).toBeVisible();
  }
  await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  await page.goto('/catalogue');
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: "Vérification de l'âge" })).toBeHidden();
});

test('the category of the catalogue lives in the address, and the back button restores it', async ({
  page,
  isMobile,
}) => {
  await enterShop(page, '/catalogue?category=Gourmands');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(3);
  // On a phone the filters stand in a drawer.
  const filters = page.getByRole(isMobile ? 'dialog' : 'group', { name: 'Filtres' });
  if (isMobile) await page.getByRole('button', { name: 'Filtrer' }).click();
  await filters.getByRole('link', { name: 'Collections Limitées' }).click();
  await expect(page).toHaveURL('/catalogue?category=Collections%20Limit%C3%A9es');
  if (isMobile) await filters.getByRole('button', { name: 'Voir 1 produit' }).click();
  await expect(cards).toHaveCount(1);
  await page.goBack();
  await expect(cards).toHaveCount(3);
  if (isMobile) await page.getByRole('button', { name: 'Filtrer' }).click();
  await filters.getByRole('link', { name: 'Toutes les catégories' }).click();
  await expect(cards).toHaveCount(10);
});

test('a product is found by its slug or its id; anything else answers 404 and leads to the catalogue', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/404/);
  await enterShop(page, '/produit/3');
  await expect(page).toHaveURL('/produit/caramel-beurre-sale');
  await expect(page).toHaveTitle('Caramel Beurre Salé - E-liquide Premium');
  const unknown = await page.goto('/produit/introuvable');
  expect(unknown?.status()).toBe(404);
  await expect(page).toHaveURL('/catalogue');
});

test('an unknown address answers 404 and leads home', async ({ page, expectedMessages }) => {
  expectedMessages.push(/404/);
  const response = await page.goto('/nulle-part');
  expect(response?.status()).toBe(404);
  await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  await expect(page.getByText('Oups ! Page non trouvée')).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
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

test('a removed line of a customer stays away without a call, and is not paid for', async ({ page, api }) => {
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

test('a page that needs a session sends a guest to the login, and back after it', async ({
  page,
  api,
  expectedMessages,
}) => {
  expectedMessages.push(/401/);
  const customer = await createCustomer(api.url);
  await enterShop(page, '/mon-compte');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email', { exact: true }).fill(customer.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('faux-mot-de-passe');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Adresse e-mail ou mot de passe incorrect')).toBeVisible();
  await page.getByLabel('Mot de passe', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/mon-compte');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Vous êtes maintenant déconnecté.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('an expired session ends on the next call, and the checkout leads back after a new login', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/401/, /The cart could not be read/, /The profile could not be read/);
  await enterShop(page);
  await page.evaluate(() => {
    localStorage.setItem('token', 'expired');
    localStorage.setItem('userRole', 'user');
  });
  await page.goto('/checkout');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userRole')])).toEqual([
    null,
    null,
  ]);
});

test('the administrator’s pair on the customer’s login leads to the administration', async ({ page }) => {
  await enterShop(page, '/login');
  await page.getByRole('button', { name: 'Remplir automatiquement' }).click();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.getByRole('button', { name: 'Remplir automatiquement' }).click();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Connexion administrateur réussie')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
});
