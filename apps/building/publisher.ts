import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '@nuee/domain';
import { compressed, type Effort } from './compress.ts';
import { type ProductAddresses, productAddresses } from './productAddresses.ts';
import { builtShop, openPages, type Page, type ShopServer } from './shopPages.ts';

/** The addresses that aren't files. */
export interface SiteFile {
  shells: ReturnType<ShopServer['shellsOf']>;
  /** Addresses of products that are no longer shown, and of their data. */
  gone: readonly string[];
  /** Addresses of products under an earlier slug, and of their data, with the present ones. */
  moved: Readonly<Record<string, string>>;
}

/** Stored beside the pages, for the next run to compare with. */
interface PublishedFile extends ProductAddresses {
  /** The number of the publication; absent for the build's own catalogue. */
  publication?: number;
  /** By address: the hash of what a page was rendered from, and whether search engines may list it. */
  pages: Readonly<Record<string, PublishedPage>>;
  /** Files that the next run removes: until then, requests in progress can still read them. */
  stale: readonly string[];
  /** Files whose compressed copies were made fast, to be served at once. */
  quick: readonly string[];
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

const nothingPublished: PublishedFile = { pages: {}, slugs: {}, gone: [], moved: {}, stale: [], quick: [] };

/** How many pages are rendered and compressed at a time. */
const atOnce = 4;

/** With more pages than this, a build would spend a quarter of an hour on the last hundredth of their bytes. */
const manyPages = 100;

export interface Publisher {
  /** Whether the build is the demonstration. */
  readonly isDemonstration: boolean;
  /** The number of the last publication; `undefined` for the build's own catalogue. */
  publication(): Promise<number | undefined>;
  /**
   * Renders every page whose data differ from those it was rendered from. Each page is replaced as a whole; the number
   * is written once all of them are in place. Calls must not overlap; a process that is killed in between does the same
   * run again next time.
   */
  publish(catalogue: Catalogue, publication?: number): Promise<Report>;
  /**
   * Makes the fast compressed copies as small as those of a build, until it is done or the signal is aborted. A
   * publication may start immediately after the signal.
   */
  refine(signal: AbortSignal): Promise<void>;
}

/**
 * Opens a built shop, to render its pages from a catalogue.
 *
 * @param dist Its folder: `apps/shop/dist`.
 * @param memory A file outside of it that keeps which addresses moved on or are gone: the next release begins with them.
 */
export async function openPublisher(dist: string, memory?: string): Promise<Publisher> {
  const files = builtShop(dist);
  const { server, pagesOf, render, siteMap, robots } = await openPages(files);

  const readPublished = (): PublishedFile => {
    const published: PublishedFile = { ...nothingPublished, ...readJsonIfThere(files.published) };
    // What this folder has published itself is newer.
    const remembers = memory !== undefined && published.publication === undefined;
    return remembers ? { ...published, ...readJsonIfThere(memory) } : published;
  };

  /** What `refine` has done since the last run, to be written with the next one. */
  const refined = new Set<string>();

  return {
    isDemonstration: server.isDemonstration,

    publication: async () => readPublished().publication,

    async publish(catalogue, publication) {
      const before = readPublished();
      for (const file of before.stale) removeAll(path.join(files.client, file));
      const all = pagesOf(catalogue);
      const effort = publication === undefined ? thorough(all.length) : 'fast';
      const quick = new Set(before.quick.filter((file) => !refined.has(file)));
      /** Replaces a file that is served. */
      const replace = async (file: string, text: string): Promise<void> => {
        if (await replaceServed(path.join(files.client, file), text, effort)) quick.add(file);
      };
      const write = async (page: Page): Promise<boolean> => {
        const { address, first, product } = page;
        const { html, isPublic } = await render(page);
        if (first.page?.data) {
          const text = JSON.stringify(first.page.data);
          const places = [address, ...(product ? [`/produit/${product.id}`] : [])];
          await Promise.all(places.map((place) => replace(server.dataAddress(place), text)));
        }
        await replace(fileOf(address), html);
        // Even if it is the same, because a run that was killed may have written it.
        quick.add(fileOf(address));
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
      await replace(server.dataAddress('/site'), JSON.stringify(server.siteDataOf(catalogue)));
      const { gone, moved } = withData(addresses);
      const site: SiteFile = { shells, gone, moved };
      replaceAlone(files.site, JSON.stringify(site, null, 2));
      const stale = [...removed.map(fileOf), ...gone, ...Object.keys(moved)].filter((file) => /\.\w+$/.test(file));
      for (const file of stale) quick.delete(file);
      // Before the number is noted, so that a run that is killed in between reports it again.
      await replace('/data/published.json', JSON.stringify(statusOf(publication, failed.length)));
      quick.delete('/data/published.json');
      if (memory !== undefined) replaceAlone(memory, JSON.stringify(addresses));
      const number = publication !== undefined && { publication };
      replaceAlone(
        files.published,
        JSON.stringify({
          ...number,
          pages,
          ...addresses,
          stale,
          quick: effort === 'fast' ? [...quick] : [],
        } satisfies PublishedFile),
      );
      refined.clear();
      return { rendered, removed, failed };
    },

    async refine(signal) {
      const { quick, pages } = readPublished();
      const left = quick.filter((file) => !refined.has(file));
      if (left.length === 0) return;
      const effort = thorough(Object.keys(pages).length);
      for (const file of left) {
        const place = path.join(files.client, file);
        const text = readIfThere(place);
        const copies = text && (await compressed(text, effort));
        // Nothing is awaited from here on: if another run has started, that one replaces the file, not this one.
        if (signal.aborted) return;
        for (const [ending, content] of Object.entries(copies ?? {})) replaceAlone(`${place}.${ending}`, content);
        refined.add(file);
      }
      replaceAlone(files.published, JSON.stringify({ ...readPublished(), quick: [] } satisfies PublishedFile));
      refined.clear();
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

/** The file of a page in the served folder. */
const fileOf = (address: string): string => (address === '/' ? '/index.html' : `${address}.html`);

/** As thorough as a build is with its copies. */
const thorough = (pages: number): Effort => (pages > manyPages ? 'small' : 'smallest');

/**
 * Replaces a file and its compressed copies. A request at that moment gets either the old file or the new one. It writes
 * synchronously, because for small files queueing costs more than writing, and so that no second run comes in between.
 *
 * @returns whether the content was different.
 */
async function replaceServed(file: string, text: string, effort: Effort): Promise<boolean> {
  const bytes = Buffer.from(text);
  if (readIfThere(file)?.equals(bytes)) return false;
  const { br, gz } = await compressed(bytes, effort);
  mkdirSync(path.dirname(file), { recursive: true });
  const copies = { '.br': br, '.gz': gz, '': bytes };
  for (const [ending, content] of Object.entries(copies)) writeFileSync(temporary(file + ending), content);
  for (const ending of Object.keys(copies)) renameSync(temporary(file + ending), file + ending);
  return true;
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
