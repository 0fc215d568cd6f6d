import { enterShop, expect, type Page, test } from '../fixtures.ts';
import { press } from '../shopper.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The filters: beside the products, on a phone in a drawer. */
async function openFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('group', { name: 'Filtres' });
  await page.getByRole('button', { name: 'Filtrer' }).click();
  return page.getByRole('dialog', { name: 'Filtres' });
}

async function closeFilters(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: /^Voir \d+ produits?$/ }).click();
}

test('back, forward, a reload and returning from a product restore the filters', { tag: '@both-windows' }, async ({
  page,
  isMobile,
}) => {
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

test('a card opens into its page, and the page closes into its card', { tag: '@both-windows' }, async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        document.documentElement.dataset.travelled = moved.join();
      });
      return transition;
    };
  });
  await enterShop(page, '/catalogue');
  const root = page.locator('html');
  const card = cards(page).getByRole('link', { name: 'Menthe Glaciale' });
  await card.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  await card.click();
  await expect(root).toHaveAttribute('data-travelled', /flacon-4/);
  await expect(page.getByRole('heading', { level: 1, name: 'Menthe Glaciale' })).toBeVisible();
  await root.evaluate((element) => element.removeAttribute('data-travelled'));
  await page.goBack();
  await expect(root).toHaveAttribute('data-travelled', /flacon-4/);
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
  expect(await scrolled(page)).toBe(left);
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

test('the catalogue is filtered by price, new products and best-sellers; in-stock-only changes nothing', {
  tag: '@release',
}, async ({ page, isMobile }) => {
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

test('the price follows a drag at once, and the released value is in the address', { tag: '@release' }, async ({
  page,
  isMobile,
}) => {
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

test('the catalogue lists its filters, and each can be removed', { tag: '@release' }, async ({ page, isMobile }) => {
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
