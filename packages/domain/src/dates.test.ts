import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dayInParis,
  daysLater,
  formatDate,
  formatDateTime,
  formatShortDate,
  formatTime,
  hourInParis,
  isDay,
  yearInParis,
} from './dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])('on a host in %s', (zone) => {
  it('writes the long date of Paris', () => {
    vi.stubEnv('TZ', zone);
    expect(formatDate('2026-01-15T10:00:00+01:00')).toBe('15 janvier 2026');
    expect(formatDate('2026-08-01T00:00:00+02:00')).toBe('1 août 2026');
  });

  it('changes the day at midnight in Paris', () => {
    vi.stubEnv('TZ', zone);
    expect(formatShortDate('2026-01-14T22:59:59Z')).toBe('14/01/2026');
    expect(formatShortDate('2026-01-14T23:00:00Z')).toBe('15/01/2026');
    expect(formatDateTime('2026-01-14T23:00:00Z')).toBe('15/01/2026 00:00');
  });

  it('changes the day an hour earlier by UTC in summer', () => {
    vi.stubEnv('TZ', zone);
    expect(formatShortDate('2026-07-14T21:59:59Z')).toBe('14/07/2026');
    expect(formatShortDate('2026-07-14T22:00:00Z')).toBe('15/07/2026');
  });

  it('skips the hour that is lost in spring', () => {
    vi.stubEnv('TZ', zone);
    expect(formatDateTime('2026-03-29T00:59:00Z')).toBe('29/03/2026 01:59');
    expect(formatDateTime('2026-03-29T01:00:00Z')).toBe('29/03/2026 03:00');
  });

  it('shows the hour that is repeated in autumn twice', () => {
    vi.stubEnv('TZ', zone);
    expect(formatDateTime('2026-10-25T00:30:00Z')).toBe('25/10/2026 02:30');
    expect(formatDateTime('2026-10-25T01:30:00Z')).toBe('25/10/2026 02:30');
  });

  it('starts the year in Paris', () => {
    vi.stubEnv('TZ', zone);
    expect(yearInParis('2025-12-31T22:59:59Z')).toBe(2025);
    expect(yearInParis(new Date('2025-12-31T23:00:00Z'))).toBe(2026);
  });
});

it('writes hours and minutes with two digits', () => {
  expect(formatDateTime('2026-01-15T09:42:00+01:00')).toBe('15/01/2026 09:42');
  expect(formatTime('2026-01-15T09:02:00+01:00')).toBe('9\u00a0h\u00a002');
});

it('refuses an unreadable date', () => {
  expect(() => formatDate('hier')).toThrow(RangeError);
});

describe('gives the results of `Intl`', () => {
  const timeZone = 'Europe/Paris';
  const day = { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const long = new Intl.DateTimeFormat('fr-FR', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
  const short = new Intl.DateTimeFormat('fr-FR', day);
  const iso = new Intl.DateTimeFormat('en-CA', day);
  const time = new Intl.DateTimeFormat('fr-FR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const hour = 3_600_000;

  it.each([1996, 2000, 2024, 2025, 2026, 2027, 2028, 2030, 2037])('at each hour of %d', (year) => {
    for (let at = Date.UTC(year, 0, 1) - 2 * hour; at < Date.UTC(year + 1, 0, 1); at += hour) {
      const moment = new Date(at).toISOString();
      const said = [formatDate(moment), formatDateTime(moment), dayInParis(moment)];
      expect(said).toEqual([long.format(at), `${short.format(at)} ${time.format(at)}`, iso.format(at)]);
    }
  });
});

describe('a day of the calendar', () => {
  it.each(['2026-01-15', '2024-02-29'])('%s is one', (day) => {
    expect(isDay(day)).toBe(true);
  });
  it.each(['', '15/01/2026', '2026-02-29', '2026-02-31', '2026-13-01'])('« %s » is none', (day) => {
    expect(isDay(day)).toBe(false);
  });
});

it.each([
  ['2026-10-24', 1, '2026-10-25'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-11-10', -29, '2026-10-12'],
  ['2027-03-29', -2, '2027-03-27'],
  ['2027-12-31', 1, '2028-01-01'],
])('counts from %s %i days on to %s', (day, days, later) => {
  expect(daysLater(day, days)).toBe(later);
});

it.each([
  ['2026-01-15', '2026-01-15T07:00:00.000Z'],
  ['2026-07-14', '2026-07-14T06:00:00.000Z'],
  ['2026-03-29', '2026-03-29T06:00:00.000Z'],
  ['2026-10-25', '2026-10-25T07:00:00.000Z'],
])('knows when it is eight in Paris on %s', (day, moment) => {
  expect(hourInParis(day, 8).toISOString()).toBe(moment);
});
