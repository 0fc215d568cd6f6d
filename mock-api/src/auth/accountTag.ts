/**
 * The name of an account in the log: a keyed hash, which shows that two refused logins were to the same account, but
 * not to whose.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Storage } from '../db/storage.ts';

/** The key is kept in the storage, so that all its processes share it and it survives restarts. */
export async function createAccountTag(storage: Storage, now: Date): Promise<(email: string) => string> {
  const fresh = randomBytes(32).toString('base64url');
  const key = await storage.tx(async (t) => {
    const kept = (await t.get('facts', 'log'))?.key;
    if (kept !== undefined) return kept;
    await t.put('facts', 'log', { since: now.toISOString(), key: fresh });
    return fresh;
  });
  return (email) => createHmac('sha256', key).update(email.toLowerCase()).digest('base64url').slice(0, 16);
}
