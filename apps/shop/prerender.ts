// Builds the shop: the browser's bundle, the server's, and from both a complete HTML file for each address of the site map.
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { openBuild } from '../building/prerendering.ts';

// Elsewhere for a shop that is only measured.
const dist = path.resolve(import.meta.dirname, process.env.SHOP_DIST ?? 'dist');
const client = path.join(dist, 'client');

await build({ root: import.meta.dirname, logLevel: 'warn' });
await build({ root: import.meta.dirname, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } });

const {
  addressesOf,
  findProduct,
  media,
  products,
  questions,
  render,
  routes,
  shells,
  siteName,
  siteUrl,
  structuredData,
}: typeof import('./src/entry-server.tsx') = await import(path.join(dist, 'server', 'entry-server.js'));
const shop = await openBuild({ folder: client, base: '/' });
// What the first words of each page are set in.
const textFont = fontFile('hanken-grotesk-latin-400-600');
const titleFont = fontFile('spectral-latin-200-normal');
/** The pages that search engines may list. */
const listed: string[] = [];

for (const { path: route, load } of routes) {
  const scripts = shop.scriptsOf(moduleOf((await load()).default.name));
  await Promise.all(
    addressesOf(route).map(async (address) => {
      const html = await render(address);
      const isPublic = html.includes('rel="canonical"');
      if (isPublic) listed.push(address);
      const page = shop.compose({ html, scripts, ...(isPublic && publicParts(address, html)) });
      await shop.write(address, page);
    }),
  );
}
await writeFile(path.join(client, 'sitemap.xml'), siteMap(listed.toSorted()));
await writeFile(
  path.join(client, 'robots.txt'),
  `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
);
// The frame without a page, for the addresses that only the browser can resolve; without a script it says so, or that nothing is there.
await writeShell('/app', `${shells.prefixes[0]}x`);
await writeShell('/unknown', '/404');
await writeFile(path.join(dist, 'site.json'), JSON.stringify({ shells }, null, 2));
await Promise.all([rm(path.join(dist, 'server'), { recursive: true }), shop.close()]);

/** Writes a page that is empty until its script runs. Without one it shows what stands at another address. */
async function writeShell(address: string, withoutScript: string): Promise<void> {
  const html = (await render(withoutScript)).replace(/^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/, '');
  await shop.write(
    address,
    shop.compose({ html: '', scripts: shop.scriptsOf(), foot: `<noscript>${html}</noscript>` }),
  );
}

/** What search engines and the first paint of a public page need besides. */
function publicParts(address: string, html: string): { head: string; foot: string } {
  const title = (/<title>([^<]*)/.exec(html)?.[1] ?? '').replace(` - ${siteName}`, '');
  // Nothing in it may end the script.
  const data = JSON.stringify(structuredData(address, title, questions)).replaceAll('<', '\\u003c');
  return { head: fontPreloads(address), foot: `<script type="application/ld+json">${data}</script>` };
}

/** Asks for the fonts before the browser knows that it needs them; for those that may come late not on a phone. */
function fontPreloads(address: string): string {
  const late = fontsAfterPaint(address);
  return [textFont, titleFont]
    .map((href) => {
      const where = late.includes(href) ? ` media="${media.sm}"` : '';
      return `<link rel="preload" as="font" type="font/woff2"${where} crossorigin href="${href}">`;
    })
    .join('');
}

/** What may come after the first paint on a phone, since nothing moves when it takes the place of its fallback (ADR 22). */
function fontsAfterPaint(address: string): readonly string[] {
  if (address === '/' || address === '/catalogue') return [textFont, titleFont];
  // The title of a product may take another line, and a regular price stands where the reduced one ends.
  const product = findProduct(products, address.replace(/^\/produit\//, ''));
  return product && product.discountPrice === undefined ? [textFont] : [];
}

function fontFile(name: string): string {
  const font = Object.values(shop.manifest).find(({ file }) => file.includes(name))?.file;
  if (font === undefined) throw new Error(`The font ${name} is not in the build.`);
  return `/${font}`;
}

/** The module of a page, which is called like its file. */
function moduleOf(page: string): string {
  const module = Object.keys(shop.manifest).find((file) => file.endsWith(`/${page}.tsx`));
  if (module === undefined) throw new Error(`No file ${page}.tsx: a page is called like its file.`);
  return module;
}

/** The public pages in one list, as sitemaps.org describes it. */
function siteMap(addresses: string[]): string {
  const urls = addresses.map((address) => `<url><loc>${siteUrl}${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
}
