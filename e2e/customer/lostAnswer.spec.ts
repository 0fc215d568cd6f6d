import { CreatedOrderSchema } from '@nuee/domain';
import type { Route } from '@playwright/test';
import * as v from 'valibot';
import { enterShop, expect, noAnswer, test } from '../fixtures.ts';
import { addToCart, cartLink, createCustomer, fillAddress, logIn, press, storedOrder } from '../shopper.ts';

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
  await page.route('**/api/orders', breakOff, { times: 1 });
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
