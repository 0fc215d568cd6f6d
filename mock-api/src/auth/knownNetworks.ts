/** Networks that an account logged in from. There, other people's guesses don't block it. Kept for 90 days, as a hash. */
import { createHash } from 'node:crypto';
import type { Reader, Transaction } from '../db/storage.ts';

const day = 24 * 60 * 60 * 1000;
const keptDays = 90;

export async function isKnownNetwork(t: Reader, userId: string, network: string, now: Date): Promise<boolean> {
  const known = await t.get('knownNetworks', keyOf(userId, network));
  return known !== undefined && known.endsAt > now.toISOString();
}

/** Rounded to the day, so that most logins write nothing. */
export async function rememberNetwork(t: Transaction, userId: string, network: string, now: Date): Promise<void> {
  const key = keyOf(userId, network);
  const known = await t.get('knownNetworks', key);
  if (known && known.endsAt > daysAfter(now, keptDays - 1)) return;
  await t.put('knownNetworks', key, { endsAt: daysAfter(now, keptDays) });
}

function keyOf(userId: string, network: string): string {
  return `${userId} ${createHash('sha256').update(`${userId} ${network}`).digest('base64url')}`;
}

function daysAfter(date: Date, days: number): string {
  return new Date(date.getTime() + days * day).toISOString();
}
