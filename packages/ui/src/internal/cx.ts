/** Joins class names, leaving out those that are absent. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
