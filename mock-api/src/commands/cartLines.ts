/** The lines of a cart, and what one more selection makes of them. */
import { randomUUID } from 'node:crypto';
import { type AddToCartBody, formatCount, maximumLines } from '@nuee/domain';
import type { StoredLine } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';

/**
 * The lines with the selection added; the same product, size and strength merge their quantities.
 *
 * Throws an ApiError 422 when the cart holds as much as it can.
 *
 * @param price What a piece cost where the customer saw it.
 * @param most Pieces of one line.
 */
export function withSelection(
  lines: readonly StoredLine[],
  { quantity, ...selection }: AddToCartBody,
  price: number,
  most: number,
): StoredLine[] {
  const same = lines.find((line) => isSame(line, selection));
  const total = (same?.quantity ?? 0) + quantity;
  if (total > most) throw tooMany(most);
  if (same) return lines.map((line) => (line === same ? { ...line, price, quantity: total } : line));
  if (lines.length >= maximumLines) {
    throw new ApiError(422, `Votre panier ne peut pas contenir plus de ${maximumLines} articles différents.`);
  }
  return [...lines, { id: randomUUID(), ...selection, price, quantity }];
}

export function tooMany(most: number): ApiError {
  return new ApiError(422, `La quantité d’un article ne peut pas dépasser ${formatCount(most)}.`);
}

function isSame(line: StoredLine, selection: Omit<AddToCartBody, 'quantity'>): boolean {
  return (
    line.productId === selection.productId &&
    line.size === selection.size &&
    line.nicotineStrength === selection.nicotineStrength
  );
}
