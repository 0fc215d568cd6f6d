import type { Locator, Page } from 'playwright-core';
import { buildApps, buildShopOf } from './build.ts';
import { serve } from './ports.ts';
import { at } from './root.ts';
import { createSite } from './site.ts';
import { desk, launchBrowser, median, openSlowPage, phone, slowdown, whole } from './throttled.ts';

// `npm run bench:interactions`: how long a press waits for the next frame (Interaction to Next Paint) on a slow phone and on a
// slow desk, in a shop of 10 and of 2,000 products. The first press of a page comes before the code of most of its parts, which
// then travels over a slow line. ROUNDS says how often each walk is taken.

/** The longest that a press may wait, in ms. The browser counts in steps of 8. */
const limit = 64;
const rounds = Number(process.env.ROUNDS ?? 5);

/** Keeps what the browser measures of each press: all of its events, of which the longest counts. */
const observe = `globalThis.waits = new Map();
new PerformanceObserver((list) => {
  for (const { interactionId, startTime, duration } of list.getEntries()) {
    if (!interactionId) continue;
    const known = waits.get(interactionId);
    if (!known || known.duration < duration) waits.set(interactionId, { startTime, duration });
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
sessionStorage.setItem('ageVerified', 'true');`;

interface Press {
  name: string;
  /** What is pressed, or the key. */
  on: (page: Page) => Locator | string;
  /** What is there when the press was answered. */
  shows: (page: Page) => Locator;
  /** What has to be done before the same can be pressed once more. */
  undo?: (page: Page) => Promise<void>;
}

interface Walk {
  window: 'phone' | 'desk';
  address: string;
  presses: readonly Press[];
}

/** Until it is out of sight: nobody opens it again while it leaves. */
const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.locator('dialog:modal').waitFor({ state: 'detached' });
  await page.locator('dialog:visible').waitFor({ state: 'detached' });
};
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const search: Press = {
  name: 'open the search',
  on: button('Rechercher'),
  shows: (page) => page.getByRole('searchbox', { name: 'Rechercher un produit' }),
};
const letter = (key: string, shows: RegExp): Press => ({
  name: `search « ${key} »`,
  on: () => key,
  shows: (page) => page.getByRole('dialog').getByText(shows),
});
const box = (name: string): Press => ({
  name: `filter « ${name} »`,
  on: (page) => page.getByRole('checkbox', { name }),
  shows: (page) => page.getByRole('checkbox', { name, checked: true }),
});
const priceThumb = 'Prix maximum';

const walks: readonly Walk[] = [
  {
    window: 'phone',
    address: '/',
    presses: [
      {
        name: 'open the menu',
        on: button('Ouvrir le menu'),
        shows: (page) => page.getByRole('dialog').getByRole('link', { name: 'FAQ' }),
        undo: closeDialog,
      },
      { ...search, undo: closeDialog },
    ],
  },
  { window: 'phone', address: '/catalogue', presses: [search, letter('m', /trouvé/), letter('e', /trouvé/)] },
  {
    window: 'phone',
    address: '/catalogue',
    presses: [
      {
        name: 'open the filters',
        on: button('Filtrer'),
        shows: (page) => page.getByRole('dialog').getByRole('checkbox').first(),
      },
      box('Nouveautés uniquement'),
    ],
  },
  {
    window: 'phone',
    address: '/produit/caramel-beurre-sale',
    presses: [
      {
        name: 'add to the cart',
        on: button('Ajouter au panier'),
        shows: (page) => page.getByRole('link', { name: /Panier, \d/ }),
        undo: (page) => button('Ajouter au panier')(page).waitFor(),
      },
    ],
  },
  {
    window: 'desk',
    address: '/catalogue',
    presses: [
      box('Nouveautés uniquement'),
      box('Best-sellers uniquement'),
      {
        name: 'reset the filters',
        on: button('Réinitialiser les filtres'),
        shows: (page) => page.getByRole('checkbox', { name: 'Nouveautés uniquement', checked: false }),
      },
      {
        name: 'filter by category',
        on: (page) => page.getByRole('group', { name: 'Filtres' }).getByRole('link', { name: 'Gourmands' }),
        shows: (page) => page.locator('[aria-current="page"]', { hasText: 'Gourmands' }),
      },
      {
        name: 'filter by price',
        on: (page) => page.getByRole('slider', { name: priceThumb }),
        shows: (page) => page.getByRole('slider', { name: priceThumb }),
      },
      {
        name: 'next price',
        on: () => 'ArrowRight',
        shows: (page) => page.getByRole('slider', { name: priceThumb }),
      },
    ],
  },
  {
    window: 'desk',
    address: '/',
    presses: [
      {
        name: 'open the menu',
        on: (page) => page.getByRole('navigation').getByRole('button', { name: 'Catalogue' }),
        shows: (page) => page.getByRole('link', { name: 'Menthes' }).first(),
      },
    ],
  },
];

await buildApps();
const browser = await launchBrowser();
const beyond: string[] = [];
try {
  for (const [products, shop] of [
    [10, at('apps/shop/dist')],
    [2_000, await buildShopOf(2_000)],
  ] as const) {
    const site = await serve(createSite({ shop }), 0);
    try {
      await measure(products, site.url);
    } finally {
      await site.close();
    }
  }
} finally {
  await browser.close();
}
if (beyond.length > 0) {
  console.error(`\nBeyond ${limit} ms: ${beyond.join(', ')}.`);
  process.exitCode = 1;
}

async function measure(products: number, url: string): Promise<void> {
  console.info(`
${products} products: ms until the next frame, median of ${rounds} on a processor ${slowdown} × slower (at most ${limit}), and until it shows
  ${''.padEnd(50)}${'first'.padStart(8)}${'shown'.padStart(8)}${'again'.padStart(8)}${'shown'.padStart(8)}`);
  for (const walk of walks) {
    const figures = new Map<string, Figures>();
    for (let round = 0; round < rounds; round += 1) await takeWalk(walk, url, figures);
    for (const [name, { first, again }] of figures) {
      const where = `${walk.window} ${walk.address}: ${name}`;
      const [once, more] = [first, again].map((waits) => ({
        frame: median(waits.map(({ frame }) => frame)),
        shown: median(waits.map(({ shown }) => shown)),
      }));
      const figure = (value = Number.NaN): string => (Number.isNaN(value) ? '–' : whole(value)).padStart(8);
      console.info(
        `  ${where.padEnd(50)}${figure(once?.frame)}${figure(once?.shown)}${figure(more?.frame)}${figure(more?.shown)}`,
      );
      if ((once?.frame ?? 0) > limit || (more?.frame ?? 0) > limit) beyond.push(`${where} (${products} products)`);
    }
  }
}

interface Wait {
  /** From the press to the next frame. */
  frame: number;
  /** From the press to what it asks for. */
  shown: number;
}
type Figures = { first: Wait[]; again: Wait[] };

/** The presses of a walk on a page that was just loaded, one after the other. Those that can be undone are made twice. */
async function takeWalk(walk: Walk, url: string, figures: Map<string, Figures>): Promise<void> {
  const slow = await openSlowPage(browser, walk.window === 'phone' ? phone : desk);
  try {
    await slow.page.addInitScript({ content: observe });
    await slow.slowLine();
    await slow.page.goto(`${url}${walk.address}`, { waitUntil: 'networkidle' });
    for (const press of walk.presses) {
      const figure = figures.get(press.name) ?? { first: [], again: [] };
      figures.set(press.name, figure);
      figure.first.push(await take(slow.page, press, walk.window));
      if (press.undo) {
        await press.undo(slow.page);
        await comesToRest(slow.page);
        figure.again.push(await take(slow.page, press, walk.window));
        await press.undo(slow.page);
      }
      await comesToRest(slow.page);
    }
  } finally {
    await slow.close();
  }
}

async function take(page: Page, { name, on, shows }: Press, window: Walk['window']): Promise<Wait> {
  const target = on(page);
  let act = (): Promise<void> => page.keyboard.press(String(target));
  if (typeof target !== 'string') {
    await target.scrollIntoViewIfNeeded();
    const place = await target.boundingBox();
    if (place === null) throw new Error(`« ${name} » has no place in the window.`);
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    act = () => (window === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  }
  await page.evaluate('waits.clear()');
  await act();
  await shows(page).waitFor();
  const shownAt = await page.evaluate(() => performance.now());
  await comesToRest(page);
  const waits = await page.evaluate<{ startTime: number; duration: number }[]>('[...waits.values()]');
  if (waits.length === 0) return { frame: 16, shown: 16 };
  return {
    frame: Math.max(...waits.map(({ duration }) => duration)),
    shown: shownAt - Math.min(...waits.map(({ startTime }) => startTime)),
  };
}

/** The frame is drawn, and what it left to do is done: the browser has told what it measured. */
function comesToRest(page: Page): Promise<unknown> {
  return page.evaluate(
    'new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(rest))))',
  );
}
