/** The cart of a customer: read, add, change a quantity, clear. Every answer is the whole cart. */

import { type AddToCartBody, currentPrice, isLawfulBottle, unlawfulBottle } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { tooMany, withSelection } from '../../commands/cartLines.ts';
import { mostPiecesOf } from '../../commands/settings.ts';
import { noLongerSold, notEnough } from '../../commands/stock.ts';
import type { Reader, StoredLine, StoredProduct, Transaction } from '../../db/storage.ts';
import { pricedCart } from '../../presenters/pricedCart.ts';
import { ApiError } from '../apiError.ts';
import { type Endpoint, type Services, serve } from '../endpoint.ts';
import { expectedAmount } from '../expectedAmount.ts';
import { onceByKey } from '../idempotency.ts';

export function cartEndpoints(services: Services): Endpoint[] {
  const { storage } = services;
  const linesOf = async (t: Reader, userId: string) => (await t.get('carts', userId))?.lines ?? [];
  const read = async (t: Reader, userId: string) => pricedCart(t, userId, await t.get('carts', userId));
  const replaceLines = async (t: Transaction, userId: string, lines: readonly StoredLine[]) => {
    await t.put('carts', userId, { lines });
    return read(t, userId);
  };

  return [
    serve(services, contract.readCart, ({ current }) => storage.read(async (t) => read(t, (await current(t)).id))),

    serve(services, contract.addToCart, (call) =>
      storage.tx(async (t) => {
        const { id } = await call.current(t);
        const add = async () => {
          const product = await checkSelection(t, call.body, services);
          const seen = expectedAmount(call, 'expected-price') ?? currentPrice(product);
          const lines = withSelection(await linesOf(t, id), call.body, seen, await mostPiecesOf(t, services));
          checkStock(product, lines);
          return replaceLines(t, id, lines);
        };
        // A repeated addition gets the cart as it is now.
        return onceByKey(
          t,
          call,
          add,
          () => read(t, id),
          () => ({}),
        );
      }),
    ),

    serve(services, contract.updateQuantity, ({ current, body: { itemId, quantity } }) =>
      storage.tx(async (t) => {
        const { id } = await current(t);
        const lines = await linesOf(t, id);
        const others = lines.filter((line) => line.id !== itemId);
        // Removing twice is no error: before an order the shop confirms removals, and may have to repeat one.
        if (quantity === 0) return replaceLines(t, id, others);
        const most = await mostPiecesOf(t, services);
        if (quantity > most) throw tooMany(most);
        if (others.length === lines.length) throw new ApiError(404, 'Cet article n’est plus dans votre panier.');
        const productId = lines.find((line) => line.id === itemId)?.productId ?? '';
        const product = await t.get('products', productId);
        if (product && product.status !== 'published') throw noLongerSold(product);
        // A customer who changes a line sees its price.
        const seen = product && { price: currentPrice(product) };
        const changed = lines.map((line) => (line.id === itemId ? { ...line, ...seen, quantity } : line));
        checkStock(product, changed);
        return replaceLines(t, id, changed);
      }),
    ),

    serve(services, contract.clearCart, ({ current }) =>
      storage.tx(async (t) => replaceLines(t, (await current(t)).id, [])),
    ),
  ];
}

async function checkSelection(
  t: Reader,
  { productId, size, nicotineStrength }: AddToCartBody,
  { demo = true }: Services,
): Promise<StoredProduct> {
  const product = await t.get('products', productId);
  if (!product) throw new ApiError(422, 'Ce produit n’existe pas.');
  if (product.status !== 'published') throw new ApiError(404, 'Ce produit n’est plus proposé.');
  if (!product.sizes.includes(size)) throw new ApiError(422, 'Cette contenance n’est pas proposée pour ce produit.');
  if (!product.nicotineStrengths.includes(nicotineStrength)) {
    throw new ApiError(422, 'Ce taux de nicotine n’est pas proposé pour ce produit.');
  }
  if (!demo && !isLawfulBottle(nicotineStrength, size)) throw new ApiError(422, unlawfulBottle);
  return product;
}

/** All lines of a product together: its sizes are taken from one stock. */
function checkStock(product: StoredProduct | undefined, lines: readonly StoredLine[]): void {
  if (!product) return;
  const wanted = lines.reduce((sum, { productId, quantity }) => (productId === product.id ? sum + quantity : sum), 0);
  if (wanted > product.stock) throw notEnough(product);
}
