import { enterAdmin, isDrawn } from './administrator.ts';
import { expect, type Locator, type Page, test } from './fixtures.ts';

const lists = [
  ['Commandes', '/admin/commandes'],
  ['Produits', '/admin/produits'],
  ['Catégories', '/admin/categories'],
  ['Utilisateurs', '/admin/utilisateurs'],
] as const;
/** Order numbers begin anew with the year, in Paris; and there the second one is a day in August. */
const days = ['2027-01-03T08:10:00Z', '2028-07-31T22:05:00Z'];

const rows = (page: Page): Locator => page.locator('tbody tr');

/** What is seen and where it stands. */
const seen = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      // Nothing in a page that is drawn ahead is visible, but its place is.
      .filter((element) => element.checkVisibility() && getComputedStyle(element).contentVisibility !== 'hidden')
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const words = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
        const { localName, ariaLabel } = element;
        return [localName, ariaLabel, element.getAttribute('href'), words, x, y, width, height].join(' ');
      }),
  );

/** The script of the back office stays away until it is let through. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/admin/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const [name, address] of lists) {
  for (const day of days) {
    test(`the page ${name} says on ${day.slice(0, 10)} before its script what it says after it`, async ({ page }) => {
      await page.clock.setFixedTime(day);
      await enterAdmin(page);
      const letThrough = await holdScript(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(rows(page)).not.toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      // Whoever has begun to read stays there.
      await page.evaluate(() => window.scrollTo(0, 200));
      const before = await seen(page);
      letThrough();
      await isDrawn(page);
      expect(before).toEqual(await seen(page));
    });
  }
}

test('who has no session sees no row, and is led to the login', async ({ page }) => {
  const letThrough = await holdScript(page);
  await page.goto('/admin/commandes', { waitUntil: 'commit' });
  await expect(page.getByText('Chargement des commandes').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  letThrough();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('an address that narrows a list waits for its rows', async ({ page }) => {
  await enterAdmin(page);
  const letThrough = await holdScript(page);
  await page.goto('/admin/commandes?recherche=camille', { waitUntil: 'commit' });
  await expect(page.getByText('Chargement des commandes').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  letThrough();
  await expect(rows(page)).toHaveCount(1);
});
