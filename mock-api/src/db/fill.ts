/**
 * Fills the tables with many records at once: of a backup, of another storage, or of the documents of an older version. One
 * transaction fills, mends, counts and checks.
 */
import { type Address, fold, toCents } from '@nuee/domain';
import { type Kysely, sql } from 'kysely';
import { type Db, type Dialect, deferReferences } from './dialect.ts';
import { amountsOfOrders, refundedWithdrawals } from './migrations.ts';
import type { Collection, Records } from './recordTypes.ts';
import type { Tables } from './schema.ts';
import { variantRows } from './tables/catalogue.ts';
import { collections, tableOf } from './tables/index.ts';
import { type Figure, figuresOf, lineRows } from './tables/orders.ts';
import { searchText } from './tables/values.ts';

/** Records as JSON by key, `collection/id`. */
export type Page = readonly (readonly [key: string, text: string])[];
export type Pages = AsyncIterable<Page>;

/** In values of one statement. */
const maxValues = 8_000;
/** In rows. */
const readAtOnce = 1_000;

type Rows = Kysely<Record<string, Record<string, unknown>>>;

/**
 * Fills empty tables, and counts what is in them. Also takes what older versions wrote. Returns how many records there were. Throws one
 * sentence where fewer arrived, or their sums differ; the caller undoes it then.
 */
export async function fill(db: Db, dialect: Dialect, pages: Pages): Promise<number> {
  await sql.raw(deferReferences[dialect]).execute(db);
  const counted = new Map<Collection, number>();
  let cents = 0;
  let records = 0;
  let isNameless = false;
  const receipts: Receipts = { of: new Map(), given: new Set() };
  const figures = new Map<string, Figure>();
  const put = async <C extends Collection>(collection: C, found: readonly (readonly [string, Records[C]])[]) => {
    const { name, toRow } = tableOf(collection);
    const rows = found.map(([id, record]) => receivedOnce(toRow(id, record), receipts));
    await insert(db, name, rows);
    counted.set(collection, (counted.get(collection) ?? 0) + rows.length);
    if (collection === 'products') {
      const products = found as readonly (readonly [string, Records['products']])[];
      await insert(
        db,
        'variants',
        products.flatMap(([id, { variants = [] }]) => variantRows(id, variants)),
      );
    }
    if (collection !== 'orders') return;
    const orders = found as readonly (readonly [string, Records['orders']])[];
    for (const [, stored] of orders) {
      cents += toCents(stored.order.totalPrice);
      isNameless ||= stored.customer === undefined;
      for (const [name, figure] of figuresOf(stored)) figures.set(name, sumOf(figure, figures.get(name)));
    }
    await insert(
      db,
      'order_lines',
      orders.flatMap(([id, order]) => lineRows(id, order)),
    );
  };
  for await (const page of upgraded(pages, receipts.of)) {
    records += page.length;
    for (const [collection, entries] of Map.groupBy(page, ([key]) => key.slice(0, key.indexOf('/')))) {
      if (!isCollection(collection)) throw new Error(`It holds ${collection}, which this version doesn’t know.`);
      // A documented edge of the types: what was written as one kind is read as the same.
      await put(
        collection,
        entries.map(([key, text]) => [key.slice(collection.length + 1), JSON.parse(text)] as const),
      );
    }
  }
  await dropOrphans(db, counted);
  if (isNameless) await nameCustomers(db);
  await sql.raw(refundedWithdrawals).execute(db);
  await sql.raw(amountsOfOrders).execute(db);
  await countAll(db, figures);
  await check(db, counted, cents);
  return records;
}

const salesRow = ({ day, product, orders, cents, pieces }: Extract<Figure, { day: string }>): Tables['sales'] => ({
  day,
  product_id: product,
  orders,
  total_cents: cents,
  pieces,
});

const sumOf = (a: Figure, b: Figure | undefined): Figure => ({
  ...a,
  orders: a.orders + (b?.orders ?? 0),
  cents: a.cents + (b?.cents ?? 0),
  pieces: a.pieces + (b?.pieces ?? 0),
});

const isCollection = (name: string): name is Collection => (collections as readonly string[]).includes(name);

interface Receipts {
  /** Of an older version: which declaration is the receipt of an order and an e-mail. */
  readonly of: Map<string, string>;
  readonly given: Set<string>;
}

/** A declaration keeps its key where it is the receipt for it, and only one does. */
function receivedOnce<R extends object>(row: R, { of, given }: Receipts): R {
  if (!('receipt_key' in row && 'id' in row) || typeof row.receipt_key !== 'string') return row;
  const { id, receipt_key: key } = row;
  if ((of.get(key) ?? id) !== id || given.has(key)) return { ...row, receipt_key: null };
  given.add(key);
  return row;
}

async function insert(db: Db, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const atOnce = Math.max(1, Math.floor(maxValues / Object.keys(first).length));
  for (let from = 0; from < rows.length; from += atOnce) {
    // A documented edge of the types: the rows are those of `toRow` of that table.
    const some = rows.slice(from, from + atOnce) as unknown as Record<string, unknown>[];
    await (db as unknown as Rows).insertInto(table).values(some).execute();
  }
}

/** Sessions and links of accounts that are gone; older versions kept them until they ended. */
async function dropOrphans(db: Db, counted: Map<Collection, number>): Promise<void> {
  for (const name of ['sessions', 'resets'] as const) {
    const gone = await db
      .deleteFrom(name)
      .where('user_id', 'not in', db.selectFrom('users').select('id'))
      .returning('id')
      .execute();
    counted.set(name, (counted.get(name) ?? 0) - gone.length);
  }
}

/** The orders of the first versions didn't hold the name of their customer. */
async function nameCustomers(db: Db): Promise<void> {
  for (;;) {
    const nameless = await db
      .selectFrom('orders')
      .leftJoin('users', 'users.id', 'orders.user_id')
      .select(['orders.id', 'orders.search', 'shipping_address', 'first_name', 'last_name', 'email'])
      .where('customer_name', 'is', null)
      .limit(readAtOnce)
      .execute();
    if (nameless.length === 0) return;
    for (const { id, search, shipping_address, first_name, last_name, email } of nameless) {
      const address: Address = JSON.parse(shipping_address);
      const name = `${first_name ?? address.firstName} ${last_name ?? address.lastName}`;
      const customer = {
        customer_name: name,
        customer_email: email ?? '',
        name_key: fold(name),
        search: search + searchText(name, email),
      };
      await db.updateTable('orders').set(customer).where('id', '=', id).execute();
    }
  }
}

/** Counts what is counted with each change. */
async function countAll(db: Db, figures: ReadonlyMap<string, Figure>): Promise<void> {
  const all = [...figures.values()];
  await insert(
    db,
    'order_totals',
    all.flatMap((one) => ('state' in one ? [{ ...one.state, orders: one.orders, total_cents: one.cents }] : [])),
  );
  await insert(
    db,
    'sales',
    all.flatMap((one) => ('state' in one ? [] : [salesRow(one)])),
  );
  await db
    .insertInto('user_totals')
    .columns(['role', 'status', 'users'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select(({ fn }) => ['role', 'status', fn.countAll<number>().as('users')])
        .groupBy(['role', 'status']),
    )
    .execute();
  await db
    .insertInto('mail_totals')
    .columns(['status', 'mails'])
    .expression((eb) =>
      eb
        .selectFrom('mails')
        .select(({ fn }) => ['status', fn.countAll<number>().as('mails')])
        .groupBy('status'),
    )
    .execute();
}

/** What arrived is what was read: as many records of each kind, and as much money. */
async function check(db: Db, counted: ReadonlyMap<Collection, number>, cents: number): Promise<void> {
  for (const [collection, expected] of counted) {
    const { name } = tableOf(collection);
    const [row] = await db
      .selectFrom(name)
      .select(({ fn }) => fn.countAll<number>().as('there'))
      .execute();
    if (Number(row?.there) !== expected) {
      throw new Error(`Of ${expected} ${collection} ${row?.there ?? 0} arrived: nothing was changed.`);
    }
  }
  const [sum] = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.sum<number>('total_cents').as('cents'))
    .execute();
  if (Number(sum?.cents ?? 0) !== cents) throw new Error('The sums of the orders differ: nothing was changed.');
}

/** What older versions kept in other ways. */
async function* upgraded(pages: Pages, receipts: Map<string, string>): AsyncGenerator<Page> {
  const held: [string, string][] = [];
  const places = new Map<string, number>();
  for await (const page of pages) {
    const kept: [string, string][] = [];
    for (const [key, text] of page) {
      const slash = key.indexOf('/');
      const [collection, id] = [key.slice(0, slash), key.slice(slash + 1)];
      if (collection === 'idLists') {
        const { ids }: { ids: string[] } = JSON.parse(text);
        if (id === 'categories') for (const [place, one] of ids.entries()) places.set(one, place);
        if (id === 'seeded') kept.push(...ids.map((one): [string, string] => [`seeded/${one}`, '{}']));
      } else if (collection === 'series') kept.push([`counters/${id}`, text]);
      else if (collection === 'counters' && /^\d{4}$/.test(id)) kept.push([`counters/orders/${id}`, text]);
      else if (collection === 'receipts') receipts.set(id, (JSON.parse(text) as { receiptId: string }).receiptId);
      else if (collection === 'submissions') kept.push(...submissions(key, text));
      else if (collection === 'papers') kept.push([`invoices/${id}`, invoice(text)]);
      else if (collection === 'pdfs') kept.push([`invoiceFiles/${id}`, text]);
      else if (collection === 'orders') kept.push([key, order(text)]);
      else if (collection === 'categories') held.push([key, text]);
      else if (collection !== 'emails' && collection !== 'openedSessions') kept.push([key, text]);
    }
    if (kept.length > 0) yield kept;
  }
  yield held.map(([key, text], i) => {
    const { moves: _, ...category }: { moves?: number; position?: number } = JSON.parse(text);
    const position = category.position ?? places.get(key.slice('categories/'.length)) ?? i;
    return [key, JSON.stringify({ ...category, position })];
  });
}

/** In backups of versions 1 and 2 the content of an invoice is named `paper`. */
function invoice(text: string): string {
  const { paper, ...rest }: { paper?: unknown } = JSON.parse(text);
  return JSON.stringify({ ...rest, content: paper });
}

/** Before a parcel could have a number, an order had the address of one. */
function order(text: string): string {
  if (!text.includes('"trackingUrl"')) return text;
  const { trackingUrl: url, ...rest }: { trackingUrl?: string } = JSON.parse(text);
  return JSON.stringify({ ...rest, ...(url !== undefined && { parcels: [{ url }] }) });
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The first versions kept all submissions of a customer together. */
function submissions(key: string, text: string): [string, string][] {
  const { recent }: { recent?: { key: string; body: string; at: string; answer: object }[] } = JSON.parse(text);
  if (!recent) return [[key, text]];
  return recent.map(({ key: own, body, at, answer }) => {
    const endsAt = new Date(Date.parse(at) + dayMilliseconds).toISOString();
    return [`${key} ${own}`, JSON.stringify({ body, answer, endsAt })];
  });
}
