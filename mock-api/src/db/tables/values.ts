/** How values stand in columns. */
import { fold, toCents, toEuros } from '@nuee/domain';

export const truth = (value: boolean): number => (value ? 1 : 0);
export const truthOr = (value: boolean | undefined): number | null => (value === undefined ? null : truth(value));
export const json = (value: unknown): string => JSON.stringify(value);
export const jsonOr = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
export const centsOr = (euros: number | undefined): number | null => (euros === undefined ? null : toCents(euros));
export const eurosOr = (cents: number | null): number | undefined => (cents === null ? undefined : toEuros(cents));
/** A documented edge of the types: the only writer of the column is the same table's `toRow`. */
export const parsed = <T>(text: string): T => JSON.parse(text);
export const parsedOr = <T>(text: string | null): T | undefined => (text === null ? undefined : JSON.parse(text));
export const trueOr = (value: number | null): boolean | undefined => (value === null ? undefined : value === 1);

type Present<T> = { [K in keyof T as null extends T[K] ? never : undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : undefined extends T[K] ? K : never]?: NonNullable<T[K]>;
};

/** The fields that have a value: an empty column is a field that isn't there. */
export function present<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Present<T>;
}

/** Folded words, each after two spaces, so that three characters also say « begins with » one or two letters. */
export function searchText(...fields: readonly (string | null | undefined)[]): string {
  return fields
    .flatMap((field) => wordsOf(field ?? ''))
    .map((word) => `  ${word}`)
    .join('');
}

/** Folded words. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** A telephone number as one word, however it is grouped. */
export const phoneWord = (phone: string): string => phone.replaceAll(/[\s.-]/g, '').replace('+33', '0');

/**
 * The parts that a search looks for in such a text: each word, anywhere, or at the beginning of one if it has fewer than three letters.
 * A telephone number and an amount are looked for as they are kept.
 */
export function searchParts(q: string): string[] {
  const kept = /^\+?[\d\s.-]{8,}$/.test(q) ? phoneWord(q) : q.replace('€', '');
  return wordsOf(kept).map((word) => {
    const letters = [...word].length;
    return letters >= 3 ? word : `${' '.repeat(3 - letters)}${word}`;
  });
}

/** `CMD-2026-1000` comes after `CMD-2026-999`. */
export function sortableNumber(number: string): string {
  return number.replace(/\d+$/, (digits) => digits.padStart(9, '0'));
}

/** The e-mail in lower case of who did something in the back office; empty for `customer`, `shop` and `gateway`. */
export const staffOf = (who: string): string => (who.includes('@') ? who.toLowerCase() : '');
