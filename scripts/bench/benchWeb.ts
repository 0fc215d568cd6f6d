import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { apiUrl, buildApps, served } from '../build/build.ts';
import { securityHeaders } from '../build/securityHeaders.ts';
import { serve } from '../common/ports.ts';
import { at } from '../common/root.ts';
import { createSite } from '../serve/site.ts';
import { openBarePage } from './barePage.ts';
import { staticAddresses, staticPage } from './staticPages.ts';
import { launchBrowser, loadSlowly, median, slowdown, whole } from './throttled.ts';
import { watchReady } from './watchReady.ts';

// `npm run bench:web` checks that a phone on slow 4G shows a page of the built shop as soon as a page written by hand, without a
// script (staticPages.ts). Both come from the same server, in turns, in the same run. A visitor comes
// for the first time, with an empty cache, and touches nothing: the page has to be ready by itself.
//
// --beside http://localhost:4273 loads the shop that is served there as well, in turns with this one, and tells the difference: that of
// another commit, started in a checkout of its own.

/** Rounds for the median. With five, it would vary by a fifth between runs. */
const rounds = Number(process.env.ROUNDS ?? 15);
/**
 * The limits: ratios of the two paints to those of the static page, the layout shift, and in ms the blocked time and the time from the
 * largest paint until all controls answer.
 */
const limits = { fcp: 1.25, lcp: 1.1, cls: 0, tbt: 50, ready: 1_500 };
/** A page that isn't ready after this many ms without a request never will be. */
const patience = 5_000;
/** The address of another shop to compare with. */
const { beside } = parseArgs({ options: { beside: { type: 'string' } } }).values;
if (beside !== undefined && !(await fetch(beside).catch(() => undefined))?.ok) {
  throw new Error(`--beside: no shop answers at ${beside}.`);
}
/** The path of the static pages. */
const prefix = '/static';

interface Load {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** From navigation until every control responds; `null` if that never happens. */
  ready: number | null;
  /** Address of the largest picture, or the text if that is larger. */
  largest: string;
}

/** A task of the main thread that took longer than 50 ms. */
type Task = Pick<PerformanceEntry, 'startTime' | 'duration'>;

/** Runs in the page before anything else. */
const observe = `(${watchReady})();
window.load = { fcp: 0, lcp: 0, cls: 0, tasks: [], largest: '' };
const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') load.fcp = startTime; });
watch('largest-contentful-paint', ({ startTime, url, element }) => {
  Object.assign(load, { lcp: startTime, largest: url === '' ? element?.textContent ?? '' : new URL(url).pathname });
});
watch('layout-shift', ({ value }) => { load.cls += value; });
watch('longtask', ({ startTime, duration }) => { load.tasks.push({ startTime, duration }); });`;

await buildApps();
const browser = await launchBrowser();
const site = await serve(withStaticPages(createSite()), 0);
const beyond: string[] = [];
try {
  for (const address of staticAddresses) await compare(address);
} finally {
  await Promise.all([browser.close(), site.close()]);
}
if (beyond.length > 0) {
  console.error(`\nBeyond the limit: ${beyond.join(', ')}.`);
  process.exitCode = 1;
}

async function compare(address: string): Promise<void> {
  const shop: Load[] = [];
  const still: Load[] = [];
  const other: Load[] = [];
  const turns = [
    () => load(`${site.url}${address}`, true, shop),
    () => load(`${site.url}${prefix}${address}`, false, still),
    ...(beside === undefined ? [] : [() => load(new URL(address, beside).href, true, other)]),
  ];
  for (let round = 0; round < rounds; round += 1) {
    // Each goes first in its turn.
    const first = round % turns.length;
    for (const open of [...turns.slice(first), ...turns.slice(0, first)]) await open();
  }
  const [seen = '', wanted = ''] = [shop[0]?.largest, still[0]?.largest];
  if (seen !== wanted) throw new Error(`${address}: the largest is ${seen}, and ${wanted} on the static page.`);
  const of = (loads: readonly Load[], name: 'fcp' | 'lcp' | 'cls' | 'tbt') => median(loads.map((each) => each[name]));
  console.info(`
${address} on slow 4G, median of ${rounds} on a processor ${slowdown} × slower; the largest: ${seen}
       ${'shop'.padStart(8)}${'static'.padStart(8)}${'ratio'.padStart(8)}`);
  for (const name of ['fcp', 'lcp'] as const) {
    const [ours, theirs] = [of(shop, name), of(still, name)];
    const ratio = ours / theirs;
    console.info(
      `  ${name}  ${whole(ours).padStart(8)}${whole(theirs).padStart(8)}${ratio.toFixed(2).padStart(8)}  (at most ${limits[name].toFixed(2)}); each: ${shop.map((each) => whole(each[name])).join(', ')} / ${still.map((each) => whole(each[name])).join(', ')}`,
    );
    if (ratio > limits[name]) beyond.push(`${name} of ${address}`);
  }
  const cls = Math.max(...shop.map((each) => each.cls));
  const tbt = of(shop, 'tbt');
  console.info(`  cls  ${cls.toFixed(3).padStart(8)}                  (at most ${limits.cls})
  tbt  ${whole(tbt).padStart(8)}                  (at most ${limits.tbt}); each: ${shop.map((each) => whole(each.tbt)).join(', ')}`);
  const readies = shop.map(readyOf);
  const late = median(shop.map(({ lcp }, round) => (readies[round] ?? Number.POSITIVE_INFINITY) - lcp));
  const moment = (time: number): string => (Number.isFinite(time) ? whole(time) : 'never');
  console.info(
    `  ready${moment(median(readies)).padStart(7)}; ${moment(late)} after the largest paint (at most ${limits.ready}); each: ${readies.map(moment).join(', ')}`,
  );
  if (late > limits.ready) beyond.push(`ready of ${address}`);
  if (cls > limits.cls) beyond.push(`cls of ${address}`);
  if (tbt > limits.tbt) beyond.push(`tbt of ${address}`);
  if (beside !== undefined) tellDifference(shop, other);
}

function readyOf({ ready }: Load): number {
  return ready ?? Number.POSITIVE_INFINITY;
}

/**
 * Tells in ms how much later than the other one the shop was in the same round: the median, and between which two values the middle half
 * of the rounds lies. The shops differ only if that half lies on one side of 0, in fifteen rounds or more.
 */
function tellDifference(shop: readonly Load[], other: readonly Load[]): void {
  const figures: Record<string, (load: Load) => number> = {
    fcp: ({ fcp }) => fcp,
    lcp: ({ lcp }) => lcp,
    tbt: ({ tbt }) => tbt,
    ready: readyOf,
  };
  console.info(`  beside ${beside}, the median of it and of the differences, and the middle half of these:`);
  for (const [name, figure] of Object.entries(figures)) {
    const theirs = other.map(figure);
    const differences = shop
      .map((each, round) => figure(each) - (theirs[round] ?? Number.NaN))
      .toSorted((a, b) => a - b);
    const [low, middle, high] = [1, 2, 3].map((quarter) =>
      whole(differences[(differences.length * quarter) >> 2] ?? 0),
    );
    console.info(
      `    ${name.padEnd(6)}${whole(median(theirs)).padStart(6)}${middle?.padStart(8)}  (${low} to ${high})`,
    );
  }
}

/** One cold load, until nothing is loading any more and (for the shop) the page is ready. */
async function load(url: string, isShop: boolean, loads: Load[]): Promise<void> {
  const page = await openBarePage(browser);
  await loadSlowly(page, url, observe);
  const ready = `Promise.race([window.ready, new Promise((resume) => setTimeout(resume, ${patience}, null))])`;
  const expression = `(async () => ({ ...load, ready: ${isShop ? `await ${ready}` : null} }))()`;
  const { tasks, ...seen } = (await page.evaluate(expression)) as Omit<Load, 'tbt'> & { tasks: Task[] };
  // A task before the first paint blocks nobody, because there is nothing to press yet.
  const blocked = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, seen.fcp) - 50);
  loads.push({ ...seen, tbt: blocked.reduce((sum, time) => sum + Math.max(time, 0), 0) });
  await page.close();
}

/**
 * The built site with the static pages beside it, compressed and with the same headers as its own pages: for a page with
 * `Cross-Origin-Opener-Policy` the browser starts a process, which takes time.
 */
function withStaticPages(shop: RequestListener): RequestListener {
  const texts = new Map(
    staticAddresses.map((address) => {
      const page = readFileSync(at(served.shop, address === '/' ? 'index.html' : `${address}.html`), 'utf8');
      const all = (pattern: RegExp): string => (page.match(pattern) ?? []).join('');
      const fonts = { preloads: all(/<link rel="preload" as="font"[^>]*>/g), faces: all(/@font-face\{[^}]*\}/g) };
      return [`${prefix}${address}`, staticPage(address, fonts)];
    }),
  );
  const { always, pages: policy } = securityHeaders(texts.values(), apiUrl());
  const pages = new Map([...texts].map(([address, text]) => [address, brotliCompressSync(text)]));
  return (request, response) => {
    const page = pages.get(request.url ?? '');
    if (page === undefined) return shop(request, response);
    response
      .writeHead(200, {
        ...always,
        ...policy,
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Encoding': 'br',
        'Content-Length': page.length,
        'Cache-Control': 'no-cache',
      })
      .end(page);
  };
}
