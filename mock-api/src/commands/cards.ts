/** How a shop in service takes cards. Keys are sealed, and stand in no journal and no mail. */
import { cardModes } from '@nuee/domain';
import type { Cards, CardsChange } from '@nuee/domain/live';
import type { Reader } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { cardKeyName, type GatewayPlace } from '../payments/shopGateway.ts';
import type { Safe } from '../secrets/safe.ts';
import { keepSecret, secretOf } from '../secrets/storedSecrets.ts';
import { command, onlyChanged } from './command.ts';
import { settingsOf } from './settings.ts';

/** As the back office shows it. */
export async function cardsOf(t: Reader, { gateway, safe }: GatewayPlace): Promise<Cards> {
  if (gateway) return { fixed: true, siteId: gateway.siteId, mode: gateway.mode, keys: {} };
  const settings = (await settingsOf(t)).gateway;
  const keys: Cards['keys'] = {};
  for (const mode of cardModes) {
    const stored = await t.get('secrets', cardKeyName(mode));
    if (!stored) continue;
    const isLost = safe.open(cardKeyName(mode), stored.sealed) === undefined;
    keys[mode] = { since: stored.since, ...(isLost && { lost: true }) };
  }
  return { ...settings, keys };
}

interface Change {
  readonly change: CardsChange;
  readonly safe: Safe;
}

/** Throws an ApiError 422 where the key of the mode is missing. */
export const changeCards = command<Change, undefined>(async (t, actor, { change: { keys, ...cards }, safe }) => {
  const settings = await settingsOf(t);
  const before = settings.gateway;
  // Keys belong to one shop at one bank.
  const isOther = before && (before.bank !== cards.bank || before.siteId !== cards.siteId);
  for (const mode of cardModes) {
    const key = keys[mode];
    if (key !== undefined) await keepSecret(t, safe, cardKeyName(mode), key, actor.now);
    else if (isOther) await t.del('secrets', cardKeyName(mode));
  }
  if ((await secretOf(t, safe, cardKeyName(cards.mode))) === undefined) {
    const sentence = `Recopiez la clé de ${cards.mode === 'TEST' ? 'test' : 'production'}.`;
    throw new ApiError(422, sentence, {}, { field: `keys.${cards.mode}` });
  }
  // Raises the publication too, so that the checkout offers cards.
  await t.put('settings', 'shop', { ...settings, gateway: cards });
  const typed = cardModes.filter((mode) => keys[mode] !== undefined);
  return {
    answer: undefined,
    journal: onlyChanged([entryOf(before, { ...cards, ...(typed.length > 0 && { typed }) })]),
    calls: [{ event: 'cards', about: actor.who }],
  };
});

export const removeCards = command<undefined, undefined>(async (t, actor) => {
  const { gateway, ...settings } = await settingsOf(t);
  for (const mode of cardModes) await t.del('secrets', cardKeyName(mode));
  if (!gateway) return { answer: undefined };
  await t.put('settings', 'shop', settings);
  return {
    answer: undefined,
    journal: [entryOf(gateway, undefined)],
    calls: [{ event: 'cards', about: actor.who }],
  };
});

const entryOf = (from: object | undefined, to: object | undefined) => ({
  what: 'settings.cards',
  target: 'shop',
  name: 'cards',
  from: JSON.stringify(from ?? {}),
  to: JSON.stringify(to ?? {}),
});
