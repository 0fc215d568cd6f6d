import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../common/browser.ts';

// Shared by the benchmarks in a browser: the slow phone, its slow connection, and medians.

/** How many times slower than this machine's the processor is. */
export const slowdown = 4;

/** Slow 4G as in Lighthouse: latency in ms, bytes per second. */
const slow4G = {
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

/** The browser of the benchmarks. `more` are additional arguments. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [...more, '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/** A window with a cold cache and a slow processor; with `slowLine` on slow 4G too. It closes when `use` has ended. */
export async function withSlowPage<T>(
  browser: Browser,
  options: BrowserContextOptions & { slowLine?: boolean },
  use: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const { slowLine = false, ...window } = options;
  const context = await browser.newContext({ ...window, locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (slowLine) await cdp.send('Network.emulateNetworkConditions', slow4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page, cdp);
  } finally {
    await context.close();
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
