import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { formatPrice } from '@nuee/domain';
import type { OwnerProduct, ShopSettings } from '@nuee/domain/live';
import { serve } from '@nuee/site/ports';
import { at } from '@nuee/site/root';
import { builtShop } from '@nuee/site/shopPages';
import { createSite } from '@nuee/site/site';
import { test as base, enterShop, expect, type Page } from '../fixtures.ts';
import { logInOwner, type Owner } from '../owner.ts';
import { pressAdd } from '../shopper.ts';

// What the owner publishes appears in the shop, which consists of files: a site of its own, whose publisher follows the
// API.

/** A release of a shop that follows the API. */
interface Release {
  url: string;
  /** The folder of its files. */
  folder: string;
  /** Kills its publisher at once, and starts another one. */
  killPublisher(): Promise<void>;
}

interface Shop extends Release {
  /** A new release beside it, for as long as the visit takes. */
  releaseAnew(visit: (release: Release) => Promise<void>): Promise<void>;
}

/** The publisher of a shop, as it runs beside a site server. */
function startPublisher(folder: string, api: string, memory: string) {
  const complaints: string[] = [];
  const start = (): ChildProcess => {
    const child = spawn(process.execPath, [
      at('apps/site/src/publish/main.ts'),
      folder,
      '--api',
      api,
      '--memory',
      memory,
    ]);
    child.stderr.on('data', (text) => complaints.push(String(text)));
    return child;
  };
  let child = start();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    complaints,
    end: () => end('SIGTERM'),
    restart: async () => {
      await end('SIGKILL');
      child = start();
    },
  };
}

const test = base.extend<object, { shop: Shop; owner: Owner }>({
  // Starting one takes longer than most of what is published: the journeys of a worker share it, and leave it as it was.
  shop: [
    async ({ api }, use) => {
      const place = await mkdtemp(path.join(tmpdir(), 'nuee-site-'));
      let releases = 0;
      const release = async (visit: (release: Release) => Promise<void>): Promise<void> => {
        const folder = path.join(place, String(releases++));
        await cp(at('apps/shop/dist'), folder, { recursive: true });
        const site = await serve(createSite({ shop: folder }), 0);
        const { complaints, end, restart } = startPublisher(folder, api.url, path.join(place, 'addresses.json'));
        try {
          await visit({ url: site.url, folder, killPublisher: restart });
        } finally {
          await end();
          await site.close();
        }
        expect(complaints, 'what the publisher complained of').toEqual([]);
      };
      await release((first) => use({ ...first, releaseAnew: release }));
      await rm(place, { recursive: true });
    },
    { scope: 'worker' },
  ],

  owner: [async ({ api }, use) => use(await logInOwner(api.url)), { scope: 'worker' }],
});

const pear = {
  name: 'Poire d’Hiver',
  slug: 'poire-d-hiver',
  category: 'Fruités',
  price: 16.9,
  image: '/images/products/product-4.png',
  shortDescription: 'Poire, coing',
  description: 'Une poire tenue au frais.',
  flavors: ['Poire', 'Coing'],
  status: 'published',
  stock: 3,
} as const;

/**
 * All pages may have to be rendered, on a machine that runs other journeys too, so this timeout says nothing about the
 * publisher.
 */
const timeout = 60_000;

/** The status of an address, without following redirects. */
const answerOf = async (address: string): Promise<{ status: number; location: string | null }> => {
  const response = await fetch(address, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('Location') };
};

/** Waits until a page says so. */
const published = (address: string, text: string) =>
  expect.poll(async () => (await (await fetch(address)).text()).includes(text), { message: text, timeout }).toBe(true);

async function openAfter(page: Page, address: string, text: string): Promise<void> {
  await published(address, text);
  await page.goto(address);
}

test('a product that the owner publishes, changes, renames and takes away does all of that on the shop', async ({
  page,
  shop: { url: shop, releaseAnew },
  owner,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('ageVerified', 'true'));
  const main = page.getByRole('main');
  const made = await owner.call<OwnerProduct>('POST', '/api/admin/products', pear);
  const own = `/api/admin/products/${made.id}`;
  const change = async (body: object): Promise<void> => {
    const { version } = await owner.call<OwnerProduct>('GET', own);
    await owner.call('PUT', own, { ...body, version });
  };

  await test.step('It is in the catalogue, in the search and has its page', async () => {
    await openAfter(page, `${shop}/catalogue`, 'Poire d’Hiver');
    expect((await answerOf(`${shop}/produit/poire-d-hiver`)).status).toBe(200);
    await expect(main.getByText('11 produits', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await page.getByRole('searchbox', { name: 'Rechercher un produit' }).fill('coing');
    await page.getByRole('dialog').getByRole('link', { name: 'Poire d’Hiver' }).click();
    await expect(page).toHaveURL(`${shop}/produit/poire-d-hiver`);
    await expect(main.getByRole('heading', { level: 1, name: 'Poire d’Hiver' })).toBeVisible();
    await expect(main.getByText('Une poire tenue au frais.')).toBeVisible();
    await published(`${shop}/sitemap.xml`, '/produit/poire-d-hiver');
  });

  await test.step('A new price is seen by who reloads', async () => {
    await change({ price: 12.5 });
    await openAfter(page, `${shop}/produit/poire-d-hiver`, '12,50');
    await expect(main.locator('#product-detail').getByText('12,50 €').first()).toBeVisible();
    // What the back office tells the owner of.
    const told = async () => (await fetch(`${shop}/data/published.json`)).json();
    await expect.poll(told, { timeout }).toMatchObject({ publication: expect.any(Number), failed: 0 });
  });

  await test.step('Its number and its earlier address lead to the page', async () => {
    await page.goto(`${shop}/produit/${made.id}`);
    await expect(page).toHaveURL(`${shop}/produit/poire-d-hiver`);
    await change({ slug: 'poire-de-janvier' });
    await expect
      .poll(() => answerOf(`${shop}/produit/poire-d-hiver`), { timeout })
      .toEqual({ status: 301, location: '/produit/poire-de-janvier' });
    await page.goto(`${shop}/produit/poire-d-hiver`);
    await expect(page).toHaveURL(`${shop}/produit/poire-de-janvier`);
    await expect(main.getByRole('heading', { level: 1, name: 'Poire d’Hiver' })).toBeVisible();
  });

  await test.step('Taken away, it is gone: from the lists, and its address says so', async () => {
    await owner.call('DELETE', own);
    await expect
      .poll(() => answerOf(`${shop}/produit/poire-de-janvier`), { timeout })
      .toEqual({ status: 410, location: null });
    expect(await answerOf(`${shop}/produit/poire-d-hiver`)).toEqual({ status: 410, location: null });
    for (const address of ['/catalogue', '/data/catalogue.json', '/sitemap.xml']) {
      expect(await (await fetch(shop + address)).text()).not.toMatch(/poire-d/i);
    }
    expect((await answerOf(`${shop}/produit/nougat`)).status).toBe(404);
  });

  await test.step('A new release remembers it', async () => {
    await releaseAnew(async ({ url: next }) => {
      await expect.poll(async () => (await answerOf(`${next}/produit/poire-de-janvier`)).status, { timeout }).toBe(410);
      expect((await answerOf(`${next}/produit/poire-d-hiver`)).status).toBe(410);
    });
  });
});

test('a category that is renamed has its new name in menus, filters and on its products', async ({
  page,
  shop: { url: shop },
  owner,
  isMobile,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('ageVerified', 'true'));
  const rename = async (from: string, name: string): Promise<void> => {
    type Categories = { items: { id: string; name: string; version: number }[] };
    const { items } = await owner.call<Categories>('GET', '/api/admin/categories');
    const category = items.find((each) => each.name === from);
    await owner.call('PUT', `/api/admin/categories/${category?.id}`, { name, version: category?.version });
  };
  await rename('Menthes', 'Fraîcheurs');
  try {
    await published(`${shop}/produit/menthe-glaciale`, '>Fraîcheurs<');
    await openAfter(page, `${shop}/faq`, 'Fraîcheurs');
    if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    else await page.getByRole('button', { name: 'Catalogue' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Fraîcheurs' }).click();
    await expect(page).toHaveURL(`${shop}/catalogue?category=Fra%C3%AEcheurs`);
    await expect(page.getByRole('main').getByRole('article')).toHaveText(/Menthe Glaciale/);
    await published(`${shop}/catalogue?category=Fra%C3%AEcheurs`, '<title>Fraîcheurs - ');
    await published(`${shop}/catalogue?category=Menthes`, '<title>Catalogue - ');
  } finally {
    await rename('Fraîcheurs', 'Menthes');
  }
});

test('a guest whose cart is older than a price reads it in the cart, and how many are left', async ({
  page,
  shop,
  owner,
}) => {
  const own = '/api/admin/products/8';
  await enterShop(page, `${shop.url}/produit/tabac-blond`);
  await pressAdd(page);
  const { version, price, stock } = await owner.call<OwnerProduct>('GET', own);
  await owner.call('PUT', own, { price: 21.5, stock: 2, version });
  try {
    await openAfter(page, `${shop.url}/produit/tabac-blond`, '21,50');
    await expect(page.locator('#product-detail').getByText('Plus que 2')).toBeVisible();
    await page.goto(`${shop.url}/panier`);
    const change = `Le prix de Tabac Blond a changé\u00a0: ${formatPrice(21.5)} au lieu de ${formatPrice(price)}.`;
    await expect(page.getByText(change)).toBeVisible();
    const line = page.getByRole('listitem', { name: 'Tabac Blond' });
    await expect(line.getByText('Plus que 2')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Sous-total' })).toContainText(formatPrice(21.5));
  } finally {
    await owner.call('PUT', own, { price, stock, version: version + 1 });
  }
});

test('what the owner asks for the delivery, and that prices hold VAT, is what the cart says', async ({
  page,
  shop,
  owner,
}) => {
  await enterShop(page, `${shop.url}/produit/tabac-blond`);
  await pressAdd(page);
  const { shipping, vat, version } = await owner.call<ShopSettings>('GET', '/api/admin/settings');
  await owner.call('PUT', '/api/admin/settings', { shipping: { fee: 6.5 }, vat: { included: true }, version });
  try {
    // A page that was open before says so too, as soon as its visitor comes to the cart.
    await published(`${shop.url}/data/site.json`, '"fee":6.5');
    await page
      .getByRole('link', { name: /^Panier/ })
      .first()
      .click();
    await expect(page.getByRole('row', { name: 'Livraison' })).toContainText(formatPrice(6.5));
    await openAfter(page, `${shop.url}/panier`, '"fee":6.5');
    await expect(page.getByRole('row', { name: 'Livraison' })).toContainText(formatPrice(6.5));
    await expect(page.getByRole('row', { name: 'dont TVA (20%)' })).toBeVisible();
  } finally {
    await owner.call('PUT', '/api/admin/settings', { shipping, vat, version: version + 1 });
  }
});

for (const [often, changes, tag] of [
  ['five changes while the publisher is killed', 5, []],
  ['fifty changes while the publisher is killed ten times', 50, ['@release']],
] as const) {
  test(`${often} end in the last one, and no answer fails meanwhile`, { tag: [...tag] }, async ({
    shop: { url: shop, folder, killPublisher },
    owner,
  }) => {
    const own = '/api/admin/products/8';
    const { version, price } = await owner.call<OwnerProduct>('GET', own);
    const reading = new AbortController();
    const read = async (): Promise<void> => {
      while (!reading.signal.aborted) {
        const responses = await Promise.all([fetch(`${shop}/produit/tabac-blond`), fetch(`${shop}/catalogue`)]);
        expect(responses.map(({ status }) => status)).toEqual([200, 200]);
        const [product = '', catalogue = ''] = await Promise.all(responses.map((response) => response.text()));
        expect(product).toMatch(/<\/html>\s*$/);
        // What a page shows and what it was hydrated with are of one version.
        const shown = /(\d+,\d\d)/.exec(product.slice(product.indexOf('id="product-detail"')))?.[1];
        const { product: given } = JSON.parse(/id="data"[^>]*>(.*?)<\/script>/s.exec(product)?.[1] ?? '').page.data;
        expect(Number(shown?.replace(',', '.'))).toBe(given.price);
        expect(catalogue).toMatch(/<\/html>\s*$/);
      }
    };
    const readers = Promise.all(Array.from({ length: 5 }, read));
    try {
      for (let n = 0; n < changes; n++) {
        await owner.call('PUT', own, { price: 20 + n / 100, version: version + n });
        if (n % 5 === 4) await killPublisher();
      }
      await published(`${shop}/produit/tabac-blond`, `20,${String(changes - 1).padStart(2, '0')}`);
      const { client } = builtShop(folder);
      for (const page of ['produit/tabac-blond.html', 'catalogue.html', 'sitemap.xml']) {
        const file = path.join(client, page);
        expect(brotliDecompressSync(await readFile(`${file}.br`))).toEqual(await readFile(file));
      }
    } finally {
      reading.abort();
      await readers;
      await owner.call('PUT', own, { price, version: version + changes });
    }
  });
}
