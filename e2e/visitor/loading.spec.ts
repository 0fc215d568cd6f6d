import { chromium, type Request } from '@playwright/test';
import { enterAtOnce } from '../early.ts';
import { enterShop, expect, type Page, test } from '../fixtures.ts';

// How a page comes: ahead of the press, after a failure, out of the browser's memory.

/** The built files that a page requests from now on, by the first word of their names. */
function codeAskedFor(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([A-Za-z]+)-/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

test('the scripts of a page wait for the first picture of its window, and for none that the window hides', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The time that they wait at most never ends.
  await page.clock.install({ time: '2026-01-15T10:00:00+01:00' });
  await page.clock.pauseAt('2026-01-15T11:00:00+01:00');
  const script = page.waitForRequest(/\/assets\/.*\.js$/);
  await page.goto('/catalogue');
  await script;
});

const toTheCatalogue = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Voir tout le catalogue' });

for (const intent of ['pointed at', 'reached with the keyboard'] as const) {
  test(`a page is preloaded when its link is ${intent}`, { tag: intent === 'pointed at' ? [] : '@release' }, async ({
    page,
    expectedMessages,
  }) => {
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

test('with data saving, a page loads when its link is followed, not before', { tag: '@release' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked = codeAskedFor(page);
  await enterShop(page);
  const link = toTheCatalogue(page);
  await link.hover();
  await link.focus();
  expect(asked).not.toContain('CataloguePage');
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
  expect(asked).toContain('CataloguePage');
});

test('a page whose script can’t be loaded says so, and a reload brings it', async ({ page, expectedMessages }) => {
  expectedMessages.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await enterShop(page);
  await page.route('**/assets/FaqPage-*.js*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' })).toBeVisible();
  await page.unroute('**/assets/FaqPage-*.js*');
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Foire Aux Questions' })).toBeVisible();
});

test('a page’s script that fails to load at first is requested again automatically', { tag: '@release' }, async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_FAILED/);
  await enterShop(page);
  let asked = 0;
  await page.route('**/assets/FaqPage-*.js*', async (route) => {
    asked += 1;
    if (asked <= 2) await route.abort();
    else await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Foire Aux Questions' })).toBeVisible();
  expect(asked).toBe(3);
});

test('a page opened at its own address whose script can’t be loaded also recovers with a reload', {
  tag: '@release',
}, async ({ page, expectedMessages }) => {
  expectedMessages.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await page.route('**/assets/FaqPage-*.js*', (route) => route.abort());
  await page.goto('/faq');
  await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' })).toBeVisible();
  await page.unroute('**/assets/FaqPage-*.js*');
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Foire Aux Questions' })).toBeVisible();
});

test('a script that fails to come is asked for again, and no press is lost meanwhile', { tag: '@release' }, async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_FAILED/);
  await enterAtOnce(page);
  for (const file of ['react', 'ProductPage', 'index']) {
    let refused = 0;
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      refused += 1;
      if (refused > 1) await route.continue();
      else await route.abort();
    });
    await page.goto('/produit/tabac-blond');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page.getByRole('dialog', { name: 'Rechercher un produit' }), file).toBeVisible();
    expect(refused, file).toBeGreaterThan(1);
    await page.unroute(`**/assets/${file}-*.js`);
  }
});

test('the scripts are requested once the first picture has loaded', { tag: '@release' }, async ({ page }) => {
  await enterAtOnce(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  const arrived = Promise.withResolvers<void>();
  await page.route('**/*.avif', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.clock.install({ time: '2026-01-15T10:00:00+01:00' });
  await page.clock.pauseAt('2026-01-15T11:00:00+01:00');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(1_900);
  expect(asked).toEqual([]);
  arrived.resolve();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('a link that is followed while the page is being hydrated leads to its page', { tag: '@release' }, async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page);
  await enterAtOnce(page);
  // A slow processor makes the moment long enough to be met.
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const path of ['/produit/vanille-bourbon', '/login', '/produit/tabac-blond', '/catalogue']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Panier/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
    // A request that the next address breaks off would be a message in the console.
    await page.waitForLoadState('networkidle');
  }
});

test('every page can be restored from the browser’s back/forward cache', { tag: '@release' }, async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (type === 'unload' || type === 'beforeunload')
        console.error(`A listener of ${type} keeps the page from coming back.`);
      listen.call(this, type, ...rest);
    };
  });
  for (const path of ['/', '/catalogue', '/produit/tabac-blond', '/faq']) {
    const response = await page.goto(path);
    expect(response?.headers()['cache-control']).toBe('no-cache');
    await expect(page.getByRole('button', { name: "J'ai 18 ans ou plus" })).toBeVisible();
  }
});

test('going back to a page brings it as it was left, without a load', { tag: ['@any-window', '@release'] }, async ({
  baseURL,
  launchOptions,
}) => {
  if (!baseURL) throw new Error('SHOP_URL is not set: run the journeys with `npm test e2e`.');
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
    // A page with a request under way isn't kept.
    await page.waitForLoadState('networkidle');
    // Another document.
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html'), address).toHaveAttribute('data-kept');
  }
  await browser.close();
});
