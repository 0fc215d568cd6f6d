/** The invoices and credit notes of a month, for the accountant. */
import type { IssuedDocument } from '@nuee/domain/live';
import { sql } from 'kysely';
import type { Db } from '../db/dialect.ts';
import { invoiceEntry } from '../db/tables/orders.ts';

/** From one ISO date to before another. */
export interface Span {
  readonly from: string;
  readonly before: string;
}

/** What they say, in the order of their issue. The customer has the name that the order has, which an erasure takes away. */
export async function issuedDocuments(db: Db, { from, before }: Span): Promise<IssuedDocument[]> {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoices.id', 'invoices.created_at', 'credits', 'number', 'customer_name'])
    .select(['payment_method', 'payment_reference', 'invoices.vat', 'invoices.items_cents'])
    .select(['invoices.shipping_cents', 'invoices.tax_cents', 'invoices.total_cents'])
    .where('invoices.created_at', '>=', from)
    .where('invoices.created_at', '<', before)
    .orderBy('invoices.created_at')
    .orderBy('invoices.id')
    .execute();
  return rows.flatMap((row) => {
    const entry = invoiceEntry(row);
    if (entry === undefined) return [];
    const { id: number, created_at: issuedAt, number: orderNumber, payment_method: paymentMethod } = row;
    const reference = row.payment_reference;
    return {
      ...{ number, issuedAt, orderNumber, customer: row.customer_name ?? '', paymentMethod },
      ...(reference !== null && { reference }),
      ...entry,
    };
  });
}

/** When the first and the last one was issued; undefined without any. */
export async function issuedBetween(db: Db): Promise<readonly [first: string, last: string] | undefined> {
  const end = (order: 'asc' | 'desc') =>
    db.selectFrom('invoices').select('created_at').orderBy('created_at', order).limit(1).executeTakeFirst();
  const [first, last] = [await end('asc'), await end('desc')];
  return first && last && [first.created_at, last.created_at];
}

/** Those of the months in which some were issued. */
export async function monthsWithInvoices<M extends Span & { readonly month: string }>(
  db: Db,
  months: readonly M[],
): Promise<M[]> {
  if (months.length === 0) return [];
  const { rows } = await sql<{ month: string }>`${sql.join(
    months.map(
      ({ month, from, before }) =>
        sql`select ${sql.lit(month)} as month where exists (select 1 from invoices where created_at >= ${from} and created_at < ${before})`,
    ),
    sql` union all `,
  )}`.execute(db);
  const found = new Set(rows.map(({ month }) => month));
  return months.filter(({ month }) => found.has(month));
}
