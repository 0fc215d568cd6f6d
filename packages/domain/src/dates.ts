// Dates are always shown in the time zone of Paris, whatever the host's is. Written without `Intl`, because the first formatter of
// a page keeps a phone busy for 80 ms and more; the tests compare the results with those of `Intl`.

const hourInMs = 3_600_000;
const dayInMs = 24 * hourInMs;

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** `15 janvier 2026`, in Paris. Throws a RangeError on an unreadable date. */
export function formatDate(iso: string): string {
  const date = inParis(iso);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `janvier 2026`, of a month written as `2026-01`. */
export function formatMonth(month: string): string {
  return `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

/** `15/01/2026`, in Paris. Throws a RangeError on an unreadable date. */
export function formatShortDate(iso: string): string {
  return dayInParis(iso).split('-').reverse().join('/');
}

/** `9 h 42`, in Paris. Throws a RangeError on an unreadable date. */
export function formatTime(iso: string): string {
  const date = inParis(iso);
  return `${date.getUTCHours()}\u00a0h\u00a0${String(date.getUTCMinutes()).padStart(2, '0')}`;
}

/** `15/01/2026 09:42`, in Paris. Throws a RangeError on an unreadable date. */
export function formatDateTime(iso: string): string {
  return `${formatShortDate(iso)} ${inParis(iso).toISOString().slice(11, 16)}`;
}

/** The calendar day in Paris at that moment: `2026-01-15`. Throws a RangeError on an unreadable date. */
export function dayInParis(moment: string | Date): string {
  return inParis(moment).toISOString().slice(0, 10);
}

/** The calendar day so many days after another, or before it with a negative number: also across a change of the clocks. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10);
}

/** The moment when the clocks in Paris show this hour of that day; not for the hours at night in which they change. */
export function hourInParis(day: string, hour: number): Date {
  const inWinter = new Date(Date.parse(day) + (hour - 1) * hourInMs);
  return inParis(inWinter).getUTCHours() === hour ? inWinter : new Date(inWinter.getTime() - hourInMs);
}

/** The last day of a month written as `2026-01`: `2026-01-31`. */
export function lastDayOf(month: string): string {
  const [year = 0, place = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, place, 0)).toISOString().slice(0, 10);
}

/** Whether this is an existing calendar day, written as `2026-01-15`. */
export function isDay(text: string): boolean {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return midnight !== undefined && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** The calendar year in Paris at that moment, for order numbers. */
export function yearInParis(moment: string | Date): number {
  return inParis(moment).getUTCFullYear();
}

/** A moment as a `Date` whose UTC fields are what clocks in Paris show. Throws a RangeError on an unreadable date. */
function inParis(moment: string | Date): Date {
  const date = new Date(moment);
  const at = date.getTime();
  if (Number.isNaN(at)) throw new RangeError(`This is no date: ${moment}`);
  const year = date.getUTCFullYear();
  const isSummer = at >= clockChange(year, 2) && at < clockChange(year, 9);
  return new Date(at + (isSummer ? 2 : 1) * hourInMs);
}

/**
 * When the clocks change in the European Union (directive 2000/84/EC, the same rule since 1996): at 01:00 UTC on the
 * last Sunday of March and of October. `month` counts from 0, as in `Date`.
 */
function clockChange(year: number, month: 2 | 9): number {
  const lastDay = new Date(Date.UTC(year, month, 31, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * dayInMs;
}
