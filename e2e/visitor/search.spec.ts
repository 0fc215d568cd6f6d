import { enterShop, expect, type Page, test } from '../fixtures.ts';
import { atDesk } from '../shopper.ts';

const search = (page: Page) => page.getByRole('dialog', { name: 'Rechercher un produit' });

/** Delays the code of the search until the returned function is called. */
async function holdSearch(page: Page): Promise<{ letCome: () => void }> {
  const { promise, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/Search-*.js*', async (route) => {
    await promise;
    await route.continue();
  });
  return { letCome };
}

test('the search answers while typing, and leads to the product', async ({ page }) => {
  await enterShop(page);
  const opener = page.getByRole('button', { name: 'Rechercher' });
  await opener.click();
  const dialog = search(page);
  const field = dialog.getByRole('searchbox', { name: 'Rechercher un produit' });
  await expect(field).toBeFocused();
  await field.fill('fruités');
  await expect(dialog.getByText('3 résultat(s) trouvé(s)')).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveText(['Fraise des Bois', 'Mangue Passion', 'Myrtille Cassis']);
  await field.fill('carmel');
  await expect(dialog.getByText('Aucun résultat trouvé pour "carmel"')).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveText(['Caramel Beurre Salé']);

  // One Escape closes it, even with something typed.
  await field.fill('menthe');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await field.pressSequentially('menthe');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link', { name: 'Menthe Glaciale' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/produit/menthe-glaciale');
  await expect(dialog).toBeHidden();

  // Enter in the field opens the first one right away.
  await opener.click();
  await field.pressSequentially('caramel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/produit/caramel-beurre-sale');
  await expect(dialog).toBeHidden();
});

test.describe('at a desk', { tag: '@any-window' }, () => {
  test.use(atDesk);

  test('letters typed while the search is loading are in it', { tag: '@release' }, async ({ page }) => {
    const searchCode = await holdSearch(page);
    await enterShop(page, '/catalogue');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await page.keyboard.type('beurre s');
    searchCode.letCome();
    await expect(search(page).getByRole('searchbox')).toHaveValue('beurre s');
    await expect(search(page).getByRole('link')).toHaveText(['Caramel Beurre Salé']);
  });
});

test('a search whose code does not come says so, and can be asked for once more', { tag: '@release' }, async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/503/, /The search could not be loaded/);
  let fails = true;
  await page.route('**/assets/Search-*.js*', (route) => (fails ? route.fulfill({ status: 503 }) : route.continue()));
  await enterShop(page, '/catalogue');
  const opener = page.getByRole('button', { name: 'Rechercher' });
  await opener.click();
  await expect(page.getByText('La recherche n’a pas pu être chargée')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
  fails = false;
  await opener.click();
  await expect(search(page)).toBeVisible();
});

test('a search requested on another page does not open', { tag: '@release' }, async ({ page }) => {
  const searchCode = await holdSearch(page);
  await enterShop(page, '/catalogue');
  await page.getByRole('banner').getByRole('link', { name: 'Panier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/catalogue');
  const arrived = page.waitForResponse('**/assets/Search-*.js*');
  searchCode.letCome();
  await arrived;
  await expect(search(page)).toBeHidden();
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(search(page)).toBeVisible();
});

test('the search closes with its page', { tag: '@release' }, async ({ page }) => {
  await enterShop(page);
  await page.goto('/catalogue');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Panier' }).click();
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(search(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/catalogue');
  await expect(search(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/panier');
  await expect(search(page)).toBeHidden();
});
