import type { Page } from 'playwright-core';

/** What a browser of the tests leaves out, here and in the journeys. */
const leftOut = [
  // Its address bar is made of pages by now: two, in a process of their own, for each page that a test opens. They take half a
  // second of processor time, more than most stories and many journeys.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Of Playwright's list, whose place this one takes.
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

/** The browser in which stories are visited, and what its windows are told: the same for every check. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // What changes is drawn together with what is around it: drawn over it, a rounded corner gets another shade now and then.
  '--disable-partial-raster',
  // No part of a page is drawn before its images are decoded.
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

/** What every picture has in common. */
export const pictureOptions = { animations: 'disabled', caret: 'initial' } as const;

/** Waits until a story that has played looks the way it will stay. */
export async function settle(page: Page): Promise<void> {
  // The browser's own bubble over an invalid field is not ours and fades when it likes: without the focus it goes.
  await page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLElement) || !field.matches(':invalid')) return;
    field.blur();
    field.focus({ preventScroll: true });
  });
  // Pictures that are in sight have come and are decoded, and what the play did last is on the screen.
  await page.evaluate(async () => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    await Promise.all([document.fonts.ready, ...inSight.map((image) => image.decode())]);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}
