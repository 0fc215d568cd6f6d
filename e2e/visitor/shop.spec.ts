import { enterShop, expect, test } from '../fixtures.ts';

test('the age gate is on every page until the visitor confirms, and then doesn’t return in the session', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/404/);
  for (const address of ['/', '/panier', '/une-page-inconnue']) {
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

test('what is unknown answers 404: a product leads to the catalogue, any other address home', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/404/);
  // A product is known by its number as well.
  await enterShop(page, '/produit/3');
  await expect(page).toHaveURL('/produit/caramel-beurre-sale');
  await expect(page).toHaveTitle('Caramel Beurre Salé - E-liquide Premium');
  const product = await page.goto('/produit/introuvable');
  expect(product?.status()).toBe(404);
  await expect(page).toHaveURL('/catalogue');

  const address = await page.goto('/nulle-part');
  expect(address?.status()).toBe(404);
  await expect(page.getByText('Oups ! Page non trouvée')).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
});
