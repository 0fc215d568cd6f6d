import type { RequestListener } from 'node:http';
import { manyOrders } from '@nuee/domain/fixtures';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openBarePage } from './barePage.ts';
import { buildApps } from './build.ts';
import { serve } from './ports.ts';
import { createSite } from './site.ts';
import { desk, launchBrowser, loadSlowly, median, openSlowPage, phone, slowdown, whole } from './throttled.ts';

// `npm run bench:admin` holds the built admin to its promises on a phone's processor: the orders on slow 4G, and what the main
// thread has to do with 100,000 orders beside five, in the same run. What a machine is busy with besides counts too.

const rounds = Number(process.env.ROUNDS ?? 7);
const manyRows = 100_000;
/** In ms, ms, kB, ms, elements, and ms. */
const limits = { paint: 1_000, table: 1_000, script: 170, work: 100, drawnRows: 200, answer: 64 };

const administrator = `localStorage.setItem('adminAuthenticated', 'true');`;

/** Runs in the page before anything else. When the second frame begins, the first one is on the screen. */
const markTable = `new MutationObserver((_, observer) => {
  if (document.querySelector('tbody tr') === null) return;
  observer.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('table')));
}).observe(document, { childList: true, subtree: true });`;

/** Nobody waits for what is done in idle moments: a page does that when it is told to, so that no figure counts it. */
const idleLater = `const later = new Map();
let handles = 0;
const request = requestIdleCallback;
const next = () => new Promise((done) => request((deadline) => {
  const [[handle, task]] = later;
  later.delete(handle);
  task(deadline);
  done();
}));
window.requestIdleCallback = (task) => {
  handles += 1;
  later.set(handles, task);
  return handles;
};
window.cancelIdleCallback = (handle) => later.delete(handle);
// Comes after all that the page has still to do.
window.atRest = () => scheduler.postTask(() => {}, { priority: 'background' });
window.beIdle = async (until = () => true) => {
  do {
    while (later.size > 0) await next();
    await atRest();
  } while (later.size > 0 || !until());
};`;

/** How long each press takes to be answered by a frame, in ms, as the browser itself counts it. */
const watchAnswers = `window.answers = [0];
const seen = new PerformanceObserver((list) => take(list.getEntries()));
const take = (entries) => {
  for (const { interactionId, duration } of entries) if (interactionId > 0) window.answers.push(duration);
};
seen.observe({ type: 'event', durationThreshold: 16 });
// What was pressed is answered two frames later at most.
window.slowestAnswer = () => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
  take(seen.takeRecords());
  tell(Math.max(...window.answers.splice(0, window.answers.length, 0)));
}))));`;

await buildApps();
const browser = await launchBrowser();
const built = await createSite();
const [few, many] = await Promise.all([serve(built, 0), serve(withManyOrders(built), 0)]);
const beyond: string[] = [];
try {
  await measureFirstTable();
  await measureWork();
  await measureAnswers();
} finally {
  await Promise.all([browser.close(), few.close(), many.close()]);
}
if (beyond.length > 0) {
  console.error(`\nBeyond the limit: ${beyond.join(', ')}.`);
  process.exitCode = 1;
}

/** Past the driver, as a visitor loads it (`barePage.ts`). */
async function measureFirstTable(): Promise<void> {
  const runs: { paint: number; table: number; script: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openBarePage(browser);
    const scripts = new Set<unknown>();
    let script = 0;
    page.on((method, { requestId, type, encodedDataLength }) => {
      if (method === 'Network.responseReceived' && type === 'Script') scripts.add(requestId);
      if (method === 'Network.loadingFinished' && scripts.has(requestId)) script += Number(encodedDataLength);
    });
    // Until it is at rest, so that nothing is hidden behind the table.
    await loadSlowly(page, `${few.url}/admin/commandes`, `${administrator}${markTable}`);
    const startOf = async (name: string): Promise<number> =>
      Number(await page.evaluate(`performance.getEntriesByName('${name}')[0]?.startTime ?? Infinity`));
    const [paint, table] = [await startOf('first-contentful-paint'), await startOf('table')];
    runs.push({ paint, table, script: script / 1_000 });
    await page.close();
  }
  const paint = median(runs.map((run) => run.paint));
  const table = median(runs.map((run) => run.table));
  const script = median(runs.map((run) => run.script));
  console.info(`
The orders on slow 4G, median of ${rounds} on a processor ${slowdown} × slower
  first paint  ${whole(paint)} ms (at most ${limits.paint}): the page with the head of its table, what others were measured by
  rows         ${whole(table)} ms (at most ${limits.table}); each: ${runs.map((run) => whole(run.table)).join(', ')}
  script       ${script.toFixed(1)} kB (at most ${limits.script})`);
  if (paint > limits.paint) beyond.push('the first paint on slow 4G');
  if (table > limits.table) beyond.push('the rows on slow 4G');
  if (script > limits.script) beyond.push('the bytes of script');
}

interface Step {
  name: string;
  /** Goes there and says what is left to do: one press, without the questions that a driver asks the page. */
  approach(page: Page): Promise<() => Promise<void>>;
  /** What a row says once it is done, of many orders and of five. */
  shows: readonly [many: RegExp, few: RegExp];
  /** What the address holds at the end. */
  view: string;
}

async function measureWork(): Promise<void> {
  const untilAtRest = (page: Page) => page.evaluate('beIdle()');
  /** The page that most go to, and one that somebody is about to go to, are drawn ahead (ADR 24). */
  const untilDrawn = (page: Page) =>
    page.evaluate(`beIdle(() => document.querySelector('table[aria-label="Commandes"] tbody time') !== null)`);
  const atOnce = async () => {};
  const press = (key: string) => async (page: Page) => () => page.keyboard.press(key);
  const click = (role: 'link' | 'button', name: string) => async (page: Page) => {
    await page.getByRole(role, { name, exact: true }).hover();
    return async () => {
      await page.mouse.down();
      await page.mouse.up();
    };
  };
  const steps: readonly Step[] = [
    {
      name: 'first rows',
      approach: async (page) => {
        const act = await click('link', 'Commandes')(page);
        // The pointer rests on the link.
        await untilDrawn(page);
        return act;
      },
      shows: [/-100000/, /Camille Roussel/],
      view: '',
    },
    { name: 'a key for nobody', approach: press('Shift'), shows: [/-100000/, /Camille Roussel/], view: '' },
    {
      name: 'search',
      approach: async (page) => {
        await page.keyboard.press('/');
        return () => page.keyboard.press('m');
      },
      shows: [/-100000/, /Camille Roussel/],
      view: '?recherche=m',
    },
    { name: 'next letter', approach: press('o'), shows: [/Moreau/, /Moreau/], view: '?recherche=mo' },
    { name: 'no search', approach: press('Escape'), shows: [/-100000/, /Camille Roussel/], view: '' },
    {
      name: 'sort by amount',
      approach: click('button', 'Montant'),
      shows: [/10,00/, /Léa Fontaine/],
      view: '?tri=montant',
    },
    {
      name: 'sort by customer',
      approach: click('button', 'Client'),
      shows: [/Anaïs Bernard/, /Camille Roussel/],
      view: '?tri=client',
    },
    {
      name: 'filter',
      approach: async (page) => {
        await page.getByRole('button', { name: 'Filtrer par statut' }).click();
        await page.getByRole('menuitemradio', { name: 'Expédiée' }).focus();
        return () => page.keyboard.press('Enter');
      },
      shows: [/Expédiée/, /Expédiée/],
      view: '?statut=shipped&tri=client',
    },
  ];
  const figures = new Map(steps.map(({ name }) => [name, [[], []] as [many: number[], few: number[]]]));
  const tapped: [many: number[], few: number[]] = [[], []];
  const tappedElsewhere: [many: number[], few: number[]] = [[], []];
  const hasty: [many: number[], few: number[]] = [[], []];
  const cold: [many: number[], few: number[]] = [[], []];
  let drawnRows = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, site] of [[0, many] as const, [1, few] as const]) {
      const { page, workOf, close } = await openOffice(site.url, desk);
      await page.getByRole('link', { name: 'Commandes', exact: true }).hover();
      for (const { name, approach, shows, view } of steps) {
        const act = await approach(page);
        await untilAtRest(page);
        figures.get(name)?.[place].push(await workOf(act, view));
        await expectRow(page, shows[place]);
        drawnRows = Math.max(drawnRows, await page.locator('tr').count());
      }
      await close();

      // While another page is read, the orders are drawn ahead.
      tapped[place].push(await goThere(site.url, '/admin/', 'finger', untilDrawn));
      tappedElsewhere[place].push(await goThere(site.url, '/admin/parametres', 'finger', untilDrawn));
      // A pointer presses as soon as it comes, whatever is drawn by then.
      hasty[place].push(await goThere(site.url, '/admin/parametres', 'pointer', untilAtRest));
      // Nothing is drawn before the page has come to rest.
      cold[place].push(await goThere(site.url, '/admin/parametres', 'pointer', atOnce));
    }
  }
  console.info(`
Work of the main thread in ms, median of ${rounds} on a processor ${slowdown} × slower (at most ${limits.work})
  ${''.padEnd(18)}${'100,000 orders'.padStart(16)}${'5 orders'.padStart(12)}${'ratio'.padStart(8)}`);
  const report = (name: string, [busy, calm]: [many: number[], few: number[]], limit = limits.work): void => {
    const spent = median(busy);
    console.info(
      `  ${name.padEnd(18)}${whole(spent).padStart(16)}${whole(median(calm)).padStart(12)}${(spent / median(calm)).toFixed(2).padStart(8)}${limit === Infinity ? '  (told, not held)' : ''}`,
    );
    if (spent > limit) beyond.push(name);
  };
  for (const [name, both] of figures) report(name, both);
  report('first rows, touch', tapped);
  report('touch, elsewhere', tappedElsewhere);
  report('first rows, haste', hasty);
  // Told and not held: a page is at rest before anybody has found a link on it.
  report('first rows, cold', cold, Infinity);
  console.info(`  rows in the document: ${drawnRows} (fewer than ${limits.drawnRows})`);
  if (drawnRows >= limits.drawnRows) beyond.push('the rows in the document');
}

/** What the way to the orders costs the main thread in ms, in a wide window that shows the page at that address, once it is ready. */
async function goThere(
  url: string,
  address: string,
  by: 'finger' | 'pointer',
  ready: (page: Page) => Promise<unknown>,
): Promise<number> {
  const { page, workOf, close } = await openOffice(url, { ...desk, hasTouch: by === 'finger' }, address);
  const link = page.getByRole('link', { name: 'Commandes', exact: true });
  // What the driver finds out before it presses would count as the page's work.
  await page.locator('#root > [inert]').waitFor({ state: 'detached' });
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  const place = [x + 20, y + 10] as const;
  await ready(page);
  const work = await workOf(() => (by === 'finger' ? page.touchscreen.tap(...place) : page.mouse.click(...place)), '');
  await close();
  return work;
}

/** A page of the back office in a window of its own, and what a press there costs the main thread in ms. */
async function openOffice(url: string, window: BrowserContextOptions, address = '/admin/') {
  const { page, cdp, close } = await openAdmin(window);
  // What the thread itself spends, whatever else the machine is busy with, times as much as the processor is to be slower.
  // Chrome's own slowdown stops the thread thousands of times a second and counts each stop, longer than it should be on
  // a busy machine, as the thread's work: the same press costs four times as much or seven, by what else goes on.
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return slowdown * 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const workOf = async (act: () => Promise<void>, view: string): Promise<number> => {
    const before = await spent();
    await act();
    // The rows first, the address when they rest, and what both leave to do: all of it is the work of one press. The page
    // itself is asked once only, since each look at its rows would count as its work.
    await page.waitForURL(({ pathname, search }) => `${pathname}${search}` === `/admin/commandes${view}`);
    await page.evaluate('atRest()');
    return (await spent()) - before;
  };
  await page.goto(`${url}${address}`);
  return { page, workOf, close };
}

/** @throws when it isn't there by now: then it came later than what was counted. */
async function expectRow(page: Page, text: RegExp): Promise<void> {
  const rows = await page.locator('tbody tr').allInnerTexts();
  if (!rows.some((row) => text.test(row))) throw new Error(`No row says ${text} once the page rests: ${rows[1]}`);
}

async function measureAnswers(): Promise<void> {
  interface Press {
    name: string;
    address: string;
    pressed: string | RegExp;
    answer: 'menu' | 'dialog';
    /** What is pressed in the answer: that press is the one that counts then. */
    chosen?: string;
  }
  const presses: readonly Press[] = [
    { name: 'menu of the page', address: 'commandes', pressed: 'Ouvrir le menu', answer: 'dialog' },
    { name: 'filter', address: 'commandes', pressed: 'Filtrer par statut', answer: 'menu' },
    { name: 'choice in it', address: 'commandes', pressed: 'Filtrer par statut', answer: 'menu', chosen: 'Expédiée' },
    { name: 'menu of a row', address: 'commandes', pressed: /^Actions pour/, answer: 'menu' },
    { name: 'product dialog', address: 'produits', pressed: 'Ajouter un produit', answer: 'dialog' },
  ];
  console.info(`
Time from a press to its frame in ms, median of ${rounds} on a processor ${slowdown} × slower (at most ${limits.answer})`);
  for (const { name, address, pressed, answer, chosen } of presses) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { page, close } = await openAdmin(phone);
      await page.addInitScript({ content: watchAnswers });
      await page.goto(`${few.url}/admin/${address}`);
      const button = page.getByRole('button', { name: pressed }).first();
      // The rows stand there before the script.
      await page.locator('#root > [inert]').waitFor({ state: 'detached' });
      await page.evaluate('beIdle()');
      await button.tap();
      await page.getByRole(answer).waitFor();
      if (chosen !== undefined) {
        await page.evaluate('slowestAnswer()');
        await page.getByRole('menuitemradio', { name: chosen }).tap();
        await page.getByRole(answer).waitFor({ state: 'detached' });
      }
      times.push(Number(await page.evaluate('slowestAnswer()')));
      await close();
    }
    console.info(`  ${name.padEnd(18)}${whole(median(times)).padStart(8)}; each: ${times.map(whole).join(', ')}`);
    if (median(times) > limits.answer) beyond.push(`the answer of the ${name}`);
  }
}

/** A window of its own, with the administrator inside. */
async function openAdmin(window: BrowserContextOptions) {
  const opened = await openSlowPage(browser, window);
  await opened.page.addInitScript({ content: administrator });
  await opened.page.addInitScript({ content: idleLater });
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
