import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from '@nuee/domain';
import { compressed } from './compress.ts';
import { type ProductAddresses, productAddresses } from './productAddresses.ts';
import { builtShop, openPages, type Page, type ShopServer } from './shopPages.ts';

/** Which addresses aren't files. */
export interface SiteFile {
  shells: ReturnType<ShopServer['shellsOf']>;
  /** Addresses of products that are no longer shown, and of their data. */
  gone: readonly string[];
  /** Addresses of products under an earlier slug, and of their data, and where they lead. */
  moved: Readonly<Record<string, string>>;
}

/** Kept beside the pages: what the next run compares with. */
interface PublishedFile extends ProductAddresses {
  /** The number of the publication; none for what the build was made of. */
  publication?: number;
  /** By address: the hash of what a page was rendered from, and whether search engines may list it. */
  pages: Readonly<Record<string, PublishedPage>>;
  /** Files that the next run removes: until then whoever was just being answered still reads them. */
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

const nothingPublished: PublishedFile = { pages: {}, slugs: {}, gone: [], moved: {}, stale: [] };

/** How many pages are rendered and compressed at a time. */
const atOnce = 4;

export interface Publisher {
  /** Whether the build is the demonstration. */
  readonly isDemonstration: boolean;
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
  const { server, pagesOf, render, siteMap, robots } = await openPages(files);

  const readPublished = async (): Promise<PublishedFile> =>
    readFile(files.published, 'utf8').then(JSON.parse, (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return nothingPublished;
      throw error;
    });

  return {
    isDemonstration: server.isDemonstration,

    publication: async () => (await readPublished()).publication,

    async publish(catalogue, publication) {
      const before = await readPublished();
      await Promise.all(before.stale.map((file) => removeAll(path.join(files.client, file))));
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
          pages[address] = { hash, isPublic: await write(page) };
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
      const addresses = productAddresses(before, catalogue.products);
      const shells = server.shellsOf(catalogue.products);
      const listed = Object.keys(pages).filter((address) => pages[address]?.isPublic);
      await replace(path.join(files.client, 'sitemap.xml'), siteMap(listed.toSorted()));
      await replace(path.join(files.client, 'robots.txt'), robots);
      const { gone, moved } = withData(addresses);
      const site: SiteFile = { shells, gone, moved };
      await replaceAlone(files.site, JSON.stringify(site, null, 2));
      const stale = [...removed.map(fileOf), ...gone, ...Object.keys(moved)].filter((file) => /\.\w+$/.test(file));
      const after: PublishedFile = { ...(publication !== undefined && { publication }), pages, ...addresses, stale };
      await replaceAlone(files.published, JSON.stringify(after));
      await replace(path.join(files.client, 'data/published.json'), JSON.stringify(told(publication, failed.length)));
      return { rendered, removed, failed };
    },
  };

  /** Renders a page and writes it, with its data beside it. @returns whether search engines may list it. */
  async function write(page: Page): Promise<boolean> {
    const { address, first, product } = page;
    const { html, isPublic } = await render(page);
    if (first.page?.data) {
      const text = JSON.stringify(first.page.data);
      const places = [address, ...(product ? [`/produit/${product.id}`] : [])];
      await Promise.all(places.map((place) => replace(path.join(files.client, server.dataAddress(place)), text)));
    }
    await replace(path.join(files.client, fileOf(address)), html);
    return isPublic;
  }

  /** What is gone or has moved on, with the data that stand beside it. */
  function withData({ gone, moved }: ProductAddresses): Pick<SiteFile, 'gone' | 'moved'> {
    const { dataAddress } = server;
    return {
      gone: gone.flatMap((address) => [address, dataAddress(address)]),
      moved: Object.fromEntries(
        Object.entries(moved).flatMap(([from, to]) => [
          [from, to],
          [dataAddress(from), dataAddress(to)],
        ]),
      ),
    };
  }
}

/** What the back office is told of a run, as a file of the shop: `at` is when it ended. */
const told = (publication: number | undefined, failed: number) =>
  publication === undefined ? { failed } : { publication, at: new Date().toISOString(), failed };

/** JSON with the keys of each object in order: the same data are the same text, wherever they come from. */
const sortedJson = (data: unknown): string =>
  JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** The file of a page, in the folder that is served. */
const fileOf = (address: string): string => (address === '/' ? '/index.html' : `${address}.html`);

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

async function removeAll(file: string): Promise<void> {
  await Promise.all(['', '.br', '.gz'].map((ending) => rm(file + ending, { force: true })));
}
