/** What the log calls an account: refused logins of one account can be joined, and nobody learns whose it is without the key. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Storage } from './storage/storage.ts';

/** All processes on one storage, and all their starts, share the key that it keeps. */
export async function createAccountTag(storage: Storage, now: Date): Promise<(email: string) => string> {
  const fresh = randomBytes(32).toString('base64url');
  const key = await storage.tx((t) => {
    const kept = t.get('facts', 'log')?.key;
    if (kept !== undefined) return kept;
    t.put('facts', 'log', { since: now.toISOString(), key: fresh });
    return fresh;
  });
  return (email) => createHmac('sha256', key).update(email.toLowerCase()).digest('base64url').slice(0, 16);
}
