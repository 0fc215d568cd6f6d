/** The published data, which anyone may read: kept in memory until the next publication, even by another process. */
import type { PublishedCategory, PublishedProduct, PublishedSettings } from '@nuee/domain/live';
import { openingOf } from './commands/opening.ts';
import { publicationOf } from './commands/publication.ts';
import { settingsOf } from './commands/settings.ts';
import type { Services } from './endpoint.ts';
import { publicCategory, publicProduct } from './presenters/products.ts';
import { type Storage, StorageFailure, type StoredProduct, type Transaction } from './storage/storage.ts';
import { allListed } from './storage/wholeLists.ts';

interface Published {
  readonly publication: number;
  readonly collections: {
    readonly products: readonly PublishedProduct[];
    readonly categories: readonly PublishedCategory[];
    readonly reviews: readonly object[];
  };
  readonly settings: PublishedSettings;
}

export interface Catalogue {
  read(): Promise<Published>;
  /** The published product that has or had this slug: its id, and its current slug. `undefined` for an unknown slug. */
  bySlug(slug: string): Promise<{ readonly id: string; readonly now: string } | undefined>;
}

export function createCatalogue(services: Services, reviews: readonly object[]): Catalogue {
  const { storage } = services;
  let last: Promise<Published> | undefined;
  const read = async (publication: number): Promise<Published> => ({
    publication,
    collections: {
      products: (await publishedProducts(storage)).map(publicProduct),
      categories: await categoriesOf(storage),
      reviews,
    },
    settings: await storage.tx((t) => publicSettings(t, services)),
  });
  return {
    async read() {
      const known = await last?.catch(() => undefined);
      // Read before the products, so that a publication meanwhile is read again with the next call.
      const publication = await storage.tx(publicationOf).catch((error: unknown) => {
        if (known && error instanceof StorageFailure) return known.publication;
        throw error;
      });
      if (known?.publication === publication) return known;
      last = read(publication);
      return last;
    },
    bySlug: (slug) =>
      storage.tx((t) => {
        const id = t.get('slugs', slug)?.productId;
        const product = id === undefined ? undefined : t.get('products', id);
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
  return products.map(({ document }) => document);
}

async function categoriesOf(storage: Storage): Promise<PublishedCategory[]> {
  return storage.tx((t) =>
    (t.get('idLists', 'categories')?.ids ?? []).flatMap((id) => {
      const category = t.get('categories', id);
      return category ? [publicCategory(id, category)] : [];
    }),
  );
}

/** The public part of the settings. */
function publicSettings(t: Transaction, services: Services): PublishedSettings {
  const { identity, shipping, vat, hours, mediator, switches } = settingsOf(t);
  const { open } = openingOf(t, services);
  const { provider } = services;
  return {
    identity,
    shipping,
    vat,
    hours,
    mediator,
    switches,
    ...(provider && { cards: { origin: provider.origin, ...(provider.isTest && { test: true }) } }),
    ...(!open && { closed: true }),
  };
}
