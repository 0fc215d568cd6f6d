import { expect, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

test('the age is asked before every page, and the answer closes the question without a script', async ({ page }) => {
  for (const address of ['/', '/produit/tabac-blond', '/panier']) {
    await page.goto(address);
    const gate = page.getByRole('dialog', { name: "Vérification de l'âge" });
    await expect(gate).toBeInViewport({ ratio: 1 });
    await gate.getByRole('button', { name: "J'ai moins de 18 ans" }).click();
    await expect(gate).toBeVisible();
    await gate.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
    await expect(gate).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
  }
});

test('a page that needs a script says so where there is none, and shows no spinner', async ({ page }) => {
  for (const address of ['/panier', '/checkout', '/mon-compte', '/commande-confirmee/order-1']) {
    await page.goto(address);
    await expect(page.getByText(/Cette page a besoin de JavaScript/)).toBeVisible();
    await expect(page.locator('main [role="status"] *').filter({ visible: true, hasNotText: /\S/ })).toHaveCount(0);
  }
});

test('a page that is read without a script says what it can’t do, and shows no dead button', async ({ page }) => {
  for (const address of ['/', '/catalogue', '/produit/tabac-blond', '/contact']) {
    await page.goto(address);
    await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
    await expect(page.getByText(/Sans JavaScript, vous pouvez lire toutes nos pages/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
});

test('an unknown product is not found', async ({ page, expectedMessages }) => {
  expectedMessages.push(/404/);
  const response = await page.goto('/produit/introuvable');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oups ! Page non trouvée' })).toBeVisible();
});
