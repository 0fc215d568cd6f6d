import { chromium, type Request } from '@playwright/test';
import { enterShop, expect, type Page, test } from '../fixtures.ts';

/** The built files that a page requests from now on, by the first word of their names. */
function codeAskedFor(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([A-Za-z]+)-/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

const toTheCatalogue = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Voir tout le catalogue' });

for (const intent of ['pointed at', 'reached with the keyboard'] as const) {
  test(`a page is preloaded when its link is ${intent}`, async ({ page, expectedMessages }) => {
    await enterShop(page);
    const link = toTheCatalogue(page);
    const underWay = new Set<Request>();
    page.on('request', (request) => underWay.add(request));
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    // The last requests of the page, without their dependencies.
    const arrived = page.waitForResponse(/\/assets\/CataloguePage-[\w-]+\.js$/);
    if (intent === 'pointed at') await link.hover();
    else await link.focus();
    await arrived;
    await expect.poll(() => underWay.size).toBe(0);
    // From now on every request for code fails: for the page, and for any link under the pointer.
    await page.route(/\/assets\/.*\.(?:js|css)$/, (route) => route.abort());
    expectedMessages.push(/net::ERR_FAILED/);
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  });
}

test('with data saving, a page loads when its link is followed, not before', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await enterShop(page);
  await page.waitForLoadState('networkidle');
  const asked = codeAskedFor(page);
  const link = toTheCatalogue(page);
  await link.hover();
  await link.focus();
  expect(asked).not.toContain('CataloguePage');
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
  expect(asked).toContain('CataloguePage');
});

test('going back to a page brings it as it was left, without a load', async ({ baseURL, launchOptions }) => {
  if (!baseURL) throw new Error('SHOP_URL is not set: run the journeys with `npm run test:e2e`.');
  // Playwright's browser has no back/forward cache.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage({ baseURL });
  await page.addInitScript(() => {
    sessionStorage.setItem('ageVerified', 'true');
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.kept = '';
    });
  });
  for (const address of ['/', '/catalogue', '/produit/tabac-blond', '/faq', '/panier']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    // Another document.
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html'), address).toHaveAttribute('data-kept');
  }
  await browser.close();
});
