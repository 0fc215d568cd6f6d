import { dayInParis, formatDate, isDay } from './dates.ts';

/** When the shop takes no orders for a time. The days are those of Paris, both included: `2026-08-01`; empty where none is planned. */
export interface Holidays {
  readonly from: string;
  readonly to: string;
  /** What the owner tells her visitors. */
  readonly sentence: string;
}

export const noHolidays: Holidays = { from: '', to: '', sentence: '' };

/** Why these can't be holidays, and which of the two days has to change. */
export function holidaysIssue({ from, to }: Holidays): { field: 'from' | 'to'; sentence: string } | undefined {
  if (from === '' && to === '') return undefined;
  if (!isDay(from)) return { field: 'from', sentence: 'Indiquez le premier jour de fermeture.' };
  if (!isDay(to)) return { field: 'to', sentence: 'Indiquez le dernier jour de fermeture.' };
  return to < from ? { field: 'to', sentence: 'Le dernier jour vient avant le premier.' } : undefined;
}

/** Whether they are still to come, have begun, or neither. */
export function holidaysState({ from, to }: Holidays, now: Date): 'ahead' | 'begun' | undefined {
  const today = dayInParis(now);
  if (from === '' || today > to) return undefined;
  return today < from ? 'ahead' : 'begun';
}

/** What visitors read on each page, and who orders nevertheless. */
export function awaySentence({ to, sentence }: Holidays): string {
  return `Nous ne prenons pas de commandes jusqu’au ${formatDate(to)} inclus. ${sentence}`.trim();
}

/** What the owner reads on the first page of her back office. */
export function holidaysNotice({ from, to, begun }: Holidays & { readonly begun: boolean }): string {
  const until = `jusqu’au ${formatDate(to)} inclus`;
  return begun
    ? `La boutique est en vacances ${until}\u00a0: aucune commande n’est prise, et elle reprend d’elle-même le lendemain.`
    : `La boutique ne prendra pas de commandes du ${formatDate(from)} au ${formatDate(to)} inclus.`;
}
