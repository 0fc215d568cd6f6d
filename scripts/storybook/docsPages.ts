import { at } from '@nuee/site/root';
import type Axe from 'axe-core';
import { chromium, type Page } from 'playwright-core';
import { browserArgs, windowOptions } from '../../.storybook/visitor.ts';
import { findBrowser } from '../common/browser.ts';

/** In px. A longer docs page isn't read to its end, and a browser can't take its picture. */
const greatestHeight = 20_000;

interface Entry {
  id: string;
  type: 'docs' | 'story';
}

/** Storybook's globals in its pages; it doesn't export their types. */
declare const __STORYBOOK_ADDONS_CHANNEL__: {
  emit(event: string, what: object): void;
  last(event: string): [string] | undefined;
};

/** Docs pages of each kind: they are checked in dark mode as well. */
const samples = [
  'welcome--docs',
  'foundations-colour--docs',
  'patterns-forms--docs',
  'primitives-textlink--docs',
  'commerce-productcard--docs',
];

declare const axe: typeof Axe;

/** Opens every docs page of the Storybook at `url`. @returns the faults of the pages that have any. */
export async function visitDocs(url: string): Promise<{ pages: number; faults: Map<string, string[]> }> {
  const response = await fetch(`${url}/index.json`);
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  const faults = new Map<string, string[]>();
  try {
    const left = pages.values();
    const readSome = async (): Promise<void> => {
      const page = await browser.newPage(windowOptions);
      await page.goto(`${url}/iframe.html?viewMode=docs&id=welcome--docs`);
      await untilRendered(page, 'welcome--docs');
      for (const { id } of left) {
        const found = await faultsOf(page, id, entries).catch((error: unknown) => [String(error)]);
        if (found.length > 0) faults.set(id, found);
      }
    };
    await Promise.all([readSome(), readSome()]);
    for (const id of samples) {
      const found = await illegible(await browser.newPage(windowOptions), `${url}/iframe.html?viewMode=docs&id=${id}`);
      if (found.length > 0) faults.set(id, [...(faults.get(id) ?? []), ...found]);
    }
  } finally {
    await browser.close();
  }
  return { pages: pages.length, faults };
}

async function faultsOf(page: Page, id: string, entries: Record<string, Entry>): Promise<string[]> {
  await page.evaluate((storyId) => {
    __STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await untilRendered(page, id);
  const unmarked = await anatomyFaults(page);
  const { height, faults, targets } = await page.evaluate(read);
  const missing = targets
    .filter((target) => !(target in entries))
    .map((target) => `a link leads to no page: ${target}`);
  const tooHigh = height > greatestHeight ? [`it is ${height} px high, more than ${greatestHeight}`] : [];
  return [...tooHigh, ...faults, ...missing, ...unmarked];
}

/** What the numbered list of a guide names, and the picture above it doesn't show. */
async function anatomyFaults(page: Page): Promise<string[]> {
  const anatomy = page.locator('[data-anatomy]');
  if ((await anatomy.count()) === 0) return [];
  // Frames load when they come into sight.
  for (const figure of await anatomy.locator('figure').all()) await figure.scrollIntoViewIfNeeded();
  const unfound = anatomy.locator('[data-missing]');
  await unfound
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => {});
  const places = await unfound.evaluateAll((figures: HTMLElement[]) => figures.map(({ dataset }) => dataset.missing));
  const [marks, items] = [
    Number(await anatomy.getAttribute('data-anatomy')),
    await anatomy.locator('> ol > li').count(),
  ];
  const counted = marks === items ? [] : [`its anatomy has ${items} items and ${marks} marks`];
  return [...counted, ...places.map((place) => `a mark of its anatomy finds nothing: ${place}`)];
}

async function untilRendered(page: Page, id: string): Promise<void> {
  await page.waitForFunction(
    (shown) =>
      typeof __STORYBOOK_ADDONS_CHANNEL__ !== 'undefined' &&
      __STORYBOOK_ADDONS_CHANNEL__.last('docsRendered')?.[0] === shown &&
      document.querySelector('.sbdocs-content h1') !== null,
    id,
  );
  await standsStill(page);
}

/** The texts of a docs page that can't be read in light or in dark mode, its stories included. */
async function illegible(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['light', 'dark']) {
    await page.goto(`${address}&globals=colorMode:${mode}`);
    await untilRendered(page, new URL(address).searchParams.get('id') ?? '');
    await page.addScriptTag({ path: at('node_modules/axe-core/axe.min.js') });
    const places = await page.evaluate(async () => {
      const { violations } = await axe.run(document, { runOnly: ['color-contrast'] });
      return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
    });
    found.push(...places.map((place) => `in ${mode} mode there is too little contrast at ${place}`));
  }
  await page.close();
  return found;
}

/** Waits until the stories of a page are laid out: until its height hasn't changed for a third of a second. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let [before, same] = [-1, 0];
    for (let turn = 0; turn < 50 && same < 3; turn += 1) {
      await new Promise((done) => setTimeout(done, 100));
      const { scrollHeight } = document.documentElement;
      same = scrollHeight === before ? same + 1 : 0;
      before = scrollHeight;
    }
  });
}

/** Runs in the page and looks at its own text, without its stories. */
function read(): { height: number; faults: string[]; targets: string[] } {
  const content = document.querySelector<HTMLElement>('.sbdocs-content');
  if (content === null) return { height: 0, faults: ['it has no content'], targets: [] };
  const own = <Found extends Element>(selector: string): Found[] =>
    [...content.querySelectorAll<Found>(selector)].filter((found) => found.closest('.sb-story, [lang="fr"]') === null);
  const anchorOf = (story: Element | undefined) => story?.closest('[id^="anchor--"]')?.id.slice('anchor--'.length);
  const faults: string[] = [];
  if (/\|\s*:?-{3}/.test(content.textContent)) faults.push('a table shows as bars and dashes');
  const prose = own('p, li, td, figcaption').map((block) => {
    const copy = block.cloneNode(true) as Element;
    for (const code of copy.querySelectorAll('code, pre, .sb-story')) code.remove();
    return copy.textContent;
  });
  if (prose.some((text) => text.includes('`'))) faults.push('backticks show');
  // Nothing of the back office is as high as the window there: below a part would be an empty box.
  const full = [...content.querySelectorAll('[id*="--admin-"] .sb-story *')].filter(
    (found) => Number.parseFloat(getComputedStyle(found).minHeight) >= window.innerHeight,
  );
  for (const found of full) faults.push(`${anchorOf(found)} is at least as high as the window`);
  const lists = own('ol').filter((list) => getComputedStyle(list).listStyleType !== 'decimal');
  if (lists.length > 0) faults.push('an ordered list has no numbers');
  const links = own<HTMLAnchorElement>('p a[href], li a[href], td a[href]').filter((link) => {
    const { color, textDecorationLine } = getComputedStyle(link);
    const around = link.parentElement && getComputedStyle(link.parentElement).color;
    return color === around && textDecorationLine === 'none';
  });
  for (const link of links) faults.push(`the link « ${link.textContent} » looks like the text around it`);
  for (const { hash, textContent } of document.querySelectorAll<HTMLAnchorElement>('.toc-wrapper a')) {
    if (!document.getElementById(decodeURIComponent(hash.slice(1))))
      faults.push(`its contents lead to no « ${textContent} »`);
  }
  const targets = own<HTMLAnchorElement>('a[href*="?path="]').flatMap((link) => {
    const path = new URL(link.href).searchParams.get('path') ?? '';
    return /^\/(?:docs|story)\/(.+)$/.exec(path)?.[1] ?? [];
  });
  const narrow = [...content.querySelectorAll<HTMLElement>('.sb-story')].filter((story) => {
    const width = Number.parseFloat(getComputedStyle(story).maxWidth);
    return width < content.clientWidth && story.querySelector('iframe') === null;
  });
  for (const story of narrow) faults.push(`${anchorOf(story)} is for a narrow window, and not in a frame`);
  const stories = [...content.querySelectorAll('.sb-story')].filter(
    (story) => story.closest('[data-anatomy]') === null,
  );
  const looks = stories.map((story) => {
    const values = [...story.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
      ({ value, checked }) => `${value} ${checked}`,
    );
    return story.innerHTML.replaceAll(/ (?:id|name|for|data-name|aria-[\w-]+)="[^"]*"/g, '') + values.join();
  });
  for (const [place, look] of looks.entries()) {
    const first = looks.indexOf(look);
    if (first < place) {
      faults.push(`${anchorOf(stories[place])} looks like ${anchorOf(stories[first])}`);
    }
  }
  return { height: content.scrollHeight, faults, targets };
}
