/** The only time zone in which the shop shows dates, whatever the host's is. */
export const timeZone = 'Europe/Paris';

const longDate = /* @__PURE__ */ new Intl.DateTimeFormat('fr-FR', {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const shortDate = /* @__PURE__ */ new Intl.DateTimeFormat('fr-FR', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const hoursAndMinutes = /* @__PURE__ */ new Intl.DateTimeFormat('fr-FR', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const yearOnly = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric' });

/** `15 janvier 2026`, in Paris. Throws a RangeError on an unreadable date. */
export function formatDate(iso: string): string {
  return longDate.format(new Date(iso));
}

/** `15/01/2026`, in Paris. Throws a RangeError on an unreadable date. */
export function formatShortDate(iso: string): string {
  return shortDate.format(new Date(iso));
}

/** `15/01/2026 09:42`, in Paris. Throws a RangeError on an unreadable date. */
export function formatDateTime(iso: string): string {
  return `${formatShortDate(iso)} ${hoursAndMinutes.format(new Date(iso))}`;
}

/** The year that the calendar shows in Paris at that moment: order numbers count by it. */
export function yearInParis(moment: string | Date): number {
  return Number(yearOnly.format(new Date(moment)));
}
