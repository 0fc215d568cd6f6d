import { accountPath } from '@nuee/domain';
import { enterAdmin } from '../administrator.ts';
import { enterShop, expect, isLoaded, type Page, test } from '../fixtures.ts';
import { addToCart, createCustomer, logIn } from '../shopper.ts';

// Who reads with text of twice the size sets that in the browser: the breakpoints, which are in em, follow it.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] });
    },
    { scope: 'worker' },
  ],
});

async function expectToFit(page: Page): Promise<void> {
  await isLoaded(page);
  const { size, beyond } = await page.evaluate(() => ({
    size: getComputedStyle(document.documentElement).fontSize,
    beyond: document.documentElement.scrollWidth - window.innerWidth,
  }));
  expect(size).toBe('32px');
  expect(beyond, `pixels beyond the window on ${page.url()}`).toBeLessThanOrEqual(0);
}

test('with text of twice the size no page of the shop is wider than a phone', async ({ page, api }) => {
  await enterShop(page);
  await expectToFit(page);
  const wordmark = await page.getByRole('banner').getByRole('link', { name: 'Maison Nuée' }).boundingBox();
  expect(wordmark?.width).toBeGreaterThan(100);
  expect(wordmark?.width).toBeLessThan(350);
  await page.goto('/catalogue');
  await expectToFit(page);

  await logIn(page, await createCustomer(api.url));
  await addToCart(page, { product: 'Caramel Beurre Salé', strength: 3, size: 10 });
  await expectToFit(page);
  const buy = page.getByRole('button', { name: /^Ajout(?:er|é) au panier/ });
  await expect(buy).toBeInViewport({ ratio: 1 });
  for (const address of ['/panier', '/checkout', accountPath('profile')]) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page);
  }
});

test('with text of twice the size the orders of the back office are no wider than a phone', async ({ page }) => {
  await enterAdmin(page, '/admin/commandes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectToFit(page);
});
