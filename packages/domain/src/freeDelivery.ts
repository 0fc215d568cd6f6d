import { freeAboveOf } from './deliveryWords.ts';
import { toCents, toEuros } from './money.ts';
import type { Terms } from './terms.ts';

/** How far a subtotal is from free delivery. */
export interface FreeDelivery {
  /** In euros; 0 where it is free. */
  readonly missing: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** How far a subtotal, in euros, is from free delivery: free is what is above the sum, not what is as much. */
export function towardsFreeDelivery(terms: Terms, subtotal: number): FreeDelivery | undefined {
  const freeAbove = freeAboveOf(terms);
  if (freeAbove === undefined) return undefined;
  const goal = toCents(freeAbove) + 1;
  const reached = Math.min(toCents(subtotal), goal);
  return { missing: toEuros(goal - reached), share: reached / goal };
}
