import { describe, expect, it } from 'vitest';
import { frozenNow } from '../fixtures/index.ts';
import { daysBefore, daysError, daysOfPeriod, eachDay, salesFigures } from './salesPeriods.ts';

const now = new Date(frozenNow);

describe('the days of a period', () => {
  it.each([
    ['today', '2026-01-15', '2026-01-15', '2026-01-08', '2026-01-08'],
    ['last7Days', '2026-01-09', '2026-01-15', '2026-01-02', '2026-01-08'],
    ['last30Days', '2025-12-17', '2026-01-15', '2025-11-17', '2025-12-16'],
    ['thisMonth', '2026-01-01', '2026-01-15', '2025-12-01', '2025-12-15'],
    ['lastMonth', '2025-12-01', '2025-12-31', '2025-11-01', '2025-11-30'],
    ['thisYear', '2026-01-01', '2026-01-15', '2025-01-01', '2025-01-15'],
  ] as const)('%s: from %s to %s, after %s to %s', (period, from, to, fromBefore, toBefore) => {
    const span = daysOfPeriod(period, now);
    expect(span).toEqual({ from, to });
    expect(daysBefore(period, span)).toEqual({ from: fromBefore, to: toBefore });
  });

  it('are those of Paris', () => {
    expect(daysOfPeriod('thisMonth', new Date('2026-03-31T22:30:00Z'))).toEqual({
      from: '2026-04-01',
      to: '2026-04-01',
    });
  });

  it('that were chosen come after as many others, also over a change of the clocks', () => {
    const before = daysBefore('days', { from: '2026-03-28', to: '2026-03-30' });
    expect(before).toEqual({ from: '2026-03-25', to: '2026-03-27' });
    expect(eachDay({ from: '2026-03-28', to: '2026-03-30' })).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  });

  it('end with the last one of a month or a year that is shorter', () => {
    expect(daysBefore('thisMonth', { from: '2026-03-01', to: '2026-03-31' }).to).toBe('2026-02-28');
    expect(daysBefore('thisYear', { from: '2028-01-01', to: '2028-02-29' })).toEqual({
      from: '2027-01-01',
      to: '2027-02-28',
    });
  });
});

describe('chosen days', () => {
  it.each([
    ['', '2026-01-15', 'Choisissez le premier et le dernier jour.'],
    ['2026-02-30', '2026-03-01', 'Choisissez le premier et le dernier jour.'],
    ['2026-01-16', '2026-01-15', 'Choisissez un jour qui ne précède pas le premier.'],
    ['2024-12-31', '2026-01-01', 'Choisissez un an au plus.'],
    ['2026-01-15', '2026-01-15', undefined],
    ['2024-01-01', '2024-12-31', undefined],
  ])('from %j to %j: %s', (from, to, error) => {
    expect(daysError({ from, to })).toBe(error);
  });
});

it('sums up days to the cent, and averages their orders', () => {
  const days = [
    { total: 0.1, orders: 1, pieces: 1 },
    { total: 0.2, orders: 2, pieces: 5 },
  ];
  expect(salesFigures(days)).toEqual({ total: 0.3, orders: 3, pieces: 6, average: 0.1 });
  expect(salesFigures([]).average).toBe(0);
});
