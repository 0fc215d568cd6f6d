// Builds the shop: the browser's bundle, the server's, and from both a complete HTML file for each address of the site map.
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { readCatalogue } from '../building/catalogue.ts';
import { openBuild, scriptText } from '../building/prerendering.ts';

// Elsewhere for a shop that is only measured.
const dist = path.resolve(import.meta.dirname, process.env.SHOP_DIST ?? 'dist');
const client = path.join(dist, 'client');

await build({ root: import.meta.dirname, logLevel: 'warn' });
await build({ root: import.meta.dirname, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } });

const {
  addressesOf,
  dataAddress,
  media,
  pageDataOf,
  questions,
  render,
  routes,
  shellsOf,
  siteDataOf,
  siteName,
  siteUrl,
  structuredData,
}: typeof import('./src/entry-server.tsx') = await import(path.join(dist, 'server', 'entry-server.js'));
const catalogue = await readCatalogue();
const site = siteDataOf(catalogue);
const shop = await openBuild({ folder: client, base: '/' });
// What the first words of each page are set in.
const textFont = fontFile('hanken-grotesk-latin-400-600');
const titleFont = fontFile('spectral-latin-200-normal');
/** The pages that search engines may list. */
const listed: string[] = [];

for (const { path: route, load } of routes) {
  const scripts = shop.scriptsOf(moduleOf((await load()).default.name));
  await Promise.all(
    addressesOf(route, catalogue.products).map(async (address) => {
      const data = pageDataOf(address, catalogue);
      const first = { site, page: { path: address, data } };
      const html = await render(address, first);
      const isPublic = html.includes('rel="canonical"');
      if (isPublic) listed.push(address);
      const product = data && 'product' in data ? data.product : undefined;
      const parts = isPublic ? publicParts({ path: address, title: titleOf(html), product, questions }) : undefined;
      await shop.write(address, shop.compose({ html, scripts, data: first, ...parts }));
      if (data) await shop.writeData(dataAddress(address), data);
      if (product) await shop.writeData(dataAddress(`/produit/${product.id}`), data);
    }),
  );
}
await writeFile(path.join(client, 'sitemap.xml'), siteMap(listed.toSorted()));
await writeFile(
  path.join(client, 'robots.txt'),
  `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
);
// The frame without a page, for the addresses that only the browser can resolve; without a script it says so, or that nothing is there.
const shells = shellsOf(catalogue.products);
await writeShell('/app', `${shells.prefixes[0]}x`);
await writeShell('/unknown', '/404');
await writeFile(path.join(dist, 'site.json'), JSON.stringify({ shells }, null, 2));
await Promise.all([rm(path.join(dist, 'server'), { recursive: true }), shop.close()]);

/** Writes a page that is empty until its script runs. Without one it shows what stands at another address. */
async function writeShell(address: string, withoutScript: string): Promise<void> {
  const html = (await render(withoutScript, { site })).replace(
    /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/,
    '',
  );
  await shop.write(
    address,
    shop.compose({
      html: '',
      scripts: shop.scriptsOf(),
      data: { site },
      foot: `<noscript>${html}</noscript>`,
    }),
  );
}

/** The title of a page, without the brand. */
function titleOf(html: string): string {
  return (/<title>([^<]*)/.exec(html)?.[1] ?? '').replace(` - ${siteName}`, '');
}

/** What search engines and the first paint of a public page need besides. */
function publicParts(subject: Parameters<typeof structuredData>[0]): { head: string; foot: string } {
  return {
    head: fontPreloads(subject),
    foot: `<script type="application/ld+json">${scriptText(structuredData(subject))}</script>`,
  };
}

/** Asks for the fonts before the browser knows that it needs them; for those that may come late not on a phone. */
function fontPreloads(subject: Parameters<typeof structuredData>[0]): string {
  const late = fontsAfterPaint(subject);
  return [textFont, titleFont]
    .map((href) => {
      const where = late.includes(href) ? ` media="${media.sm}"` : '';
      return `<link rel="preload" as="font" type="font/woff2"${where} crossorigin href="${href}">`;
    })
    .join('');
}

/** What may come after the first paint on a phone, since nothing moves when it takes the place of its fallback (ADR 22). */
function fontsAfterPaint({ path: address, product }: Parameters<typeof structuredData>[0]): readonly string[] {
  if (address === '/' || address === '/catalogue') return [textFont, titleFont];
  // The title of a product may take another line, and a regular price stands where the reduced one ends.
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
