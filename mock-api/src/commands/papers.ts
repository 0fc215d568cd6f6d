/**
 * Invoices and credit notes: numbered, and stored with everything that they say, in the transaction that causes them.
 */

import type { StoredOrder, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { paymentStateOf } from '../presenters/orders.ts';
import { recorded, takeDocumentNumber } from './orders.ts';
import type { Actor } from './records.ts';
import { settingsOf } from './settings.ts';

export type PaperKind = 'invoice' | 'credit';

/** Returns the paid order with its invoice; the caller stores it. The invoice keeps its number for ever. */
export async function withInvoice(t: Transaction, actor: Actor, stored: StoredOrder): Promise<StoredOrder> {
  const number = stored.invoiceNumber ?? (await takeDocumentNumber(t, 'F', actor.now));
  // In an older version, numbers were assigned when the order was paid.
  const issuedAt =
    stored.invoiceNumber === undefined ? actor.now.toISOString() : (stored.order.paidAt ?? actor.now.toISOString());
  await keepPaper(t, stored, number, issuedAt);
  if (stored.invoiceNumber !== undefined) return stored;
  return recorded({ ...stored, invoiceNumber: number }, actor, { what: 'invoice', to: number });
}

/** Returns the refunded order with its credit note, which refers to the invoice; the caller stores it. */
export async function withCredit(t: Transaction, actor: Actor, stored: StoredOrder): Promise<StoredOrder> {
  const invoiced = await withInvoice(t, actor, stored);
  const number = stored.creditNumber ?? (await takeDocumentNumber(t, 'A', actor.now));
  const refund = stored.timeline?.findLast(({ what, to }) => what === 'payment' && to === 'refunded');
  await keepPaper(t, invoiced, number, refund?.at ?? actor.now.toISOString(), invoiced.invoiceNumber);
  if (stored.creditNumber !== undefined) return invoiced;
  return recorded({ ...invoiced, creditNumber: number }, actor, { what: 'credit', to: number });
}

/**
 * The number of an order's paper. An order that was paid before there were numbers gets the next one when it is asked for first.
 *
 * Throws an ApiError 409 when nothing was paid, or paid back.
 */
export async function paperNumber(t: Transaction, actor: Actor, stored: StoredOrder, kind: PaperKind): Promise<string> {
  const state = paymentStateOf(stored);
  if (state !== 'paid' && state !== 'refunded') {
    throw new ApiError(409, 'Cette commande n’est pas payée\u00a0: elle n’a pas de facture.');
  }
  if (kind === 'credit' && state !== 'refunded') {
    throw new ApiError(409, 'Cette commande n’est pas remboursée\u00a0: elle n’a pas d’avoir.');
  }
  const issued = kind === 'credit' ? await withCredit(t, actor, stored) : await withInvoice(t, actor, stored);
  if (issued !== stored) await t.put('orders', stored.order._id, issued);
  return (kind === 'credit' ? issued.creditNumber : issued.invoiceNumber) ?? '';
}

async function keepPaper(
  t: Transaction,
  stored: StoredOrder,
  number: string,
  issuedAt: string,
  credits?: string,
): Promise<void> {
  if (await t.get('papers', number)) return;
  const { order, vat } = stored;
  const paper = {
    number,
    issuedAt,
    order,
    seller: (await settingsOf(t)).identity,
    ...(vat === undefined ? {} : { vat }),
    ...(credits === undefined ? {} : { credits }),
  };
  await t.put('papers', number, { orderId: order._id, status: 'waiting', createdAt: issuedAt, paper });
}
