/**
 * Whether the shop may sell: a shop in service needs what the law and daily work require, and its owner may be on holiday; the
 * demonstration needs nothing.
 */
import {
  type CardPayments,
  type Holidays,
  holidaysState,
  type MissingForOpening,
  missingBeforeOpening,
} from '@nuee/domain';
import type { Reader } from '../db/storage.ts';
import type { Services } from '../http/endpoint.ts';
import { providerOf } from '../payments/shopGateway.ts';
import { settingsOf } from './settings.ts';

export type Place = Pick<Services, 'demo' | 'sendsMail' | 'gateway' | 'carrier' | 'safe'>;

interface Opening {
  readonly open: boolean;
  readonly missing: MissingForOpening[];
  readonly cards: CardPayments;
  readonly relayPoints?: true;
  /** Those that have begun or are still to come. */
  readonly holidays?: Holidays & { readonly begun: boolean };
}

export async function openingOf(t: Reader, place: Place, now: Date): Promise<Opening> {
  const { demo = true, sendsMail = false, carrier } = place;
  const settings = await settingsOf(t);
  const missing = missingBeforeOpening(settings, { sendsMail });
  const provider = await providerOf(t, place);
  const cards = provider === undefined ? 'none' : provider.isTest ? 'test' : 'production';
  const { holidays } = settings;
  const state = demo ? undefined : holidaysState(holidays, now);
  const opening = {
    open: demo || missing.length === 0,
    missing,
    cards,
    ...(carrier && { relayPoints: true as const }),
  } as const;
  return { ...opening, ...(state && { holidays: { ...holidays, begun: state === 'begun' } }) };
}
