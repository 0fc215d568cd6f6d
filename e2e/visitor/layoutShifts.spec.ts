import { testCredentials } from '@nuee/domain';
import { publicPaths } from '../addresses.ts';
import { enterShop, expect, type Page, test } from '../fixtures.ts';
import { cartLink, sendLogin } from '../shopper.ts';

/** Logs layout shifts of pages that are opened from now on; any console message fails the test. */
async function tellShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // TypeScript has no type for layout-shift entries yet.
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
    // A busy browser may paint a page before it has read all of it, and the rest then moves what was painted. Whether it
    // does is chance, so these shifts are left out: all until the first frame of the whole page, if a paint came before.
    let isWholeAfter = Number.POSITIVE_INFINITY;
    document.addEventListener(
      'readystatechange',
      () => requestAnimationFrame(() => requestAnimationFrame((time) => (isWholeAfter = time))),
      { once: true },
    );
    const wasPaintedInPart = (): boolean => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [paint] = performance.getEntriesByName('first-paint');
      return paint !== undefined && navigation !== undefined && paint.startTime < navigation.domInteractive;
    };
    new PerformanceObserver((list) => {
      for (const { startTime, sources } of list.getEntries() as Shift[]) {
        if (startTime < isWholeAfter && wasPaintedInPart()) continue;
        const moved = sources.map(({ node }) => `${node?.nodeName} « ${node?.textContent?.slice(0, 40)} »`);
        console.error(`${location.pathname}, after ${startTime} ms: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Without the fonts: what they move depends on those that are installed here, and on chance; that is the test below. */
async function openEach(page: Page, paths: readonly string[], expectedMessages: RegExp[]): Promise<void> {
  expectedMessages.push(/ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await tellShifts(page);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: "J'ai 18 ans ou plus" })).toBeVisible();
    // What comes last may shift something too.
    await page.waitForLoadState('networkidle');
  }
}

test('the pages that are opened most don’t shift while they load', ({ page, expectedMessages }) =>
  openEach(page, ['/', '/catalogue', '/catalogue?category=Fruit%C3%A9s', '/produit/tabac-blond'], expectedMessages));

test('no public page shifts while it loads', { tag: '@release' }, async ({ page, expectedMessages }) =>
  openEach(page, await publicPaths(page), expectedMessages),
);

test('what is painted before its fonts does not shift when they load', { tag: '@release' }, async ({ page }) => {
  await tellShifts(page);
  const painted = () => new Promise((paint) => requestAnimationFrame(() => requestAnimationFrame(paint)));
  for (const [path, late, font] of [
    ['/', /./, '200 1em Spectral'],
    ['/catalogue', /./, '200 1em Spectral'],
    ['/produit/fraise-des-bois', /hanken/, '400 1em "Hanken Grotesk Variable"'],
  ] as const) {
    const seen = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      if (late.test(route.request().url())) await seen.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('button', { name: "J'ai 18 ans ou plus" })).toBeVisible();
    await page.evaluate(painted);
    expect(await page.evaluate((wanted) => document.fonts.check(wanted), font)).toBe(false);
    const isPrepared = await page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Fallback') && status === 'loaded'),
    );
    test.skip(!isPrepared, 'None of the fonts that stand in for the shop’s own is installed here.');
    seen.resolve();
    await page.waitForFunction((wanted) => document.fonts.check(wanted), font);
    await page.evaluate(painted);
    await page.unroute('**/*.woff2');
  }
});

/** The positions of these elements, without those that have no size. */
function placesOf(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    await document.fonts.ready;
    // A product's page scrolls to the product 100 ms after it was opened, and what sticks to the window then stands elsewhere.
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...document.querySelectorAll(wanted)].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return width * height === 0 ? [] : [`${element.localName} ${[x, y + scrollY, width, height].map(Math.round)}`];
    });
  }, selector);
}

test('a page that is reached by a link looks as if it had been opened directly', { tag: '@release' }, async ({
  page,
}) => {
  await enterShop(page, '/panier');
  const empty = page.getByText('Votre panier est vide');
  await expect(empty).toBeVisible();
  // Its fonts have come, and the styles of all its parts.
  await page.waitForLoadState('networkidle');
  const itself = await placesOf(page, 'header *, main *, footer *');
  for (const path of ['/', '/catalogue', '/produit/fraise-des-bois']) {
    await page.evaluate(() => sessionStorage.clear());
    await enterShop(page, path);
    await page.evaluate(() => {
      document.documentElement.dataset.first = '';
    });
    await cartLink(page).click();
    await expect(empty).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-first');
    await expect.poll(() => placesOf(page, 'header *, main *, footer *'), path).toEqual(itself);
  }
});

test('what stands below a page that is still loading is out of reach, so that no press misses it', {
  tag: '@release',
}, async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/demonstration-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await enterShop(page, '/login');
  await sendLogin(page, testCredentials.customer);
  await expect(page.getByRole('main').getByText('Chargement en cours')).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Mes commandes' })).toBeVisible();
});
