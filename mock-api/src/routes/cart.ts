/** The cart of a customer: read, add, change a quantity, clear. Every answer is the whole cart. */
import { randomUUID } from 'node:crypto';
import { type AddToCartBody, apiRoutes, maximumLines, maximumQuantity, type Product, productById } from '@nuee/domain';
import { ApiError } from '../apiError.ts';
import { type CustomerCall, customerReads, customerSends, type Endpoint, type Services } from '../endpoint.ts';
import { pricedCart } from '../pricedCart.ts';
import type { StoredLine } from '../storage/storage.ts';

export function cartEndpoints(services: Services): Endpoint[] {
  const { products } = services;

  const read = ({ t, user }: CustomerCall<unknown>) => pricedCart(user.id, t.get('carts', user.id), products);
  const linesOf = ({ t, user }: CustomerCall<unknown>) => t.get('carts', user.id)?.lines ?? [];
  const replaceLines = (call: CustomerCall<unknown>, lines: readonly StoredLine[]) => {
    call.t.put('carts', call.user.id, { lines });
    return read(call);
  };

  return [
    customerReads(services, apiRoutes.readCart, read),

    customerSends(services, apiRoutes.addToCart, (call) => {
      checkSelection(call.body, products);
      return replaceLines(call, withSelection(linesOf(call), call.body));
    }),

    customerSends(services, apiRoutes.updateQuantity, (call) => {
      const { itemId, quantity } = call.body;
      const lines = linesOf(call);
      const others = lines.filter(({ id }) => id !== itemId);
      // Removing twice is no error: before an order the shop confirms removals, and may have to repeat one.
      if (quantity === 0) return replaceLines(call, others);
      if (others.length === lines.length) throw new ApiError(404, 'Cet article n’est plus dans votre panier.');
      return replaceLines(
        call,
        lines.map((line) => (line.id === itemId ? { ...line, quantity } : line)),
      );
    }),

    customerReads(services, apiRoutes.clearCart, (call) => replaceLines(call, [])),
  ];
}

function checkSelection({ productId, size, nicotineStrength }: AddToCartBody, products: readonly Product[]): void {
  const product = productById(products, productId);
  if (!product) throw new ApiError(422, 'Ce produit n’existe pas.');
  if (!product.sizes.includes(size)) throw new ApiError(422, 'Cette contenance n’est pas proposée pour ce produit.');
  if (!product.nicotineStrengths.includes(nicotineStrength)) {
    throw new ApiError(422, 'Ce taux de nicotine n’est pas proposé pour ce produit.');
  }
}

/** The lines with the selection added; the same product, size and strength merge their quantities. */
function withSelection(lines: readonly StoredLine[], { quantity, ...selection }: AddToCartBody): StoredLine[] {
  const same = lines.find((line) => isSame(line, selection));
  const total = (same?.quantity ?? 0) + quantity;
  if (total > maximumQuantity) {
    throw new ApiError(422, `La quantité d’un article ne peut pas dépasser ${maximumQuantity}.`);
  }
  if (same) return lines.map((line) => (line === same ? { ...line, quantity: total } : line));
  if (lines.length >= maximumLines) {
    throw new ApiError(422, `Votre panier ne peut pas contenir plus de ${maximumLines} articles différents.`);
  }
  return [...lines, { id: randomUUID(), ...selection, quantity }];
}

function isSame(line: StoredLine, selection: Omit<AddToCartBody, 'quantity'>): boolean {
  return (
    line.productId === selection.productId &&
    line.size === selection.size &&
    line.nicotineStrength === selection.nicotineStrength
  );
}
