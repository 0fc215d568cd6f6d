/**
 * Whether the shop may sell: a shop in service needs what the law and daily work require, the demonstration needs
 * nothing.
 */
import { type CardPayments, type MissingForOpening, missingBeforeOpening } from '@nuee/domain';
import type { Reader } from '../db/storage.ts';
import type { Services } from '../http/endpoint.ts';
import { settingsOf } from './settings.ts';

export type Place = Pick<Services, 'demo' | 'sendsMail' | 'provider'>;

export async function openingOf(
  t: Reader,
  { demo = true, sendsMail = false, provider }: Place,
): Promise<{ open: boolean; missing: MissingForOpening[]; cards: CardPayments }> {
  const missing = missingBeforeOpening(await settingsOf(t), { sendsMail });
  const cards = provider === undefined ? 'none' : provider.isTest ? 'test' : 'production';
  return { open: demo || missing.length === 0, missing, cards };
}
