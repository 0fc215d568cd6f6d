import { enterShop, expect, type Page, test } from '../fixtures.ts';
import { createCustomer, logIn } from '../shopper.ts';

// What comes out of the printer: the page's content, and nothing that can only be pressed.

const paper = { width: 720, height: 1123 };

async function expectPaper(page: Page): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(?!.*\?)/ })).toHaveCount(0);
}

test('the terms are printed to their end, even below the age gate', { tag: '@any-window' }, async ({ page }) => {
  await page.goto('/conditions-generales');
  await expect(page.getByRole('dialog', { name: "Vérification de l'âge" })).toBeVisible();
  await expectPaper(page);
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(1);
});

test('the home page is printed without the newsletter', { tag: '@any-window' }, async ({ page }) => {
  await enterShop(page);
  await expectPaper(page);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('a product is printed without what can be pressed', { tag: '@any-window' }, async ({ page }) => {
  await enterShop(page, '/produit/caramel-beurre-sale');
  await expectPaper(page);
  await expect(page.getByRole('heading', { name: 'Produits similaires' })).toBeHidden();
});

test('the orders of an account are printed without its tabs', { tag: '@any-window' }, async ({ page, api }) => {
  await enterShop(page, '/login');
  await logIn(page, await createCustomer(api.url));
  await expect(page.getByRole('tab', { name: 'Mes commandes' })).toBeVisible();
  await expectPaper(page);
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('on paper all answers are open', { tag: '@any-window' }, async ({ page }) => {
  await enterShop(page, '/faq');
  const answer = page.getByText('Oui, tant qu’elle n’est pas expédiée');
  await expect(answer).toBeHidden();
  await expectPaper(page);
  await expect(answer).toBeVisible();
  expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
});
