/** A customer orders what is in her cart. */
import {
  awaySentence,
  type CreatedOrder,
  type CreateOrderBody,
  cartTotalPrice,
  formatPrice,
  notYetOpen,
  paymentMeansOf,
} from '@nuee/domain';
import type { StoredUser } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { pricedCart } from '../presenters/pricedCart.ts';
import { command } from './command.ts';
import { openingOf, type Place } from './opening.ts';
import { placeOrder } from './placeOrder.ts';
import { refuseManyUnpaid } from './unpaidOrders.ts';

interface NewOrder {
  readonly user: StoredUser;
  readonly body: CreateOrderBody;
  /** What the customer was shown, in euros; nothing where her client doesn't tell. */
  readonly expected: { readonly itemsPrice?: number | undefined; readonly totalPrice?: number | undefined };
  /** Where it is sold. */
  readonly place: Place;
}

/**
 * One transaction orders and empties the cart, so that the second of two concurrent submissions finds nothing to order.
 */
export const createOrder = command<NewOrder, CreatedOrder>(async (t, actor, { user, body, expected, place }) => {
  const { demo = true } = place;
  const { open, holidays, cards } = await openingOf(t, place, actor.now);
  if (!open) throw new ApiError(409, notYetOpen);
  if (holidays?.begun) throw new ApiError(409, awaySentence(holidays));
  const { items } = await pricedCart(t, user.id, await t.get('carts', user.id));
  const means = paymentMeansOf(body.paymentMethod, { demonstration: demo, takesCards: cards !== 'none' });
  if (means === undefined) throw new ApiError(422, 'Ce mode de paiement n’est pas proposé.');
  if (items.length === 0) throw new ApiError(409, 'Votre panier est vide');
  const price = cartTotalPrice(items);
  if (expected.itemsPrice !== undefined && expected.itemsPrice !== price) {
    const prices = `${formatPrice(price)} au lieu de ${formatPrice(expected.itemsPrice)}`;
    throw new ApiError(409, `Le prix de vos articles a changé\u00a0: ${prices}. Vérifiez votre panier.`);
  }
  if (!demo) await refuseManyUnpaid(t, user.id);
  const { totalPrice: expectedTotal } = expected;
  const { order } = await placeOrder(t, actor, { user, items, body, expectedTotal, place });
  const { _id, orderNumber } = order;
  await t.put('carts', user.id, { lines: [] });
  return { answer: { _id, orderNumber }, calls: [{ event: 'order', about: _id }] };
});
