import { parseArgs } from 'node:util';
import { buildApps } from '@nuee/site/build';
import { serve } from '@nuee/site/ports';
import { createSite } from '@nuee/site/site';
import { loseNoPresses } from './earlyPresses.ts';
import { measurePresses } from './pressWaits.ts';
import { launchBrowser, median, phone, slowdown, withSlowPage } from './slowPage.ts';
import { watchReady } from './watchReady.ts';

// `npm run bench:web`: what a visitor with a slow phone on slow 4G waits for. It loads home, catalogue and a product with an empty cache,
// touches nothing, and then measures how long a press on an idle page waits for its frame.
//
// --rounds 9 of each figure, of which the median counts; --admin also loads the orders of the back office; --early 200 plays that many
// sequences of early presses instead (earlyPresses.ts), --seed 1 the first of them.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    admin: { type: 'boolean', default: false },
    early: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const rounds = Number(values.rounds);

/**
 * In ms, except the layout shift: the blocked time, the time from the largest paint until all controls answer, the back office's first
 * paint and rows, and a press.
 */
const limits = { cls: 0.01, tbt: 50, ready: 1_500, paint: 1_000, rows: 1_500, press: 100 };
/** A page that isn't ready after this many ms without a request never will be. */
const patience = 5_000;

interface Load {
  fcp: number;
  lcp: number;
  cls: number;
  /** The part of each task beyond 50 ms, from the first paint on. */
  tbt: number;
  /** From navigation until every control responds, or until the rows of the back office show; `null` if that never happens. */
  ready: number | null;
  /** Bytes as sent until then, and those of scripts among them. */
  bytes: number;
  script: number;
}

/** Runs in the page before anything else. */
const observe = `(${watchReady})();
window.load = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') load.fcp = startTime; });
watch('largest-contentful-paint', ({ startTime }) => { load.lcp = startTime; });
watch('layout-shift', ({ value }) => { load.cls += value; });
watch('longtask', ({ startTime, duration }) => { load.tasks.push([startTime, startTime + duration]); });`;

/** At the start of the second frame the first one is on the screen. */
const untilRows = `localStorage.setItem('adminAuthenticated', 'true');
window.rows = new Promise((resolve) => new MutationObserver((_, observer) => {
  if (document.querySelector('tbody tr') === null) return;
  observer.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
}).observe(document, { childList: true, subtree: true }));`;

await buildApps();
const [browser, site] = await Promise.all([launchBrowser(), serve(createSite(), 0)]);
const beyond: string[] = [];
try {
  if (values.early !== undefined) {
    if (!(await loseNoPresses(Number(values.early), Number(values.seed)))) process.exitCode = 1;
  } else {
    console.info(`Slow 4G, a processor ${slowdown} × slower, medians of ${rounds}; ms and kB as sent\n`);
    console.info(row('page', ['first', 'largest', 'shifts', 'blocked', 'ready', 'script', 'all']));
    for (const address of ['/', '/catalogue', '/produit/fraise-des-bois']) await measureShop(address);
    if (values.admin) await measureOrders();
    console.info('\nms from a press on an idle page until its frame');
    for (const { name, wait } of await measurePresses(browser, site.url, rounds)) {
      console.info(row(name, [String(wait)]));
      judge(`the press « ${name} »`, wait, limits.press);
    }
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}
if (beyond.length > 0) {
  console.error(`\nBeyond the limit: ${beyond.join('; ')}.`);
  process.exitCode = 1;
}

async function measureShop(address: string): Promise<void> {
  const { cls, tbt, ready, lcp } = await measure(address, 'window.ready');
  judge(`shifts of ${address}`, cls, limits.cls);
  judge(`blocked time of ${address}`, tbt, limits.tbt);
  judge(`${address} is ready after its largest paint`, ready - lcp, limits.ready);
}

/** The orders of the demonstration. */
async function measureOrders(): Promise<void> {
  const { fcp, ready } = await measure('/admin/commandes', 'window.rows');
  judge('first paint of the orders', fcp, limits.paint);
  judge('rows of the orders', ready, limits.rows);
}

/** Cold loads, each until `moment`, a promise of the page, and until nothing is loading any more. Prints and returns the medians. */
async function measure(address: string, moment: string) {
  const loads: Load[] = [];
  for (let round = 0; round < rounds; round += 1) loads.push(await load(address, moment));
  const of = (name: Exclude<keyof Load, 'ready'>) => median(loads.map((each) => each[name]));
  const ready = median(loads.map((each) => each.ready ?? Number.POSITIVE_INFINITY));
  const cls = Math.max(...loads.map((each) => each.cls));
  const figures = [of('fcp'), of('lcp'), cls, of('tbt'), ready, of('script') / 1_000, of('bytes') / 1_000];
  console.info(
    row(
      address,
      figures.map((each, place) => each.toFixed(place === 2 ? 3 : 0)),
    ),
  );
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls, ready };
}

function load(address: string, moment: string): Promise<Load> {
  return withSlowPage(browser, { ...phone, slowLine: true }, async (page, cdp) => {
    const scripts = new Set<string>();
    let [bytes, script] = [0, 0];
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType === 'text/javascript') scripts.add(requestId);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await page.addInitScript({ content: observe + (moment === 'window.rows' ? untilRows : '') });
    await page.goto(`${site.url}${address}`, { waitUntil: 'networkidle' });
    const late = `new Promise((resume) => setTimeout(resume, ${patience}, null))`;
    const expression = `(async () => ({ ...load, ready: await Promise.race([${moment}, ${late}]) }))()`;
    const { tasks, ...seen } = (await page.evaluate(expression)) as Omit<Load, 'tbt' | 'bytes' | 'script'> & {
      tasks: [number, number][];
    };
    // A task before the first paint delays no press, because there is nothing to press yet.
    const blocked = tasks.map(([start, end]) => Math.max(0, end - Math.max(start, seen.fcp) - 50));
    return { ...seen, tbt: blocked.reduce((sum, time) => sum + time, 0), bytes, script };
  });
}

function judge(what: string, figure: number, most: number): void {
  if (!(figure <= most)) beyond.push(`${what}, ${figure.toFixed(most < 1 ? 3 : 0)} (at most ${most})`);
}

function row(first: string, cells: readonly string[]): string {
  return first.padEnd(44) + cells.map((cell) => cell.padStart(9)).join('');
}
