import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue, Product } from '@nuee/domain';
import { compressed } from './compress.ts';
import { openBuild, scriptText } from './prerendering.ts';

/** The server's bundle of the shop. */
type ShopServer = typeof import('../shop/src/entry-server.tsx');
type Subject = Parameters<ShopServer['structuredData']>[0];

/** Where the parts of a built shop lie, in its folder. */
export const builtShop = (dist: string) => ({
  /** What is served. */
  client: path.join(dist, 'client'),
  server: path.join(dist, 'server/entry-server.mjs'),
  template: path.join(dist, 'template.html'),
  manifest: path.join(dist, 'manifest.json'),
  /** What a server has to know of the addresses: `SiteFile`. */
  site: path.join(dist, 'site.json'),
  /** What was rendered from which data: `PublishedFile`. */
  published: path.join(dist, 'published.json'),
});

/** Which addresses aren't files. */
export interface SiteFile {
  shells: ReturnType<ShopServer['shellsOf']>;
  /** Addresses of products that are no longer shown. */
  gone: readonly string[];
  /** Addresses of products under an earlier slug, and where they lead. */
  moved: Readonly<Record<string, string>>;
}

/** Kept beside the pages: what the next run compares with. */
interface PublishedFile {
  /** The number of the publication; none for what the build was made of. */
  publication?: number;
  /** By address: the hash of what a page was rendered from, and whether search engines may list it. */
  pages: Readonly<Record<string, PublishedPage>>;
  /** The slug of each product, by id. */
  slugs: Readonly<Record<string, string>>;
  gone: readonly string[];
  moved: Readonly<Record<string, string>>;
  /** Addresses whose files the next run removes: until then whoever was just being answered still reads them. */
  stale: readonly string[];
}

interface PublishedPage {
  hash: string;
  isPublic: boolean;
}

/** What a run did. */
export interface Report {
  /** Addresses of the pages that were rendered. */
  rendered: readonly string[];
  removed: readonly string[];
  /** Pages that could not be rendered: they stay as they were. */
  failed: readonly { address: string; error: unknown }[];
}

interface Page {
  address: string;
  /** The module of the page. */
  module: string | undefined;
  first: Parameters<ShopServer['render']>[1];
  product?: Product | undefined;
}

const nothingPublished: PublishedFile = { pages: {}, slugs: {}, gone: [], moved: {}, stale: [] };

/** How many pages are rendered and compressed at a time. */
const atOnce = 4;

export interface Publisher {
  /** The number of what stands there; undefined where it is what the build was made of. */
  publication(): Promise<number | undefined>;
  /**
   * Renders every page whose data differ from those it was rendered from. Each page is replaced whole; the number is noted once all
   * of them stand. To be called once at a time; who is killed in between does the same again the next time.
   */
  publish(catalogue: Catalogue, publication?: number): Promise<Report>;
}

/** Opens a built shop, to render its pages from a catalogue. @param dist Its folder: `apps/shop/dist`. */
export async function openPublisher(dist: string): Promise<Publisher> {
  const files = builtShop(dist);
  const server: ShopServer = await import(files.server);
  const { siteName, siteUrl, questions } = server;
  const shop = await openBuild({ manifest: files.manifest, template: files.template, folder: files.client, base: '/' });
  const modules = new Map<string, string>();
  for (const { path: route, load } of server.routes) modules.set(route, moduleOf((await load()).default.name));
  // What the first words of each page are set in.
  const textFont = fontFile('hanken-grotesk-latin-400-600');
  const titleFont = fontFile('spectral-latin-200-normal');

  const readPublished = async (): Promise<PublishedFile> =>
    readFile(files.published, 'utf8').then(JSON.parse, (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return nothingPublished;
      throw error;
    });

  return {
    publication: async () => (await readPublished()).publication,

    async publish(catalogue, publication) {
      const before = await readPublished();
      await Promise.all(before.stale.flatMap((address) => filesOfPage(address).map(remove)));
      const pages: Record<string, PublishedPage> = {};
      const rendered: string[] = [];
      const failed: { address: string; error: unknown }[] = [];
      const renderChanged = async (page: Page): Promise<void> => {
        const { address } = page;
        const known = before.pages[address];
        const hash = createHash('sha256').update(sortedJson(page.first)).digest('hex');
        if (known?.hash === hash) {
          pages[address] = known;
          return;
        }
        try {
          pages[address] = { hash, isPublic: await renderPage(page) };
          rendered.push(address);
        } catch (error) {
          failed.push({ address, error });
          if (known) pages[address] = known;
        }
      };
      const next = pagesOf(catalogue).values();
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (const page of next) await renderChanged(page);
        }),
      );

      const removed = Object.keys(before.pages).filter((address) => !(address in pages));
      const slugs = Object.fromEntries(catalogue.products.map(({ id, slug }) => [id, slug]));
      const { gone, moved } = addressesAfter(before, slugs, pages);
      const shells = server.shellsOf(catalogue.products);
      const listed = Object.keys(pages).filter((address) => pages[address]?.isPublic);
      await replace(path.join(files.client, 'sitemap.xml'), siteMap(listed.toSorted()));
      await replace(
        path.join(files.client, 'robots.txt'),
        `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
      );
      const site: SiteFile = { shells, gone, moved };
      await replaceAlone(files.site, JSON.stringify(site, null, 2));
      const number = publication !== undefined && { publication };
      const after: PublishedFile = { ...number, pages, slugs, gone, moved, stale: removed };
      await replaceAlone(files.published, JSON.stringify(after));
      return { rendered, removed, failed };
    },
  };

  /** All pages, in the order in which they are wanted: home and catalogue come before the products. */
  function pagesOf(catalogue: Catalogue): Page[] {
    const site = server.siteDataOf(catalogue);
    const pages = server.routes.flatMap(({ path: route }): Page[] =>
      server.addressesOf(route, catalogue.products).map((address) => {
        const data = server.pageDataOf(address, catalogue);
        const product = data && 'product' in data ? data.product : undefined;
        return { address, module: modules.get(route), first: { site, page: { path: address, data } }, product };
      }),
    );
    // The frame without a page, for the addresses that only the browser can resolve.
    const shells = ['/app', '/unknown'].map((address) => ({ address, module: undefined, first: { site } }));
    return [...pages, ...shells];
  }

  /** Renders a page and writes it with its data. @returns whether search engines may list it. */
  async function renderPage({ address, module, first, product }: Page): Promise<boolean> {
    const scripts = shop.scriptsOf(module);
    if (module === undefined) {
      // Without a script it says so, or that nothing is there.
      const [beginning] = server.shellsOf([]).prefixes;
      const html = await server.render(address === '/app' ? `${beginning}x` : '/404', first);
      const words = html.replace(/^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/, '');
      await replace(
        fileOf(address),
        shop.compose({ html: '', scripts, data: first, foot: `<noscript>${words}</noscript>` }),
      );
      return false;
    }
    const html = await server.render(address, first);
    const isPublic = html.includes('rel="canonical"');
    const parts = isPublic ? publicParts({ path: address, title: titleOf(html), product, questions }) : undefined;
    const data = first.page?.data;
    if (data) {
      const text = JSON.stringify(data);
      await Promise.all(
        [address, ...(product ? [`/produit/${product.id}`] : [])].map((place) =>
          replace(path.join(files.client, server.dataAddress(place)), text),
        ),
      );
    }
    await replace(fileOf(address), shop.compose({ html, scripts, data: first, ...parts }));
    return isPublic;
  }

  function fileOf(address: string): string {
    return path.join(files.client, address === '/' ? 'index.html' : `${address}.html`);
  }

  function filesOfPage(address: string): string[] {
    const own = [fileOf(address), path.join(files.client, server.dataAddress(address))];
    return own.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  }

  /** The title of a page, without the brand. */
  function titleOf(html: string): string {
    return (/<title>([^<]*)/.exec(html)?.[1] ?? '').replace(` - ${siteName}`, '');
  }

  /** What search engines and the first paint of a public page need besides. */
  function publicParts(subject: Subject): { head: string; foot: string } {
    const data = scriptText(server.structuredData(subject));
    return { head: fontPreloads(subject), foot: `<script type="application/ld+json">${data}</script>` };
  }

  /** Asks for the fonts before the browser knows that it needs them; for those that may come late not on a phone. */
  function fontPreloads(subject: Subject): string {
    const late = fontsAfterPaint(subject);
    return [textFont, titleFont]
      .map((href) => {
        const where = late.includes(href) ? ` media="${server.media.sm}"` : '';
        return `<link rel="preload" as="font" type="font/woff2"${where} crossorigin href="${href}">`;
      })
      .join('');
  }

  /** What may come after the first paint on a phone, since nothing moves when it takes the place of its fallback (ADR 22). */
  function fontsAfterPaint({ path: address, product }: Subject): readonly string[] {
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
}

/** JSON with the keys of each object in order: the same data are the same text, wherever they come from. */
const sortedJson = (data: unknown): string =>
  JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Which addresses of products are gone, and which lead elsewhere, once these slugs hold. An address that is a page again is neither. */
function addressesAfter(
  before: Pick<PublishedFile, 'slugs' | 'gone' | 'moved'>,
  slugs: Readonly<Record<string, string>>,
  pages: Readonly<Record<string, unknown>>,
): Pick<SiteFile, 'gone' | 'moved'> {
  const moved: Record<string, string> = { ...before.moved };
  const gone = new Set(before.gone);
  for (const [id, slug] of Object.entries(before.slugs)) {
    const address = `/produit/${slug}`;
    const next = slugs[id];
    if (next === undefined) gone.add(address);
    else if (next !== slug) moved[address] = `/produit/${next}`;
  }
  // What leads to an address that has moved on leads to its end; what leads to one that is gone is gone too.
  for (const [from, to] of Object.entries(moved)) {
    const end = moved[to] ?? to;
    if (from in pages) delete moved[from];
    else if (end in pages) moved[from] = end;
    else {
      delete moved[from];
      gone.add(from);
    }
  }
  return { gone: [...gone].filter((address) => !(address in pages) && !(address in moved)).sort(), moved };
}

/** Replaces a file and its compressed copies. Whoever reads meanwhile gets all of the old one or all of the new one. */
async function replace(file: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const known = await readFile(file).catch(() => undefined);
  if (known?.equals(bytes)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const { br, gz } = await compressed(bytes);
  const copies = { '.br': br, '.gz': gz, '': bytes };
  await Promise.all(Object.entries(copies).map(([ending, content]) => writeFile(temporary(file + ending), content)));
  for (const ending of Object.keys(copies)) await rename(temporary(file + ending), file + ending);
}

/** Replaces a file that nobody serves. */
async function replaceAlone(file: string, text: string): Promise<void> {
  await writeFile(temporary(file), text);
  await rename(temporary(file), file);
}

/** Begins with a dot: no server gives it out. */
const temporary = (file: string): string => path.join(path.dirname(file), `.new-${path.basename(file)}`);

const remove = (file: string): Promise<void> => rm(file, { force: true });
