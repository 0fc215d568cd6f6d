/** How long a customer may withdraw from an order: fourteen days after its delivery (L221-18 and L221-19 of the code de la consommation). */
import { dayInParis, daysLater } from './dates.ts';

const withdrawalDays = 14;

/**
 * The last day in Paris, `2026-01-29`: the day of the delivery isn't counted, and the period ends with the last hour of its last day. One
 * that ends on a Saturday, a Sunday or a holiday goes on until the end of the next working day.
 *
 * @param deliveredAt ISO date.
 */
export function lastWithdrawalDay(deliveredAt: string): string {
  let day = daysLater(dayInParis(deliveredAt), withdrawalDays);
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
