/**
 * Whether the shop may sell: a shop in service needs what the law and daily work require, the demonstration needs
 * nothing.
 */
import { type CardPayments, type MissingForOpening, missingBeforeOpening } from '@nuee/domain';
import type { Services } from '../endpoint.ts';
import type { Transaction } from '../storage/storage.ts';
import { settingsOf } from './settings.ts';

type Place = Pick<Services, 'demo' | 'sendsMail' | 'provider'>;

export function openingOf(
  t: Transaction,
  { demo = true, sendsMail = false, provider }: Place,
): { open: boolean; missing: MissingForOpening[]; cards: CardPayments } {
  const missing = missingBeforeOpening(settingsOf(t), { sendsMail });
  const cards = provider === undefined ? 'none' : provider.isTest ? 'test' : 'production';
  return { open: demo || missing.length === 0, missing, cards };
}
