import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addToCart, emptyLocalCart } from '@nuee/domain';
import { products } from '@nuee/domain/seed';
import { noLimits, startApi } from '@nuee/mock-api';
import { serve } from '@nuee/site/ports';
import { createSite } from '@nuee/site/site';
import type { Browser, Locator, Page } from 'playwright-core';
import { desk, launchBrowser, phone, withSlowPage } from './slowPage.ts';
import { watchReady } from './watchReady.ts';

// No press is lost, however early it comes: sequences of presses, from the first paint of a page on, must end in the same state as the
// same presses on a page that was ready and idle before the first of them. The same seed gives the same sequences.

/** Pages that are open at once. A page with a slow processor leaves room for others. */
const tabs = 4;
/** How long a page may take to become idle, in ms. */
const patience = 60_000;

/** A control, found anew for each press, and what is typed once it was pressed or, with `key`, once it has the focus. */
interface Press {
  on: (page: Page) => Locator;
  text?: string;
  key?: string;
}

interface PressedPage {
  address: string;
  device: 'phone' | 'desk';
  presses: Record<string, Press>;
  /** One of these may end a sequence: it covers or leaves the page. */
  last: Record<string, Press>;
}

interface State {
  /** Pieces in the cart. */
  pieces: number;
  /** The cart, and what the page shows, as assistive technology reads it. */
  text: string;
}

interface Run {
  /** The names of the presses that were possible. */
  made: string[];
  before: State;
  after: State;
}

const button = (name: string | RegExp): Press => ({
  on: (page) => page.getByRole('main').getByRole('button', { name }),
});
const opener = (name: string): Press => ({
  on: (page) => page.getByRole('banner').getByRole('button', { name, exact: true }),
});
const choice = (role: 'radio' | 'checkbox', name: string): Press => ({
  on: (page) => page.getByRole(role, { name, exact: true }),
});
const typed = (selector: string, text: string): Press => ({ on: (page) => page.locator(`main ${selector}`), text });
const step = (name: string, key: string): Press => ({ on: (page) => page.getByRole('slider', { name }), key });
const ofLine = (product: string, name: string): Press => ({
  on: (page) => page.locator(`main li[aria-label="${product}"]`).getByRole('button', { name }),
});

const search = { Rechercher: opener('Rechercher') };
/** The initial lines of the cart: name, quantity. */
const cartBegins = [
  ['Tabac Blond', 2],
  ['Bubble Gum', 1],
] as const;

const pages: Record<string, PressedPage> = {
  product: {
    address: '/produit/vanille-bourbon',
    device: 'phone',
    presses: {
      '6 mg/ml': choice('radio', '6 mg/ml'),
      '12 mg/ml': choice('radio', '12 mg/ml'),
      '50 ml': choice('radio', '50 ml'),
      '+': button('Augmenter la quantité'),
      '−': button('Diminuer la quantité'),
      add: button(/^Ajout(er|é) au panier$/),
    },
    last: search,
  },
  catalogue: {
    address: '/catalogue',
    device: 'desk',
    presses: {
      new: choice('checkbox', 'Nouveautés uniquement'),
      'in stock': choice('checkbox', 'En stock uniquement'),
      'best sellers': choice('checkbox', 'Best-sellers uniquement'),
      'maximum ←': step('Prix maximum', 'ArrowLeft'),
      'minimum →': step('Prix minimum', 'ArrowRight'),
    },
    last: { Catalogue: opener('Catalogue') },
  },
  home: {
    address: '/',
    device: 'phone',
    presses: { 'newsletter address': typed('input[type="email"]', 'ines@exemple.example') },
    last: { ...search, menu: opener('Ouvrir le menu') },
  },
  faq: {
    address: '/faq',
    device: 'phone',
    presses: Object.fromEntries(
      [1, 2, 3, 4].map((place): [string, Press] => [
        `question ${place}`,
        { on: (page) => page.locator('main :is(h2, h3) > button[aria-expanded]').nth(place) },
      ]),
    ),
    last: search,
  },
  cart: {
    address: '/panier',
    device: 'desk',
    presses: Object.fromEntries(
      cartBegins.flatMap(([product]) =>
        ['Augmenter la quantité', 'Diminuer la quantité', "Supprimer l'article"].map((name): [string, Press] => [
          `${product}: ${name}`,
          ofLine(product, name),
        ]),
      ),
    ),
    last: search,
  },
  login: {
    address: '/login',
    device: 'desk',
    presses: {
      email: typed('input[autocomplete="username"]', 'ines@exemple.example'),
      password: typed('input[autocomplete="current-password"]', 'faux'),
      'show password': button(/^(Afficher|Masquer) le mot de passe$/),
    },
    last: { 'Se connecter': button('Se connecter') },
  },
};

type Sequence = readonly { wait: number; name: string }[];

/** Plays so many sequences and prints those that end otherwise. @returns whether there was none. */
export async function loseNoPresses(count: number, seed: number): Promise<boolean> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-early-'));
  const site = await serve(createSite(), 0);
  const api = await startApi({ port: 0, dataDir, allowedOrigins: [site.url], limits: noLimits });
  const browser = await launchBrowser([
    // The shop is tested as it ships, with its API at localhost:5000.
    `--host-resolver-rules=MAP localhost:5000 ${new URL(api.url).host.replace('localhost', '127.0.0.1')}`,
  ]);
  const references = new Map<string, Promise<Run>>();
  const found = { pressed: 0, lost: 0, doubled: 0, wrong: 0 };

  async function check(kind: string, sequence: Sequence): Promise<void> {
    const early = await play(browser, site.url, kind, sequence, true);
    found.pressed += early.made.length;
    const atRest = early.made.map((name) => ({ wait: 0, name }));
    const key = `${kind}: ${early.made.join(', ')}`;
    const reference = references.get(key) ?? play(browser, site.url, kind, atRest, false);
    references.set(key, reference);
    const wanted = (await reference).after;
    if (early.after.text === wanted.text) return;
    const more = early.after.pieces - wanted.pieces;
    const fault = more > 0 ? 'doubled' : more < 0 || early.after.text === early.before.text ? 'lost' : 'wrong';
    found[fault] += 1;
    console.error(
      `\n${fault}: ${kind}, ${sequence.map(({ wait, name }) => `${wait} ms ${name}`).join('; ')}\n  pressed ${key}`,
    );
    for (const line of linesOnlyIn(early.after, wanted)) console.error(`  + ${line}`);
    for (const line of linesOnlyIn(wanted, early.after)) console.error(`  - ${line}`);
  }

  try {
    const queue = drawSequences(count, seed).values();
    await Promise.all(
      Array.from({ length: tabs }, async () => {
        for (const { kind, sequence } of queue) await check(kind, sequence);
      }),
    );
  } finally {
    await Promise.all([browser.close(), site.close(), api.close()]);
    rmSync(dataDir, { recursive: true });
  }
  const { pressed, lost, doubled, wrong } = found;
  console.info(
    `\n${count} sequences, seed ${seed}: ${pressed} presses, ${lost} lost, ${doubled} doubled, ${wrong} wrong`,
  );
  return lost + doubled + wrong === 0;
}

/** Two to six presses each, up to 2.5 s after the first paint and up to 0.6 s apart. */
function drawSequences(count: number, seed: number): { kind: string; sequence: Sequence }[] {
  const random = createRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  return Array.from({ length: count }, (_, index) => {
    const kind = Object.keys(pages)[index % Object.keys(pages).length] ?? '';
    const [ordinary, last] = [Object.keys(pages[kind]?.presses ?? {}), Object.keys(pages[kind]?.last ?? {})];
    // A text is typed once.
    const most = kind === 'home' || kind === 'login' ? ordinary.length : 5;
    const names = Array.from({ length: 1 + below(most) }, () => ordinary[below(ordinary.length)] ?? '');
    const once = most === 5 ? names : [...new Set(names)];
    if (random() < 0.5) once.push(last[below(last.length)] ?? '');
    return { kind, sequence: once.map((name, place) => ({ wait: below(place === 0 ? 2_500 : 600), name })) };
  });
}

/** Numbers from 0 up to but excluding 1, the same ones for the same seed (mulberry32). */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function play(browser: Browser, url: string, kind: string, sequence: Sequence, early: boolean): Promise<Run> {
  const { address, device, presses, last } = pages[kind] as PressedPage;
  const window = { ...(device === 'phone' ? phone : desk), reducedMotion: 'reduce', slowLine: early } as const;
  return withSlowPage(browser, window, async (page) => {
    await page.addInitScript(watchReady);
    await page.addInitScript(watchPresses);
    await page.addInitScript(
      ({ cart }) => {
        if (sessionStorage.getItem('ageVerified')) return;
        sessionStorage.setItem('ageVerified', 'true');
        if (cart) localStorage.setItem('cart', cart);
      },
      { cart: kind === 'cart' ? filledCart() : undefined },
    );
    await page.goto(`${url}${address}`, { waitUntil: 'commit' });
    await page.evaluate(
      () => new Promise((painted) => new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })),
    );
    // The lines of a cart come with the script: people wait for them.
    if (kind === 'cart') await page.locator('main li').first().waitFor({ timeout: patience });
    const before = early ? await stateOf(page) : await comeToRest(page);
    const made: string[] = [];
    for (const { wait, name } of sequence) {
      await pause(wait);
      const press = presses[name] ?? last[name];
      if (press && (await make(page, press, device))) made.push(name);
      if (!early) await comeToRest(page);
    }
    return { made, before, after: await comeToRest(page) };
  });
}

/** Presses with a real pointer, finger or key. @returns whether it reached the control: one that is missing, covered or busy isn't pressed. */
async function make(page: Page, { on, text, key }: Press, device: 'phone' | 'desk'): Promise<boolean> {
  const control = on(page).first();
  if ((await on(page).count()) === 0) return false;
  const place = await control.evaluate((element) => window.aimAt(element));
  if (place === null) return false;
  if (key !== undefined) {
    await control.focus();
    await page.keyboard.press(key);
    return true;
  }
  await (device === 'phone' ? page.touchscreen.tap(place.x, place.y) : page.mouse.click(place.x, place.y));
  if (!(await page.evaluate(() => window.hasReached()))) return false;
  if (text !== undefined) await page.keyboard.type(text);
  return true;
}

declare global {
  interface Window {
    /** The centre of a control that a pointer would hit there, or `null`. */
    aimAt(control: Element): { x: number; y: number } | null;
    /** Whether the press reached it: the page may have moved in between. */
    hasReached(): Promise<boolean>;
  }
}

/** Runs in a page before anything else. */
function watchPresses(): void {
  let wanted: Element | undefined;
  let reached = false;
  addEventListener('click', ({ target }) => (reached ||= wanted?.contains(target as Node) === true), { capture: true });
  window.aimAt = (control) => {
    if (control.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]')) return null;
    // For a radio button or a checkbox, the label around it is pressed.
    const isChoice = control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);
    const aimed = (isChoice && control.labels?.[0]) || control;
    wanted = aimed;
    reached = false;
    aimed.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = aimed.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isSlider = control.matches('[role="slider"], [type="range"]');
    return isSlider || aimed.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  };
  window.hasReached = async () => {
    // The click of a finger comes a moment after it was lifted.
    for (let frames = 0; frames < 10 && !reached; frames += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    return reached;
  };
}

/** Until the page is ready and the same for a second. */
async function comeToRest(page: Page): Promise<State> {
  const until = performance.now() + patience;
  await page.waitForFunction(() => window.isReady(), undefined, { timeout: patience });
  for (let [state, same] = [await stateOf(page), 0]; ; ) {
    await pause(500);
    const next = await stateOf(page);
    same = next.text === state.text ? same + 1 : 0;
    const [changed] = linesOnlyIn(next, state);
    state = next;
    if (same === 2) return state;
    if (performance.now() > until) throw new Error(`The page doesn't come to rest within ${patience} ms: ${changed}`);
  }
}

/** The lines of a state that another one doesn't have. */
function linesOnlyIn({ text }: State, other: State): string[] {
  const known = new Set(other.text.split('\n'));
  return text.split('\n').filter((line) => !known.has(line));
}

async function stateOf(page: Page): Promise<State> {
  const { lines, pieces } = await page.evaluate(() => {
    const items: { product: { _id: string }; quantity: number; size: number; nicotineStrength: number }[] = JSON.parse(
      localStorage.getItem('cart') ?? '{"items":[]}',
    ).items;
    return {
      lines: items.map((each) => [each.product._id, each.size, each.nicotineStrength, each.quantity].join(' ')).sort(),
      pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    };
  });
  // Messages disappear by themselves, and so does the word on the button.
  let message = Number.POSITIVE_INFINITY;
  const shown = (await page.locator('body').ariaSnapshot())
    .split('\n')
    .filter((line) => {
      const indent = line.search(/\S/);
      if (indent > message) return false;
      message = /- (status|alert|region "Notifications")/.test(line) ? indent : Number.POSITIVE_INFINITY;
      return indent < message;
    })
    .join('\n')
    .replaceAll('Ajouté au panier', 'Ajouter au panier');
  return { pieces, text: [new URL(page.url()).pathname, ...lines, shown].join('\n') };
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
