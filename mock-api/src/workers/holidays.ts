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
    const isAway = holidaysState((await storage.read(settingsOf)).holidays, now()) === 'begun';
    const hasChanged = known !== undefined && known.isAway !== isAway;
    if (hasChanged) await storage.tx(async (t) => raisePublication(t));
    known = { isAway };
    return hasChanged;
  };
}
