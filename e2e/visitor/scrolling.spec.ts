import { holdScripts } from '../early.ts';
import { enterShop, expect, type Page, test, untilAnswering } from '../fixtures.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Follows the card of « Fraise des Bois » on the home page with a stopped clock. */
async function openCardOnHeldClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-15T10:00:00+01:00' });
  await enterShop(page);
  const card = page.getByRole('main').getByRole('article').getByRole('link', { name: 'Fraise des Bois' });
  await card.scrollIntoViewIfNeeded();
  await page.clock.pauseAt('2026-01-15T11:00:00+01:00');
  await card.click();
}

test('a card of the home page leads to its product, and after 100 ms the page scrolls to the detail', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      if (typeof options === 'object') this.setAttribute('data-scrolled', String(options.behavior));
      scroll.call(this, options);
    };
  });
  await openCardOnHeldClock(page);
  await expect(page).toHaveURL('/produit/fraise-des-bois');
  const detail = page.locator('#product-detail');
  await expect(detail.getByRole('heading', { level: 1, name: 'Fraise des Bois' })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.clock.runFor(99);
  await expect(detail).not.toHaveAttribute('data-scrolled');
  await page.clock.runFor(1);
  await expect(detail).toHaveAttribute('data-scrolled', 'smooth');
  await page.clock.resume();
  await expect.poll(() => detail.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(0);
});

test('a product page doesn’t scroll during a press', { tag: '@release' }, async ({ page }) => {
  await openCardOnHeldClock(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Fraise des Bois' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Panier' }).hover();
  await page.mouse.down();
  await page.clock.runFor(1_000);
  await page.mouse.up();
  await expect(page).toHaveURL('/panier');
});

test('a product page that was pressed before its script loaded doesn’t scroll', { tag: '@release' }, async ({
  page,
}) => {
  await page.clock.install({ time: '2026-01-15T10:00:00+01:00' });
  await enterShop(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/produit/fraise-des-bois', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Panier' }).hover();
  await page.mouse.down();
  letScriptsCome();
  await untilAnswering(page);
  await page.clock.runFor(1_000);
  await page.mouse.up();
  await expect(page).toHaveURL('/panier');
});

test('going back to a product restores its scroll position', { tag: '@release' }, async ({ page }) => {
  await page.clock.install({ time: '2026-01-15T10:00:00+01:00' });
  await enterShop(page, '/produit/fraise-des-bois');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Foire Aux Questions' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Fraise des Bois' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.clock.runFor(1_000);
  expect(await scrolled(page)).toBe(left);
});
