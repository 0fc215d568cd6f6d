import { expect, test } from 'vitest';
import { daysLeftLabel, daysUntil, lastWithdrawalDay, refundDay, withdrawalStepLabel } from './withdrawal.ts';

test.each([
  ['on a working day, however late the parcel came', '2028-05-02T21:59:00Z', '2028-05-16'],
  ['in Paris, where the day may be the next one', '2028-05-02T22:30:00Z', '2028-05-17'],
  ['after a weekend', '2028-05-06T09:00:00Z', '2028-05-22'],
  ['after the weekend that follows Ascension', '2026-04-30T09:00:00Z', '2026-05-15'],
  ['after a weekend and Easter Monday', '2026-03-21T09:00:00Z', '2026-04-07'],
  ['after Whit Monday', '2027-05-03T09:00:00Z', '2027-05-18'],
  ['after Christmas and the weekend behind it', '2026-12-11T09:00:00Z', '2026-12-28'],
  ['in the next year', '2026-12-18T09:00:00Z', '2027-01-04'],
  ['across the change of the clocks', '2026-10-13T21:30:00Z', '2026-10-27'],
])('a withdrawal is possible until a last day, %s', (_, deliveredAt, last) => {
  expect(lastWithdrawalDay(deliveredAt)).toBe(last);
});

test.each([
  [2024, '2024-04-02'],
  [2027, '2027-03-30'],
  [2038, '2038-04-27'],
  [2049, '2049-04-20'],
  [2076, '2076-04-21'],
])('Easter Monday of %i is no working day', (year, tuesday) => {
  const sunday = new Date(Date.parse(tuesday) - 2 * 86_400_000);
  const delivered = new Date(sunday.getTime() - 14 * 86_400_000 + 12 * 3_600_000);
  expect(delivered.getUTCFullYear()).toBe(year);
  expect(lastWithdrawalDay(delivered.toISOString())).toBe(tuesday);
});

test.each([
  ['on its fourteenth day', '2026-03-03T23:30:00Z', '2026-03-18'],
  ['after a weekend', '2026-02-28T09:00:00Z', '2026-03-16'],
  ['after Easter Monday', '2026-03-23T09:00:00Z', '2026-04-07'],
])('the money has to be back %s', (_, receivedAt, last) => {
  expect(refundDay(receivedAt)).toBe(last);
});

test.each([
  ['2026-01-26T09:00:00Z', 'encore 3\u00a0jours'],
  ['2026-01-28T09:00:00Z', 'encore 1\u00a0jour'],
  ['2026-01-28T23:30:00Z', 'dernier jour'],
  ['2026-01-29T22:59:00Z', 'dernier jour'],
  ['2026-01-29T23:00:00Z', 'délai dépassé'],
])('at %s there is, until the 29th in Paris, « %s »', (now, words) => {
  expect(daysLeftLabel(daysUntil('2026-01-29', new Date(now)))).toBe(words);
});

test('days are counted across the change of the clocks', () => {
  expect(daysUntil('2026-04-02', new Date('2026-03-27T22:30:00Z'))).toBe(6);
});

test.each([
  ['', 'Rétractation demandée'],
  ['received', 'Rétractation reçue'],
  ['returned', 'Rétractation renvoyée'],
  ['refused', 'Rétractation refusée'],
])('a step « %s » of a withdrawal reads « %s »', (to, words) => {
  expect(withdrawalStepLabel(to)).toBe(words);
});
