/** The revision of the public catalogue. Every change raises it; a client asks for the changes since the revision that it has. */
import { lastNumber } from '../db/counters.ts';
import type { Reader } from '../db/storage.ts';

export function publicationOf(t: Reader): Promise<number> {
  return lastNumber(t, 'publication');
}
