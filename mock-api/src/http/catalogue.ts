/** The published data, which anyone may read: kept in memory until the next publication, even by another process. */
import { awaySentence, type Delivery, deliveryCountries, type SavedLegalTexts, type SavedPages } from '@nuee/domain';
import type { PublishedCategory, PublishedProduct, PublishedSettings } from '@nuee/domain/live';
import { categories } from '../commands/categories.ts';
import { savedTexts } from '../commands/legalTexts.ts';
import { openingOf } from '../commands/opening.ts';
import { savedPages } from '../commands/pages.ts';
import { publicationOf } from '../commands/publication.ts';
import { settingsOf } from '../commands/settings.ts';
import { type Reader, type Storage, StorageFailure, type StoredProduct } from '../db/storage.ts';
import { providerOf } from '../payments/shopGateway.ts';
import { type Advertising, publicCategory, publicProduct } from '../presenters/products.ts';
import { allListed } from '../queries/wholeLists.ts';
import type { Services } from './endpoint.ts';

export interface Published {
  readonly publication: number;
  readonly collections: {
    readonly products: readonly PublishedProduct[];
    readonly categories: readonly PublishedCategory[];
    readonly reviews: readonly object[];
  };
  readonly settings: PublishedSettings;
  readonly advertising: Advertising;
  readonly texts: SavedLegalTexts;
  readonly pages: SavedPages;
}

export interface Catalogue {
  /** The same object as long as nothing else is published. */
  read(): Promise<Published>;
  /** The published product that has or had this slug: its id, and its current slug. `undefined` for an unknown slug. */
  bySlug(slug: string): Promise<{ readonly id: string; readonly now: string } | undefined>;
}

export function createCatalogue(services: Services, reviews: readonly object[]): Catalogue {
  const { storage } = services;
  let last: Promise<Published> | undefined;
  const read = async (publication: number): Promise<Published> => {
    const advertising = await storage.read(async (t) => advertisingOf(t, services));
    return {
      publication,
      collections: {
        products: (await publishedProducts(storage)).map((product) => publicProduct(product, advertising)),
        categories: await categoriesOf(storage),
        reviews: advertising.reviews ? reviews : [],
      },
      settings: await storage.read(async (t) => publicSettings(t, services)),
      advertising,
      texts: await storage.read(savedTexts),
      pages: await storage.read(savedPages),
    };
  };
  return {
    async read() {
      const known = await last?.catch(() => undefined);
      // Read before the products: what is published between the two reads is noticed by the next call.
      const publication = await storage.read(publicationOf).catch((error: unknown) => {
        if (known && error instanceof StorageFailure) return known.publication;
        throw error;
      });
      if (known?.publication === publication) return known;
      last = read(publication);
      return last;
    },
    bySlug: (slug) =>
      storage.read(async (t) => {
        const id = (await t.get('slugs', slug))?.productId;
        const product = id === undefined ? undefined : await t.get('products', id);
        return product?.status === 'published' ? { id: product.id, now: product.slug } : undefined;
      }),
  };
}

/** In the order in which they were made. */
async function publishedProducts(storage: Storage): Promise<StoredProduct[]> {
  const products = await allListed(storage, {
    collection: 'products',
    where: { status: 'published' },
    ascending: true,
  });
  return products.map(({ record }) => record);
}

async function categoriesOf(storage: Storage): Promise<PublishedCategory[]> {
  return storage.read(async (t) => (await categories(t)).map(({ id, ...category }) => publicCategory(id, category)));
}

/** The public part of the settings. */
async function publicSettings(t: Reader, services: Services): Promise<PublishedSettings> {
  const { identity, shipping, delivery, vat, hours, mediator, switches, redirects } = await settingsOf(t);
  const { now } = services;
  const provider = await providerOf(t, services);
  const { open, holidays } = await openingOf(t, services, now());
  return {
    identity,
    shipping,
    vat,
    hours,
    mediator,
    switches,
    ...publicDelivery(delivery),
    ...(provider && { cards: { origin: provider.origin, ...(provider.isTest && { test: true }) } }),
    ...(redirects.length > 0 && { redirects: [...redirects] }),
    ...(!open && { closed: true }),
    ...(holidays?.begun && { away: awaySentence(holidays) }),
  };
}

/** Absent for a shop without methods that delivers to the usual countries. */
function publicDelivery({ methods, countries }: Delivery): Pick<PublishedSettings, 'delivery'> {
  const offered = methods.filter(({ active }) => active);
  const isUsual = offered.length === 0 && String(countries) === String(deliveryCountries);
  return isUsual ? {} : { delivery: { methods: offered, countries } };
}

/** What the products of the shop may show besides themselves. */
async function advertisingOf(t: Reader, { demo = true, now }: Services): Promise<Advertising & { reviews: boolean }> {
  const { badges, promotions, reviews } = (await settingsOf(t)).switches;
  // The reviews of `db.json` are invented.
  return { badges, promotions, reviews: demo && reviews, ...(!demo && { lawfulOn: now() }) };
}
