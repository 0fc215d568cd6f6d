import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue, Product } from '@nuee/domain';
import { openBuild, scriptText } from './prerendering.ts';

/** The server's bundle of the shop. */
export type ShopServer = typeof import('../../../shop/src/entry-server.tsx');
type Subject = Parameters<ShopServer['structuredData']>[0];

/** The paths of a built shop's parts in its folder. */
export const builtShop = (dist: string) => ({
  /** The served files. */
  client: path.join(dist, 'client'),
  server: path.join(dist, 'server/entry-server.mjs'),
  template: path.join(dist, 'template.html'),
  manifest: path.join(dist, 'manifest.json'),
  /** What a server has to know about the addresses: `SiteFile`. */
  site: path.join(dist, 'site.json'),
  /** Which pages were rendered from which data: `PublishedFile`. */
  published: path.join(dist, 'published.json'),
});

/** The signs that React escapes in a text. */
const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

export interface Page {
  address: string;
  /** The module of the page. */
  module: string | undefined;
  first: Parameters<ShopServer['render']>[1];
  product?: Product | undefined;
}

/** Opens a built shop: its pages, and how each is rendered. @throws where a part of the build is missing. */
export async function openPages({ server: bundle, manifest, template, client }: ReturnType<typeof builtShop>) {
  const server: ShopServer = await import(bundle);
  const { siteUrl, isDemonstration } = server;
  const shop = await openBuild({ manifest, template, folder: client, base: '/' });
  const modules = new Map<string, string>();
  for (const { path: route, load, module } of server.routes)
    modules.set(route, moduleOf(module ?? (await load()).default.name));
  // The fonts of the first words of each page.
  const textFont = fontFile('hanken-grotesk-latin-400-600');
  const titleFont = fontFile('spectral-latin-200-normal');
  const robots = `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return { server, pagesOf, render, siteMap, robots, manifestOf };

  /** All pages in order of priority: home and catalogue come before the products. */
  function pagesOf(catalogue: Catalogue): Page[] {
    const site = server.siteDataOf(catalogue);
    const pages = server.routes.flatMap(({ path: route }): Page[] =>
      server.addressesOf(route, catalogue).map((address) => {
        const page = server.firstPageOf(address, catalogue);
        const product = page.data && 'product' in page.data ? page.data.product : undefined;
        return { address, module: modules.get(route), first: { site, page }, product };
      }),
    );
    // The frame without a page, for the addresses that only the browser can resolve.
    const shells = ['/app', '/unknown'].map((address) => ({ address, module: undefined, first: { site } }));
    return [...pages, ...shells];
  }

  /** The HTML of a page, and whether search engines may list it. @throws what a component throws. */
  async function render({ address, module, first, product }: Page): Promise<{ html: string; isPublic: boolean }> {
    const scripts = shop.scriptsOf(...(module === undefined ? [] : [module]));
    if (module === undefined) {
      // Without scripts it says so, or that the page doesn't exist.
      const [beginning] = server.shellsOf([]).prefixes;
      const page = await server.render(address === '/app' ? `${beginning}x` : '/404', first);
      const words = page.replace(/^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/, '');
      // A nested one would close the outer one, and the rest would appear below the page even with scripts.
      const foot = `<noscript>${words.replaceAll(/<\/?noscript>/g, '')}</noscript>`;
      return { html: shop.compose({ html: '', scripts, data: first, foot }), isPublic: false };
    }
    const html = await server.render(address, first);
    const isPublic = html.includes('rel="canonical"');
    const house = server.houseOf(first.site.house, isDemonstration);
    const shopName = server.shopNameOf(first.site.house);
    const data = first.page?.data;
    const questions =
      data && 'page' in data && data.page ? server.ownQuestions(data.page) : server.questionsOf(isDemonstration, house);
    const subject = { path: address, title: titleOf(html, shopName), product, questions, house, shopName };
    const parts = isPublic ? publicParts(subject) : undefined;
    return { html: shop.compose({ html, scripts, data: first, ...parts }), isPublic };
  }

  /** The title of a page, without the name of the shop. */
  function titleOf(html: string, shopName: string): string {
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
    return title.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign).replace(` - ${shopName}`, '');
  }

  /** What search engines and the first paint of a public page need in addition. */
  function publicParts(subject: Subject): { head: string; foot: string } {
    const data = scriptText(server.structuredData(subject));
    return { head: fontPreloads(subject), foot: `<script type="application/ld+json">${data}</script>` };
  }

  /** Preloads the fonts; on phones not those that may load later. */
  function fontPreloads(subject: Subject): string {
    const late = fontsAfterPaint(subject);
    return [textFont, titleFont]
      .map((href) => {
        const where = late.includes(href) ? ` media="${server.media.sm}"` : '';
        return `<link rel="preload" as="font" type="font/woff2"${where} crossorigin href="${href}">`;
      })
      .join('');
  }

  /**
   * The fonts that may load after the first paint on a phone, since nothing moves when they replace their fallback (ADR
   * 22).
   */
  function fontsAfterPaint({ path: address, product }: Subject): readonly string[] {
    if (address === '/' || address === '/catalogue') return [textFont, titleFont];
    // The title of a product may need another line in the other font, and the position of the regular price depends on
    // the width of the reduced one.
    return product && product.discountPrice === undefined ? [textFont] : [];
  }

  function fontFile(name: string): string {
    const font = Object.values(shop.manifest).find(({ file }) => file.includes(name))?.file;
    if (font === undefined) throw new Error(`The font ${name} is not in the build.`);
    return `/${font}`;
  }

  /** The module of a page, which has the name of its file. */
  function moduleOf(page: string): string {
    const module = Object.keys(shop.manifest).find((file) => new RegExp(`/${page}\\.tsx?$`).test(file));
    if (module === undefined) throw new Error(`No file ${page}.tsx or .ts: a page is called like its file.`);
    return module;
  }

  /** What a phone calls a shop in service that is put on its home screen. */
  function manifestOf(name: string): string {
    const { description: _premium, ...others } = JSON.parse(
      readFileSync(path.join(client, 'manifest.webmanifest'), 'utf8'),
    );
    return JSON.stringify({ ...others, name, short_name: name });
  }

  /** The public pages in one list, as sitemaps.org describes it. */
  function siteMap(addresses: readonly string[]): string {
    const urls = addresses.map((address) => `<url><loc>${siteUrl}${address}</loc></url>`).join('\n');
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
  }
}
