/** The cart of a customer: read, add, change a quantity, clear. Every answer is the whole cart. */
import { type AddToCartBody, apiRoutes, currentPrice, isLawfulBottle, unlawfulBottle } from '@nuee/domain';
import { tooMany, withSelection } from '../../commands/cartLines.ts';
import { mostPiecesOf } from '../../commands/settings.ts';
import { noLongerSold, notEnough } from '../../commands/stock.ts';
import type { Reader, StoredLine, StoredProduct } from '../../db/storage.ts';
import { pricedCart } from '../../presenters/pricedCart.ts';
import { ApiError } from '../apiError.ts';
import {
  type CustomerCall,
  type CustomerReading,
  customerActs,
  customerReads,
  customerSends,
  type Endpoint,
  type Services,
} from '../endpoint.ts';
import { expectedAmount } from '../expectedAmount.ts';
import { onceByKey } from '../idempotency.ts';

export function cartEndpoints(services: Services): Endpoint[] {
  const read = async ({ t, user }: CustomerReading<unknown>) => pricedCart(t, user.id, await t.get('carts', user.id));
  const linesOf = async ({ t, user }: CustomerReading<unknown>) => (await t.get('carts', user.id))?.lines ?? [];
  const replaceLines = async (call: CustomerCall<unknown>, lines: readonly StoredLine[]) => {
    await call.t.put('carts', call.user.id, { lines });
    return read(call);
  };

  return [
    customerReads(services, apiRoutes.readCart, read),

    customerSends(services, apiRoutes.addToCart, async (call) => {
      const add = async () => {
        const product = await checkSelection(call.t, call.body, services);
        const seen = expectedAmount(call, 'expected-price') ?? currentPrice(product);
        const lines = withSelection(await linesOf(call), call.body, seen, await mostPiecesOf(call.t, services));
        checkStock(product, lines);
        return replaceLines(call, lines);
      };
      // A repeated addition gets the cart as it is now.
      return onceByKey(
        call,
        add,
        async () => read(call),
        () => ({}),
      );
    }),

    customerSends(services, apiRoutes.updateQuantity, async (call) => {
      const { itemId, quantity } = call.body;
      const lines = await linesOf(call);
      const others = lines.filter(({ id }) => id !== itemId);
      // Removing twice is no error: before an order the shop confirms removals, and may have to repeat one.
      if (quantity === 0) return replaceLines(call, others);
      const most = await mostPiecesOf(call.t, services);
      if (quantity > most) throw tooMany(most);
      if (others.length === lines.length) throw new ApiError(404, 'Cet article n’est plus dans votre panier.');
      const productId = lines.find(({ id }) => id === itemId)?.productId ?? '';
      const product = await call.t.get('products', productId);
      if (product && product.status !== 'published') throw noLongerSold(product);
      // A customer who changes a line sees its price.
      const seen = product && { price: currentPrice(product) };
      const changed = lines.map((line) => (line.id === itemId ? { ...line, ...seen, quantity } : line));
      checkStock(product, changed);
      return replaceLines(call, changed);
    }),

    customerActs(services, apiRoutes.clearCart, async (call) => replaceLines(call, [])),
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
