import type { RequestListener } from 'node:http';
import { manyOrders } from '@nuee/domain/fixtures';
import type { Page } from 'playwright-core';
import { buildApps } from './build.ts';
import { serve } from './ports.ts';
import { createSite } from './site.ts';
import { desk, launchBrowser, median, openSlowPage, slowdown, whole } from './throttled.ts';

// `npm run bench:admin` holds the built admin to its promises on a phone's processor: the orders on slow 4G, and what the main
// thread has to do with 100,000 orders beside five, in the same run. What a machine is busy with besides counts too.

const rounds = Number(process.env.ROUNDS ?? 7);
const manyRows = 100_000;
/** In ms, kB, ms, and elements. */
const limits = { table: 1_000, script: 170, work: 100, drawnRows: 200 };

/** Runs in the page before anything else. When the second frame begins, the first one is on the screen. */
const markTable = `new MutationObserver((_, observer) => {
  if (document.querySelector('tbody tr') === null) return;
  observer.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('table')));
}).observe(document, { childList: true, subtree: true });`;

/** Adds up what is done in idle moments: nobody waits for that. */
const countIdleWork = `window.idleWork = 0;
const request = requestIdleCallback;
window.requestIdleCallback = (task, options) => request((deadline) => {
  const start = performance.now();
  task(deadline);
  window.idleWork += performance.now() - start;
}, options);`;

await buildApps();
const browser = await launchBrowser();
const built = await createSite();
const [few, many] = await Promise.all([serve(built, 0), serve(withManyOrders(built), 0)]);
const beyond: string[] = [];
try {
  await measureFirstTable();
  await measureWork();
} finally {
  await Promise.all([browser.close(), few.close(), many.close()]);
}
if (beyond.length > 0) {
  console.error(`\nBeyond the limit: ${beyond.join(', ')}.`);
  process.exitCode = 1;
}

async function measureFirstTable(): Promise<void> {
  const runs: { paint: number; table: number; script: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, cdp, slowLine, close } = await openAdmin();
    await slowLine();
    const scripts = new Set<string>();
    let script = 0;
    cdp.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await page.addInitScript({ content: markTable });
    await page.goto(`${few.url}/admin/commandes`);
    await page.waitForFunction(() => performance.getEntriesByName('table').length > 0);
    const paint = await startOf(page, 'first-contentful-paint');
    const table = await startOf(page, 'table');
    // Also what comes after the table: nothing may be hidden there.
    await page.waitForLoadState('networkidle');
    runs.push({ paint, table, script: script / 1_000 });
    await close();
  }
  const table = median(runs.map((run) => run.table));
  const script = median(runs.map((run) => run.script));
  console.info(`
The orders on slow 4G, median of ${rounds} on a processor ${slowdown} × slower
  first paint  ${whole(median(runs.map((run) => run.paint)))} ms
  table        ${whole(table)} ms (at most ${limits.table}); each: ${runs.map((run) => whole(run.table)).join(', ')}
  script       ${script.toFixed(1)} kB (at most ${limits.script})`);
  if (table > limits.table) beyond.push('the table on slow 4G');
  if (script > limits.script) beyond.push('the bytes of script');
}

function startOf(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (wanted) => performance.getEntriesByName(wanted)[0]?.startTime ?? Number.POSITIVE_INFINITY,
    name,
  );
}

interface Step {
  name: string;
  /** Goes there and says what is left to do: one press, without the questions that a driver asks the page. */
  approach(page: Page): Promise<() => Promise<void>>;
  /** What a row says once it is done, of many orders and of five. */
  shows: readonly [many: RegExp, few: RegExp];
}

async function measureWork(): Promise<void> {
  const press = (key: string) => async (page: Page) => () => page.keyboard.press(key);
  const click = (role: 'link' | 'button', name: string) => async (page: Page) => {
    await page.getByRole(role, { name, exact: true }).hover();
    return async () => {
      await page.mouse.down();
      await page.mouse.up();
    };
  };
  const steps: readonly Step[] = [
    { name: 'first rows', approach: click('link', 'Commandes'), shows: [/-100000/, /Camille Roussel/] },
    {
      name: 'search',
      approach: async (page) => {
        await page.keyboard.press('/');
        return () => page.keyboard.press('m');
      },
      shows: [/-100000/, /Camille Roussel/],
    },
    { name: 'next letter', approach: press('o'), shows: [/Moreau/, /Moreau/] },
    { name: 'no search', approach: press('Escape'), shows: [/-100000/, /Camille Roussel/] },
    { name: 'sort by amount', approach: click('button', 'Montant'), shows: [/10,00/, /Léa Fontaine/] },
    { name: 'sort by customer', approach: click('button', 'Client'), shows: [/Anaïs Bernard/, /Camille Roussel/] },
    {
      name: 'filter',
      approach: async (page) => {
        await page.getByRole('button', { name: 'Filtrer par statut' }).click();
        await page.getByRole('menuitemradio', { name: 'Expédiée' }).focus();
        return () => page.keyboard.press('Enter');
      },
      shows: [/Expédiée/, /Expédiée/],
    },
  ];
  const figures = new Map(steps.map(({ name }) => [name, { many: [] as number[], few: [] as number[] }]));
  let drawnRows = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, site] of [many, few].entries()) {
      const { page, cdp, close } = await openAdmin();
      // What the thread itself spends, whatever else the machine is busy with.
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
      const work = async (): Promise<number> => {
        const { metrics } = await cdp.send('Performance.getMetrics');
        const spent = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
        return spent * 1_000 - Number(await page.evaluate('idleWork'));
      };
      await page.goto(`${site.url}/admin/`);
      await page.getByRole('link', { name: 'Commandes', exact: true }).hover();
      for (const { name, approach, shows } of steps) {
        const act = await approach(page);
        await becomesIdle(work);
        const before = await work();
        await act();
        await becomesIdle(work);
        figures.get(name)?.[place === 0 ? 'many' : 'few'].push((await work()) - before);
        const row = page.locator('tbody tr').filter({ hasText: shows[place] ?? /./ });
        if ((await row.count()) === 0) throw new Error(`After « ${name} » no row says ${shows[place]}.`);
        drawnRows = Math.max(drawnRows, await page.locator('tr').count());
      }
      await close();
    }
  }
  console.info(`
Work of the main thread in ms, median of ${rounds} on a processor ${slowdown} × slower (at most ${limits.work})
  ${''.padEnd(18)}${'100,000 orders'.padStart(16)}${'5 orders'.padStart(12)}${'ratio'.padStart(8)}`);
  for (const [name, { many: busy, few: calm }] of figures) {
    const spent = median(busy);
    console.info(
      `  ${name.padEnd(18)}${whole(spent).padStart(16)}${whole(median(calm)).padStart(12)}${(spent / median(calm)).toFixed(2).padStart(8)}`,
    );
    if (spent > limits.work) beyond.push(name);
  }
  console.info(`  rows in the document: ${drawnRows} (fewer than ${limits.drawnRows})`);
  if (drawnRows >= limits.drawnRows) beyond.push('the rows in the document');
}

/** Waits until the page has nothing left to do, also in its idle moments. */
async function becomesIdle(work: () => Promise<number>): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; ; ) {
    await new Promise((passed) => setTimeout(passed, 500));
    const after = await work();
    // Asking takes a little itself.
    if (after - before < 10) return;
    before = after;
  }
}

/** A window of its own, with the administrator inside. */
async function openAdmin() {
  const opened = await openSlowPage(browser, desk);
  await opened.page.addInitScript(() => localStorage.setItem('adminAuthenticated', 'true'));
  await opened.page.addInitScript({ content: countIdleWork });
  return opened;
}

/** The built site, with a busy shop's orders in the file that holds the sample data. */
function withManyOrders(site: RequestListener): RequestListener {
  const orders = JSON.stringify(manyOrders(manyRows, new Date()));
  return (request, response) => {
    if (!/\/samples-[^/]*\.js$/.test(request.url ?? '')) return site(request, response);
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(
      `const none = () => [];
      const figures = { totalOrders: 0, totalSales: 0, pendingOrders: 0, totalProducts: 0, totalUsers: 0 };
      const orders = ${orders};
      export const samples = { orders: () => orders, products: none, users: none, figures: () => figures };`,
    );
  };
}
