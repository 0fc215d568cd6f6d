/** What was sold and paid back each day, by rate of VAT, for the accountant. */
import {
  type Cents,
  type CsvCell,
  dayInParis,
  daysLater,
  formatShortDate,
  type OrderTotals,
  toEuros,
  vatOf,
} from '@nuee/domain';
import { vatShares } from '@nuee/domain/live';
import type { Storage, StoredOrder } from '../db/storage.ts';
import { refundsOf } from '../db/tables/orders.ts';

/** Amounts in cents, negative for what was paid back. */
interface DayOfRate {
  /** In Paris: `2026-01-15`. */
  readonly day: string;
  readonly isRefund: boolean;
  /** Percent. */
  readonly rate: number;
  orders: number;
  net: Cents;
  tax: Cents;
}

interface Booked {
  readonly amounts: OrderTotals;
  /** ISO date; none where an older version kept none. */
  readonly at: string | undefined;
  readonly isRefund: boolean;
}

const pageSize = 500;

/**
 * Sales on the day of their payment, also of what was paid back later; refunds as negative lines on the day of the refund, so that a
 * day that was reported never changes. Days without either have no line. Keeps one sum for each, however many orders there are.
 */
export async function vatByDay(
  storage: Pick<Storage, 'read'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DayOfRate[]> {
  const sums = new Map<string, DayOfRate>();
  const add = ({ order, vat = vatOf(order) }: StoredOrder, what: Booked) => {
    const { amounts, at, isRefund } = what;
    if (!at) return;
    const day = dayInParis(at);
    if (day < from || day > to) return;
    const sign = isRefund ? -1 : 1;
    for (const { rate, net, tax } of vatShares(amounts, vat)) {
      // Where only delivery is paid back.
      if (net === 0 && tax === 0) continue;
      const key = `${day} ${Number(isRefund)} ${String(rate).padStart(8, '0')}`;
      const sum = sums.get(key) ?? { day, isRefund, rate, orders: 0, net: 0, tax: 0 };
      sums.set(key, { ...sum, orders: sum.orders + 1, net: sum.net + sign * net, tax: sum.tax + sign * tax });
    }
  };
  for await (const orders of between(storage, 'paid_at', from, to)) {
    for (const stored of orders) add(stored, { amounts: stored.order, at: stored.order.paidAt, isRefund: false });
  }
  for await (const orders of between(storage, 'refunded_at', from, to)) {
    for (const stored of orders) {
      for (const refund of refundsOf(stored)) add(stored, { amounts: refund, at: refund.createdAt, isRefund: true });
    }
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

export const vatColumns = ['Jour', 'Opération', 'Taux de TVA (%)', 'Commandes', 'Total HT', 'TVA', 'Total TTC'];

export function vatLine({ day, isRefund, rate, orders, net, tax }: DayOfRate): readonly CsvCell[] {
  const amounts = [net, tax, net + tax].map((cents) => ({ euros: toEuros(cents) }));
  return [formatShortDate(day), isRefund ? 'Remboursements' : 'Ventes', rate, orders, ...amounts];
}

/** The orders that were paid around these days, or paid back since the first of them at the latest, page by page. */
async function* between(
  storage: Pick<Storage, 'read'>,
  column: 'paid_at' | 'refunded_at',
  from: string,
  to: string,
): AsyncGenerator<readonly StoredOrder[]> {
  // A day in Paris begins and ends at most two hours before that of the clock.
  const first = daysLater(from, -1);
  // An order may be paid back in parts: the last one says when.
  const last = column === 'paid_at' ? daysLater(to, 2) : '9999';
  let [at, id] = [first, ''];
  for (;;) {
    const rows = await storage.read(async (t) =>
      t.query((db) =>
        db
          .selectFrom('orders')
          .select(['id', column])
          .where(column, '>=', at)
          .where(column, '<', last)
          .where((eb) => eb(eb.refTuple(column, 'id'), '>', eb.tuple(at, id)))
          .orderBy(column)
          .orderBy('id')
          .limit(pageSize)
          .execute(),
      ),
    );
    const end = rows.at(-1);
    if (!end) return;
    const ids = rows.map((row) => row.id);
    const orders = await storage.read(async (t) => t.getAll('orders', ids));
    yield orders.map(({ record }) => record);
    [at, id] = [end[column] ?? last, end.id];
  }
}
