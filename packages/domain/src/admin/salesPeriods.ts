import { dayInParis, daysLater, isDay, lastDayOf } from '../dates.ts';
import { toCents, toEuros } from '../money.ts';

/** Days in Paris, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** What the sales of a shop are shown of; `days` are any that its owner chooses. */
export const salesPeriods = ['today', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth', 'thisYear', 'days'] as const;
export type SalesPeriod = (typeof salesPeriods)[number];

const labels: Readonly<Record<SalesPeriod, string>> = {
  today: 'Aujourd’hui',
  last7Days: '7 derniers jours',
  last30Days: '30 derniers jours',
  thisMonth: 'Ce mois-ci',
  lastMonth: 'Le mois dernier',
  thisYear: 'Cette année',
  days: 'Dates choisies',
};

/** « 30 derniers jours ». */
export const salesPeriodLabel = (period: SalesPeriod): string => labels[period];

/** The days of a period; those that are still to come aren't among them. */
export function daysOfPeriod(period: Exclude<SalesPeriod, 'days'>, now: Date): DaySpan {
  const today = dayInParis(now);
  const month = today.slice(0, 7);
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'last7Days':
      return { from: daysLater(today, -6), to: today };
    case 'last30Days':
      return { from: daysLater(today, -29), to: today };
    case 'thisMonth':
      return { from: `${month}-01`, to: today };
    case 'lastMonth':
      return wholeMonth(monthsLater(month, -1));
    case 'thisYear':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    default:
      return period satisfies never;
  }
}

/**
 * The days that those of a period are compared with: as many right before them; of a month or a year the same days of the one before. A
 * day is compared with the same weekday of the week before.
 */
export function daysBefore(period: SalesPeriod, { from, to }: DaySpan): DaySpan {
  switch (period) {
    case 'today':
      return { from: daysLater(from, -7), to: daysLater(to, -7) };
    case 'thisMonth':
      return sameDays(from, to, -1);
    case 'lastMonth':
      return wholeMonth(monthsLater(from.slice(0, 7), -1));
    case 'thisYear':
      return sameDays(from, to, -12);
    default: {
      const days = countDays({ from, to });
      return { from: daysLater(from, -days), to: daysLater(to, -days) };
    }
  }
}

const wholeMonth = (month: string): DaySpan => ({ from: `${month}-01`, to: lastDayOf(month) });

const monthsLater = (month: string, months: number): string => {
  const [year = 0, place = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, place - 1 + months, 1)).toISOString().slice(0, 7);
};

/** The last of a longer month becomes that of a shorter one. */
function sameDays(from: string, to: string, months: number): DaySpan {
  const day = (one: string): string => {
    const month = monthsLater(one.slice(0, 7), months);
    const same = `${month}-${one.slice(8)}`;
    return isDay(same) ? same : lastDayOf(month);
  };
  return { from: day(from), to: day(to) };
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

const countDays = ({ from, to }: DaySpan): number => (Date.parse(to) - Date.parse(from)) / dayMilliseconds + 1;

/** Of which the sales are told at once: a year. */
export const mostSalesDays = 366;

/** What is wrong with these days, in a sentence. */
export function daysError({ from, to }: DaySpan): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Choisissez le premier et le dernier jour.';
  const days = countDays({ from, to });
  if (days < 1) return 'Choisissez un jour qui ne précède pas le premier.';
  return days > mostSalesDays ? 'Choisissez un an au plus.' : undefined;
}

/** All of them, the earliest first. */
export const eachDay = (span: DaySpan): string[] =>
  Array.from({ length: countDays(span) }, (_, place) => daysLater(span.from, place));

interface Sold {
  readonly total: number;
  readonly orders: number;
  readonly pieces: number;
}

/** What was sold on all these days: euros, orders, their average in euros, and pieces. */
export function salesFigures(days: readonly Sold[]): Sold & { readonly average: number } {
  const sum = (of: (day: Sold) => number) => days.reduce((all, day) => all + of(day), 0);
  const cents = sum(({ total }) => toCents(total));
  const orders = sum((day) => day.orders);
  return {
    total: toEuros(cents),
    orders,
    pieces: sum(({ pieces }) => pieces),
    average: orders === 0 ? 0 : toEuros(Math.round(cents / orders)),
  };
}
