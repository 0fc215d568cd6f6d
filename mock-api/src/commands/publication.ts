/** The number that every change of what the public sees raises: whoever shows it asks for what came after the last one known. */
import type { Transaction } from '../storage/storage.ts';

export function publicationOf(t: Transaction): number {
  return t.get('series', 'publication')?.last ?? 0;
}

export function raisePublication(t: Transaction): void {
  t.put('series', 'publication', { last: publicationOf(t) + 1 });
}
