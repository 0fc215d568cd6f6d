import type { Browser, Locator, Page } from 'playwright-core';
import { desk, median, phone, withSlowPage } from './slowPage.ts';

// How long a press waits for the next frame (Interaction to Next Paint) on an idle page, on a slow processor.

/** Records the durations that the browser measures for all events of a press; the longest one counts. */
const observe = `globalThis.waits = [];
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) waits.push(duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
sessionStorage.setItem('ageVerified', 'true');`;

type Control = (page: Page) => Locator;
/** The control to press with a pointer or, once it has the focus, with a key; and what has to be opened before. */
type Press = readonly [
  window: 'phone' | 'desk',
  address: string,
  control: Control,
  more?: { key?: string; before?: Control },
];

const button =
  (name: string): Control =>
  (page) =>
    page.getByRole('button', { name, exact: true });
/** The label around it is pressed. */
const choice =
  (role: 'radio' | 'checkbox', name: string): Control =>
  (page) =>
    page.getByRole(role, { name, exact: true }).locator('xpath=ancestor::label');
const product = '/produit/vanille-bourbon';

const presses: Record<string, Press> = {
  'menu, phone': ['phone', '/', button('Ouvrir le menu')],
  'menu, desk': ['desk', '/', (page) => page.getByRole('banner').getByRole('button', { name: 'Catalogue' })],
  search: ['phone', '/', button('Rechercher')],
  'letter in the search': [
    'phone',
    '/',
    (page) => page.getByRole('searchbox', { name: 'Rechercher un produit' }),
    { key: 'm', before: button('Rechercher') },
  ],
  'filter, phone': ['phone', '/catalogue', choice('checkbox', 'Nouveautés uniquement'), { before: button('Filtrer') }],
  'filter, desk': ['desk', '/catalogue', choice('checkbox', 'Nouveautés uniquement')],
  'step of the price': [
    'desk',
    '/catalogue',
    (page) => page.getByRole('slider', { name: 'Prix maximum' }),
    { key: 'ArrowLeft' },
  ],
  size: ['phone', product, choice('radio', '50 ml')],
  'add to the cart': ['phone', product, button('Ajouter au panier')],
  question: ['phone', '/faq', (page) => page.getByRole('main').getByRole('button').nth(1)],
};

/** Makes each press so many times on the site at `url`. @returns the medians in ms; the browser counts in steps of 8. */
export async function measurePresses(browser: Browser, url: string, rounds: number) {
  const all: { name: string; wait: number }[] = [];
  for (const [name, press] of Object.entries(presses)) {
    const waits: number[] = [];
    for (let round = 0; round < rounds; round += 1) waits.push(await measure(browser, url, press));
    all.push({ name, wait: median(waits) });
  }
  return all;
}

function measure(browser: Browser, url: string, [window, address, on, { key, before } = {}]: Press): Promise<number> {
  return withSlowPage(browser, window === 'phone' ? phone : desk, async (page) => {
    const act = (target: Locator): Promise<void> => (window === 'phone' ? target.tap() : target.click());
    page.setDefaultTimeout(10_000);
    await page.addInitScript({ content: observe });
    await page.goto(`${url}${address}`, { waitUntil: 'networkidle' });
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
    return page.evaluate('Math.max(16, ...waits)');
  });
}

/** Waits until the frame is drawn and the work after it is done: by then the browser has reported what it measured. */
function comesToRest(page: Page): Promise<unknown> {
  return page.evaluate(
    'new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(rest))))',
  );
}
