/** The revision of the public catalogue. Every change raises it; a client asks for the changes since the revision that it has. */
import { lastNumber, nextNumber } from '../db/counters.ts';
import type { Reader, Transaction } from '../db/storage.ts';

export function publicationOf(t: Reader): Promise<number> {
  return lastNumber(t, 'publication');
}

export function raisePublication(t: Transaction): void {
  t.late('counters publication', async () => void (await nextNumber(t, 'publication')));
}
