/** Only the fields that were sent. */
export function given<T extends object>(body: T | undefined): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(body ?? {}).filter(([, value]) => value !== undefined);
  // The type is the same: only `undefined` fields are left out.
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
