import { withoutInvisible } from './invisible.ts';
import { toCents, toEuros } from './money.ts';

// Letters that have no accent to take off, and the signs that a keyboard, a telephone and a word processor write differently.
const plain: readonly (readonly [RegExp, string])[] = [
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
  [/ß/g, 'ss'],
  [/[đð]/g, 'd'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/[’‘ʼ′´`]/g, "'"],
  [/[‐‑‒–—−]/g, '-'],
  [/\s+/g, ' '],
];

/**
 * Text without case and accents, so that two spellings of a word compare equal: all apostrophes are one, all hyphens are one, and so
 * are runs of spaces. The lists of the API store it: a change of this function has to rebuild them (`version` in `sqliteLists.ts`,
 * a migration like `0010-folded-anew.sql`).
 */
export function fold(text: string): string {
  const bare = withoutInvisible(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.reduce((folded, [sign, letter]) => folded.replace(sign, letter), bare);
}

/** The part of the URL made from a product's name (section 5): `Caramel Beurre Salé` gives `caramel-beurre-sale`. */
export function slugify(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A comma-separated list as typed: items trimmed, empty items dropped. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Groups of three digits, all separated alike: `1 234`, `1.234`, `1’234`. */
const groups = /^([1-9]\d{0,2}([\s.,'’])\d{3}(?:\2\d{3})*)(?:(?!\2)([.,]\d*))?$/;

/**
 * A price as typed, in euros: with a comma or a point, with or without groups of three digits. `undefined` when unreadable, negative
 * or when it has two meanings: « 1.234 » may be more than a thousand euros, or a little more than one.
 */
export function readPrice(text: string): number | undefined {
  const typed = text.trim().replace(/\s*(?:€|euros?)$/i, '');
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(typed)) return undefined;
  const grouped = groups.exec(typed);
  const plain = grouped ? `${grouped[1]?.replace(/\D/g, '')}${grouped[3] ?? ''}` : typed;
  const price = /^(?=.*\d)\d*[.,]?\d*$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
  return Number.isFinite(price) ? toEuros(toCents(price)) : undefined;
}

/** A price as typed, in euros; 0 when unreadable or negative (section 5). */
export function parsePrice(text: string): number {
  return readPrice(text) ?? 0;
}

/** A stock as typed, in pieces, with or without groups of three digits; `undefined` when unreadable or negative. */
export function readStock(text: string): number | undefined {
  const typed = text.trim();
  const grouped = groups.exec(typed);
  const plain = grouped && grouped[3] === undefined ? typed.replace(/\D/g, '') : typed;
  return /^\d+$/.test(plain) && Number.isSafeInteger(Number(plain)) ? Number(plain) : undefined;
}

/** A stock as typed, in pieces; 0 when unreadable or negative (section 5). */
export function parseStock(text: string): number {
  return readStock(text) ?? 0;
}
