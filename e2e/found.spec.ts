import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enterShop, expect, type Page, test } from './fixtures.ts';
import { cartLink } from './shopper.ts';

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
    // Nothing stands before the page.
    await expect(reader.getByRole('dialog')).toBeHidden();
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

test('no page asks to be forgotten: the browser brings it back from memory', async ({ page }) => {
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

/** Says what moves in the pages that are opened from now on: a fault, as everything in their console. */
async function tellShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // TypeScript doesn't know yet what a shift tells of itself.
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { startTime, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => `${node?.nodeName} « ${node?.textContent?.slice(0, 40)} »`);
        console.error(`${location.pathname}, after ${startTime} ms: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('no public page moves while it comes', async ({ page }) => {
  await tellShifts(page);
  for (const path of await publicPaths(page)) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: "J'ai 18 ans ou plus" })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
});

test('what is painted before its fonts does not move when they come', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Elsewhere the first paint waits for the fonts.');
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
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(painted);
    expect(await page.evaluate((wanted) => document.fonts.check(wanted), font)).toBe(false);
    seen.resolve();
    await page.waitForFunction((wanted) => document.fonts.check(wanted), font);
    await page.evaluate(painted);
    await page.unroute('**/*.woff2');
  }
});

test('the script is asked for once the first picture is drawn, or takes too long', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.clock.install({ time: '2026-01-15T10:00:00+01:00' });
  await page.clock.pauseAt('2026-01-15T11:00:00+01:00');
  await page.goto('/');
  await page.evaluate(() => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.decode());
  expect(asked).toEqual([]);
  for (let frame = 0; frame < 3; frame += 1) await page.clock.runFor(20);
  await expect.poll(() => asked.length).toBeGreaterThan(0);

  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => new Promise(() => {});
  });
  asked.length = 0;
  await page.goto('/catalogue');
  await page.clock.runFor(190);
  expect(asked).toEqual([]);
  await page.clock.runFor(10);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('what stands below what is seen first is laid out after it', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Wider windows show some of it.');
  await page.addInitScript(() => sessionStorage.setItem('ageVerified', 'true'));
  await page.clock.install({ time: '2026-01-15T10:00:00+01:00' });
  await page.clock.pauseAt('2026-01-15T11:00:00+01:00');
  const root = page.locator('html');
  const isFootLaidOut = () => page.evaluate(() => document.querySelector('footer a')?.checkVisibility());

  // Once the picture is drawn and the fonts are there.
  await page.goto('/');
  await expect(root).toHaveAttribute('data-held', '');
  expect(await isFootLaidOut()).toBe(false);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return root.getAttribute('data-held');
    })
    .toBeNull();
  expect(await isFootLaidOut()).toBe(true);

  // When they take too long.
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => new Promise(() => {});
  });
  await page.goto('/catalogue');
  await page.clock.runFor(900);
  expect(await isFootLaidOut()).toBe(false);
  await page.clock.runFor(1_400);
  await expect.poll(isFootLaidOut).toBe(true);

  // At once for whoever scrolls or presses something.
  await page.goto('/produit/tabac-blond');
  expect(await isFootLaidOut()).toBe(false);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect.poll(isFootLaidOut).toBe(true);
  await expect(page.getByRole('radio')).not.toHaveCount(0);
  await page.goto('/');
  expect(await isFootLaidOut()).toBe(false);
  await page.keyboard.press('Tab');
  expect(await isFootLaidOut()).toBe(true);
});

test('a page holds nothing back for whoever comes back to it', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('ageVerified', 'true'));
  const root = page.locator('html');
  await page.goto('/');
  await expect(root).not.toHaveAttribute('data-held');
  await page.addInitScript(() => {
    // Without a frame nothing is let go.
    window.requestAnimationFrame = () => 0;
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(root).not.toHaveAttribute('data-held', { timeout: 500 });
});

test('a page whose rules do not come stays a document', async ({ page, expectedMessages }) => {
  expectedMessages.push(/ERR_FAILED/, /These rules didn't come: \/assets\/rules-/);
  await page.route('**/assets/rules-*.css', (route) => route.abort());
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Découvrir nos produits' }).click();
  await expect(page).toHaveURL('/catalogue');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a press before the script has come is answered once it has', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('ageVerified', 'true'));
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/produit/tabac-blond');
  const search = page.getByRole('dialog', { name: 'Rechercher un produit' });
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(search).toBeHidden();
  arrived.resolve();
  await expect(search).toBeVisible();
});

test('a press on a part whose script is on its way is answered once it has come', async ({ page, isMobile }) => {
  await page.addInitScript(() => sessionStorage.setItem('ageVerified', 'true'));
  const arrived = Promise.withResolvers<void>();
  const asked = page.waitForRequest('**/assets/LaterCatalogue-*.js');
  await page.route('**/assets/LaterCatalogue-*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/catalogue');
  const filters = page.getByRole('dialog', { name: 'Filtres' });
  const fresh = page.getByRole('checkbox', { name: 'Nouveautés uniquement' });
  if (isMobile) await page.getByRole('button', { name: 'Filtrer' }).click();
  else await fresh.click();
  await asked;
  await expect(isMobile ? filters : page.getByText('4 produits', { exact: true })).toBeHidden();
  arrived.resolve();
  await expect(isMobile ? filters : page.getByText('4 produits', { exact: true })).toBeVisible();
  if (!isMobile) await expect(page).toHaveURL('/catalogue?nouveautes=1');
});

test('a link that is followed while the page is being hydrated leads to its page', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await page.addInitScript(() => sessionStorage.setItem('ageVerified', 'true'));
  // A slow processor makes the moment long enough to be met.
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const path of ['/produit/vanille-bourbon', '/login', '/produit/tabac-blond', '/catalogue']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Panier/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
});

/** A server that holds each page where `held` begins until it is told to go on. The runner itself answers in one piece only. */
async function serveHeld(baseURL: string | undefined, held: string) {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(`${baseURL}${url}`);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const begun = type.startsWith('text/html') ? body.indexOf(held) : body.length;
    response.writeHead(answer.status, { 'Content-Type': type });
    response.write(body.subarray(0, begun));
    if (begun < body.length) await rest.promise;
    response.end(body.subarray(begun));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    goOn: rest.resolve,
    close: () => server.close(),
  };
}

test('a press while the page itself is still coming is answered once all of it is there', async ({ page, baseURL }) => {
  await page.addInitScript(() => sessionStorage.setItem('ageVerified', 'true'));
  const slow = await serveHeld(baseURL, '</main>');
  const started = page.waitForResponse(/\/assets\/HomePage-[\w-]+\.js$/);
  await page.goto(slow.url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await started;
  // Time enough for a script that doesn't wait.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
  });
  const search = page.getByRole('dialog', { name: 'Rechercher un produit' });
  await expect(search).toBeHidden();
  slow.goOn();
  await expect(search).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  slow.close();
});

test('what is seen of a page first stands as it will stay', async ({ page, baseURL }) => {
  await page.addInitScript(() => sessionStorage.setItem('ageVerified', 'true'));
  for (const path of ['/', '/catalogue', '/produit/fraise-des-bois']) {
    const slow = await serveHeld(baseURL, '<style data-fold');
    await page.goto(slow.url + path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const seen = await placesOf(page, 'header *, main *');
    slow.goOn();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const places = await placesOf(page, 'header *, main *');
    expect(places.slice(0, seen.length), path).toEqual(seen);
    expect(places.length).toBeGreaterThan(seen.length);
    await page.waitForLoadState('networkidle');
    slow.close();
  }
});

test("the filters' icon stands as it will stay before its word has come", async ({ page, baseURL, isMobile }) => {
  test.skip(!isMobile, 'Elsewhere the filters stand beside the products.');
  await page.addInitScript(() => sessionStorage.setItem('ageVerified', 'true'));
  await tellShifts(page);
  const slow = await serveHeld(baseURL, 'Filtrer</button>');
  await page.goto(`${slow.url}/catalogue`, { waitUntil: 'commit' });
  const icon = page.getByRole('status').locator('+ button svg');
  await expect(icon).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  slow.goOn();
  await expect(page.getByRole('button', { name: 'Filtrer' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  slow.close();
});

test('a page that is opened from another one looks as if it had been opened itself', async ({ page }) => {
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

/** Where these elements stand, as far as they take any room. */
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
