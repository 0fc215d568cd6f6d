/**
 * Invoices and credit notes: numbered, and stored with everything that they say, in the transaction that causes them.
 */

import { keptTotals, type Order, packedItems, vatOf } from '@nuee/domain';
import type { StoredOrder, StoredRefund, Transaction } from '../db/storage.ts';
import { paymentStateOf, refundsOf } from '../db/tables/orders.ts';
import { ApiError } from '../http/apiError.ts';
import type { Actor } from './command.ts';
import { recorded, takeDocumentNumber } from './orders.ts';
import { settingsOf } from './settings.ts';

export type InvoiceKind = 'invoice' | 'credit';

/** Issues the invoice of a paid order and returns the order with its number, which the caller stores. The number stays for ever. */
export async function issueInvoice(t: Transaction, actor: Actor, stored: StoredOrder): Promise<StoredOrder> {
  const number = stored.invoiceNumber ?? (await takeDocumentNumber(t, 'F', actor.now));
  // In an older version, numbers were assigned when the order was paid.
  const issuedAt =
    stored.invoiceNumber === undefined ? actor.now.toISOString() : (stored.order.paidAt ?? actor.now.toISOString());
  await storeInvoice(t, stored, number, issuedAt);
  if (stored.invoiceNumber !== undefined) return stored;
  return recorded({ ...stored, invoiceNumber: number }, actor, { what: 'invoice', to: number });
}

/** Issues the credit note of a refund, which refers to the invoice, and returns its number. */
export async function issueCreditNote(
  t: Transaction,
  actor: Actor,
  { stored, refund }: { stored: StoredOrder; refund: Omit<StoredRefund, 'number'> },
): Promise<string> {
  const number = await takeDocumentNumber(t, 'A', actor.now);
  await storeInvoice(t, stored, number, refund.createdAt, { invoiceNumber: stored.invoiceNumber, refund });
  return number;
}

/**
 * The number of an order's invoice, of its last credit note, or of the one that is named. An order that was paid or paid back before
 * there were numbers gets the next one when its invoice or credit note is first read.
 *
 * Throws an ApiError: 409 when nothing was paid, or paid back; 404 when the named one is another order's.
 */
export async function documentNumberOf(
  t: Transaction,
  actor: Actor,
  stored: StoredOrder,
  { kind, number }: { kind: InvoiceKind; number?: string | undefined },
): Promise<string> {
  const state = paymentStateOf(stored);
  if (state !== 'paid' && state !== 'refunded') {
    throw new ApiError(409, 'Cette commande n’est pas payée\u00a0: elle n’a pas de facture.');
  }
  const refunds = refundsOf(stored);
  const refund = number === undefined ? refunds.at(-1) : refunds.find((one) => one.number === number);
  if (kind === 'credit' && !refund) {
    if (number !== undefined) throw new ApiError(404, 'Cette commande n’a pas cet avoir.');
    throw new ApiError(409, 'Cette commande n’est pas remboursée\u00a0: elle n’a pas d’avoir.');
  }
  const invoiced = await issueInvoice(t, actor, stored);
  const issued =
    kind === 'credit' && refund ? await withOldCreditNote(t, actor, { stored: invoiced, refund }) : invoiced;
  if (issued !== stored) await t.put('orders', stored.order._id, issued);
  if (kind === 'invoice') return issued.invoiceNumber ?? '';
  return refund?.number || (issued.creditNumber ?? '');
}

/** The order with the credit note that an older version didn't make when it paid it back. */
async function withOldCreditNote(
  t: Transaction,
  actor: Actor,
  { stored, refund }: { stored: StoredOrder; refund: StoredRefund },
): Promise<StoredOrder> {
  const { invoiceNumber } = stored;
  if (refund.number !== '') {
    await storeInvoice(t, stored, refund.number, refund.createdAt || actor.now.toISOString(), {
      invoiceNumber,
      refund,
    });
    return stored;
  }
  const createdAt = refund.createdAt || actor.now.toISOString();
  const number = await issueCreditNote(t, actor, { stored, refund: { ...refund, createdAt } });
  return recorded({ ...stored, creditNumber: number }, actor, { what: 'credit', to: number });
}

interface Credited {
  readonly invoiceNumber: string | undefined;
  readonly refund: Omit<StoredRefund, 'number'>;
}

/** @param credited what a credit note is about. */
async function storeInvoice(
  t: Transaction,
  stored: StoredOrder,
  number: string,
  issuedAt: string,
  credited?: Credited,
): Promise<void> {
  if (await t.get('invoices', number)) return;
  const order = credited ? creditedOrder(stored, credited.refund) : stored.order;
  const reason = credited?.refund.reason;
  // The small amounts of a credit note don't reveal the rate of an order that recorded none.
  const vat = stored.vat ?? (credited && vatOf(stored.order));
  const said = {
    ...(vat === undefined ? {} : { vat }),
    ...(credited === undefined ? {} : { credits: credited.invoiceNumber ?? '' }),
  };
  const seller = (await settingsOf(t)).identity;
  const content = { number, issuedAt, order, seller, ...said, ...(reason !== undefined && { reason }) };
  const { itemsPrice, shippingPrice, taxPrice, totalPrice } = order;
  const entry = { amounts: { itemsPrice, shippingPrice, taxPrice, totalPrice }, ...said };
  await t.put('invoices', number, { orderId: order._id, status: 'waiting', createdAt: issuedAt, content, entry });
}

/** The order without what was paid back. */
export function keptOrder(stored: StoredOrder): Order {
  const { order } = stored;
  const refunds = refundsOf(stored);
  return { ...order, items: packedItems({ ...order, refunds }), ...keptTotals(order, refunds) };
}

/** The order as if only what is paid back had been bought. */
export function creditedOrder({ order }: StoredOrder, refund: Omit<StoredRefund, 'number'>): Order {
  const { lines, itemsPrice, shippingPrice, taxPrice, totalPrice } = refund;
  const items = order.items.flatMap((item) => {
    const quantity = lines.reduce((pieces, line) => pieces + (line.lineId === item._id ? line.quantity : 0), 0);
    return quantity === 0 ? [] : [{ ...item, quantity }];
  });
  return { ...order, items, itemsPrice, shippingPrice, taxPrice, totalPrice };
}
