// More than 250 lines: everything that leads to a product, from the search to the filters; all of it shares the helpers below.

import { enterShop, expect, type Page, test, untilAnswering } from '../fixtures.ts';
import { press } from '../shopper.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const search = (page: Page) => page.getByRole('dialog', { name: 'Rechercher un produit' });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Delays the code of the search until the returned function is called. */
async function holdSearch(page: Page): Promise<{ letCome: () => void }> {
  const { promise, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/Search-*.js*', async (route) => {
    await promise;
    await route.continue();
  });
  return { letCome };
}

/** The filters: beside the products, on a phone in a drawer. */
async function openFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('group', { name: 'Filtres' });
  await page.getByRole('button', { name: 'Filtrer' }).click();
  return page.getByRole('dialog', { name: 'Filtres' });
}

async function closeFilters(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: /^Voir \d+ produits?$/ }).click();
}

test('the search answers while typing, says when there is nothing, and leads to the product', async ({ page }) => {
  await enterShop(page);
  const opener = page.getByRole('button', { name: 'Rechercher' });
  await opener.click();
  const dialog = search(page);
  const field = dialog.getByRole('searchbox', { name: 'Rechercher un produit' });
  await expect(field).toBeFocused();
  await expect(dialog.getByText('Commencez à taper pour rechercher nos produits')).toBeVisible();

  // By name, by short description, by category; in any case.
  for (const [query, found] of [
    ['BUBBLE', ['Bubble Gum']],
    ['fleur de sel', ['Caramel Beurre Salé']],
    ['fruités', ['Fraise des Bois', 'Mangue Passion', 'Myrtille Cassis']],
  ] as const) {
    await field.fill(query);
    await expect(dialog.getByText(`${found.length} résultat(s) trouvé(s)`)).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveText([...found]);
  }
  await field.fill('pistache');
  await expect(dialog.getByText('Aucun résultat trouvé pour "pistache"')).toBeVisible();
  await expect(dialog.getByText('Essayez un autre terme de recherche')).toBeVisible();
  for (const [query, near] of [
    ['carmel', 'Caramel Beurre Salé'],
    ['bubblegum', 'Bubble Gum'],
    ['glaciale menthe', 'Menthe Glaciale'],
    ['framboise', 'Fraise des Bois'],
  ] as const) {
    await field.fill(query);
    await expect(dialog.getByText(`Aucun résultat trouvé pour "${query}"`)).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveText([near]);
  }
  await field.fill('');
  await expect(dialog.getByText('Commencez à taper pour rechercher nos produits')).toBeVisible();

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

test('a search whose code does not come says so, and can be asked for once more', async ({
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
  await expect(cards(page)).toHaveCount(10);
  fails = false;
  await opener.click();
  await expect(search(page)).toBeVisible();
});

test('letters typed while the search is loading are in it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone shows its keyboard with the field.');
  const searchCode = await holdSearch(page);
  await enterShop(page, '/catalogue');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await page.keyboard.type('beurre s');
  searchCode.letCome();
  await expect(search(page).getByRole('searchbox')).toHaveValue('beurre s');
  await expect(search(page).getByRole('link')).toHaveText(['Caramel Beurre Salé']);
});

test('a search requested on another page does not open', async ({ page }) => {
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

test('the search closes with its page', async ({ page }) => {
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

test('the catalogue is filtered by price, new products and best-sellers; in-stock-only changes nothing', async ({
  page,
  isMobile,
}) => {
  await enterShop(page, '/catalogue');
  await expect(cards(page)).toHaveCount(10);
  const filters = await openFilters(page, isMobile);
  const lower = filters.getByRole('slider', { name: 'Prix minimum' });
  const upper = filters.getByRole('slider', { name: 'Prix maximum' });
  await expect(filters.getByText('De 0 €')).toBeVisible();
  await expect(filters.getByText('à 30 €')).toBeVisible();

  // The price paid today counts: Caramel costs 17,99 € instead of 19,99 €.
  await upper.focus();
  for (let price = 30; price > 18; price -= 1) await page.keyboard.press('ArrowLeft');
  await expect(filters.getByText('à 18 €')).toBeVisible();
  await expect(page).toHaveURL('/catalogue?max=18');
  await expect(cards(page).getByRole('heading', { includeHidden: true })).toHaveText([
    'Fraise des Bois',
    'Mangue Passion',
    'Caramel Beurre Salé',
  ]);
  await lower.focus();
  for (let price = 0; price < 15; price += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/catalogue?min=15&max=18');
  await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(1);
  await filters.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
  await expect(page).toHaveURL('/catalogue');
  await expect(upper).toHaveValue('30');

  await press(filters.getByRole('checkbox', { name: 'En stock uniquement' }));
  await expect(filters.getByRole('checkbox', { name: 'En stock uniquement' })).toBeChecked();
  await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(10);
  await press(filters.getByRole('checkbox', { name: 'Nouveautés uniquement' }));
  await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(4);
  await press(filters.getByRole('checkbox', { name: 'Best-sellers uniquement' }));
  await closeFilters(page, isMobile);
  await expect(cards(page).getByRole('heading')).toHaveText(['Edition Gold Champagne']);
  await expect(page.getByRole('main').getByText('1 produit', { exact: true })).toBeVisible();
});

test('the price follows a drag at once, and the released value is in the address', async ({ page, isMobile }) => {
  await enterShop(page, '/catalogue');
  const filters = await openFilters(page, isMobile);
  const upper = filters.getByRole('slider', { name: 'Prix maximum' });
  await upper.scrollIntoViewIfNeeded();
  const box = await upper.boundingBox();
  if (box === null) throw new Error('The thumb of the highest price is not on screen.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(0, y, { steps: 20 });
  await expect(upper).toHaveValue('0');
  await expect(page.getByRole('heading', { name: 'Aucun produit trouvé', includeHidden: true })).toBeAttached();
  await expect(page).toHaveURL('/catalogue');
  await page.mouse.up();
  await expect(page).toHaveURL('/catalogue?max=0');
});

test('the catalogue lists its filters, and each can be removed', async ({ page, isMobile }) => {
  await enterShop(page, '/catalogue?category=Gourmands&best-sellers=1&max=20');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogue Gourmands');
  await expect(cards(page)).toHaveCount(1);
  if (isMobile) await expect(page.getByRole('button', { name: 'Filtrer' })).toContainText('3');
  const filters = await openFilters(page, isMobile);
  // What each category would show under the other filters.
  await expect(filters.getByRole('listitem').filter({ hasText: 'Toutes les catégories' })).toContainText('3');
  await closeFilters(page, isMobile);
  await page.getByRole('button', { name: 'Retirer le filtre Gourmands' }).click();
  await expect(page).toHaveURL('/catalogue?max=20&best-sellers=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogue');
  await page.getByRole('button', { name: 'Retirer le filtre Jusqu’à 20' }).click();
  await page.getByRole('button', { name: 'Retirer le filtre Best-sellers' }).click();
  await expect(page).toHaveURL('/catalogue');
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByRole('list', { name: 'Filtres choisis' })).toHaveCount(0);
});

test('nothing found says so, and the filters can be reset from there', async ({ page, isMobile }) => {
  await enterShop(page, '/catalogue?category=Menthes');
  await expect(cards(page)).toHaveCount(1);
  const filters = await openFilters(page, isMobile);
  await press(filters.getByRole('checkbox', { name: 'Nouveautés uniquement' }));
  await closeFilters(page, isMobile);
  await expect(page.getByRole('heading', { name: 'Aucun produit trouvé' })).toBeVisible();
  await expect(page.getByText('Essayez de modifier vos filtres pour voir plus de produits.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Réinitialiser les filtres' }).last().click();
  await expect(cards(page)).toHaveCount(10);
  await expect(page).toHaveURL('/catalogue');
});

test('back, forward, a reload and returning from a product restore the filters', async ({ page, isMobile }) => {
  await enterShop(page, '/catalogue');
  const filters = await openFilters(page, isMobile);
  await press(filters.getByRole('checkbox', { name: 'Best-sellers uniquement' }));
  await expect(page).toHaveURL('/catalogue?best-sellers=1');
  await filters.getByRole('link', { name: 'Gourmands' }).click();
  await expect(page).toHaveURL('/catalogue?category=Gourmands&best-sellers=1');
  await closeFilters(page, isMobile);
  await expect(cards(page)).toHaveCount(2);

  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await cards(page).getByRole('link', { name: 'Vanille Bourbon' }).click();
  await expect(page).toHaveURL('/produit/vanille-bourbon');
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/catalogue?best-sellers=1');
  await expect(cards(page)).toHaveCount(5);
  await page.goBack();
  await expect(cards(page)).toHaveCount(10);
  await page.goForward();
  await expect(cards(page)).toHaveCount(5);
  const again = await openFilters(page, isMobile);
  await expect(again.getByRole('checkbox', { name: 'Best-sellers uniquement' })).toBeChecked();
});

test('a filter leaves the page where it is; a catalogue link leads to the top after 100 ms', async ({
  page,
  isMobile,
}) => {
  await page.clock.install({ time: '2026-01-15T10:00:00+01:00' });
  await enterShop(page, '/catalogue');
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => scrolled(page)).toBe(200);
  const filters = await openFilters(page, isMobile);
  await filters.getByRole('checkbox', { name: 'Nouveautés uniquement' }).focus();
  const before = await scrolled(page);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/catalogue?nouveautes=1');
  await page.clock.runFor(1_000);
  expect(await scrolled(page)).toBe(before);
  await closeFilters(page, isMobile);

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Catalogue' });
  await link.scrollIntoViewIfNeeded();
  await page.clock.pauseAt('2026-01-15T11:00:00+01:00');
  await link.click();
  await expect(page).toHaveURL('/catalogue');
  await expect(cards(page)).toHaveCount(10);
  await page.clock.runFor(99);
  expect(await scrolled(page)).toBeGreaterThan(0);
  await page.clock.runFor(1);
  expect(await scrolled(page)).toBe(0);
});

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

test('a product page doesn’t scroll during a press', async ({ page }) => {
  await openCardOnHeldClock(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Fraise des Bois' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Panier' }).hover();
  await page.mouse.down();
  await page.clock.runFor(1_000);
  await page.mouse.up();
  await expect(page).toHaveURL('/panier');
});

test('a product page that was pressed before its script loaded doesn’t scroll', async ({ page }) => {
  await page.clock.install({ time: '2026-01-15T10:00:00+01:00' });
  await enterShop(page);
  const { promise: pressed, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/produit/fraise-des-bois', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Panier' }).hover();
  await page.mouse.down();
  letScriptsCome();
  await untilAnswering(page);
  await page.clock.runFor(1_000);
  await page.mouse.up();
  await expect(page).toHaveURL('/panier');
});

test('going back to a product restores its scroll position', async ({ page }) => {
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
