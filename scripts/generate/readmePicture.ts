import { buildApps } from '@nuee/site/build';
import { serve } from '@nuee/site/ports';
import { at } from '@nuee/site/root';
import { createSite } from '@nuee/site/site';
import { chromium, type Page } from 'playwright-core';
import sirv from 'sirv';
import { browserArgs } from '../../.storybook/visitor.ts';
import { findBrowser } from '../common/browser.ts';
import { buildStorybook } from '../storybook/buildStorybook.ts';

// `node scripts/generate/readmePicture.ts` writes the picture of the README: the shop, the back office and the Storybook side by side.

const window = { width: 1280, height: 960 };
/** How wide each of the three is shown, in px. */
const shownWidth = 480;

await buildApps();
const site = await serve(createSite(), 0);
const storybook = await serve(sirv(buildStorybook()), 0);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
try {
  const shop = await pictureOf(`${site.url}/catalogue`, (page) => page.waitForLoadState('networkidle'));
  const admin = await pictureOf(`${site.url}/admin`, (page) => page.getByRole('table').first().waitFor());
  const stories = await pictureOf(`${storybook.url}/?path=/story/commerce-productcard--default`, (page) =>
    page.frameLocator('#storybook-preview-iframe').getByRole('article').waitFor(),
  );
  const page = await browser.newPage({ viewport: { width: 3 * shownWidth, height: 400 }, deviceScaleFactor: 1.5 });
  await page.setContent(
    `<style>body { margin: 0; display: flex } img { width: ${shownWidth}px }</style>
    ${[shop, admin, stories].map((picture) => `<img src="data:image/png;base64,${picture}">`).join('')}`,
  );
  await page.locator('body').screenshot({ path: at('docs/overview.jpg'), type: 'jpeg', quality: 80 });
} finally {
  await Promise.all([browser.close(), site.close(), storybook.close()]);
}

/** A picture of a page once its main content is shown, as base64. */
async function pictureOf(address: string, shown: (page: Page) => Promise<unknown>): Promise<string> {
  const page = await browser.newPage({ viewport: window, reducedMotion: 'reduce', locale: 'fr-FR' });
  await page.addInitScript(() => {
    sessionStorage.setItem('ageVerified', 'true');
    localStorage.setItem('adminAuthenticated', 'true');
  });
  await page.goto(address);
  await shown(page);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture.toString('base64');
}
