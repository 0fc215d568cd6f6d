import { serve } from '@nuee/site/ports';
import { at } from '@nuee/site/root';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import sirv from 'sirv';
import { comps, compWindow } from '../../.storybook/comps.ts';
import { windows } from '../../.storybook/modes.ts';
import { browserArgs, pictureOptions, settle, windowOptions } from '../../.storybook/visitor.ts';
import { findBrowser } from '../common/browser.ts';
import { buildStorybook } from '../storybook/buildStorybook.ts';

// `node scripts/generate/comps.ts` pictures anew the screens whose comps are pictures of a story, after a design was agreed in Storybook.

/** Storybook's, in its pages; it doesn't export its type. */
declare const __STORYBOOK_ADDONS_CHANNEL__: { last(event: string): unknown };

const storybook = await serve(sirv(buildStorybook()), 0);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
try {
  for (const { story, pictures } of Object.values(comps)) {
    if (story === undefined) continue;
    for (const picture of pictures) await takeComp(browser, story, picture);
  }
} finally {
  await Promise.all([browser.close(), storybook.close()]);
}

async function takeComp(from: Browser, story: string, picture: string): Promise<void> {
  const { window, colorMode } = compWindow(picture);
  const { width, height } = windows[window];
  const page = await from.newPage({ ...windowOptions, colorScheme: colorMode, viewport: { width, height } });
  await page.goto(`${storybook.url}/iframe.html?id=${story}&viewMode=story&globals=colorMode:${colorMode}`);
  await page.waitForFunction(
    () =>
      typeof __STORYBOOK_ADDONS_CHANNEL__ !== 'undefined' &&
      __STORYBOOK_ADDONS_CHANNEL__.last('storyFinished') !== undefined,
  );
  // What is loaded when it comes into the window. What is fixed to the window stands where it does in a page that isn't scrolled.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    for (const image of document.images) image.loading = 'eager';
  });
  await settle(page);
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
  const png = await page.screenshot({ ...pictureOptions, fullPage: true });
  await sharp(png)
    .webp({ quality: 60 })
    .toFile(at('.storybook', 'comps', `${picture}.webp`));
  await page.close();
}
