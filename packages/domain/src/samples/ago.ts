const minuteInMs = 60_000;

/**
 * The ISO date of a moment before `now`. With such dates the samples are always recent (the last 30 days of section 9).
 */
export function ago(now: Date, { days = 0, hours = 0, minutes = 0 }): string {
  return new Date(now.getTime() - ((days * 24 + hours) * 60 + minutes) * minuteInMs).toISOString();
}
