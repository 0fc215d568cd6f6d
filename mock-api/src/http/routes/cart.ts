/** The cart of a customer: read, add, change a quantity, clear. Every answer is the whole cart. */

import {
  type AddToCartBody,
  type Bottle,
  countPieces,
  currentPrice,
  isLawfulBottle,
  sharingStock,
  soldAs,
  unlawfulBottle,
} from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { tooMany, withSelection } from '../../commands/cartLines.ts';
import { mostPiecesOf } from '../../commands/settings.ts';
import { nameOf, noLongerSold, notEnough } from '../../commands/stock.ts';
import type { Reader, StoredLine, StoredProduct, StoredVariant, Transaction } from '../../db/storage.ts';
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
          const { product, sold } = await checkSelection(t, call.body, services);
          const seen = expectedAmount(call, 'expected-price') ?? currentPrice(sold);
          const lines = withSelection(await linesOf(t, id), call.body, seen, await mostPiecesOf(t, services));
          checkStock(product, call.body, lines);
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
        const asked = lines.find((line) => line.id === itemId);
        if (!asked) throw new ApiError(404, 'Cet article n’est plus dans votre panier.');
        const product = await t.get('products', asked.productId);
        if (product && product.status !== 'published') throw noLongerSold(product);
        // A customer who changes a line sees its price.
        const sold = product && soldAs(product, asked);
        const seen = sold && { price: currentPrice(sold) };
        const changed = lines.map((line) => (line === asked ? { ...line, ...seen, quantity } : line));
        checkStock(product, asked, changed);
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
): Promise<{ product: StoredProduct; sold: StoredProduct | StoredVariant }> {
  const product = await t.get('products', productId);
  if (!product) throw new ApiError(422, 'Ce produit n’existe pas.');
  if (product.status !== 'published') throw new ApiError(404, 'Ce produit n’est plus proposé.');
  if (!product.sizes.includes(size)) throw new ApiError(422, 'Cette contenance n’est pas proposée pour ce produit.');
  if (!product.nicotineStrengths.includes(nicotineStrength)) {
    throw new ApiError(422, 'Ce taux de nicotine n’est pas proposé pour ce produit.');
  }
  if (!demo && !isLawfulBottle(nicotineStrength, size)) throw new ApiError(422, unlawfulBottle);
  const sold = soldAs(product, { size, nicotineStrength });
  if (!sold) throw new ApiError(422, 'Cette contenance n’est pas proposée à ce taux de nicotine.');
  return { product, sold };
}

/** All lines that are taken from the stock of that bottle together. */
function checkStock(product: StoredProduct | undefined, bottle: Bottle, lines: readonly StoredLine[]): void {
  const sold = product && soldAs(product, bottle);
  if (!sold || countPieces(sharingStock(lines, product, bottle)) <= sold.stock) return;
  throw notEnough({ name: nameOf(product, bottle), stock: sold.stock });
}
