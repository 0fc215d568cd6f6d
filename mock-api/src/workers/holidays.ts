/** Publishes the pages again when the holidays of a shop in service begin and when they are over. */
import { holidaysState } from '@nuee/domain';
import { settingsOf } from '../commands/settings.ts';
import { raisePublication } from '../db/announce.ts';
import type { Storage } from '../db/storage.ts';

/**
 * Returns what is to be called every minute; it resolves to whether it published. Processes on one database each notice it, so that
 * the last one, whose clock may be behind, publishes what its own clock says.
 */
export function createHolidayWatch(storage: Storage, now: () => Date): () => Promise<boolean> {
  let known: { readonly isAway: boolean } | undefined;
  return async () => {
    const { holidays } = await storage.read(settingsOf);
    const state = holidaysState(holidays, now());
    const isAway = state === 'begun';
    // Which day it was when a process ended isn't known: holidays that have come, or are over, may be news.
    const hasChanged = known ? known.isAway !== isAway : holidays.from !== '' && state !== 'ahead';
    if (hasChanged) await storage.tx(async (t) => raisePublication(t));
    known = { isAway };
    return hasChanged;
  };
}
