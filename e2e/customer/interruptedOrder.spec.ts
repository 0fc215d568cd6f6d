import { CreatedOrderSchema } from '@nuee/domain';
import type { Route } from '@playwright/test';
import * as v from 'valibot';
import { enterShop, expect, noAnswer, onFirstRequest, type Page, test } from '../fixtures.ts';
import { addToCart, cartLine, cartLink, createCustomer, fillAddress, logIn, press, storedOrder } from '../shopper.ts';

// Reloads, closed tabs and lost answers between the checkout and the confirmation: there is one order, paid once.

/** A customer at the checkout, with an address and one bottle. */
async function reachCheckout(page: Page, apiUrl: string): Promise<void> {
  await enterShop(page, '/login');
  await logIn(page, await createCustomer(apiUrl));
  await addToCart(page, { product: 'Vanille Bourbon', strength: 0, size: 10 });
  await cartLink(page).click();
  await expect(cartLine(page, 'Vanille Bourbon')).toBeVisible();
  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  await fillAddress(page);
}

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

test('a checkout that could not load the profile requests it again, and no empty draft hides it', {
  tag: '@release',
}, async ({ page, api, expectedMessages }) => {
  expectedMessages.push(/ERR_FAILED/, /The profile could not be read/);
  await enterShop(page, '/login');
  await logIn(page, await createCustomer(api.url));
  await addToCart(page, { product: 'Vanille Bourbon', strength: 0, size: 10 });
  await page.route('**/api/users/profile', (route) => route.abort());
  await page.goto('/checkout');
  const firstName = page.getByRole('group', { name: 'Adresse de livraison' }).getByLabel('Prénom');
  await expect(firstName).toHaveValue('');
  await page.reload();
  await expect(firstName).toHaveValue('');
  await page.unroute('**/api/users/profile');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(firstName).toHaveValue('Noé');
});

test('a reload while the card is being paid leads to the order, which is paid once', async ({ page, api }) => {
  await reachCheckout(page, api.url);
  const made = page.waitForResponse((response) => response.url().endsWith('/api/orders') && response.ok());
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  const { _id } = v.parse(CreatedOrderSchema, await (await made).json());
  await page.reload();
  await expect(page.getByText('Commande passée avec succès !')).toBeVisible();
  const order = await storedOrder(page, api.url);
  expect(order).toMatchObject({ _id, isPaid: true, items: [{ name: 'Vanille Bourbon', quantity: 1 }] });
  await expect(page.getByText(/^Payé le /)).toBeVisible();

  // The checkout is complete: going back to it shows an empty cart, not the order again.
  await page.goto('/checkout');
  await expect(page).toHaveURL('/panier');
  await expect(page.getByRole('main').getByText('Votre panier est vide')).toBeVisible();
});

test('an order whose tab is closed while the card is being paid is paid once, by the next page', async ({
  page,
  api,
}) => {
  const payments: string[] = [];
  const context = page.context();
  context.on('request', (request) => {
    if (request.url().endsWith('/pay') && request.method() === 'PUT') payments.push(request.url());
  });
  await reachCheckout(page, api.url);
  const made = page.waitForResponse((response) => response.url().endsWith('/api/orders') && response.ok());
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  const { _id, orderNumber } = v.parse(CreatedOrderSchema, await (await made).json());
  await page.waitForFunction(() => localStorage.getItem('unpaidOrders') !== null);
  await page.close();
  expect(payments).toEqual([]);

  const next = await context.newPage();
  await next.goto('/faq');
  await expect(next.getByText(`La commande ${orderNumber} est payée.`)).toBeVisible();
  await next.goto(`/commande-confirmee/${_id}`);
  await expect(next.getByText(/^Payé le /)).toBeVisible();
  expect(await storedOrder(next, api.url)).toMatchObject({ isPaid: true });
  expect(payments).toHaveLength(1);
  expect(await next.evaluate(() => localStorage.getItem('unpaidOrders'))).toBeNull();
});

test('a reload before the answer to an order came leads to that order, and makes no second one', async ({
  page,
  api,
}) => {
  await reachCheckout(page, api.url);
  await press(page.getByRole('radio', { name: 'PayPal' }));
  // The API creates the order, and the page is reloaded before it receives the answer.
  const { promise: made, resolve: makes } = Promise.withResolvers<string>();
  await onFirstRequest(page, '**/api/orders', async (route) => {
    const answer = await route.fetch({ url: `${api.url}/api/orders` });
    makes(v.parse(CreatedOrderSchema, await answer.json())._id);
  });
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  const id = await made;
  await page.reload();
  await expect(page.getByText('Commande passée avec succès !')).toBeVisible();
  expect((await storedOrder(page, api.url))._id).toBe(id);
  await expect(cartLink(page)).toHaveAccessibleName('Panier');
});

test('an order and an addition whose answers are lost are asked for again with their keys, and are made once', async ({
  page,
  api,
  expectedMessages,
}) => {
  expectedMessages.push(noAnswer);
  const keys: (string | undefined)[] = [];
  /** The API does what it is asked for, and the page never hears of it. */
  const loseOneAnswer = async (path: string): Promise<void> => {
    // Read at once: the headers of a request that is broken off can't be asked for later.
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(path)) keys.push(request.headers()['idempotency-key']);
    });
    const lose = async (route: Route): Promise<void> => {
      await route.fetch({ url: `${api.url}${path}` });
      await route.abort();
    };
    await onFirstRequest(page, `**${path}`, lose);
  };
  await enterShop(page, '/login');
  await logIn(page, await createCustomer(api.url));
  await loseOneAnswer('/api/cart/add');
  await addToCart(page, { product: 'Vanille Bourbon', strength: 0, size: 10 });
  await expect(cartLink(page)).toHaveAccessibleName('Panier, 1 article');
  await cartLink(page).click();
  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  await fillAddress(page);
  await press(page.getByRole('radio', { name: 'PayPal' }));
  await loseOneAnswer('/api/orders');
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page.getByText('Commande passée avec succès !')).toBeVisible();
  expect((await storedOrder(page, api.url)).items).toMatchObject([{ name: 'Vanille Bourbon', quantity: 1 }]);
  await expect(cartLink(page)).toHaveAccessibleName('Panier');
  const [added, again, ordered, orderedAgain] = keys;
  expect(keys).toHaveLength(4);
  expect([again, orderedAgain]).toEqual([added, ordered]);
});

test('an order whose answer is lost, the API being killed, is made once however often the shopper presses', async ({
  page,
  api,
  expectedMessages,
}) => {
  expectedMessages.push(noAnswer, /The order could not be made/);
  const customer = await createCustomer(api.url);
  await enterShop(page, '/login');
  await logIn(page, customer);
  await addToCart(page, { product: 'Vanille Bourbon', strength: 3, size: 30 });
  await cartLink(page).click();
  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  await fillAddress(page);
  await press(page.getByRole('radio', { name: 'Virement bancaire' }));

  // The API creates the order and stops before the page has received the answer.
  const { promise: made, resolve: makes } = Promise.withResolvers<string>();
  const breakOff = async (route: Route): Promise<void> => {
    const { authorization = '', 'idempotency-key': key = '' } = await route.request().allHeaders();
    const answer = await fetch(`${api.url}/api/orders`, {
      method: 'POST',
      headers: { Authorization: authorization, 'Idempotency-Key': key, 'Content-Type': 'application/json' },
      body: route.request().postData(),
    });
    makes(v.parse(CreatedOrderSchema, await answer.json())._id);
    await api.stop();
    await route.abort();
  };
  await onFirstRequest(page, '**/api/orders', breakOff);
  const submit = page.getByRole('button', { name: 'Passer la commande' });
  const failure = page.getByText('Erreur lors de la création de la commande');
  await submit.click();
  const id = await made;
  try {
    await expect(failure.first()).toBeVisible();
    await submit.click();
    await expect(submit).toBeEnabled();
  } finally {
    await api.start();
  }

  await expect(cartLink(page)).toHaveAccessibleName('Panier, 1 article');
  await submit.click();
  await expect(page.getByText('Commande passée avec succès !')).toBeVisible();
  const order = await storedOrder(page, api.url);
  expect(order._id).toBe(id);
  await expect(cartLink(page)).toHaveAccessibleName('Panier');
});

test('after an order the back button doesn’t lead to a second one', { tag: '@release' }, async ({ page, api }) => {
  await reachCheckout(page, api.url);
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Merci/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/panier');
  await expect(page.getByRole('main').getByText('Votre panier est vide')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: /^Merci/ })).toBeVisible();
});
