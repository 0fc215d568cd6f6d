/** The revision of the public catalogue. Every change raises it; a client asks for the changes since the revision that it has. */
import type { Transaction } from '../storage/storage.ts';

export function publicationOf(t: Transaction): number {
  return t.get('series', 'publication')?.last ?? 0;
}

export function raisePublication(t: Transaction): void {
  t.put('series', 'publication', { last: publicationOf(t) + 1 });
}
