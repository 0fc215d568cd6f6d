/** Shared by the commands about orders. */
import { formatOrderNumber, type Order, yearInParis } from '@nuee/domain';
import type { TimelineEntry } from '@nuee/domain/live';
import { nextNumber } from '../db/counters.ts';
import type { Reader, StoredOrder, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { isId } from '../http/isId.ts';
import type { Actor } from './command.ts';

export async function orderOf(t: Reader, id: string): Promise<StoredOrder> {
  const stored = isId(id) ? await t.get('orders', id) : undefined;
  if (!stored) throw new ApiError(404, 'Commande non trouvée');
  return stored;
}

/** The same answer for another customer's order: whether it exists is not theirs to know. */
export async function ownOrderOf(t: Reader, id: string, userId: string): Promise<StoredOrder> {
  const stored = await orderOf(t, id);
  if (stored.userId !== userId) throw new ApiError(404, 'Commande non trouvée');
  return stored;
}

/** How much has happened to it. */
export const versionOf = ({ timeline = [] }: StoredOrder): number => timeline.length;

/** The order with one more entry in its timeline. */
export function recorded(
  stored: StoredOrder,
  { who, now }: Actor,
  entry: Omit<TimelineEntry, 'at' | 'who'>,
): StoredOrder {
  return { ...stored, timeline: [...(stored.timeline ?? []), { at: now.toISOString(), who, ...entry }] };
}

/** Whether the mail of the order still waits for its payment. From now on it doesn't: it leaves, and says how the order stands. */
export async function sendWaitingMail(
  t: Transaction,
  { _id, paymentMethod, isPaid }: Order,
  now: Date,
): Promise<boolean> {
  const mail = paymentMethod === 'card' && !isPaid ? await t.get('mails', _id) : undefined;
  const at = now.toISOString();
  if (mail?.status !== 'waiting' || mail.claimedUntil !== undefined || mail.nextTry <= at) return false;
  await t.put('mails', _id, { ...mail, nextTry: at });
  return true;
}

/** The next order number of the current year in Paris, without gaps. */
export async function takeOrderNumber(t: Transaction, now: Date): Promise<string> {
  const year = yearInParis(now);
  return formatOrderNumber(year, await nextNumber(t, `orders/${year}`));
}

/** `F-2026-000001` for an invoice, `A-2026-000001` for a credit note: without gaps or duplicates, starting at 1 each year. */
export async function takeDocumentNumber(t: Transaction, letter: 'F' | 'A', now: Date): Promise<string> {
  const series = `${letter}-${yearInParis(now)}`;
  return `${series}-${String(await nextNumber(t, series)).padStart(6, '0')}`;
}

/** How many card payments were asked for before this one. */
export async function takePaymentCount(t: Transaction): Promise<number> {
  return (await nextNumber(t, 'payments')) - 1;
}
