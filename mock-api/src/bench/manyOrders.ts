/**
 * Orders as a shop of some years has them: people of different names, most of them delivered and paid, a few that wait. They are
 * written beside the API, since ordering a million times would take hours.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addresses } from '@nuee/domain/fixtures';
import { products } from '@nuee/domain/seed';
import { fillDatabase, fillFolder, folderPages } from '../db/copies.ts';
import type { Database } from '../db/database.ts';
import type { Page, Pages } from '../db/fill.ts';
import { migrate } from '../db/migrate.ts';
import { openSqliteStorage } from '../db/sqlite.ts';
import type { StoredOrder, StoredUser } from '../db/storage.ts';
import { fillStorage } from './customers.ts';

const firstNames = 'Camille Inès Noé Zoé Léa Anaïs Hugo Jules Maël Chloé Éloïse Raphaël'.split(' ');
const lastNames = 'Martin Bernard Lefèvre Petit Moreau Garnier Faure André Gauthier Perrin'.split(' ');
/** One person in a hundred thousand, so that a search finds few. */
const rareName = 'Quévremont';
const years = 3;
const minute = 60_000;
const pageSize = 5_000;
const ordersOfEach = 4;

export const idOf = (number: number): string => `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** When the order of that number was placed: evenly over the years before `now`, the first one the oldest. */
function placedAt(number: number, count: number, now: Date): string {
  const span = years * 365 * 24 * 60 * minute;
  return new Date(now.getTime() - span + Math.floor((span * number) / count)).toISOString();
}

function stateOf(number: number, recent: boolean): Pick<StoredOrder['order'], 'status' | 'isPaid' | 'paymentMethod'> {
  if (number % 50 === 7) return { status: 'cancelled', isPaid: false, paymentMethod: 'card' };
  if (!recent) return { status: 'delivered', isPaid: true, paymentMethod: 'card' };
  if (number % 20 === 3) return { status: 'pending', isPaid: false, paymentMethod: 'bank-transfer' };
  return { status: number % 3 === 0 ? 'shipped' : 'processing', isPaid: true, paymentMethod: 'card' };
}

/** Those of the last two weeks aren't delivered yet. */
function manyOrder(number: number, count: number, now: Date): StoredOrder {
  const createdAt = placedAt(number, count, now);
  const state = stateOf(number, Date.parse(createdAt) > now.getTime() - 13 * 24 * 60 * minute);
  const firstName = firstNames[number % firstNames.length] ?? '';
  const lastName = number % 100_000 === 1 ? rareName : (lastNames[Math.floor(number / 12) % lastNames.length] ?? '');
  const sold = [0, 1].map((n) => products[(number + n * 3) % products.length]).filter((one) => one !== undefined);
  const address = { ...addresses.camille, firstName, lastName };
  const itemsPrice = sold.reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100;
  return {
    userId: `client-${Math.floor(number / ordersOfEach)}`,
    customer: { name: `${firstName} ${lastName}`, email: `client.${Math.floor(number / ordersOfEach)}@exemple.fr` },
    taken: sold.map(({ id }) => ({ productId: id, quantity: 1 })),
    order: {
      _id: idOf(number),
      // Of another year than the benchmark's own.
      orderNumber: `CMD-1999-${String(number + 1).padStart(3, '0')}`,
      createdAt,
      ...state,
      ...(state.isPaid ? { paidAt: createdAt } : {}),
      shippingAddress: address,
      billingAddress: address,
      isDelivered: state.status === 'delivered',
      items: sold.map(({ id, name, image, price }) => ({
        _id: `${number}-${id}`,
        name,
        image,
        size: 10,
        nicotineStrength: 3,
        quantity: 1,
        price,
      })),
      itemsPrice,
      shippingPrice: 4.99,
      taxPrice: 5.8,
      totalPrice: Math.round((itemsPrice + 4.99 + (number % 5000) / 100) * 100) / 100,
    },
  };
}

function manyUser(number: number, now: Date): StoredUser {
  const { firstName, lastName } = manyOrder(number * ordersOfEach, number * ordersOfEach + 1, now).order
    .shippingAddress;
  return {
    id: `client-${number}`,
    email: `client.${number}@exemple.fr`,
    passwordHash: '',
    firstName,
    lastName,
    phone: '',
    addresses: [],
    createdAt: new Date(now.getTime() - number * minute).toISOString(),
  };
}

async function* pagesOf(count: number, entry: (number: number) => Page[number]): Pages & AsyncGenerator<Page> {
  for (let from = 0; from < count; from += pageSize) {
    yield Array.from({ length: Math.min(pageSize, count - from) }, (_, i) => entry(from + i));
  }
}

/** The first one is the oldest. */
export const manyOrders = (count: number, now: Date): Pages & AsyncGenerator<Page> =>
  pagesOf(count, (number) => [`orders/${idOf(number)}`, JSON.stringify(manyOrder(number, count, now))]);

const manyUsers = (count: number, now: Date): Pages & AsyncGenerator<Page> =>
  pagesOf(count, (number) => [`users/client-${number}`, JSON.stringify(manyUser(number, now))]);

/** Fills a new folder or an empty database with a shop that has so many orders. A million orders take minutes. */
export async function fillShop(where: string | Database, orders: number): Promise<void> {
  const seeded = mkdtempSync(path.join(tmpdir(), 'nuee-seeded-'));
  try {
    await fillStorage(await openSqliteStorage(seeded), 0);
    const pages = async function* (): Pages & AsyncGenerator<Page> {
      yield* folderPages(seeded);
      yield* manyUsers(Math.ceil(orders / ordersOfEach), new Date());
      yield* manyOrders(orders, new Date());
    };
    if (typeof where === 'string') await fillFolder(where, pages());
    else {
      await migrate(where);
      await fillDatabase(where, pages());
      // As the server does by itself a minute later.
      await where.query('VACUUM ANALYZE');
    }
  } finally {
    rmSync(seeded, { recursive: true });
  }
}
