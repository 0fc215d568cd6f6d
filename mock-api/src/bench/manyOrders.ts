/**
 * Orders as a shop of some years has them: people of different names, most of them delivered and paid, a few that wait. They are
 * written beside the API, since ordering a million times would take hours; the rows of the lists are made by the next start.
 */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addresses } from '@nuee/domain/fixtures';
import { products } from '@nuee/domain/seed';
import type { Database } from '../db/database.ts';
import { fileName } from '../db/sqlite.ts';
import type { StoredOrder } from '../db/storage.ts';

const firstNames = [
  'Camille',
  'Inès',
  'Noé',
  'Zoé',
  'Léa',
  'Anaïs',
  'Hugo',
  'Jules',
  'Maël',
  'Chloé',
  'Éloïse',
  'Raphaël',
];
const lastNames = [
  'Martin',
  'Bernard',
  'Lefèvre',
  'Petit',
  'Moreau',
  'Garnier',
  'Faure',
  'André',
  'Gauthier',
  'Perrin',
];
/** One person in a hundred thousand, so that a search finds few. */
const rareName = 'Quévremont';
const years = 3;
const minute = 60_000;

export const idOf = (number: number): string => `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** When the order of that number was placed: evenly over the years before `now`, the first one the oldest. */
export function placedAt(number: number, count: number, now: Date): string {
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
    userId: `client-${Math.floor(number / 4)}`,
    customer: { name: `${firstName} ${lastName}`, email: `client.${Math.floor(number / 4)}@exemple.fr` },
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

function* pages(count: number, now: Date): Generator<[id: string, text: string][]> {
  const size = 5_000;
  for (let from = 0; from < count; from += size) {
    yield Array.from({ length: Math.min(size, count - from) }, (_, i) => [
      idOf(from + i),
      JSON.stringify(manyOrder(from + i, count, now)),
    ]);
  }
}

/** Adds them to a storage that no API uses. Its lists count as those of an older version then. */
export function putIntoFile(dataDir: string, count: number, now: Date): void {
  const db = new DatabaseSync(path.join(dataDir, fileName));
  db.exec('PRAGMA synchronous = OFF');
  const insert = db.prepare("INSERT INTO docs VALUES ('orders', ?, ?)");
  for (const page of pages(count, now)) {
    db.exec('BEGIN');
    for (const [id, text] of page) insert.run(id, text);
    db.exec('COMMIT');
  }
  db.exec('UPDATE lists SET version = 0');
  db.close();
}

/** The same on a database; `migrate` makes the rows of its lists. */
export async function putIntoDatabase(database: Database, count: number, now: Date): Promise<void> {
  for (const page of pages(count, now)) {
    await database.query(
      `INSERT INTO documents SELECT 'orders/' || id, document::jsonb FROM unnest($1::text[], $2::text[]) AS put (id, document)`,
      [page.map(([id]) => id), page.map(([, text]) => text)],
    );
  }
  await database.query('DELETE FROM listed');
  await database.query('DELETE FROM tallies');
  await database.query("UPDATE lists SET filled = ''");
}
