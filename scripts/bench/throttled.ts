import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../common/browser.ts';
import type { BarePage } from './barePage.ts';

// Shared by the benchmarks in a browser: the slow phone, its slow connection, and medians.

/** How many times slower than this machine's the processor is. */
export const slowdown = 4;

/** Slow 4G as in Lighthouse: latency in ms, bytes per second. */
export const slow4G = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};

/** The phone of Lighthouse's mobile runs, to which the slow processor belongs. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

export const desk = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;

export interface SlowPage {
  page: Page;
  cdp: CDPSession;
  /** Makes the page's connection slow and empties the browser's cache. */
  slowLine(): Promise<void>;
  close(): Promise<void>;
}

/** The browser of the benchmarks. `more` are additional arguments. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [...more, '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/** An empty page in a window of its own, with a cold cache and a slow processor. */
export async function openSlowPage(browser: Browser, window: BrowserContextOptions): Promise<SlowPage> {
  const context = await browser.newContext({ ...window, locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    page,
    cdp,
    slowLine: async () => {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', slow4G);
    },
    close: () => context.close(),
  };
}

/**
 * Loads an address on the slow phone and its slow connection. Resolves when the page is loaded and has requested nothing for half a
 * second. The script runs in the page before anything else.
 */
export async function loadSlowly(page: BarePage, url: string, script: string): Promise<void> {
  const rest = atRest(page);
  await page.send('Page.enable');
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', slow4G);
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { viewport, deviceScaleFactor, isMobile: mobile, hasTouch } = phone;
  await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: script });
  await page.send('Page.navigate', { url });
  await rest;
}

function atRest(page: BarePage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const underWay = new Set<unknown>();
  let loaded = false;
  let quiet: NodeJS.Timeout | undefined;
  page.on((method, { requestId }) => {
    if (method === 'Page.loadEventFired') loaded = true;
    if (method === 'Network.requestWillBeSent') underWay.add(requestId);
    if (/^Network\.loading(Finished|Failed)$/.test(method)) underWay.delete(requestId);
    clearTimeout(quiet);
    if (loaded && underWay.size === 0) quiet = setTimeout(resolve, 500);
  });
  return promise;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

export function whole(value: number): string {
  return value.toFixed(0);
}
