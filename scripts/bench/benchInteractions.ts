import type { Locator, Page } from 'playwright-core';
import { buildApps } from '../build/build.ts';
import { serve } from '../common/ports.ts';
import { createSite } from '../serve/site.ts';
import { desk, launchBrowser, median, openSlowPage, phone, slowdown, whole } from './throttled.ts';

// `npm run bench:interactions`: how long a press waits for the next frame (Interaction to Next Paint) on an idle page,
// on a slow processor. ROUNDS says how often each press is made.

/** The longest that a press may wait, in ms. The browser counts in steps of 8. */
const limit = 100;
const rounds = Number(process.env.ROUNDS ?? 5);

/** Records the durations that the browser measures for all events of a press; the longest one counts. */
const observe = `globalThis.waits = [];
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) waits.push(duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
sessionStorage.setItem('ageVerified', 'true');`;

interface Press {
  name: string;
  window: typeof phone | typeof desk;
  address: string;
  /** The control to press, with a pointer or, once it has the focus, with a key. */
  on: (page: Page) => Locator;
  key?: string;
  /** What has to be opened first. */
  before?: (page: Page) => Locator;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
/** Whether to press the label around it. */
const choice = (role: 'radio' | 'checkbox', name: string) => (page: Page) =>
  page.getByRole(role, { name, exact: true }).locator('xpath=ancestor::label');
const product = '/produit/vanille-bourbon';

const presses: readonly Press[] = [
  { name: 'menu', window: phone, address: '/', on: button('Ouvrir le menu') },
  {
    name: 'menu',
    window: desk,
    address: '/',
    on: (page) => page.getByRole('banner').getByRole('button', { name: 'Catalogue' }),
  },
  { name: 'search', window: phone, address: '/', on: button('Rechercher') },
  {
    name: 'letter in the search',
    window: phone,
    address: '/',
    before: button('Rechercher'),
    on: (page) => page.getByRole('searchbox', { name: 'Rechercher un produit' }),
    key: 'm',
  },
  {
    name: 'filter',
    window: phone,
    address: '/catalogue',
    before: button('Filtrer'),
    on: choice('checkbox', 'Nouveautés uniquement'),
  },
  { name: 'filter', window: desk, address: '/catalogue', on: choice('checkbox', 'Nouveautés uniquement') },
  {
    name: 'step of the price',
    window: desk,
    address: '/catalogue',
    on: (page) => page.getByRole('slider', { name: 'Prix maximum' }),
    key: 'ArrowLeft',
  },
  { name: 'size', window: phone, address: product, on: choice('radio', '50 ml') },
  { name: 'add to the cart', window: phone, address: product, on: button('Ajouter au panier') },
  { name: 'question', window: phone, address: '/faq', on: (page) => page.getByRole('main').getByRole('button').nth(1) },
];

await buildApps();
const [browser, site] = await Promise.all([launchBrowser(), serve(createSite(), 0)]);
const beyond: string[] = [];
console.info(`ms until the next frame, median of ${rounds} on a processor ${slowdown} × slower (at most ${limit})`);
try {
  for (const press of presses) {
    const name = `${press.window === phone ? 'phone' : 'desk'} ${press.address}: ${press.name}`;
    try {
      const waits: number[] = [];
      for (let round = 0; round < rounds; round += 1) waits.push(await measure(press));
      console.info(`  ${name.padEnd(50)}${whole(median(waits)).padStart(6)}; each: ${waits.map(whole).join(', ')}`);
      if (median(waits) > limit) beyond.push(name);
    } catch (error) {
      console.error(`  ${name}`, error);
      beyond.push(name);
    }
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}
if (beyond.length > 0) {
  console.error(`\nBeyond ${limit} ms: ${beyond.join(', ')}.`);
  process.exitCode = 1;
}

async function measure({ window, address, before, on, key }: Press): Promise<number> {
  const slow = await openSlowPage(browser, window);
  const { page } = slow;
  const act = (target: Locator): Promise<void> => (window === phone ? target.tap() : target.click());
  try {
    page.setDefaultTimeout(10_000);
    await page.addInitScript({ content: observe });
    await page.goto(`${site.url}${address}`, { waitUntil: 'networkidle' });
    await comesToRest(page);
    if (before) {
      await act(before(page));
      await comesToRest(page);
    }
    const control = on(page);
    await (key === undefined ? control.scrollIntoViewIfNeeded() : control.focus());
    await comesToRest(page);
    await page.evaluate('waits.length = 0');
    await (key === undefined ? act(control) : page.keyboard.press(key));
    await comesToRest(page);
    // The browser doesn't report presses below its threshold.
    return await page.evaluate('Math.max(16, ...waits)');
  } finally {
    await slow.close();
  }
}

/** Waits until the frame is drawn and the work after it is done: by then the browser has reported what it measured. */
function comesToRest(page: Page): Promise<unknown> {
  return page.evaluate(
    'new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(rest))))',
  );
}
