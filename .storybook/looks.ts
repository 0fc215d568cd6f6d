import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { type ModeName, modes, type Size } from './modes.ts';
import { pictureOptions, resize, settle } from './visitor.ts';

interface Seen {
  id: string;
  chromatic: { disableSnapshot?: boolean; modes?: Partial<Record<ModeName, { disable?: boolean }>> };
  /** The window that the story is about, if it is about one. */
  window: Size | undefined;
}

/** Where the pictures of a run are left, for `scripts/test/looks.ts` to compare. */
const folder = path.join(process.cwd(), 'test-results', 'looks', 'taken');

/** No page of the product is that high. Only a story of a very long list is, and it renders just the rows in the window. */
const greatestHeight = 8_000;

/** Takes the pictures of a story after its play, if it asks for any: whole, in each of its modes. */
export async function takeLooks(page: Page, { id, chromatic, window }: Seen): Promise<void> {
  if (chromatic.disableSnapshot) return;
  mkdirSync(folder, { recursive: true });
  await settle(page);
  for (const [name, { colorMode, viewport }] of Object.entries(modes)) {
    if (chromatic.modes?.[name as ModeName]?.disable) continue;
    await resize(page, window ?? viewport);
    await page.evaluate(showWhole, { colorMode, of: `${id}.${name}` });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.screenshot({
      ...pictureOptions,
      path: path.join(folder, `${id}.${name.replace(' ', '-')}.png`),
      fullPage: height <= greatestHeight,
    });
  }
}

/**
 * In the page of a story: shows it in a colour mode, with all that would be drawn or loaded only when scrolled to. An image that can't be
 * loaded is pictured as broken.
 */
async function showWhole({ colorMode, of }: { colorMode: string; of: string }): Promise<void> {
  const painted = (): Promise<unknown> =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // Only then do the files of a picture fit the window.
  await painted();
  document.documentElement.dataset.colorMode = colorMode;
  if (colorMode === 'dark') {
    // Pictures by lamp light, which World has answered for its own mode.
    for (const source of document.querySelectorAll('source[media="not all"]')) source.setAttribute('media', 'all');
  }
  // Of the files of a picture Chromium prefers a larger one that another story has left in its cache: each picture has files of its own.
  for (const picture of document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('[srcset]')) {
    picture.srcset = picture.srcset.replaceAll(/(?:\?[^ ]*)? (?=\d+w)/g, `?${encodeURIComponent(of)} `);
  }
  const whole = new CSSStyleSheet();
  whole.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole];
  for (const image of document.images) image.loading = 'eager';
  // What is fixed to the window would lie over the middle of a page that its play has scrolled.
  window.scrollTo({ top: 0, behavior: 'instant' });
  await painted();
  const loaded = (image: HTMLImageElement): Promise<unknown> | true =>
    image.complete ||
    new Promise((done) => {
      for (const end of ['load', 'error']) image.addEventListener(end, done, { once: true });
    });
  await Promise.all([...document.images].map(loaded));
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await painted();
}
