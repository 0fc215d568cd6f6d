import { expect, it } from 'vitest';
import type { Cards } from '../live/cards.ts';
import { type CardsText, cardsChange, cardsEffect, cardsIssues, cardsText } from './cards.ts';

const since = '2026-01-15T09:00:00.000Z';
const none: Cards = { keys: {} };
const saved: Cards = {
  bank: 'systempay',
  siteId: '12345678',
  mode: 'TEST',
  keys: { TEST: { since }, PRODUCTION: { since } },
};
const typed = (change: Partial<CardsText>, over = saved): CardsText => ({ ...cardsText(over), ...change });
const key = '1122334455667788';

it('what is saved has no issue, and nothing to send', () => {
  expect(cardsIssues(cardsText(saved), saved)).toEqual({});
  expect(cardsChange(cardsText(saved), saved)).toBeUndefined();
});

it('a first shop needs bank, number and the key of its mode', () => {
  expect(Object.keys(cardsIssues(cardsText(none), none))).toEqual(['bank', 'siteId', 'keys.TEST']);
  const all = typed({ bank: 'lyra', siteId: ' 1234 5678 ', mode: 'PRODUCTION', 'keys.PRODUCTION': `${key} ` }, none);
  expect(cardsIssues(all, none)).toEqual({});
  expect(cardsChange(all, none)).toEqual({
    bank: 'lyra',
    siteId: '12345678',
    mode: 'PRODUCTION',
    keys: { PRODUCTION: key },
  });
});

it.each<[string, Partial<CardsText>, Cards, string[]]>([
  ['a key that is cut', { 'keys.PRODUCTION': '1122' }, saved, ['keys.PRODUCTION']],
  ['another number, to which the saved key doesn’t belong', { siteId: '87654321' }, saved, ['keys.TEST']],
  ['a key that is lost', {}, { ...saved, keys: { TEST: { since, lost: true } } }, ['keys.TEST']],
  ['a mode without its key', { mode: 'PRODUCTION' }, { ...saved, keys: { TEST: { since } } }, ['keys.PRODUCTION']],
])('finds %s', (_what, change, over, fields) => {
  expect(Object.keys(cardsIssues(typed(change), over))).toEqual(fields);
});

it.each<[string, Partial<CardsText>, RegExp]>([
  [
    'the mode becomes real',
    { mode: 'PRODUCTION' },
    /^Vos clients paient par carte : .*12345678 chez Systempay .* en cours/,
  ],
  ['the key of the other mode is replaced', { 'keys.PRODUCTION': key }, /restent impayées\.$/],
  ['the key of the mode is replaced', { 'keys.TEST': key }, /en cours à la banque/],
  [
    'the shop is another one',
    { siteId: '87654321', 'keys.TEST': key },
    /Les clés de l’ancienne boutique sont oubliées/,
  ],
])('says what saving does where %s', (_what, change, said) => {
  const sent = cardsChange(typed(change), saved);
  expect(sent && cardsEffect(sent, saved).replaceAll('\u00a0', ' ')).toMatch(said);
});
