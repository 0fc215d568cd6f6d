/** Announces a change: to the open pages of the back office by an event, to the publisher by a publication. */

import { nextNumber } from './counters.ts';
import type { StoredEvent } from './recordTypes.ts';
import type { Transaction } from './tables/table.ts';

const eventMilliseconds = 60 * 60 * 1000;

/** The numbers of events follow each other as the transactions do. @param at ISO date of the change. */
export function announce(t: Transaction, event: Omit<StoredEvent, 'endsAt'>, at: string): void {
  const endsAt = new Date(Date.parse(at) + eventMilliseconds).toISOString();
  t.once(`event ${event.topic} ${event.id}`, async () => {
    await t.add('events', String(await nextNumber(t, 'events')), { ...event, endsAt });
  });
}

/** Raises the revision of the public catalogue. */
export function raisePublication(t: Transaction): void {
  t.once('publication', async () => void (await nextNumber(t, 'publication')));
}
