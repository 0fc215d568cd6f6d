import { dataAddress, needsData, type PageData, type SiteData } from '../pageData.ts';

/** The initial data of a page, written into its HTML. */
export interface FirstData {
  site: SiteData;
  /** The page's own data; the frame without a page has none. */
  page?: { path: string; data: PageData | undefined; query?: string };
}

type Read = (path: string) => Promise<PageData | undefined> | PageData | undefined;

interface Dependencies {
  first: FirstData;
  /** Loads the data of a page; `undefined` where there is no such page. */
  read: Read;
}

/** The data of pages. Each is loaded once, and kept as long as the shop is open. */
export interface Pages {
  site: SiteData;
  /** The query that the first page was rendered for; empty if it was rendered without. */
  firstQuery: string;
  /**
   * The data of a page, synchronously when they are loaded. @throws what loading them throws; the next call tries
   * again.
   */
  read: Read;
}

export function createPages({ first, read }: Dependencies): Pages {
  const known = new Map<string, ReturnType<Read>>();
  if (first.page) known.set(first.page.path, first.page.data);
  return {
    site: first.site,
    firstQuery: first.page?.query ?? '',
    read: (path) => {
      if (!needsData(path, first.site.closed === true)) return undefined;
      if (known.has(path)) return known.get(path);
      const reading = read(path);
      known.set(path, reading);
      if (reading instanceof Promise) {
        reading.then(
          (data) => known.set(path, data),
          () => known.delete(path),
        );
      }
      return reading;
    },
  };
}

/** Loads today's data of what surrounds every page. @throws where the network or the server fails. */
export async function fetchSiteData(): Promise<SiteData> {
  const response = await fetch(dataAddress('/site'));
  if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}.`);
  return response.json();
}

/** Loads the data file beside a page. @throws where the network or the server fails. */
export async function fetchPageData(path: string): Promise<PageData | undefined> {
  const response = await fetch(dataAddress(path));
  if (response.status === 404 || response.status === 410) return undefined;
  if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}.`);
  return response.json();
}
