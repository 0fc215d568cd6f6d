/** Who takes cards for the shop: as the variables of the machine say, else as its owner has set in the back office. */
import { type CardMode, cardBanks } from '@nuee/domain';
import { settingsOf } from '../commands/settings.ts';
import type { Reader } from '../db/storage.ts';
import type { Safe } from '../secrets/safe.ts';
import { secretOf } from '../secrets/storedSecrets.ts';
import type { PaymentProvider } from './provider.ts';
import { createVadsGateway, type GatewaySettings } from './vadsGateway.ts';

export interface GatewayPlace {
  readonly demo?: boolean;
  /** What the variables say. */
  readonly gateway?: GatewaySettings | undefined;
  readonly safe: Safe;
}

/** Under which the key of that mode is kept. */
export const cardKeyName = (mode: CardMode): string => `cards/${mode}`;

/** Read each time, so that what an owner saves holds at once in every process. Undefined where only transfers are offered. */
export async function gatewayOf(
  t: Reader,
  { demo = true, gateway, safe }: GatewayPlace,
): Promise<GatewaySettings | undefined> {
  if (demo || gateway) return gateway;
  const { gateway: cards } = await settingsOf(t);
  const key = cards && (await secretOf(t, safe, cardKeyName(cards.mode)));
  if (!cards || key === undefined) return undefined;
  return { url: cardBanks[cards.bank].url, siteId: cards.siteId, key, mode: cards.mode };
}

export async function providerOf(t: Reader, place: GatewayPlace): Promise<PaymentProvider | undefined> {
  const settings = await gatewayOf(t, place);
  return settings && createVadsGateway(settings);
}
