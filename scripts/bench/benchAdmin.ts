import type { RequestListener } from 'node:http';
import { manyOrders } from '@nuee/domain/fixtures';
import type { Page } from 'playwright-core';
import { buildApps } from '../build/build.ts';
import { serve } from '../common/ports.ts';
import { createSite } from '../serve/site.ts';
import { openBarePage } from './barePage.ts';
import { desk, launchBrowser, loadSlowly, median, openSlowPage, slowdown, whole } from './throttled.ts';

// `npm run bench:admin` measures the built admin on a slow processor against its limits: loading the orders on slow 4G, and the time
// from a press until its change is on the screen, with five orders and with 1,000. Other work on the machine counts too.

const rounds = Number(process.env.ROUNDS ?? 7);
/** In ms, except the script, in kB. */
const limits = { paint: 1_000, rows: 1_500, script: 170, press: 100 };

const administrator = `localStorage.setItem('adminAuthenticated', 'true');`;

/** Runs in the page before anything else. At the start of the second frame the first one is on the screen. */
const markRows = `new MutationObserver((_, observer) => {
  if (document.querySelector('tbody tr') === null) return;
  observer.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('rows')));
}).observe(document, { childList: true, subtree: true });`;

/** Resolves when the rows are there and nothing has arrived for two seconds. */
const untilAtRest = `(async () => {
  const count = () => performance.getEntriesByType('resource').length;
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  while (performance.getEntriesByName('rows').length === 0) await pause(100);
  for (let before = -1; before !== count(); await pause(2_000)) before = count();
})()`;

/** Resolves with the frame that shows a change. */
const untilShown = `window.untilShown = (state) => {
  const before = state();
  return new Promise((tell) => {
    const look = () => requestAnimationFrame(() => (state() === before ? look() : requestAnimationFrame(tell)));
    look();
  });
};`;

interface Press {
  name: string;
  /** Opens the place where the press is possible, and returns the press. */
  approach: (page: Page) => Promise<() => Promise<void>>;
  /** Reads the state that it changes. */
  changes: 'rows' | 'menu';
  /** Whether it needs more rows than one page has. */
  inPages?: boolean;
}

const states = {
  rows: `() => document.querySelector('main').textContent`,
  menu: `() => document.querySelector('[role="menu"]') !== null`,
};

const button = (name: string | RegExp) => async (page: Page) => {
  const place = page.getByRole('button', { name }).first();
  await place.hover();
  return () => clickThere(page);
};

/** Presses without Playwright's checks before a press, which take time in the page. */
async function clickThere(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

const item = (openers: readonly (string | RegExp)[], name: string) => async (page: Page) => {
  const [first = '', ...inside] = openers;
  await page.getByRole('button', { name: first }).first().click();
  for (const opener of inside) await page.getByRole('menuitem', { name: opener }).click();
  await page.getByRole('menuitemradio', { name }).hover();
  return () => clickThere(page);
};

const presses: readonly Press[] = [
  { name: 'filter menu', approach: button('Filtrer par statut'), changes: 'menu' },
  { name: 'filter', approach: item(['Filtrer par statut'], 'Expédiée'), changes: 'rows' },
  { name: 'sort', approach: button('Montant'), changes: 'rows' },
  {
    name: 'letter',
    approach: async (page) => {
      await page.getByRole('searchbox').focus();
      return () => page.keyboard.press('z');
    },
    changes: 'rows',
  },
  { name: 'next page', approach: button('Page suivante'), changes: 'rows', inPages: true },
  { name: 'menu of a row', approach: button(/^Actions pour/), changes: 'menu' },
  { name: 'status', approach: item([/^Actions pour/, 'Changer le statut'], 'Annulée'), changes: 'rows' },
];

await buildApps();
const browser = await launchBrowser();
const built = createSite();
const [few, many] = await Promise.all([serve(built, 0), serve(withOrders(built, 1_000), 0)]);
const beyond: string[] = [];
try {
  await measureFirstRows();
  await measurePresses();
} finally {
  await Promise.all([browser.close(), few.close(), many.close()]);
}
if (beyond.length > 0) {
  console.error(`\nBeyond the limit: ${beyond.join(', ')}.`);
  process.exitCode = 1;
}

/** Loads a page without Playwright, as a visitor does (`barePage.ts`). */
async function measureFirstRows(): Promise<void> {
  const runs: { paint: number; rows: number; script: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openBarePage(browser);
    const scripts = new Set<unknown>();
    let script = 0;
    page.on((method, { requestId, response, encodedDataLength }) => {
      // Fetched or imported.
      const isScript = (response as { mimeType?: string } | undefined)?.mimeType === 'text/javascript';
      if (method === 'Network.responseReceived' && isScript) scripts.add(requestId);
      if (method === 'Network.loadingFinished' && scripts.has(requestId)) script += Number(encodedDataLength);
    });
    await loadSlowly(page, `${few.url}/admin/commandes`, `${administrator}${markRows}`);
    // Until the page is idle, because the code of all pages counts.
    await page.evaluate(untilAtRest);
    const startOf = async (name: string): Promise<number> =>
      Number(await page.evaluate(`performance.getEntriesByName('${name}')[0]?.startTime ?? Infinity`));
    const [paint, rows] = [await startOf('first-contentful-paint'), await startOf('rows')];
    runs.push({ paint, rows, script: script / 1_000 });
    await page.close();
  }
  const paint = median(runs.map((run) => run.paint));
  const rows = median(runs.map((run) => run.rows));
  const script = median(runs.map((run) => run.script));
  console.info(`
The orders on slow 4G, median of ${rounds} on a processor ${slowdown} × slower
  first paint  ${whole(paint)} ms (at most ${limits.paint})
  rows         ${whole(rows)} ms (at most ${limits.rows}); each: ${runs.map((run) => whole(run.rows)).join(', ')}
  script       ${script.toFixed(1)} kB (at most ${limits.script})`);
  if (paint > limits.paint) beyond.push('the first paint on slow 4G');
  if (rows > limits.rows) beyond.push('the rows on slow 4G');
  if (script > limits.script) beyond.push('the bytes of script');
}

async function measurePresses(): Promise<void> {
  console.info(`
Work of the main thread from a press to the frame that shows what it changes in ms, median of ${rounds} on a processor ${slowdown} × slower (at most ${limits.press})
  ${''.padEnd(18)}${'5 orders'.padStart(12)}${'1,000 orders'.padStart(16)}`);
  for (const press of presses) {
    const ofFew = press.inPages ? [] : await timesOf(press, few.url);
    const ofMany = await timesOf(press, many.url);
    const shown = (times: number[]): string => (times.length === 0 ? '' : whole(median(times)));
    console.info(`  ${press.name.padEnd(18)}${shown(ofFew).padStart(12)}${shown(ofMany).padStart(16)}`);
    if ([ofFew, ofMany].some((times) => median(times) > limits.press)) beyond.push(press.name);
  }
}

/** Each in a window of its own, whose page is idle. */
async function timesOf({ approach, changes }: Press, url: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, cdp, close } = await openSlowPage(browser, desk);
    // The time of the main thread, multiplied by the slowdown. Chrome's own throttling works by interrupting the
    // thread, and on a busy machine each interruption lasts too long.
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spent = async (): Promise<number> => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return slowdown * 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    };
    await page.addInitScript({ content: administrator + untilShown });
    await page.goto(`${url}/admin/commandes`, { waitUntil: 'networkidle' });
    await page.locator('tbody tr').first().waitFor();
    const act = await approach(page);
    const shown = page.evaluate(`untilShown(${states[changes]})`);
    // The page watches for the change before it is pressed.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    const before = await spent();
    await act();
    await shown;
    times.push((await spent()) - before);
    await close();
  }
  return times;
}

/** The built site, with the given number of orders in its sample data. */
function withOrders(site: RequestListener, count: number): RequestListener {
  const orders = JSON.stringify(manyOrders(count, new Date()));
  return (request, response) => {
    if (!/\/samples-[^/]*\.js$/.test(request.url ?? '')) return site(request, response);
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(
      `const none = () => [];
      const orders = ${orders};
      export const samples = { orders: () => orders, products: none, users: none };`,
    );
  };
}
