/**
 * Mails to the owners of the shop, as each switch of the settings says: at once, in one mail a day, or never. They go to every active
 * account with the role of an owner: a changed contact address can't turn them away, and whoever leaves gets none.
 */
import { dayInParis, daysLater, hourInParis } from '@nuee/domain';
import { demoOwner, type OwnerEvent, standardSettings } from '@nuee/domain/live';
import type { Transaction } from '../db/storage.ts';

/** What an owner is told: ids alone, what they are about is read when the mail is written. */
export interface OwnerCall {
  readonly event: OwnerEvent | 'cards';
  /** The id of the order, ticket, withdrawal, product or mail; the e-mail of who changed the IBAN, or how cards are taken. */
  readonly about: string;
}

const digestHour = 8;

/** The mails that leave at once; what waits for the daily mail is added to it. Nothing in a demonstration. */
export async function mailsOf(t: Transaction, calls: readonly OwnerCall[], now: Date) {
  if (calls.length === 0 || (await t.get('facts', 'seed'))?.inService !== true) return [];
  const switches = { ...standardSettings, ...(await t.get('settings', 'shop')) }.notifications;
  // Where the money goes has one switch.
  const timeOf = ({ event }: OwnerCall) => switches[event === 'cards' ? 'iban' : event];
  const wanted = calls.filter((call) => timeOf(call) !== 'off');
  if (wanted.length === 0) return [];
  const owners = await t.query((db) =>
    db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('role', '=', 'admin')
      .where('status', '=', 'active')
      .where('id', '<>', demoOwner._id)
      .execute(),
  );
  const daily = wanted.filter((call) => timeOf(call) === 'daily');
  for (const { id, email } of daily.length > 0 ? owners : []) await addToDigest(t, { id, email }, daily, now);
  const atOnce = wanted.filter((call) => timeOf(call) === 'now');
  return owners.flatMap(({ email }) =>
    atOnce.map(({ event, about }) => ({ kind: 'owner-notice' as const, to: email, data: { event, about } })),
  );
}

/** How many one mail lists; it counts the rest. */
const mostListed = 200;

/** One mail a day waits for each owner until the morning, so that a day without news has none. */
async function addToDigest(
  t: Transaction,
  { id, email }: { id: string; email: string },
  calls: readonly OwnerCall[],
  now: Date,
): Promise<void> {
  const due = nextMorning(now);
  const key = `jour-${dayInParis(due)}-${id}`;
  const before = await t.get('mails', key);
  const listed = [...(before ? digestCalls(before.data) : []), ...calls];
  await t.put('mails', key, {
    kind: 'owner-digest',
    to: email,
    data: {
      calls: JSON.stringify(listed.slice(0, mostListed)),
      more: String(Number(before?.data.more ?? 0) + Math.max(0, listed.length - mostListed)),
    },
    status: 'waiting',
    attempts: 0,
    createdAt: before?.createdAt ?? now.toISOString(),
    nextTry: due.toISOString(),
  });
}

/** What a daily mail lists. */
export const digestCalls = ({ calls = '[]' }: Readonly<Record<string, string>>): readonly OwnerCall[] =>
  JSON.parse(calls) as OwnerCall[];

/** When the clocks in Paris next show eight. */
function nextMorning(now: Date): Date {
  const day = dayInParis(now);
  const today = hourInParis(day, digestHour);
  return now < today ? today : hourInParis(daysLater(day, 1), digestHour);
}
