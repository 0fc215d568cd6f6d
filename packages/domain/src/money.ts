/** A whole number of euro cents. Every computation on money happens in cents. */
export type Cents = number;

/**
 * Euros to whole cents, rounding half up on the decimal value as written: 17.99 gives 1799, 1.005 gives 101.
 */
export function toCents(euros: number): Cents {
  const cents = euros * 100;
  // Unless the result is close to a half cent, the rounding error of « × 100 » doesn't matter.
  if (Math.abs(cents - Math.floor(cents) - 0.5) > 1e-3 && Math.abs(cents) < 1e9) return Math.round(cents) + 0;
  // A double carries 15 exact decimal digits; reading it back at that precision undoes that error.
  return Math.round(Number(cents.toPrecision(15))) + 0;
}

/** Cents to euros, for the amounts that entities and the contract carry. */
export function toEuros(cents: Cents): number {
  return cents / 100;
}

/**
 * An amount in euros as a visitor reads it: `17,99 €`, `12 480,50 €`, with the no-break spaces that French requires.
 * Written without `Intl.NumberFormat`, because the first formatter of a page keeps a phone busy for 80 ms; the tests
 * compare the results with those of `Intl`.
 */
export function formatPrice(euros: number): string {
  const cents = toCents(euros);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${grouped(digits.slice(0, -2))},${digits.slice(-2)}\u00a0€`;
}

/** A whole number as a visitor reads it: `100 000`. Without `Intl`, as above. */
export const formatCount = (count: number): string => grouped(String(count));

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '\u202f');

/** `percent` percent of an amount, rounded half up to the cent. */
export function percentOf(cents: Cents, percent: number): Cents {
  return Math.round((cents * percent) / 100) + 0;
}
