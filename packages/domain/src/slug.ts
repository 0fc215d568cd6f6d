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

/** A price as typed, in euros, with a comma or a point; 0 when unreadable or negative (section 5). */
export function parsePrice(text: string): number {
  const price = Number.parseFloat(withoutSpaces(text).replace(',', '.'));
  return Number.isFinite(price) && price > 0 ? toEuros(toCents(price)) : 0;
}

/** A stock as typed, in pieces; 0 when unreadable or negative (section 5). */
export function parseStock(text: string): number {
  const stock = Number.parseInt(withoutSpaces(text), 10);
  return Number.isSafeInteger(stock) && stock > 0 ? stock : 0;
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}
