import { CartSchema, formatPrice, type Order, orderTotals, readLocalCart, testCredentials } from '@nuee/domain';
import * as v from 'valibot';
import { enterShop, expect, noAnswer, type Page, test } from '../fixtures.ts';
import {
  addToCart,
  cartLine,
  cartLink,
  createCustomer,
  emptyDemoCart,
  fillAddress,
  logIn,
  openProduct,
  press,
  pressAdd,
  readFromApi,
  storedOrder,
} from '../shopper.ts';

/** The amounts on screen are those of the order. */
async function expectAmounts(
  page: Page,
  amounts: Pick<Order, 'itemsPrice' | 'shippingPrice' | 'taxPrice' | 'totalPrice'>,
) {
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Sous-total')).toContainText(formatPrice(amounts.itemsPrice));
  await expect(row('Livraison')).toContainText(
    amounts.shippingPrice === 0 ? 'Offerte' : formatPrice(amounts.shippingPrice),
  );
  await expect(row('TVA (20%)')).toContainText(formatPrice(amounts.taxPrice));
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(formatPrice(amounts.totalPrice));
}

test('a visitor finds two products, registers on the way to the checkout, pays by card and reads the stored order', async ({
  page,
  api,
}) => {
  await enterShop(page);
  await page.getByRole('link', { name: 'Voir tout le catalogue' }).click();
  // A press while a page is on its way may be lost with the page that it leaves.
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
  await addToCart(page, { product: 'Caramel Beurre Salé', strength: 3, size: 30 });
  await addToCart(page, { product: 'Fraise des Bois', strength: 0, size: 10 });
  await expect(cartLink(page)).toHaveAccessibleName('Panier, 2 articles');

  await cartLink(page).click();
  await expectAmounts(page, { itemsPrice: 32.49, shippingPrice: 4.99, taxPrice: 6.5, totalPrice: 43.98 });
  await cartLine(page, 'Caramel Beurre Salé').getByRole('button', { name: 'Augmenter la quantité' }).click();
  await expectAmounts(page, { itemsPrice: 50.48, shippingPrice: 0, taxPrice: 10.1, totalPrice: 60.58 });
  const stored = readLocalCart(await page.evaluate(() => localStorage.getItem('cart')));
  expect(stored).toMatchObject({ _id: 'local', user: 'guest', totalPrice: 50.48 });
  expect(orderTotals(stored.items).totalPrice).toBe(60.58);

  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  await expect(page.getByText('Veuillez vous connecter pour finaliser votre commande')).toBeVisible();
  await expect(page.getByText('Connectez-vous pour continuer')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click();
  const email = `${crypto.randomUUID()}@exemple.example`;
  await page.getByLabel('Prénom').fill('Inès');
  await page.getByLabel('Nom', { exact: true }).fill('Moreau');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('Une-phrase-de-passe');
  await page.getByLabel('Confirmer le mot de passe').fill('Une-phrase-de-passe');
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(page.getByText('Inscription réussie ! Vous êtes maintenant connecté.')).toBeVisible();

  await expect(page).toHaveURL(/\/checkout$/);
  await fillAddress(page);
  await expect(page.getByLabel('Pays')).toHaveValue('France');
  await expect(page.getByRole('radio', { name: 'Carte bancaire' })).toBeChecked();
  await expectAmounts(page, { itemsPrice: 50.48, shippingPrice: 0, taxPrice: 10.1, totalPrice: 60.58 });
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page.getByRole('button', { name: 'Traitement en cours...' })).toBeVisible();

  await expect(page.getByText('Commande passée avec succès !')).toBeVisible();
  const order = await storedOrder(page, api.url);
  expect(order).toMatchObject({ isPaid: true, paymentMethod: 'card', status: 'pending', totalPrice: 60.58 });
  expect(order.items.map(({ name, quantity, price }) => [name, quantity, price])).toEqual([
    ['Caramel Beurre Salé', 2, 17.99],
    ['Fraise des Bois', 1, 14.5],
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Merci, Inès.' })).toBeVisible();
  await expect(page.getByText(order.orderNumber)).toBeVisible();
  await expect(page.getByText(/^Payé le /)).toBeVisible();
  await expectAmounts(page, order);
  await expect(cartLink(page)).toHaveAccessibleName('Panier');

  await page.reload();
  await expect(page.getByText(order.orderNumber)).toBeVisible();
});

test('the demo customer orders by bank transfer, with an address of their own for billing and a note', async ({
  page,
  api,
}) => {
  await emptyDemoCart(api.url);
  await enterShop(page, '/login');
  await logIn(page, testCredentials.customer);
  await addToCart(page, { product: 'Menthe Glaciale', strength: 6, size: 50 });
  await cartLink(page).click();
  await page.getByRole('button', { name: 'Procéder au paiement' }).click();

  const shipping = page.getByRole('group', { name: 'Adresse de livraison' });
  await expect(shipping.getByLabel('Ville')).toHaveValue('Nantes');
  await press(page.getByRole('checkbox', { name: 'Utiliser la même adresse pour la facturation' }));
  const billing = page.getByRole('group', { name: 'Adresse de facturation' });
  await billing.getByLabel('Ville').fill('');
  await press(page.getByRole('radio', { name: 'Virement bancaire' }));
  await page.getByLabel('Notes de commande').fill('  Code 18B  ');
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(
    page.getByText("Veuillez remplir tous les champs obligatoires de l'adresse de facturation"),
  ).toBeVisible();
  await expect(billing.getByLabel('Ville')).toBeFocused();
  await billing.getByLabel('Ville').fill('Rennes');
  await page.getByRole('button', { name: 'Passer la commande' }).click();

  const order = await storedOrder(page, api.url);
  expect(order).toMatchObject({
    isPaid: false,
    paymentMethod: 'bank-transfer',
    notes: 'Code 18B',
    shippingAddress: { city: 'Nantes' },
    billingAddress: { city: 'Rennes' },
    itemsPrice: 18.99,
    shippingPrice: 4.99,
    taxPrice: 3.8,
    totalPrice: 27.78,
  });
  await expect(page.getByText('En attente de paiement')).toBeVisible();
  await expect(page.getByText('Virement bancaire')).toBeVisible();
  await expectAmounts(page, order);
});

test('what is added while the API is down stays in the browser and reaches the server when it is back', async ({
  page,
  api,
  expectedMessages,
}) => {
  expectedMessages.push(noAnswer, /The (cart|favorites|notifications) could not be read/);
  const customer = await createCustomer(api.url);
  await enterShop(page, '/login');
  await logIn(page, customer);
  await openProduct(page, 'Vanille Bourbon');

  await api.stop();
  try {
    await pressAdd(page);
    await expect(cartLink(page)).toHaveAccessibleName('Panier, 1 article');
  } finally {
    await api.start();
  }

  await page.reload();
  await cartLink(page).click();
  await expect(cartLine(page, 'Vanille Bourbon')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Panier, 1 article');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  const cart = v.parse(CartSchema, await readFromApi(page, api.url, '/api/cart'));
  expect(cart).toMatchObject({ totalPrice: 22.99, items: [{ quantity: 1, product: { name: 'Vanille Bourbon' } }] });
});
