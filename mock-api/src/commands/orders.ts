/** Shared by the commands about orders. */
import { formatOrderNumber, yearInParis } from '@nuee/domain';
import type { TimelineEntry } from '@nuee/domain/live';
import { ApiError } from '../apiError.ts';
import { isId } from '../isId.ts';
import type { StoredOrder, Transaction } from '../storage/storage.ts';
import type { Actor } from './records.ts';

export function orderOf(t: Transaction, id: string): StoredOrder {
  const stored = isId(id) ? t.get('orders', id) : undefined;
  if (!stored) throw new ApiError(404, 'Commande non trouvée');
  return stored;
}

/** The same answer for another customer's order: whether it exists is not theirs to know. */
export function ownOrderOf(t: Transaction, id: string, userId: string): StoredOrder {
  const stored = orderOf(t, id);
  if (stored.userId !== userId) throw new ApiError(404, 'Commande non trouvée');
  return stored;
}

/** The order with one more entry in its timeline. */
export function recorded(
  stored: StoredOrder,
  { who, now }: Actor,
  entry: Omit<TimelineEntry, 'at' | 'who'>,
): StoredOrder {
  return { ...stored, timeline: [...(stored.timeline ?? []), { at: now.toISOString(), who, ...entry }] };
}

/** The next order number of the current year in Paris. There are no gaps: a transaction that fails uses no number. */
export function takeOrderNumber(t: Transaction, now: Date): string {
  const year = yearInParis(now);
  return formatOrderNumber(year, nextOf(t, 'counters', String(year)));
}

/** `F-2026-000001` for an invoice, `A-2026-000001` for a credit note: without gaps or duplicates, starting at 1 each year. */
export function takeDocumentNumber(t: Transaction, letter: 'F' | 'A', now: Date): string {
  const series = `${letter}-${yearInParis(now)}`;
  return `${series}-${String(nextOf(t, 'series', series)).padStart(6, '0')}`;
}

/** How many card payments were asked for before this one. */
export function takePaymentCount(t: Transaction): number {
  return nextOf(t, 'series', 'payments') - 1;
}

function nextOf(t: Transaction, collection: 'counters' | 'series', name: string): number {
  const last = (t.get(collection, name)?.last ?? 0) + 1;
  t.put(collection, name, { last });
  return last;
}
