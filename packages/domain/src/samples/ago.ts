const minuteInMs = 60_000;

/** The ISO date of a moment before `now`. Dated like this, the samples are always recent (section 9's last 30 days). */
export function ago(now: Date, { days = 0, hours = 0, minutes = 0 }): string {
  return new Date(now.getTime() - ((days * 24 + hours) * 60 + minutes) * minuteInMs).toISOString();
}
