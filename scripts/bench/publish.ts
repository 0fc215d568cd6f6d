import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { manyProducts } from '@nuee/domain/fixtures';
import { demoOwner } from '@nuee/domain/live';
import { noLimits, startApi } from '@nuee/mock-api';
import { buildApps } from '@nuee/site/build';
import { serve } from '@nuee/site/ports';
import { at } from '@nuee/site/root';
import { createSite } from '@nuee/site/site';
import { serveWithNginx } from '../test/nginx.ts';
import { median } from './slowPage.ts';

// `npm run bench:publish`: how long it takes from the owner's save until the new pages, the lists and the site map are served, with 10,
// 500 and 5,000 products. The API and the site are one process and the publisher another, as with `npm start`.
//
// --products 10,500,5000; --rounds 50 of a price (of the others a fiftieth as many, and at least two).
// With --nginx, nginx serves the shop, as in docs/deploying.md.

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10,500,5000' },
    rounds: { type: 'string', default: '50' },
    nginx: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const few = Math.max(2, Math.round(rounds / 50));

interface Shop {
  site: string;
  /** @throws where the API refuses. */
  call(method: string, address: string, body?: unknown): Promise<{ version: number; slug?: string }>;
  publisher: { start(): void; stop(): Promise<void> };
  folder: string;
}

await buildApps();
const machine = `${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`;
console.info(`Milliseconds from the save until all of it is served; ${machine}.\n`);
console.info(row(['products', 'what changes', 'runs', 'median', 'worst']));
for (const products of values.products.split(',').map(Number)) await withShop(products, measure);

async function measure(shop: Shop, products: number): Promise<void> {
  const first = await timed(shop, async () => shop.publisher.start());
  tell(products, 'everything', [first]);

  const id = String(Math.ceil(products / 2));
  const product = `/api/admin/products/${id}`;
  let { version, slug } = await shop.call('GET', product);
  const prices = await repeated(rounds, (round) =>
    timed(shop, async () => {
      ({ version, slug } = await shop.call('PUT', product, { price: 30 + round / 100, version }));
    }),
  );
  const page = await (await fetch(`${shop.site}/produit/${slug}`)).text();
  if (!page.includes((30 + (rounds - 1) / 100).toFixed(2).replace('.', ',')))
    throw new Error('The last price is not served.');
  tell(products, 'one price', prices);

  const category = '/api/admin/categories/menthes';
  let named = await versionOf(shop, 'menthes');
  const names = await repeated(few, (round) =>
    timed(shop, async () => {
      ({ version: named } = await shop.call('PUT', category, { name: `Fraîcheurs ${round}`, version: named }));
    }),
  );
  tell(products, 'the name of a category', names);

  let set = (await shop.call('GET', '/api/admin/settings')).version;
  const fees = await repeated(few, (round) =>
    timed(shop, async () => {
      const shipping = { fee: 5 + round, freeAbove: 50 };
      ({ version: set } = await shop.call('PUT', '/api/admin/settings', { shipping, version: set }));
    }),
  );
  tell(products, 'the price of the delivery', fees);
}

/** How long it takes until the shop says that the next publication stands, in ms. It says so last. */
async function timed({ site }: Shop, save: () => Promise<void>): Promise<number> {
  const published = async (): Promise<number | undefined> =>
    ((await (await fetch(`${site}/data/published.json`)).json()) as { publication?: number }).publication;
  const before = await published();
  const start = performance.now();
  await save();
  while ((await published()) === before) await new Promise((again) => setTimeout(again, 10));
  return performance.now() - start;
}

async function versionOf({ call }: Shop, id: string): Promise<number> {
  const { items } = (await call('GET', '/api/admin/categories')) as unknown as {
    items: { id: string; version: number }[];
  };
  return items.find((each) => each.id === id)?.version ?? 0;
}

/** Opens a shop of so many products, whose publisher isn't started, and lets go of it afterwards. */
async function withShop(count: number, use: (shop: Shop, count: number) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nuee-publish-'));
  const seed = { ...JSON.parse(readFileSync(at('db.json'), 'utf8')), products: manyProducts(count) };
  const api = await startApi({ port: 0, dataDir: path.join(folder, 'data'), limits: noLimits, seed });
  const site = await (values.nginx ? openNginx(api.url) : openSite(path.join(folder, 'shop'), api.url));
  let child: ChildProcess | undefined;
  const publisher = {
    start: () => {
      child = spawn(
        process.execPath,
        [at('apps/site/src/publish/main.ts'), site.dist, '--api', api.url, ...site.options],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      );
    },
    stop: async () => {
      if (!child) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
  const send = async (method: string, address: string, body: unknown, token?: string) => {
    const response = await fetch(api.url + address, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${address} answers ${response.status}: ${await response.text()}`);
    return response.json();
  };
  try {
    const { token } = await send('POST', '/api/users/login', demoOwner);
    const call: Shop['call'] = (method, address, body) => send(method, address, body, token);
    await use({ site: site.url, call, publisher, folder: site.dist }, count);
  } finally {
    await publisher.stop();
    await site.close();
    await api.close();
    rmSync(folder, { recursive: true });
  }
}

/** What serves the shop in the folder `dist`, with what its publisher has to know beside it. */
interface Site {
  url: string;
  dist: string;
  options: readonly string[];
  close: () => Promise<void>;
}

async function openSite(dist: string, api: string): Promise<Site> {
  cpSync(at('apps/shop/dist'), dist, { recursive: true });
  const { url, close } = await serve(createSite({ shop: dist, api }), 0);
  return { url, dist, options: [], close };
}

async function openNginx(api: string): Promise<Site> {
  const { url, folder, reload, close } = await serveWithNginx([new URL(api).host]);
  const options = ['--addresses', path.join(folder, 'addresses.conf'), '--deploy-hook', reload];
  return { url, dist: path.join(folder, 'shop'), options, close };
}

async function repeated(times: number, once: (round: number) => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < times; round++) all.push(await once(round));
  return all;
}

function tell(products: number, what: string, milliseconds: readonly number[]): void {
  const figures = [median([...milliseconds]), Math.max(...milliseconds)].map((each) => String(Math.round(each)));
  console.info(row([String(products), what, String(milliseconds.length), ...figures]));
}

function row([products = '', what = '', ...figures]: string[]): string {
  return products.padStart(9) + `  ${what}`.padEnd(30) + figures.map((figure) => figure.padStart(9)).join('');
}
