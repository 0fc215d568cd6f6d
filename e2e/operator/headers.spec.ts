import { type IncomingHttpHeaders, request } from 'node:http';
import { expect, test } from '../fixtures.ts';

declare global {
  interface Window {
    refusedByPolicy: string[];
  }
}

test('every kind of page has the security headers and complies with its policy', { tag: '@any-window' }, async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    window.refusedByPolicy = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.refusedByPolicy.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  for (const address of ['/', '/catalogue', '/produit/tabac-blond', '/faq', '/panier', '/login', '/admin']) {
    const response = await page.goto(address);
    const headers = response?.headers() ?? {};
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(?: 'sha256-[^']+')*;/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'content-encoding': expect.stringMatching(/^(?:br|gzip)$/),
    });
    await expect(page.locator('main, form').first()).toBeVisible();
    // What a page loads when it is idle complies too, and nothing on the screen says that it has come.
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.refusedByPolicy), address).toEqual([]);
  }
});

test('the policy is sent with pages, but not with each of their files', { tag: '@any-window' }, async ({ request }) => {
  const page = await (await request.get('/')).text();
  const [script = '', picture = ''] = [/\/assets\/[\w.-]+\.js/, /\/images\/[\w./-]+\.avif/].map(
    (address) => address.exec(page)?.[0],
  );
  for (const file of [script, picture]) {
    const headers = (await request.get(file)).headers();
    expect(headers['x-content-type-options'], file).toBe('nosniff');
    expect(headers['content-security-policy'], file).toBeUndefined();
  }
  // A path that isn't a file may be answered with a page.
  const pages = [
    '/nulle-part',
    '/assets/nowhere.js',
    '/admin/commandes',
    '/admin/assets/nowhere',
    '/admin/assets/a+b.js',
  ];
  for (const address of pages)
    expect((await request.get(address)).headers()['content-security-policy'], address).toContain("default-src 'none'");
});

test('a policy blocks what it does not list', { tag: '@any-window' }, async ({ page, expectedMessages }) => {
  expectedMessages.push(/Content Security Policy/);
  await page.goto('/faq');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.foreign = true';
    document.body.append(script);
    return 'foreign' in window;
  });
  expect(ran).toBe(false);
});

test('an unknown address and one that only the browser resolves are answered compressed', {
  tag: '@any-window',
}, async ({ request }) => {
  for (const [address, status] of [
    ['/nulle-part', 404],
    ['/produit/3', 200],
  ] as const) {
    const response = await request.get(address, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.status()).toBe(status);
    expect(response.headers()['content-encoding']).toBe('br');
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
    expect(await response.text()).toContain('<div id="root">');
  }
});

// Behind nginx, which redirects to the address without the slash: one that repeated the decoded form would lead to another host, or inject a
// header.
test('an address with a slash at its end leads nowhere else, and writes no header', { tag: '@any-window' }, async ({
  baseURL,
}) => {
  const site = baseURL ?? '';
  for (const address of [
    '/%5Cevil.example/',
    '/%5C%5Cevil.example/',
    '/%09/evil.example/',
    '/%2F%5Cevil.example/',
    '/.%5Cevil.example/',
    '//evil.example/',
    '/%2F%2Fevil.example/',
    '/x/..//evil.example/',
    '/@evil.example/',
    '/https:evil.example/',
    '/x%0dSet-Cookie:a=b/',
    '/x%0d%0aSet-Cookie:a=b/',
    '/x%0aSet-Cookie:a=b/',
    '/x%0d%0aClear-Site-Data:%22*%22/',
    '/x%E5%98%8A%E5%98%8DSet-Cookie:a=b/',
    '/x%00/',
    '/x%20/',
    '/admin/%5Cevil.example/',
    '/admin/x%0dSet-Cookie:a=b/',
  ]) {
    const headers = await headersOf(site, address);
    const { location = '/' } = headers;
    expect(new URL(location.replaceAll('\\', '/'), site).host, address).toBe(new URL(site).host);
    expect(location, address).toMatch(/^\/(?!\/)[^\\\s]*$/);
    expect(headers, address).not.toHaveProperty('set-cookie');
    expect(headers, address).not.toHaveProperty('clear-site-data');
  }
});

/** The headers of the answer to a path exactly as written: `fetch` would normalise it. */
function headersOf(url: string, path: string): Promise<IncomingHttpHeaders> {
  const { hostname, port } = new URL(url);
  return new Promise((answered, failed) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      answered(response.headers);
    })
      .once('error', failed)
      .end();
  });
}
