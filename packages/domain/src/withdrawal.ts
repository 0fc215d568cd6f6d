/** A customer's withdrawal: how long it may be declared, what becomes of it, and until when the money goes back. */
import { dayInParis, daysLater } from './dates.ts';

/** What becomes of a declaration; `refunded` and `refused` end it. */
export const withdrawalStatuses = ['received', 'returned', 'refunded', 'refused'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** Those that still wait for the shop. */
export const openWithdrawals = ['received', 'returned'] as const satisfies WithdrawalStatus[];

export const isOpenWithdrawal = (status: WithdrawalStatus): boolean => openWithdrawals.some((open) => open === status);

const statusLabels: Readonly<Record<WithdrawalStatus, string>> = {
  received: 'Reçue',
  returned: 'Renvoyée',
  refunded: 'Remboursée',
  refused: 'Refusée',
};

/** The back office's word for it. */
export const withdrawalStatusLabel = (status: WithdrawalStatus): string => statusLabels[status];

/** What happened, as a sentence of the order's timeline; an empty status says that it was declared. */
export function withdrawalStepLabel(to: string): string {
  const status = withdrawalStatuses.find((known) => known === to);
  return status === undefined ? 'Rétractation demandée' : `Rétractation ${statusLabels[status].toLowerCase()}`;
}

/** For the shop and for the customer: articles L221-18 and L221-24 of the code de la consommation. */
const withdrawalDays = 14;

/**
 * The last day in Paris, `2026-01-29`: the day of the delivery isn't counted, and the period ends with the last hour of its last day. One
 * that ends on a Saturday, a Sunday or a holiday goes on until the end of the next working day.
 *
 * @param deliveredAt ISO date.
 */
export const lastWithdrawalDay = (deliveredAt: string): string => lastDayAfter(deliveredAt);

/**
 * The last day in Paris on which the money may be given back, `2026-01-29`; it ends as the period above does.
 *
 * @param receivedAt ISO date of the declaration.
 */
export const refundDay = (receivedAt: string): string => lastDayAfter(receivedAt);

/** How many days are left until the end of that day in Paris: 0 on the day itself, negative afterwards. */
export const daysUntil = (day: string, now: Date): number =>
  Math.round((Date.parse(day) - Date.parse(dayInParis(now))) / (24 * 60 * 60 * 1000));

/** « encore 3 jours ». @param days as `daysUntil` counts them. */
export function daysLeftLabel(days: number): string {
  if (days < 0) return 'délai dépassé';
  if (days === 0) return 'dernier jour';
  return days === 1 ? 'encore 1\u00a0jour' : `encore ${days}\u00a0jours`;
}

function lastDayAfter(moment: string): string {
  let day = daysLater(dayInParis(moment), withdrawalDays);
  while (!isWorkingDay(day)) day = daysLater(day, 1);
  return day;
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays(Number(day.slice(0, 4))).has(day);
}

const fixedHolidays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** In days after Easter: its Monday, Ascension, Whit Monday. */
const movableHolidays = [1, 39, 50];

/** The days of article L3133-1 of the code du travail. */
function holidays(year: number): ReadonlySet<string> {
  const easter = easterOf(year);
  return new Set([
    ...fixedHolidays.map((day) => `${year}-${day}`),
    ...movableHolidays.map((days) => daysLater(easter, days)),
  ]);
}

/** Easter Sunday of the Gregorian calendar, by the rule of Gauss with its two exceptions. */
function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const leapDays = Math.floor(century / 4);
  const moonShift = (15 + century - Math.floor((13 + 8 * century) / 25) - leapDays) % 30;
  const sunShift = (4 + century - leapDays) % 7;
  const golden = year % 19;
  const fullMoon = (19 * golden + moonShift) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) + 6 * fullMoon + sunShift) % 7;
  const isLate = toSunday === 6 && (fullMoon === 29 || (fullMoon === 28 && (11 * moonShift + 11) % 30 < 19));
  return daysLater(`${year}-03-22`, fullMoon + toSunday - (isLate ? 7 : 0));
}
