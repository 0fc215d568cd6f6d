/** Reads and changes the settings of the shop. */
import { maximumQuantity } from '@nuee/domain';
import { type ChangeSettings, type ShopSettings, standardSettings } from '@nuee/domain/live';
import type { Reader, Transaction } from '../db/storage.ts';
import { type Actor, writeJournal } from './records.ts';
import { checkVersion } from './versions.ts';

const groups = ['identity', 'shipping', 'vat', 'hours', 'bankTransfer', 'mostPieces', 'mediator', 'switches'] as const;

export async function settingsOf(t: Reader): Promise<ShopSettings> {
  // Those of an older version lack what has come since.
  return { ...standardSettings, ...(await t.get('settings', 'shop')) };
}

/** Of one line. The demonstration keeps the limit of the specification. */
export async function mostPiecesOf(
  t: Reader,
  { demo = true }: { readonly demo?: boolean | undefined },
): Promise<number> {
  return demo ? maximumQuantity : (await settingsOf(t)).mostPieces;
}

/** Changes only the groups and fields that were sent. Throws what `versions.ts` throws. */
export async function changeSettings(
  t: Transaction,
  actor: Actor,
  { version, ...change }: ChangeSettings,
): Promise<ShopSettings> {
  const before = await settingsOf(t);
  checkVersion(version, before.version, before);
  const { identity, shipping, vat, hours, bankTransfer, mostPieces, mediator, switches } = change;
  const after: ShopSettings = {
    identity: { ...before.identity, ...given(identity) },
    shipping: { ...before.shipping, ...given(shipping) },
    vat: { ...before.vat, ...given(vat) },
    hours: hours ?? before.hours,
    bankTransfer: { ...before.bankTransfer, ...given(bankTransfer) },
    mostPieces: mostPieces ?? before.mostPieces,
    mediator: { ...before.mediator, ...given(mediator) },
    switches: { ...before.switches, ...given(switches) },
    version: before.version + 1,
  };
  await t.put('settings', 'shop', after);
  for (const group of groups) {
    const [from, to] = [JSON.stringify(before[group]), JSON.stringify(after[group])];
    if (from !== to) await writeJournal(t, actor, { what: `settings.${group}`, target: 'shop', name: group, from, to });
  }
  return after;
}

/** Only the fields that were sent. */
function given<T extends object>(group: T | undefined): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(group ?? {}).filter(([, value]) => value !== undefined);
  // The type is the same: only `undefined` fields are left out.
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** Whether the storage is a real shop's, and not the demonstration's. */
export const isInService = async (t: Reader): Promise<boolean> => (await t.get('facts', 'seed'))?.inService === true;
