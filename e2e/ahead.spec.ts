import { manyOrders } from '@nuee/domain/fixtures';
import { chromium, type Locator, type Request } from '@playwright/test';
import { enterAdmin, follow, showOrders, titled } from './administrator.ts';
import { enterShop, expect, type Page, test } from './fixtures.ts';

/** What a page asks for of the built files from now on, by the first word of their names. */
function codeAskedFor(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([A-Za-z]+)-/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

const canTakeFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element: HTMLElement) => {
    const before = document.activeElement;
    element.focus();
    const taken = document.activeElement === element;
    if (before instanceof HTMLElement) before.focus();
    return taken;
  });

const toTheCatalogue = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Voir tout le catalogue' });

for (const intent of ['pointed at', 'reached with the keyboard'] as const) {
  test(`the page behind a link that is ${intent} is there when the link is followed`, async ({
    page,
    expectedMessages,
  }) => {
    await enterShop(page);
    const link = toTheCatalogue(page);
    const underWay = new Set<Request>();
    page.on('request', (request) => underWay.add(request));
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    // What the page asks for last, beside what that needs in turn.
    const arrived = page.waitForResponse(/\/assets\/CataloguePage-[\w-]+\.js$/);
    if (intent === 'pointed at') await link.hover();
    else await link.focus();
    await arrived;
    await expect.poll(() => underWay.size).toBe(0);
    // From now on no code comes any more: neither the page's, nor that of whatever lies under the pointer next.
    await page.route(/\/assets\/.*\.(?:js|css)$/, (route) => route.abort());
    expectedMessages.push(/net::ERR_FAILED/);
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  });
}

test('who saves data gets a page when its link is followed, and not before', async ({ page }) => {
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
  // The runner's own browser keeps no pages.
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

for (const intent of ['pointed at', 'reached with the keyboard'] as const) {
  test(`a page of the back office whose link is ${intent} is drawn, and there for nobody until it is gone to`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the links stand in a drawer, and a finger presses what it points at');
    await enterAdmin(page);
    await expect(titled(page, 'Tableau de bord')).toBeVisible();
    const [title, height] = [await page.title(), await heightOf(page)];
    const link = page.getByRole('link', { name: 'Utilisateurs', exact: true });
    // Not by its role: nobody perceives it yet.
    const list = page.locator('table[aria-label="Utilisateurs"]');

    if (intent === 'pointed at') await link.hover();
    else await link.focus();
    await expect(list.locator('tbody tr')).not.toHaveCount(0);
    await expect(list).toBeHidden();
    await expect(page.getByRole('table', { name: 'Utilisateurs', exact: true })).toHaveCount(0);
    await expect(titled(page, 'Tableau de bord')).toBeVisible();
    await expect(page).toHaveTitle(title);
    expect(await heightOf(page)).toBe(height);
    expect(await canTakeFocus(list.getByRole('button', { includeHidden: true }).first())).toBe(false);

    const drawn = await list.elementHandle();
    await link.press('Enter');
    await expect(titled(page, 'Utilisateurs')).toBeVisible();
    await expect(page).toHaveTitle('Utilisateurs - Administration Maison Nuée');
    await expect(page).toHaveURL('/admin/utilisateurs');
    await expect(page.getByRole('table', { name: 'Utilisateurs', exact: true })).toBeVisible();
    expect(await list.evaluate((shown, ahead) => shown === ahead, drawn)).toBe(true);
    await expect(page.getByRole('table')).toHaveCount(1);
  });
}

test('a page of the back office that is pointed at no more is not there', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the links stand in a drawer, and a finger presses what it points at');
  await enterAdmin(page);
  const list = page.locator('table[aria-label="Utilisateurs"]');
  await page.getByRole('link', { name: 'Utilisateurs', exact: true }).hover();
  await expect(list).toHaveCount(1);
  await titled(page, 'Tableau de bord').hover();
  await expect(list).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/$/);
});

test('a page of the back office that was left is not there, though its link has gone unnoticed', async ({ page }) => {
  await page.clock.install();
  await enterAdmin(page, '/admin/utilisateurs');
  const form = page.locator('form[aria-label="Ajouter un utilisateur"]');
  // By key: a pointer would rest on the same place, and so on the link, when the list is back.
  await page.getByRole('link', { name: 'Ajouter un utilisateur' }).press('Enter');
  await expect(titled(page, 'Ajouter un utilisateur')).toBeVisible();
  await expect(form).toBeVisible();
  // Longer than a pointer takes to rest.
  await page.clock.fastForward(1_000);
  await page.goBack();
  await expect(titled(page, 'Utilisateurs')).toBeVisible();
  await expect(form).toHaveCount(0);
});

for (const [address, title] of [
  ['/admin/', 'Tableau de bord'],
  ['/admin/produits', 'Produits'],
  ['/admin/commandes/admin-order-5', /^CMD-/],
] as const) {
  test(`the orders are drawn while ${address} is read, before anything points at them, and there when they are pressed`, async ({
    page,
    isMobile,
  }) => {
    await enterAdmin(page, address);
    const list = page.locator('table[aria-label="Commandes"]');
    await expect(list.locator('tbody tr')).toHaveCount(5);
    await expect(list).toBeHidden();
    await expect(titled(page, title)).toBeVisible();
    const drawn = await list.elementHandle();
    await follow(page, isMobile, 'Commandes');
    await expect(page.getByRole('table', { name: 'Commandes', exact: true })).toBeVisible();
    expect(await list.evaluate((shown, ahead) => shown === ahead, drawn)).toBe(true);
    await expect(page).toHaveURL('/admin/commandes');
  });
}

test('« / » leads to the search of the page shown, and to none that is drawn ahead', async ({ page }) => {
  await enterAdmin(page);
  const list = page.locator('table[aria-label="Commandes"]');
  await expect(list).toHaveCount(1);
  const pressed = await page.evaluateHandle(() => {
    const events: KeyboardEvent[] = [];
    window.addEventListener('keydown', (event) => events.push(event));
    return events;
  });
  await page.keyboard.press('/');
  expect(
    await pressed.evaluate((events) => events.map(({ key, defaultPrevented }) => [key, defaultPrevented])),
  ).toEqual([['/', false]]);

  await enterAdmin(page, '/admin/produits');
  await expect(list).toHaveCount(1);
  await page.keyboard.press('/');
  await page.keyboard.type('menthe');
  await expect(page.getByRole('searchbox', { name: 'Rechercher un produit' })).toHaveValue('menthe');
  await expect(page.getByRole('table', { name: 'Produits' }).getByRole('row', { name: 'Menthe' })).toBeVisible();
  await expect(page.locator('input[aria-label="Rechercher une commande"]')).toHaveValue('');
});

test('a list that is drawn ahead stands still while the page shown is scrolled', async ({ page }) => {
  await showOrders(page, manyOrders(1_000, new Date()));
  await enterAdmin(page);
  const first = page.locator('table[aria-label="Commandes"] tbody tr[aria-rowindex]').first();
  await expect(first).toHaveAttribute('aria-rowindex', '2');
  const drawn = await first.elementHandle();
  await page.setViewportSize({ width: 500, height: 300 });
  await page.evaluate(() => window.scrollTo(0, 1_400));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_400);
  // Two frames later whatever scrolling does has been done.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(first).toHaveAttribute('aria-rowindex', '2');
  expect(await first.evaluate((row, before) => row === before, drawn)).toBe(true);
  await page.getByRole('link', { name: 'Voir toutes' }).click();
  await expect(page.getByRole('table', { name: 'Commandes', exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(first).toHaveAttribute('aria-rowindex', '2');
  // Shown, it moves.
  await page.evaluate(() => window.scrollTo(0, 9_000));
  await expect(first).not.toHaveAttribute('aria-rowindex', '2');
});

test('going back to the middle of a list leads there, though the list is drawn ahead from its beginning', async ({
  page,
  isMobile,
}) => {
  const orders = manyOrders(1_000, new Date());
  await showOrders(page, orders);
  await enterAdmin(page, '/admin/commandes?page=8');
  const row = page.getByRole('link', { name: orders[350]?.orderNumber ?? '' });
  await expect(row).toBeInViewport();
  await follow(page, isMobile, 'Tableau de bord');
  const list = page.locator('table[aria-label="Commandes"]');
  if (!isMobile) await page.getByRole('link', { name: 'Voir toutes' }).hover();
  await expect(list).toHaveCount(1);
  await page.goBack();
  await expect(row).toBeInViewport();
  await expect(page).toHaveURL('/admin/commandes?page=8');
});

test('going back to a list that was searched shows what it found, though the whole list is drawn ahead', async ({
  page,
  isMobile,
}) => {
  await enterAdmin(page, '/admin/commandes?recherche=Camille');
  const list = page.locator('table[aria-label="Commandes"]');
  await expect(list.locator('tbody tr')).toHaveCount(1);
  await follow(page, isMobile, 'Tableau de bord');
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
  if (!isMobile) await page.getByRole('link', { name: 'Voir toutes' }).hover();
  await expect(list.locator('tbody tr')).toHaveCount(5);
  const shown = await page.evaluateHandle(() => {
    const counts = new Set<number>();
    const look = (): void => {
      const table = document.querySelector('table[aria-label="Commandes"]');
      if (table?.checkVisibility()) counts.add(table.querySelectorAll('tbody tr').length);
      requestAnimationFrame(look);
    };
    look();
    return counts;
  });
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Commandes', exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Rechercher une commande' })).toHaveValue('Camille');
  await expect(list.locator('tbody tr')).toHaveCount(1);
  expect(await shown.evaluate((counts) => [...counts])).toEqual([1]);
});
