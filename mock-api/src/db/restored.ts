/** What a restore makes of a backup: everything in it, but nothing that has ended since it was taken (ADR 33). */
import { isDemoAccount } from '../auth/demoAccount.ts';
import { erasureHash } from './erasures.ts';
import type { Page } from './fill.ts';
import type { Records } from './recordTypes.ts';

/** How many there were. */
export interface Held {
  /** Sessions and links of mails, which are left out. */
  opened: number;
  /** Mails that waited, which an owner sends again where they are still wanted. */
  mails: number;
  /** Accounts that were erased since: they are closed, for `finishErasures`. */
  accounts: number;
}

export const heldMail = 'Sauvegarde restaurée\u00a0: à renvoyer si besoin.';

/**
 * The same pages, in the order of their keys.
 *
 * @param erasures the dates by their hashes, of `readErasures`.
 */
export async function* restoredPages(
  pages: AsyncIterable<Page>,
  erasures: ReadonlyMap<string, string>,
  held: Held,
): AsyncGenerator<Page> {
  const ended = new Set<string>();
  const restored = (key: string, text: string): string | undefined => {
    const slash = key.indexOf('/');
    const [collection, id] = [key.slice(0, slash), key.slice(slash + 1)];
    switch (collection) {
      case 'sessions':
      case 'openedSessions': {
        // Its token is public, and of no use in service.
        const { userId = id }: { userId?: string } = JSON.parse(text);
        if (isDemoAccount({ id: userId })) return text;
        if (collection === 'sessions') held.opened += 1;
        return undefined;
      }
      case 'resets':
        held.opened += 1;
        return undefined;
      case 'confirmations': {
        const { endsAt }: Records['confirmations'] = JSON.parse(text);
        if (endsAt !== undefined) held.opened += 1;
        else if (erasures.has(erasureHash(id))) ended.add(id);
        // A confirmed one stays: its link ends the newsletter.
        else return text;
        return undefined;
      }
      case 'subscribers': {
        const { confirmation = '' }: Records['subscribers'] = JSON.parse(text);
        return ended.has(confirmation) ? undefined : text;
      }
      case 'mails': {
        const mail: Records['mails'] = JSON.parse(text);
        if (mail.status !== 'waiting') return text;
        held.mails += 1;
        const { claimedUntil: _, ...rest } = mail;
        return JSON.stringify({ ...rest, status: 'failed', lastError: heldMail } satisfies Records['mails']);
      }
      case 'users': {
        const erasedAt = erasures.get(erasureHash(id));
        if (erasedAt === undefined) return text;
        held.accounts += 1;
        const user: Records['users'] = JSON.parse(text);
        return JSON.stringify({ ...user, status: 'inactive', erasedAt } satisfies Records['users']);
      }
      default:
        return text;
    }
  };
  for await (const page of pages) {
    const kept = page.flatMap(([key, text]) => {
      const now = restored(key, text);
      return now === undefined ? [] : [[key, now] as const];
    });
    if (kept.length > 0) yield kept;
  }
}
