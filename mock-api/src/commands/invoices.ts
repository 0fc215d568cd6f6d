/**
 * Invoices and credit notes: numbered, and stored with everything that they say, in the transaction that causes them.
 */

import type { StoredOrder, Transaction } from '../db/storage.ts';
import { paymentStateOf } from '../db/tables/orders.ts';
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

/** Issues the credit note of a refunded order, which refers to the invoice, and returns the order, which the caller stores. */
export async function issueCreditNote(t: Transaction, actor: Actor, stored: StoredOrder): Promise<StoredOrder> {
  const invoiced = await issueInvoice(t, actor, stored);
  const number = stored.creditNumber ?? (await takeDocumentNumber(t, 'A', actor.now));
  const refund = stored.timeline?.findLast(({ what, to }) => what === 'payment' && to === 'refunded');
  await storeInvoice(t, invoiced, number, refund?.at ?? actor.now.toISOString(), invoiced.invoiceNumber);
  if (stored.creditNumber !== undefined) return invoiced;
  return recorded({ ...invoiced, creditNumber: number }, actor, { what: 'credit', to: number });
}

/**
 * The number of an order's invoice or credit note. An order that was paid before there were numbers gets the next one when its invoice
 * is first read.
 *
 * Throws an ApiError 409 when nothing was paid, or paid back.
 */
export async function documentNumberOf(
  t: Transaction,
  actor: Actor,
  stored: StoredOrder,
  kind: InvoiceKind,
): Promise<string> {
  const state = paymentStateOf(stored);
  if (state !== 'paid' && state !== 'refunded') {
    throw new ApiError(409, 'Cette commande n’est pas payée\u00a0: elle n’a pas de facture.');
  }
  if (kind === 'credit' && state !== 'refunded') {
    throw new ApiError(409, 'Cette commande n’est pas remboursée\u00a0: elle n’a pas d’avoir.');
  }
  const issued = kind === 'credit' ? await issueCreditNote(t, actor, stored) : await issueInvoice(t, actor, stored);
  if (issued !== stored) await t.put('orders', stored.order._id, issued);
  return (kind === 'credit' ? issued.creditNumber : issued.invoiceNumber) ?? '';
}

async function storeInvoice(
  t: Transaction,
  stored: StoredOrder,
  number: string,
  issuedAt: string,
  credits?: string,
): Promise<void> {
  if (await t.get('invoices', number)) return;
  const { order, vat } = stored;
  const content = {
    number,
    issuedAt,
    order,
    seller: (await settingsOf(t)).identity,
    ...(vat === undefined ? {} : { vat }),
    ...(credits === undefined ? {} : { credits }),
  };
  const entry = {
    amounts: order,
    ...(credits === undefined ? {} : { credits }),
    ...(vat === undefined ? {} : { vat }),
  };
  await t.put('invoices', number, { orderId: order._id, status: 'waiting', createdAt: issuedAt, content, entry });
}
