import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { buildApps, served } from '@nuee/site/build';
import { serve } from '@nuee/site/ports';
import { at } from '@nuee/site/root';
import { inlineScripts, inlineStyles } from '@nuee/site/securityHeaders';
import { createSite } from '@nuee/site/site';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchBrowser } from '../bench/slowPage.ts';
import { watchReady } from '../bench/watchReady.ts';

// `npm run budget`: what each kind of public page has loaded once it is idle, without any interaction, in bytes as sent
// (brotli for texts), compared with scripts/test/budget.json. The browser tells which files were requested, and their
// sizes are those of the build, so that the result is the same on every machine. `npm run budget -- --write` accepts
// the measured figures, after an intended change.

const kinds = ['html', 'css', 'js', 'data', 'fonts', 'pictures'] as const;
type Kind = (typeof kinds)[number];

interface Cost extends Record<Kind, number> {
  /** Files besides the page itself and its pictures. */
  requests: number;
}

/**
 * Bytes that no page may exceed, whatever the table says. Script is split by entries and by what several of them share: splitting it by
 * the names of files saved 5 kB, and a gate of their size would shape the code. Style is one sheet for all pages (ADR 20).
 */
const ceilings = { css: 17_000, js: 135_000, fonts: 60_000 } as const;
/** The most that may run before the first paint of a page, in bytes of brotli. */
const inlineCeiling = 1_000;
/** The sharpest phone. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true } as const;
/** A page is idle when it is ready and has requested nothing for this many ms. */
const silence = 1_000;
/**
 * How much a build may differ from the table without counting as a change, because hashes in file names and the
 * compression of another Node vary.
 */
const tolerance = 300;

const folder = at(served.shop);
const table = at('scripts/test/budget.json');

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
const allOf = (cost: Cost): number => sum(kinds.map((kind) => cost[kind]));

/** The page measured for each kind of page; of the products it is the first. */
function pagesByKind(): Map<string, string> {
  const pages = new Map<string, string>();
  for (const file of globSync('**/*.html', { cwd: folder }).sort()) {
    const page = file.replace(/\.html$/, '');
    const kind = page.replace(/\/.*$/, '');
    if (pages.has(kind) || !readFileSync(`${folder}/${file}`, 'utf8').includes('rel="canonical"')) continue;
    pages.set(kind, page);
  }
  return pages;
}

async function costOf(browser: Browser, site: string, page: string): Promise<Cost> {
  const html = readFileSync(`${folder}/${page}.html`, 'utf8');
  const rules = brotliCompressSync(inlineStyles(html).join('')).length;
  const files = await askedFor(browser, `${site}/${page === 'index' ? '' : page}`);
  const bytes = (pattern: RegExp, ending = ''): number =>
    sum(files.filter((file) => pattern.test(file)).map((file) => statSync(`${folder}${file}${ending}`).size));
  return {
    // The style rules are part of the page.
    html: statSync(`${folder}/${page}.html.br`).size - rules,
    css: rules + bytes(/\.css$/, '.br'),
    js: bytes(/\.js$/, '.br'),
    data: bytes(/\.json$/, '.br'),
    fonts: bytes(/\.woff2$/),
    pictures: bytes(/\.(avif|webp|png|jpg)$/),
    requests: files.filter((file) => /^\/(?:assets|data)\//.test(file)).length,
  };
}

/** The files that a page requests by itself. */
async function askedFor(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext(phone satisfies BrowserContextOptions);
  const page = await context.newPage();
  const files = new Set<string>();
  const underWay = new Set<unknown>();
  let last = performance.now();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets|images|data)\//.test(pathname)) files.add(pathname);
    underWay.add(request);
  });
  const ended = (request: unknown): void => {
    underWay.delete(request);
    last = performance.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.addInitScript(watchReady);
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => window.ready);
  // From now on the page requests what it loads in idle time.
  last = performance.now();
  while (underWay.size > 0 || performance.now() - last < silence) {
    await pause(100);
    // A busy page isn't idle yet, even if it requests nothing for a while.
    const start = performance.now();
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    last += performance.now() - start;
  }
  await context.close();
  return [...files];
}

await buildApps();
const pages = pagesByKind();
const costs: Record<string, Cost> = {};
const [browser, site] = await Promise.all([launchBrowser(), serve(createSite(), 0)]);
try {
  const queue = pages.entries();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const [kind, page] of queue) costs[kind] = await costOf(browser, site.url, page);
    }),
  );
} finally {
  await Promise.all([browser.close(), site.close()]);
}

if (process.argv.includes('--write')) {
  const sorted = Object.fromEntries([...pages.keys()].map((kind) => [kind, costs[kind]]));
  writeFileSync(table, `${JSON.stringify(sorted, null, 2)}\n`);
  console.info(`Written to scripts/test/budget.json: ${pages.size} kinds of page.`);
} else {
  const wanted: Record<string, Cost> = JSON.parse(readFileSync(table, 'utf8'));
  const problems = [...pages.keys()].flatMap((kind) => problemsOf(kind, costs[kind], wanted[kind]));
  for (const kind of Object.keys(wanted)) {
    if (!pages.has(kind)) problems.push(`${kind} stands in the table and not in the build.`);
  }
  console.info(`${'page'.padEnd(28)}${[...kinds, 'requests', 'all'].map((name) => name.padStart(9)).join('')}`);
  for (const [kind, cost] of Object.entries(costs).sort()) {
    const figures = [...kinds.map((each) => cost[each]), cost.requests, allOf(cost)];
    console.info(`${kind.padEnd(28)}${figures.map((each) => String(each).padStart(9)).join('')}`);
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error('If this is meant: npm run budget -- --write, and say why in the commit.');
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function problemsOf(page: string, cost: Cost | undefined, wanted: Cost | undefined): string[] {
  if (cost === undefined || wanted === undefined) return [`${page} is not in the table.`];
  const over = (['css', 'js', 'fonts'] as const)
    .filter((kind) => cost[kind] > ceilings[kind])
    .map((kind) => `${page}: ${cost[kind]} bytes of ${kind}, and ${ceilings[kind]} are the most.`);
  const grown = kinds
    .filter((kind) => cost[kind] > wanted[kind] + tolerance)
    .map((kind) => `${page}: ${kind} grew from ${wanted[kind]} to ${cost[kind]} bytes.`);
  const inline = brotliCompressSync(
    inlineScripts(readFileSync(`${folder}/${pages.get(page)}.html`, 'utf8')).join(''),
  ).length;
  const early =
    inline > inlineCeiling ? [`${page}: ${inline} bytes of inline script, and ${inlineCeiling} are the most.`] : [];
  const asked = cost.requests > wanted.requests ? [`${page}: more requests than ${wanted.requests}.`] : [];
  return [...over, ...early, ...grown, ...asked];
}
