import { describe, expect, it, test } from 'vitest';
import { awaySentence, holidaysIssue, holidaysNotice, holidaysState, noHolidays } from './holidays.ts';

const august = { from: '2026-08-01', to: '2026-08-15', sentence: 'Bel été !' };
const at = (time: string) => holidaysState(august, new Date(time));

describe('holidays', () => {
  it('begin with their first day in Paris, and end with their last', () => {
    expect(at('2026-07-31T23:59:59+02:00')).toBe('ahead');
    expect(at('2026-08-01T00:00:00+02:00')).toBe('begun');
    expect(at('2026-08-15T23:59:59+02:00')).toBe('begun');
    expect(at('2026-08-16T00:00:00+02:00')).toBeUndefined();
  });

  it('need both of their days, in this order', () => {
    expect(holidaysIssue(august)).toBeUndefined();
    expect(holidaysIssue(noHolidays)).toBeUndefined();
    expect(holidaysIssue({ ...august, from: '' })?.field).toBe('from');
    expect(holidaysIssue({ ...august, to: '' })?.field).toBe('to');
    expect(holidaysIssue({ ...august, to: '2026-07-31' })?.field).toBe('to');
    expect(holidaysIssue({ ...august, to: '2026-08-01', from: '2026-08-01' })).toBeUndefined();
  });

  it('are none where no day is given', () => {
    expect(holidaysState(noHolidays, new Date())).toBeUndefined();
  });
});

test('visitors and the owner read until when, with or without a sentence of hers', () => {
  expect(awaySentence(august)).toBe('Nous ne prenons pas de commandes jusqu’au 15 août 2026 inclus. Bel été !');
  expect(awaySentence({ ...august, sentence: '' })).toBe(
    'Nous ne prenons pas de commandes jusqu’au 15 août 2026 inclus.',
  );
  expect(holidaysNotice({ ...august, begun: true })).toMatch(/^La boutique est en vacances jusqu’au 15 août 2026/);
  expect(holidaysNotice({ ...august, begun: false })).toMatch(/du 1 août 2026 au 15 août 2026/);
});
