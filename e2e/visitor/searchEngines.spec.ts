import { publicPaths } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';

test('the sitemap lists the pages that search engines may list, and robots.txt leads to it', {
  tag: '@any-window',
}, async ({ page }) => {
  const paths = await publicPaths(page);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.startsWith('/produit/'))).toHaveLength(10);
  expect(paths.filter((path) => !path.startsWith('/produit/')).sort()).toEqual([
    '/',
    '/about',
    '/catalogue',
    '/catalogue?category=Classiques',
    '/catalogue?category=Collections%20Limit%C3%A9es',
    '/catalogue?category=Fruit%C3%A9s',
    '/catalogue?category=Gourmands',
    '/catalogue?category=Menthes',
    '/catalogue?category=Mixtes',
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
  // The last two are the pages that mails lead to.
  const unlisted = [
    '/panier',
    '/checkout',
    '/mon-compte',
    '/mon-compte/commandes',
    '/nouveau-mot-de-passe',
    '/newsletter',
  ];
  for (const path of unlisted) {
    expect(await (await page.request.get(path)).text()).toContain('<meta name="robots" content="noindex"');
  }
  expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('each public page tells search engines and social networks what it is', { tag: '@any-window' }, async ({
  page,
}) => {
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
    expect(all(/<link rel="canonical" href="https:\/\/[^/]+(\/[^"]*)"/g)).toEqual([path]);
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

test('every link of the prerendered pages leads somewhere', { tag: '@any-window' }, async ({ request }) => {
  const seen = new Map<string, number>();
  const found = new Map<string, string>([['/', '']]);
  // A fragment must name an element of the page that it leads to.
  const lost: string[] = [];
  for (const [address, from] of found) {
    const [path = '', fragment] = address.split('#');
    const response = await request.get(path);
    seen.set(`${from} → ${path}`, response.status());
    const html = await response.text();
    if (fragment && !html.includes(`id="${fragment}"`)) lost.push(`${from} → ${address}`);
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const target = href.startsWith('#') ? `${path}${href}` : href;
      if (target.startsWith('/') && !found.has(target)) found.set(target, path);
    }
  }
  expect(seen.size).toBeGreaterThan(30);
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
  expect(lost).toEqual([]);
});
