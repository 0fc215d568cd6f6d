import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addToCart, emptyLocalCart } from '@nuee/domain';
import { products } from '@nuee/domain/seed';
import { noLimits, startApi } from '@nuee/mock-api';
import type { Page } from 'playwright-core';
import { buildApps } from '../build/build.ts';
import { serve } from '../common/ports.ts';
import { createSite } from '../serve/site.ts';
import { ageGate, cartBegins, type Press } from './earlyPresses.ts';
import { type PageState, watchPresses } from './pageState.ts';
import { generate, pageOf, parse, type Sequence, written } from './pressSequences.ts';
import { desk, launchBrowser, phone, slow4G, slowdown } from './throttled.ts';
import { watchReady } from './watchReady.ts';

// More than 250 lines: playing, comparing and judging a sequence share the page and the browser.
//
// `npm run bench:ready`: no press is lost, however early it comes. Random sequences of presses, from the first paint of a page on,
// must end in the same state as the same presses on a page that was ready and idle before the first of them. SEQUENCES
// says how many, SEED which, and SEQUENCE='…' repeats one from a printed failure, SEQUENCES times.

const { SEQUENCE: asked, SEQUENCES: howMany = asked === undefined ? 200 : 1 } = process.env;
const count = Number(howMany);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** How many pages are open at once. A page with a throttled processor leaves room for others. */
const tabs = 4;
/** How long a page may take to become idle, in ms. */
const patience = 60_000;

interface Run {
  /** The names of the presses that were possible: a control that is missing, covered or busy is not pressed. */
  made: string[];
  /** The state of the page before the first press. */
  before: PageState;
  after: PageState;
}

/** The pages whose age gate was confirmed by the press meant for it. */
const confirmed = new WeakSet<Page>();

/** The page moved under a press, so that it hit something else than the sequence says. */
class Strayed extends Error {}

await buildApps();
const dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-ready-'));
const site = await serve(createSite(), 0);
const api = await startApi({ port: 0, dataDir, allowedOrigins: [site.url], limits: noLimits });
const browser = await launchBrowser([
  // The shop is tested as it ships, with its API at localhost:5000.
  `--host-resolver-rules=MAP localhost:5000 ${new URL(api.url).host.replace('localhost', '127.0.0.1')}`,
]);
const references = new Map<string, Promise<Run>>();
const found = { pressed: 0, lost: 0, doubled: 0, wrong: 0, strayed: 0 };
try {
  const sequences = asked === undefined ? generate(count, seed) : Array.from({ length: count }, () => parse(asked));
  console.info(`${sequences.length} sequences${asked === undefined ? `, SEED=${seed}` : ''}`);
  const queue = sequences.values();
  await Promise.all(
    Array.from({ length: tabs }, async () => {
      for (const sequence of queue) await check(sequence);
    }),
  );
} finally {
  await Promise.all([browser.close(), site.close(), api.close()]);
  rmSync(dataDir, { recursive: true });
}
const { pressed, lost, doubled, wrong, strayed } = found;
console.info(
  `\n${pressed} presses: ${lost} lost, ${doubled} doubled, ${wrong} wrong; ` +
    `${strayed} sequences not judged, since a press landed beside what it was aimed at`,
);
if (lost + doubled + wrong > 0) process.exitCode = 1;

async function check(sequence: Sequence): Promise<void> {
  try {
    const early = await play(sequence, 'early');
    found.pressed += early.made.length;
    if (early.made.length === 0) return;
    const reference = await referenceOf(sequence, early.made);
    const differences = Object.keys({ ...early.after, ...reference.after }).filter(
      (key) => early.after[key] !== reference.after[key],
    );
    if (differences.length === 0) return;
    const kind = kindOf(differences, early, reference);
    found[kind] += 1;
    console.error(`\n${kind}: SEQUENCE='${written(sequence)}'\n  pressed: ${early.made.join(', ')}`);
    for (const key of differences) {
      console.error(`  ${key}: ${early.after[key] ?? '–'}, and ${reference.after[key] ?? '–'} on a page at rest`);
    }
  } catch (error) {
    if (error instanceof Strayed) {
      found.strayed += 1;
      return;
    }
    found.wrong += 1;
    console.error(`\nwrong: SEQUENCE='${written(sequence)}'\n  ${error instanceof Error ? error.message : error}`);
  }
}

function kindOf(differences: readonly string[], early: Run, reference: Run): 'lost' | 'doubled' | 'wrong' {
  const pieces = ({ after }: Run): number => Number(after.pieces);
  if (pieces(early) > pieces(reference)) return 'doubled';
  const untouched = differences.every((key) => early.after[key] === reference.before[key]);
  return untouched || pieces(early) < pieces(reference) ? 'lost' : 'wrong';
}

/**
 * The same presses on an idle page, which ends in the same state whatever the connection, the processor and the age
 * gate.
 */
function referenceOf({ page, device }: Sequence, made: readonly string[]): Promise<Run> {
  const presses = made.map((name) => ({ wait: 0, name }));
  const sequence: Sequence = { page, device, speed: 'fast', gate: 'closed', presses };
  const known = references.get(written(sequence));
  if (known) return known;
  const reference = play(sequence, 'at rest');
  references.set(written(sequence), reference);
  return reference;
}

async function play(sequence: Sequence, when: 'early' | 'at rest'): Promise<Run> {
  const { page: kind, device, speed, gate, presses } = sequence;
  const { address, all } = pageOf(kind);
  const context = await browser.newContext({
    ...(device === 'phone' ? phone : desk),
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const rest = watchRest(page);
    await page.addInitScript(watchReady);
    await page.addInitScript(watchPresses);
    await page.addInitScript(
      ({ cart, verified }) => {
        if (sessionStorage.getItem('visited')) return;
        sessionStorage.setItem('visited', 'true');
        if (cart) localStorage.setItem('cart', cart);
        if (verified) sessionStorage.setItem('ageVerified', 'true');
      },
      { cart: kind === 'cart' ? filledCart() : undefined, verified: gate === 'closed' },
    );
    if (speed === 'slow') {
      const cdp = await context.newCDPSession(page);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', slow4G);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await page.goto(`${site.url}${address}`, { waitUntil: 'commit' });
    await page.evaluate(() => window.presses.firstPaint);
    const made: string[] = [];
    if (when === 'at rest') {
      await rest();
      await pause(1_000);
    }
    const before = await page.evaluate(() => window.presses.state());
    for (const [index, { wait, name }] of presses.entries()) {
      const press = all[name];
      if (press === undefined) throw new Error(`The page « ${kind} » has no « ${name} ».`);
      // A control that isn't in the page's HTML comes with the script: people wait for that, and for what a press
      // opens.
      const waits = press.inside || (index === 0 && kind === 'cart') || when === 'at rest';
      if (index === 0 && waits) await placeOf(page, press, patience);
      await pause(wait);
      if (await make(page, press, device, waits ? 3_000 : 0)) made.push(name);
      if (when === 'at rest') await rest(300);
    }
    await rest();
    // It opens once the page is hydrated, which may be after the last press.
    if (await confirmAge(page, device)) await rest();
    const isConfirmed = await page.evaluate(() => sessionStorage.getItem('ageVerified') === 'true');
    if (isConfirmed && gate === 'open' && !confirmed.has(page)) {
      throw new Error('The age was confirmed by a press that was meant for something else.');
    }
    return { made, before, after: await page.evaluate(() => window.presses.state()) };
  } finally {
    await context.close();
  }
}

/** Makes a press as a person does, with a pointer, a finger or a key. @returns whether it reached its target. */
async function make(page: Page, press: Press, device: Sequence['device'], wait: number): Promise<boolean> {
  await confirmAge(page, device);
  const place = await placeOf(page, press, wait);
  if (place === null) return false;
  if (press.does === 'hover') {
    await page.mouse.move(place.x, place.y);
    // The pointer stops there first.
    await pause(1_000);
    return true;
  }
  if (press.does !== 'key') await pressAt(page, place, device);
  if (press.does === 'key') {
    if (!(await page.evaluate(() => window.presses.focus()))) return false;
    await page.keyboard.press(press.keys);
    return page.evaluate(() => window.presses.keyReached());
  }
  // A press that led to another page did reach something.
  const reached = await page.evaluate(() => window.presses.reached()).catch(() => true);
  if (!reached && (await page.evaluate(() => window.presses.strayed()))) throw new Strayed();
  if (!reached || press.does !== 'type') return reached;
  await page.keyboard.type(press.keys);
  // The age gate takes the focus, so a person would go on typing behind it.
  if (await confirmAge(page, device)) {
    const again = await placeOf(page, press, patience);
    if (again) await pressAt(page, again, device);
    await page.keyboard.press('End');
    await page.keyboard.type(press.keys.slice(await page.evaluate(() => window.presses.typed())));
  }
  return true;
}

async function pressAt(page: Page, { x, y }: { x: number; y: number }, device: Sequence['device']): Promise<void> {
  if (device === 'phone') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

async function placeOf(page: Page, { at, named = '' }: Press, wait: number): Promise<{ x: number; y: number } | null> {
  const until = performance.now() + wait;
  for (;;) {
    const place = await page
      .evaluate(([at, named]) => window.presses.place(at, named), [at, named] as const)
      .catch(() => null);
    if (place !== null || performance.now() > until) return place;
    await pause(20);
  }
}

/** Presses the age gate's button where the gate covers the page. */
async function confirmAge(page: Page, device: Sequence['device']): Promise<boolean> {
  const until = performance.now() + patience;
  for (let stood = false; ; stood = true) {
    const place = await placeOf(page, ageGate, 0);
    if (place === null) return stood;
    if (performance.now() > until) throw new Error("The age gate doesn't go.");
    confirmed.add(page);
    await pressAt(page, place, device);
    await pause(200);
  }
}

/**
 * Returns a function that waits until the page is ready, loads nothing but pictures and fonts, and no longer changes.
 */
function watchRest(page: Page): (quiet?: number) => Promise<void> {
  const underWay = new Set<unknown>();
  let last = performance.now();
  page.on('request', (request) => {
    last = performance.now();
    if (!['image', 'font'].includes(request.resourceType())) underWay.add(request);
  });
  const ended = (request: unknown): void => {
    if (underWay.delete(request)) last = performance.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('framenavigated', () => underWay.clear());
  return async (quiet = 1_000) => {
    const until = performance.now() + patience;
    for (;;) {
      await pause(50);
      // A busy page isn't idle, however long nothing changes. So the clock is read in an idle callback, which a hidden
      // window may never get. A page that isn't ready after a long silence never will be, and its state shows that.
      const stillFor = await page
        .evaluate(async () => {
          await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }));
          return window.presses.stillFor() * (window.isReady() ? 1 : 0.2);
        })
        .catch(() => 0);
      if (stillFor > quiet && underWay.size === 0 && performance.now() - last > quiet) return;
      if (performance.now() > until) throw new Error(`The page doesn't come to rest within ${patience} ms.`);
    }
  };
}

/** The cart in the form in which the shop stores it. */
function filledCart(): string {
  const cart = cartBegins.reduce((sum, [name, quantity]) => {
    const product = products.find((each) => each.name === name);
    if (product === undefined) throw new Error(`The catalogue has no ${name}: begin with another cart.`);
    return addToCart(sum, { product, quantity, size: 10, nicotineStrength: 3 });
  }, emptyLocalCart());
  return JSON.stringify(cart);
}
