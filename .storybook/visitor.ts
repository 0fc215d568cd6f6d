import type { Page } from 'playwright-core';

/** Features that are disabled in the browser of the stories and journeys. */
const leftOut = [
  // Chrome's address bar consists of two web pages with a process of their own, for each page that a test opens. They take half a
  // second of processor time, more than most stories and many journeys.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // From Playwright's own list, which this one replaces.
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
export const withoutFeatures = `--disable-features=${leftOut.join(',')}`;

/** Arguments of the browser in which stories are visited; the same for every check. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // Repaints whole areas rather than parts of them: a rounded corner painted over itself sometimes gets another shade.
  '--disable-partial-raster',
  // No part of a page is painted before its images are decoded.
  '--disable-checker-imaging',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  withoutFeatures,
];
export const windowOptions = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
} as const;

/** The options of every picture. */
export const pictureOptions = { animations: 'disabled', caret: 'initial' } as const;

/** Gives the window that size, and waits until the page has it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((expected) => window.innerWidth === expected, size.width);
}

/** Waits until a story no longer changes its look after its play. */
export async function settle(page: Page): Promise<void> {
  // The browser's bubble on an invalid field fades out at an unknown time; removing the focus removes it.
  await page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLElement) || !field.matches(':invalid')) return;
    field.blur();
    field.focus({ preventScroll: true });
  });
  // Visible pictures are loaded and decoded, and the last step of the play is on the screen.
  await page.evaluate(async () => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    await Promise.all([document.fonts.ready, ...inSight.map((image) => image.decode())]);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}
