import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Catalogue, redirectedAddresses } from '@nuee/domain';
import { builtShop, openPages, type Page, type ShopServer } from '../pages/shopPages.ts';
import { compressed } from './compress.ts';
import { type ProductAddresses, productAddresses } from './productAddresses.ts';

/** The addresses that aren't files. */
export interface SiteFile {
  shells: ReturnType<ShopServer['shellsOf']>;
  /** Addresses of products that are no longer shown, and of their data. */
  gone: readonly string[];
  /** Addresses of products under an earlier slug, and of their data, with the present ones. */
  moved: Readonly<Record<string, string>>;
  /** Addresses of a former shop, with the pages that they lead to. */
  redirects: Readonly<Record<string, string>>;
}

/** Stored beside the pages, for the next run to compare with. */
interface PublishedFile extends ProductAddresses {
  /** The number of the publication; absent for the build's own catalogue. */
  publication?: number;
  /** By address: the hash of what a page was rendered from, and whether search engines may list it. */
  pages: Readonly<Record<string, PublishedPage>>;
  /** Files that the next run removes: until then, requests in progress can still read them. */
  stale: readonly string[];
}

interface PublishedPage {
  hash: string;
  isPublic: boolean;
}

/** The result of a run. */
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
  /**
   * Renders every page whose data differ from those it was rendered from. Each page is replaced as a whole; the number
   * is written once all of them are in place. Calls must not overlap; a process that is killed in between does the same
   * run again next time.
   */
  publish(catalogue: Catalogue, publication?: number): Promise<Report>;
}

/**
 * Opens a built shop, to render its pages from a catalogue.
 *
 * @param dist Its folder: `apps/shop/dist`.
 * @param memory A file outside of it that keeps which addresses moved on or are gone: the next release begins with them.
 */
export async function openPublisher(dist: string, memory?: string): Promise<Publisher> {
  const files = builtShop(dist);
  const { server, pagesOf, render, siteMap, robots, manifestOf } = await openPages(files);

  const readPublished = (): PublishedFile => {
    const published: PublishedFile = { ...nothingPublished, ...readJsonIfThere(files.published) };
    // What this folder has published itself is newer.
    const remembers = memory !== undefined && published.publication === undefined;
    return remembers ? { ...published, ...readJsonIfThere(memory) } : published;
  };

  return {
    isDemonstration: server.isDemonstration,

    async publish(catalogue, publication) {
      const before = readPublished();
      for (const file of before.stale) removeAll(path.join(files.client, file));
      const all = pagesOf(catalogue);
      /** Replaces a file that is served. */
      const replace = (file: string, text: string): Promise<void> =>
        replaceServed(path.join(files.client, file), text, publication !== undefined);
      const write = async (page: Page): Promise<boolean> => {
        const { address, first, product } = page;
        const { html, isPublic } = await render(page);
        // A category's page has the data of the whole catalogue, whose own page leaves them there.
        if (first.page?.data && first.page.query === undefined) {
          const text = JSON.stringify(first.page.data);
          const places = [address, ...(product ? [`/produit/${product.id}`] : [])];
          await Promise.all(places.map((place) => replace(server.dataAddress(place), text)));
        }
        await replace(fileOf(address), html);
        return isPublic;
      };

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
      // New pages come first: by the time that another page links to one, it is there.
      const isNew = ({ address }: Page): boolean => !(address in before.pages);
      for (const group of [all.filter(isNew), all.filter((page) => !isNew(page))]) {
        const next = group.values();
        await Promise.all(
          Array.from({ length: atOnce }, async () => {
            for (const page of next) await renderChanged(page);
          }),
        );
      }

      const removed = Object.keys(before.pages).filter((address) => !(address in pages));
      const addresses = productAddresses(before, catalogue.products);
      const shells = server.shellsOf(catalogue.products);
      const listed = Object.keys(pages).filter((address) => pages[address]?.isPublic);
      await replace('/sitemap.xml', siteMap(listed.toSorted()));
      await replace('/robots.txt', robots);
      const { house } = server.siteDataOf(catalogue);
      if (!server.isDemonstration) await replace('/manifest.webmanifest', manifestOf(server.shopNameOf(house)));
      await replace(server.dataAddress('/site'), JSON.stringify(server.siteDataOf(catalogue)));
      const { gone: left, moved } = withData(addresses);
      const redirects = redirectedAddresses(
        catalogue.settings.redirects ?? [],
        (address) => address in pages || address in moved || shells.addresses.includes(address),
      );
      const gone = left.filter((address) => !(address in redirects));
      const site: SiteFile = { shells, gone, moved, redirects };
      replaceAlone(files.site, JSON.stringify(site, null, 2));
      // No list says that a category is gone: its file would answer until the next run.
      for (const address of removed.filter((each) => each.includes('?')))
        removeAll(path.join(files.client, fileOf(address)));
      const stale = [...removed.map(fileOf), ...left, ...Object.keys(moved)].filter((file) => /\.\w+$/.test(file));
      // Before the number is noted, so that a run that is killed in between reports it again.
      await replace('/data/published.json', JSON.stringify(statusOf(publication, failed.length)));
      if (memory !== undefined) replaceAlone(memory, JSON.stringify(addresses));
      const number = publication !== undefined && { publication };
      replaceAlone(files.published, JSON.stringify({ ...number, pages, ...addresses, stale } satisfies PublishedFile));
      return { rendered, removed, failed };
    },
  };

  /** The addresses that are gone or have moved, with the addresses of their data. */
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

/** The result of a run for the back office, as a file of the shop: `at` is when it ended. */
const statusOf = (publication: number | undefined, failed: number) =>
  publication === undefined ? { failed } : { publication, at: new Date().toISOString(), failed };

/** JSON with the keys of each object in order: so that the same data give the same text wherever they come from. */
const sortedJson = (data: unknown): string =>
  JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** The file of a page in the served folder: `/catalogue?category=A` is `catalogue/category=A.html`. */
export const fileOf = (address: string): string =>
  // Browsers ask for an apostrophe in a query in this form.
  address === '/' ? '/index.html' : `${address.replace('?', '/').replaceAll("'", '%27')}.html`;

/**
 * Replaces a file and its compressed copies. A request at that moment gets either the old file or the new one. It writes
 * synchronously, because for small files queueing costs more than writing, and so that no second run comes in between.
 */
async function replaceServed(file: string, text: string, isUrgent: boolean): Promise<void> {
  const bytes = Buffer.from(text);
  if (readIfThere(file)?.equals(bytes)) return;
  const { br, gz } = await compressed(bytes, isUrgent);
  mkdirSync(path.dirname(file), { recursive: true });
  const copies = { '.br': br, '.gz': gz, '': bytes };
  for (const [ending, content] of Object.entries(copies)) writeFileSync(temporary(file + ending), content);
  for (const ending of Object.keys(copies)) renameSync(temporary(file + ending), file + ending);
}

/** Replaces a single file. */
function replaceAlone(file: string, content: string | Buffer): void {
  writeFileSync(temporary(file), content);
  renameSync(temporary(file), file);
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function readJsonIfThere(file: string): object | undefined {
  const text = readIfThere(file);
  return text && JSON.parse(text.toString());
}

/** Begins with a dot, so that no server serves it. */
const temporary = (file: string): string => path.join(path.dirname(file), `.new-${path.basename(file)}`);

function removeAll(file: string): void {
  for (const ending of ['', '.br', '.gz']) rmSync(file + ending, { force: true });
}
