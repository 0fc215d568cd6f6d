/** Orders with their lines, and what was paid for them. An order, its lines and its totals are written together. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Address,
  dayInParis,
  fold,
  keptItems,
  type OrderItem,
  orderStatuses,
  type Parcel,
  paymentStatuses,
  placeIn,
  refundedTotalOf,
  type SoldDelivery,
  toCents,
  toEuros,
} from '@nuee/domain';
import type { PaymentState, TimelineEntry, VatTerms, WithdrawalStatus } from '@nuee/domain/live';
import { announce } from '../announce.ts';
import type { Db } from '../dialect.ts';
import type { StoredInvoice, StoredOrder, StoredRefund } from '../recordTypes.ts';
import type { OrderLineRow, OrderTotalsRow, Tables } from '../schema.ts';
import { type Transaction, table } from './table.ts';
import { json, jsonOr, parsed, parsedOr, phoneWord, present, searchText, sortableNumber, truth } from './values.ts';

/** What `isPaid` says where no state was kept: orders of an older version. */
export const paymentStateOf = ({ paymentStatus, order }: Pick<StoredOrder, 'paymentStatus' | 'order'>): PaymentState =>
  paymentStatus ?? (order.isPaid ? 'paid' : 'pending');

/** What became of its withdrawal; older versions kept only that there was one. */
export function withdrawalStatusOf(stored: StoredOrder): WithdrawalStatus | undefined {
  const { receiptId, withdrawalStatus } = stored;
  if (withdrawalStatus !== undefined || receiptId === undefined) return withdrawalStatus;
  return paymentStateOf(stored) === 'refunded' ? 'refunded' : 'received';
}

/** What was paid back; of an order that an older version paid back, all of it, perhaps before there were numbers of credit notes. */
export function refundsOf(stored: StoredOrder): readonly StoredRefund[] {
  const { refunds, order, timeline, creditNumber: number = '' } = stored;
  if (refunds || paymentStateOf(stored) !== 'refunded') return refunds ?? [];
  const { itemsPrice, shippingPrice, taxPrice, totalPrice } = order;
  const createdAt = timeline?.findLast(({ what, to }) => what === 'payment' && to === 'refunded')?.at ?? '';
  const lines = order.items.map(({ _id, quantity }) => ({ lineId: _id, quantity, restock: false }));
  return [{ number, createdAt, lines, itemsPrice, shippingPrice, taxPrice, totalPrice }];
}

/** What stands on a transfer, an invoice or a parcel. `0028-order-search` takes the same from orders of older versions. */
const furtherWords = ({ order, invoiceNumber, paymentReference }: StoredOrder): (string | undefined)[] => [
  order.totalPrice.toFixed(2).replace('.', ','),
  invoiceNumber,
  paymentReference,
  phoneWord(order.shippingAddress.phone),
  order.shippingAddress.postalCode,
  order.shippingAddress.city,
  order.shippingAddress.firstName,
  order.shippingAddress.lastName,
  ...order.items.map(({ name }) => name),
];

export const orders = table<'orders', 'orders'>({
  name: 'orders',
  toRow: (id, stored) => {
    const { order, customer } = stored;
    return {
      id,
      number: order.orderNumber,
      number_key: sortableNumber(order.orderNumber),
      user_id: stored.userId,
      customer_name: customer?.name ?? null,
      customer_email: customer?.email ?? null,
      name_key: fold(customer?.name ?? ''),
      status: order.status,
      status_place: placeIn(orderStatuses, order.status),
      payment_status: paymentStateOf(stored),
      payment_place: placeIn(paymentStatuses, paymentStateOf(stored)),
      payment_method: order.paymentMethod,
      payment_id: stored.paymentId ?? null,
      payment_reference: stored.paymentReference ?? null,
      created_at: order.createdAt,
      is_paid: truth(order.isPaid),
      paid_at: order.paidAt ?? null,
      refunded_at: refundsOf(stored).at(-1)?.createdAt || null,
      is_delivered: truth(order.isDelivered),
      delivered_at: order.deliveredAt ?? null,
      items_cents: toCents(order.itemsPrice),
      shipping_cents: toCents(order.shippingPrice),
      tax_cents: toCents(order.taxPrice),
      total_cents: toCents(order.totalPrice),
      vat: jsonOr(stored.vat),
      shipping_address: json(order.shippingAddress),
      billing_address: json(order.billingAddress),
      delivery: jsonOr(order.delivery),
      notes: order.notes ?? null,
      invoice_number: stored.invoiceNumber ?? null,
      credit_number: stored.creditNumber ?? null,
      receipt_id: stored.receiptId ?? null,
      withdrawal_status: withdrawalStatusOf(stored) ?? null,
      parcels: jsonOr(stored.parcels),
      refunds: jsonOr(stored.refunds),
      refunded_cents: toCents(refundedTotalOf(stored.refunds ?? [])),
      terms_version: stored.terms?.version ?? null,
      terms_key: stored.terms?.key ?? null,
      timeline: jsonOr(stored.timeline),
      search: searchText(order.orderNumber, customer?.name, customer?.email, ...furtherWords(stored)),
    };
  },
  fromRow: (row) => ({
    userId: row.user_id,
    paymentStatus: row.payment_status,
    order: {
      _id: row.id,
      orderNumber: row.number,
      createdAt: row.created_at,
      status: row.status,
      shippingAddress: parsed<Address>(row.shipping_address),
      billingAddress: parsed<Address>(row.billing_address),
      paymentMethod: row.payment_method,
      isPaid: row.is_paid === 1,
      isDelivered: row.is_delivered === 1,
      items: [],
      itemsPrice: toEuros(row.items_cents),
      shippingPrice: toEuros(row.shipping_cents),
      taxPrice: toEuros(row.tax_cents),
      totalPrice: toEuros(row.total_cents),
      ...present({
        paidAt: row.paid_at,
        deliveredAt: row.delivered_at,
        delivery: parsedOr<SoldDelivery>(row.delivery),
        notes: row.notes,
      }),
    },
    ...(row.customer_name !== null &&
      row.customer_email !== null && { customer: { name: row.customer_name, email: row.customer_email } }),
    ...(row.terms_version !== null &&
      row.terms_key !== null && { terms: { version: row.terms_version, key: row.terms_key } }),
    ...present({
      paymentId: row.payment_id,
      paymentReference: row.payment_reference,
      vat: parsedOr<VatTerms>(row.vat),
      invoiceNumber: row.invoice_number,
      creditNumber: row.credit_number,
      receiptId: row.receipt_id,
      withdrawalStatus: row.withdrawal_status,
      parcels: parsedOr<Parcel[]>(row.parcels),
      refunds: parsedOr<StoredRefund[]>(row.refunds),
      timeline: parsedOr<TimelineEntry[]>(row.timeline),
    }),
  }),
  async complete(db, found) {
    const lines = await db
      .selectFrom('order_lines')
      .selectAll()
      .where(
        'order_id',
        'in',
        found.map(({ id }) => id),
      )
      .orderBy('order_id')
      .orderBy('place')
      .execute();
    const ofOrder = Map.groupBy(lines, ({ order_id }) => order_id);
    return found.map(({ id, record }) => {
      const own = ofOrder.get(id) ?? [];
      const taken = own.flatMap(({ product_id, quantity }) =>
        product_id === null ? [] : [{ productId: product_id, quantity }],
      );
      return {
        id,
        record: {
          ...record,
          order: { ...record.order, items: own.map(itemOf) },
          ...(taken.length > 0 && { taken }),
        },
      };
    });
  },
  async follow(t, { id, before, after }) {
    if (after) await putLines(t, id, before, after);
    count(t, before, after);
    if (!after) return;
    const at = after.timeline?.at(-1)?.at ?? after.order.createdAt;
    announce(t, { topic: 'order', id, kind: before ? 'changed' : 'created' }, at);
  },
});

/** What is sold stays as it was sold, unless it is edited. */
async function putLines(
  t: Transaction,
  id: string,
  before: StoredOrder | undefined,
  after: StoredOrder,
): Promise<void> {
  const rows = lineRows(id, after);
  if (before) {
    if (isDeepStrictEqual(rows, lineRows(id, before))) return;
    await t.query((db) => db.deleteFrom('order_lines').where('order_id', '=', id).execute());
  }
  if (rows.length > 0) await t.query((db) => db.insertInto('order_lines').values(rows).execute());
}

export function lineRows(id: string, { order, taken = [] }: StoredOrder): OrderLineRow[] {
  return order.items.map((item, place) => ({
    order_id: id,
    place,
    item_id: item._id,
    product_id: taken[place]?.productId ?? null,
    name: item.name,
    image: item.image,
    size: item.size,
    nicotine_strength: item.nicotineStrength,
    quantity: item.quantity,
    price_cents: toCents(item.price),
  }));
}

function itemOf(row: OrderLineRow): OrderItem {
  return {
    _id: row.item_id,
    name: row.name,
    image: row.image,
    size: row.size,
    nicotineStrength: row.nicotine_strength,
    quantity: row.quantity,
    price: toEuros(row.price_cents),
  };
}

/**
 * What an order adds to the figures: one, and what wasn't paid back, in its state and in the sales of the day on which it was paid.
 */
export function figuresOf(stored: StoredOrder | undefined): Map<string, Figure> {
  const figures = new Map<string, Figure>();
  if (!stored) return figures;
  const { order, taken = [], refunds = [] } = stored;
  const state = { status: order.status, payment_status: paymentStateOf(stored), payment_method: order.paymentMethod };
  const isSold = state.payment_status === 'paid';
  const cents = toCents(order.totalPrice) - (isSold ? toCents(refundedTotalOf(refunds)) : 0);
  figures.set(`order_totals ${Object.values(state).join(' ')}`, { state, orders: 1, cents, pieces: 0 });
  if (!isSold || order.paidAt === undefined) return figures;
  const day = dayInParis(order.paidAt);
  const kept = keptItems(order, refunds);
  const sell = (product: string, sold: { readonly cents: number; readonly pieces: number }) => {
    const name = `sales ${day} ${product}`;
    const other = figures.get(name) ?? { cents: 0, pieces: 0 };
    figures.set(name, { day, product, orders: 1, cents: other.cents + sold.cents, pieces: other.pieces + sold.pieces });
  };
  sell('', { cents, pieces: kept.reduce((sum, { quantity }) => sum + quantity, 0) });
  for (const [place, { productId }] of taken.entries()) {
    const { price = 0, quantity = 0 } = kept[place] ?? {};
    if (quantity > 0) sell(productId, { cents: toCents(price) * quantity, pieces: quantity });
  }
  return figures;
}

/** `pieces` only of sales. */
export type Figure = { readonly orders: number; readonly cents: number; readonly pieces: number } & (
  | { readonly state: Pick<OrderTotalsRow, 'status' | 'payment_status' | 'payment_method'> }
  | { readonly day: string; readonly product: string }
);

/** Moves the figures from what an order was to what it is; those that stay aren't written. */
function count(t: Transaction, before: StoredOrder | undefined, after: StoredOrder | undefined): void {
  const [old, present] = [figuresOf(before), figuresOf(after)];
  for (const [name, figure] of new Map([...old, ...present])) {
    const moved = (what: 'orders' | 'cents' | 'pieces') =>
      (present.get(name)?.[what] ?? 0) - (old.get(name)?.[what] ?? 0);
    const [orders, cents, pieces] = [moved('orders'), moved('cents'), moved('pieces')];
    if (orders !== 0 || cents !== 0 || pieces !== 0)
      t.late(name, () => t.query((db) => add(db, { ...figure, orders, cents, pieces })));
  }
}

async function add(db: Db, { orders, cents, pieces, ...of }: Figure): Promise<void> {
  if ('state' in of) {
    await db
      .insertInto('order_totals')
      .values({ ...of.state, orders, total_cents: cents })
      .onConflict((conflict) =>
        conflict.columns(['status', 'payment_status', 'payment_method']).doUpdateSet((eb) => ({
          orders: eb('order_totals.orders', '+', eb.ref('excluded.orders')),
          total_cents: eb('order_totals.total_cents', '+', eb.ref('excluded.total_cents')),
        })),
      )
      .execute();
    return;
  }
  await db
    .insertInto('sales')
    .values({ day: of.day, product_id: of.product, orders, total_cents: cents, pieces })
    .onConflict((conflict) =>
      conflict.columns(['day', 'product_id']).doUpdateSet((eb) => ({
        orders: eb('sales.orders', '+', eb.ref('excluded.orders')),
        total_cents: eb('sales.total_cents', '+', eb.ref('excluded.total_cents')),
        pieces: eb('sales.pieces', '+', eb.ref('excluded.pieces')),
      })),
    )
    .execute();
}

export const payments = table<'payments', 'payments'>({
  name: 'payments',
  toRow: (id, { orderId, told, asked }) => ({
    id,
    order_id: orderId,
    told: jsonOr(told),
    asked_cents: asked?.cents ?? null,
  }),
  fromRow: ({ order_id, told, asked_cents }) => ({
    orderId: order_id,
    ...present({ told: parsedOr<string[]>(told) }),
    ...(asked_cents !== null && { asked: { cents: asked_cents, currency: 'EUR' as const } }),
  }),
});

export const invoices = table<'invoices', 'invoices'>({
  name: 'invoices',
  toRow: (id, { orderId, status, createdAt, content, entry }) => ({
    id,
    order_id: orderId,
    status,
    created_at: createdAt,
    content: jsonOr(content),
    credits: entry?.credits ?? null,
    items_cents: entry ? toCents(entry.amounts.itemsPrice) : null,
    shipping_cents: entry ? toCents(entry.amounts.shippingPrice) : null,
    tax_cents: entry ? toCents(entry.amounts.taxPrice) : null,
    total_cents: entry ? toCents(entry.amounts.totalPrice) : null,
    vat: jsonOr(entry?.vat),
  }),
  fromRow: (row) => ({
    orderId: row.order_id,
    status: row.status,
    createdAt: row.created_at,
    ...present({ content: parsedOr<never>(row.content), entry: invoiceEntry(row) }),
  }),
});

type EntryRow = Omit<Tables['invoices'], 'order_id' | 'status' | 'created_at' | 'content'>;

export function invoiceEntry(row: EntryRow): StoredInvoice['entry'] {
  if (row.total_cents === null) return undefined;
  return {
    amounts: {
      itemsPrice: toEuros(row.items_cents ?? 0),
      shippingPrice: toEuros(row.shipping_cents ?? 0),
      taxPrice: toEuros(row.tax_cents ?? 0),
      totalPrice: toEuros(row.total_cents),
    },
    ...present({
      credits: row.credits,
      vat: parsedOr<VatTerms>(row.vat),
    }),
  };
}

export const invoiceFiles = table<'invoiceFiles', 'invoice_files'>({
  name: 'invoice_files',
  toRow: (id, { base64 }) => ({ id, bytes: Buffer.from(base64, 'base64') }),
  fromRow: ({ bytes }) => ({ base64: Buffer.from(bytes).toString('base64') }),
});
