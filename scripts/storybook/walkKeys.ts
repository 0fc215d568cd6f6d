import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '@nuee/site/ports';
import { at } from '@nuee/site/root';
import { chromium, type Page } from 'playwright-core';
import sirv from 'sirv';
import { browserArgs, pictureOptions, windowOptions } from '../../.storybook/visitor.ts';
import { findBrowser } from '../common/browser.ts';
import { buildStorybook } from './buildStorybook.ts';

// `node scripts/storybook/walkKeys.ts` tries Tab and Shift + Tab on the first story of each guide, with the keys of a real browser rather
// than the events of a play, and writes into `.storybook/tried.json` what came of it, with the browser and the day. Names of parts after it
// leave the others as they are.

/** More stops than these are those of a long table. */
const most = 60;

/** In the page: what has the focus. */
interface Walked {
  walked: HTMLElement;
}

const site = await serve(sirv(buildStorybook()), 0);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
const page = await browser.newPage(windowOptions);
const file = at('.storybook/tried.json');
const tried = JSON.parse(readFileSync(file, 'utf8'));
const { entries } = await (await fetch(`${site.url}/index.json`)).json();
const indexed = Object.values<{ id: string; type: string; importPath: string }>(entries);
for (const guide of globSync('docs/parts/*.mdx', { cwd: at('.') }).sort()) {
  const part = path.basename(guide, '.mdx');
  if (process.argv.length > 2 && !process.argv.includes(part)) continue;
  const [prefix] = indexed.find(({ importPath }) => importPath === `./${guide}`)?.id.split('--') ?? [];
  const { id } = indexed.find((entry) => entry.type === 'story' && entry.id.startsWith(`${prefix}--`)) ?? {};
  await page.goto(`${site.url}/iframe.html?viewMode=story&id=${id}`);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.body.matches('.sb-show-main:not(.sb-show-preparing-story)'));
  tried[part] = { ...tried[part], tab: { ...(await walk(page)), with: `Chromium ${browser.version()}`, on: today() } };
}
writeFileSync(file, `${JSON.stringify(tried, null, 2)}\n`);
await browser.close();
await site.close();

/** How many stops there are, whether the way back is the same, and the stops whose look doesn't change with the focus. */
async function walk(shown: Page): Promise<{ stops: number; back: boolean; unseen: string }> {
  // A dialog takes the focus as it opens: the walk begins where the keyboard comes into the page.
  await press(shown, 'Tab');
  const there = await press(shown, 'Tab');
  const back = await press(shown, 'Shift+Tab');
  const names = there.map(({ name }) => name);
  return {
    stops: there.length,
    back: back.map(({ name }) => name).join() === names.reverse().join(),
    unseen: there.flatMap(({ name, seen }) => (seen ? [] : [name])).join(', '),
  };
}

/** The stops of a key until the focus leaves the page. */
async function press(shown: Page, key: string): Promise<{ name: string; seen: boolean }[]> {
  await shown.evaluate(() => Object.assign(globalThis, { walked: undefined }));
  const stops: { name: string; seen: boolean }[] = [];
  while (stops.length < most) {
    await shown.keyboard.press(key);
    const name = await shown.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return undefined;
      // A field of time has stops inside.
      if (element === (globalThis as unknown as Walked).walked) return '';
      Object.assign(globalThis, { walked: element });
      const text = element.getAttribute('aria-label') ?? element.textContent;
      return text?.trim() || element.getAttribute('name') || element.localName;
    });
    if (name === undefined) break;
    if (name !== '') stops.push({ name, seen: key !== 'Tab' || (await isSeen(shown)) });
  }
  return stops;
}

/** Whether what has the focus looks different from what it is without. */
async function isSeen(shown: Page): Promise<boolean> {
  const look = (): Promise<Buffer> => shown.screenshot(pictureOptions);
  const focused = await look();
  await shown.evaluate(() => {
    const { walked } = globalThis as unknown as Walked;
    walked.addEventListener('blur', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    walked.blur();
  });
  const without = await look();
  await shown.evaluate(() => (globalThis as unknown as Walked).walked.focus({ preventScroll: true }));
  return !focused.equals(without);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
