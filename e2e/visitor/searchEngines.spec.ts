import { enterShop, expect, type Page, test } from '../fixtures.ts';
import { cartLink, createCustomer, sendLogin } from '../shopper.ts';

/** The paths of the sitemap: the public pages. */
async function publicPaths(page: Page): Promise<string[]> {
  const response = await page.request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  return [...(await response.text()).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
}

test('the sitemap lists the pages that search engines may list, and robots.txt leads to it', async ({ page }) => {
  const paths = await publicPaths(page);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.startsWith('/produit/'))).toHaveLength(10);
  expect(paths.filter((path) => !path.startsWith('/produit/')).sort()).toEqual([
    '/',
    '/about',
    '/catalogue',
    '/conditions-generales',
    '/contact',
    '/cookies',
    '/faq',
    '/livraison',
    '/login',
    '/mentions-legales',
    '/politique-confidentialite',
    '/register',
  ]);
  for (const path of ['/panier', '/checkout', '/mon-compte', '/mon-compte/commandes']) {
    expect(await (await page.request.get(path)).text()).toContain('<meta name="robots" content="noindex"');
  }
  expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('without a script every public page shows what it has to say, and its links work', async ({
  browser,
  baseURL,
  page,
}) => {
  const paths = await publicPaths(page);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const reader = await context.newPage();
  const linked = new Set<string>();
  for (const path of paths) {
    await reader.goto(path);
    await expect(reader.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(((await reader.getByRole('main').textContent()) ?? '').length, path).toBeGreaterThan(200);
    for (const link of await reader.locator('a[href^="/"]').all()) {
      linked.add(((await link.getAttribute('href')) ?? '').replace(/[?#].*/, ''));
    }
  }
  for (const path of linked) expect((await reader.request.get(path)).status(), path).toBe(200);
  expect(
    paths.filter((path) => !linked.has(path)),
    'pages that no link leads to',
  ).toEqual([]);
  await context.close();
});

test('each public page tells search engines and social networks what it is', async ({ page }) => {
  const titles = new Set<string>();
  for (const path of await publicPaths(page)) {
    const html = await (await page.request.get(path)).text();
    const all = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = '']) => value);
    for (const name of [
      'og:title',
      'og:description',
      'og:url',
      'og:image',
      'twitter:card',
      'twitter:image',
      'description',
    ]) {
      expect(
        all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`, 'g')),
        `${path} ${name}`,
      ).toHaveLength(1);
    }
    expect(all(/<link rel="canonical" href="([^"]+)"/g)).toEqual([
      expect.stringMatching(new RegExp(`^https://[^/]+${path}$`)),
    ]);
    titles.add(all(/<title>([^<]+)<\/title>/g)[0] ?? '');
    const [data = ''] = all(/<script type="application\/ld\+json">([^<]+)<\/script>/g);
    const types = JSON.parse(data)['@graph'].map((thing: { '@type': string }) => thing['@type']);
    expect(types).toContain('Organization');
    expect(types.includes('Product')).toBe(path.startsWith('/produit/'));
    expect(types.includes('FAQPage')).toBe(path === '/faq');
    expect(types.includes('BreadcrumbList')).toBe(path !== '/');
    const [image = ''] = all(/<meta property="og:image" content="https:\/\/[^/]+([^"]+)"/g);
    expect((await page.request.get(image)).headers()['content-type']).toMatch(/^image\//);
  }
  expect(titles.size).toBe((await publicPaths(page)).length);
});

test('every page can be restored from the browser’s back/forward cache', async ({ page }) => {
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

test('no public page shifts while it loads', async ({ page }) => {
  await tellShifts(page);
  for (const path of await publicPaths(page)) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: "J'ai 18 ans ou plus" })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
});

test('what is painted before its fonts does not shift when they load', async ({ page }) => {
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
    seen.resolve();
    await page.waitForFunction((wanted) => document.fonts.check(wanted), font);
    await page.evaluate(painted);
    await page.unroute('**/*.woff2');
  }
});

test('a page that is reached by a link looks as if it had been opened directly', async ({ page }) => {
  await enterShop(page, '/panier');
  const empty = page.getByText('Votre panier est vide');
  await expect(empty).toBeVisible();
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

test('what stands below a page that is still loading is out of reach, so that no press misses it', async ({
  page,
  api,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/LivingAccount-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await enterShop(page, '/login');
  await sendLogin(page, await createCustomer(api.url));
  await expect(page.getByRole('main').getByText('Chargement en cours')).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Aucune commande' })).toBeVisible();
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
