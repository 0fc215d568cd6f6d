/** Stores an order for lines that have their prices, wherever they come from. */

import {
  type CartItem,
  type CreateOrderBody,
  charged,
  countPieces,
  type DeliveryMethod,
  formatCount,
  formatPrice,
  hasMethods,
  isLawfulBottle,
  isPlausiblePhone,
  keepAddress,
  lowStockBelow,
  methodsFor,
  type Order,
  type OrderItem,
  type OrderStatus,
  type OrderTotals,
  orderTotals,
  type RelayPoint,
  sharingStock,
  soldAs,
  type Terms,
  unlawfulBottle,
  unservedSentence,
} from '@nuee/domain';
import { v7 as uuid } from 'uuid';
import { isDemoAccount } from '../auth/demoAccount.ts';
import type { StoredOrder, StoredUser, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { fullName } from '../presenters/users.ts';
import type { OwnerCall } from './callOwner.ts';
import { command } from './command.ts';
import { agreeToTerms } from './legalTexts.ts';
import type { Place } from './opening.ts';
import { recorded, takeOrderNumber } from './orders.ts';
import { relayPointOf } from './relayPoint.ts';
import { mostPiecesOf, settingsOf } from './settings.ts';
import { noLongerSold, type Taken, takenOf, takeStock } from './stock.ts';

interface PlacedOrder {
  readonly user: StoredUser;
  readonly items: readonly CartItem[];
  readonly body: CreateOrderBody;
  /** The total that the customer was told, in euros. */
  readonly expectedTotal?: number | undefined;
  /** Where it is sold. */
  readonly place: Place;
}

/**
 * Throws an ApiError: 409 when the total isn't the expected one, or a line isn't sold in that bottle or number any more; 422 when no such
 * method brings it to the address.
 */
export const placeOrder = command<PlacedOrder, StoredOrder>(
  async (t, actor, { user, items, body, expectedTotal, place }) => {
    const { demo = true } = place;
    const settings = await settingsOf(t);
    const method = methodOf(settings, items, body);
    const totals = orderTotals(items, charged(settings, method));
    if (expectedTotal !== undefined && expectedTotal !== totals.totalPrice) {
      const prices = `${formatPrice(totals.totalPrice)} au lieu de ${formatPrice(expectedTotal)}`;
      throw new ApiError(
        409,
        `Le total a changé, livraison et TVA comprises\u00a0: ${prices}. Rechargez la page pour le vérifier.`,
      );
    }
    // A cart of the demonstration may hold what a shop in service doesn't sell.
    const unlawful = demo ? undefined : items.find((item) => !isLawfulBottle(item.nicotineStrength, item.size));
    if (unlawful) throw new ApiError(409, `${unlawfulBottle} Retirez ${unlawful.product.name} de votre panier.`);
    for (const { product } of items) {
      if ((await t.get('products', product._id))?.status !== 'published') throw noLongerSold(product);
    }
    // A cart may be older than the setting.
    const most = await mostPiecesOf(t, place);
    const large = items.find(({ quantity }) => quantity > most);
    if (large) {
      throw new ApiError(
        409,
        `${large.product.name}\u00a0: ${formatCount(most)} pièces au plus par commande. Réduisez la quantité pour commander.`,
      );
    }
    const taken = items.map(({ product, quantity }) => ({ productId: product._id, quantity }));
    const relayPoint = relayPointOf(method, body);
    const order = newOrder(items, { totals, method, relayPoint }, body, await takeOrderNumber(t, actor.now), actor.now);
    const { _id, orderNumber } = order;
    await takeStock(t, takenOf({ order, taken }), { ...actor, why: 'ordered', order: { _id, orderNumber } });
    const customer = { name: fullName(user), email: user.email };
    const stored = recorded(
      // The demonstration sells nothing: nobody agrees to anything.
      { userId: user.id, customer, order, taken, vat: settings.vat, ...(!demo && { terms: await agreeToTerms(t) }) },
      actor,
      { what: 'created' },
    );
    await t.add('orders', _id, stored);
    await rememberAddress(t, user.id, body.shippingAddress);
    return {
      answer: stored,
      calls: await runningLow(t, takenOf({ order, taken })),
      mails: user.email
        ? [{ id: _id, kind: 'order-received', to: user.email, data: { orderId: _id, orderNumber }, due: dueOf(order) }]
        : [],
    };
  },
);

/** When the mail of an order leaves: one that is paid by card waits for the payment, so that one mail says both. */
const dueOf = ({ createdAt, paymentMethod }: Order): Date =>
  new Date(Date.parse(createdAt) + (paymentMethod === 'card' ? paymentMilliseconds : 0));

/** How long a customer may take on the page where she pays. */
const paymentMilliseconds = 10 * 60 * 1000;

/** The products of which this order leaves few or nothing, or of one of their bottles. */
async function runningLow(t: Transaction, taken: readonly Taken[]): Promise<OwnerCall[]> {
  const calls: OwnerCall[] = [];
  for (const productId of new Set(taken.map((line) => line.productId))) {
    const product = await t.get('products', productId);
    const isLow = taken.some((line) => {
      if (!product || line.productId !== productId) return false;
      const after = (soldAs(product, line) ?? product).stock;
      const before = after + countPieces(sharingStock(taken, product, line));
      return [lowStockBelow, 1].some((stock) => after < stock && before >= stock);
    });
    if (isLow) calls.push({ event: 'stock', about: productId });
  }
  return calls;
}

/** The chosen method, or the only one; none where the shop has none. */
function methodOf(
  terms: Terms,
  items: readonly CartItem[],
  { deliveryMethod, shippingAddress }: CreateOrderBody,
): DeliveryMethod | undefined {
  if (!hasMethods(terms)) return undefined;
  const offered = methodsFor(terms, items, shippingAddress);
  const [first] = offered;
  const refuse = (sentence: string) => new ApiError(422, sentence, {}, { field: 'deliveryMethod' });
  if (first === undefined) throw refuse(unservedSentence(terms, items, shippingAddress));
  if (deliveryMethod === undefined && offered.length === 1) return first;
  const chosen = offered.find(({ id }) => id === deliveryMethod);
  if (chosen) return chosen;
  throw refuse(
    deliveryMethod === undefined
      ? 'Choisissez un mode de livraison.'
      : 'Ce mode de livraison n’est plus proposé pour votre commande. Choisissez-en un autre.',
  );
}

interface Sold {
  readonly totals: OrderTotals;
  readonly method: DeliveryMethod | undefined;
  readonly relayPoint: RelayPoint | undefined;
}

function newOrder(
  items: readonly CartItem[],
  { totals, method, relayPoint }: Sold,
  body: CreateOrderBody,
  orderNumber: string,
  now: Date,
): Order {
  const { shippingAddress, billingAddress, paymentMethod, notes } = body;
  return {
    // Starts with the time, so that new orders are adjacent in the index; 74 bits are random.
    _id: uuid(),
    orderNumber,
    createdAt: now.toISOString(),
    status: 'pending' satisfies OrderStatus,
    shippingAddress,
    billingAddress,
    paymentMethod,
    isPaid: false,
    isDelivered: false,
    items: items.map(asSold),
    ...totals,
    ...(method && {
      delivery: { method: method.id, kind: method.kind, name: method.name, ...(relayPoint && { relayPoint }) },
    }),
    ...(notes ? { notes } : {}),
  };
}

/** A copy of what is sold, with its price, so that the order stays the same when the catalogue changes. */
function asSold({ _id, product, size, nicotineStrength, quantity, price }: CartItem): OrderItem {
  return { _id, name: product.name, image: product.image, size, nicotineStrength, quantity, price };
}

/**
 * An order keeps its address in the account, and its phone where the account has none that looks like one. The profile of
 * the demonstration stays as specified.
 */
async function rememberAddress(
  t: Transaction,
  userId: string,
  address: CreateOrderBody['shippingAddress'],
): Promise<void> {
  const user = await t.get('users', userId);
  if (!user || (isDemoAccount(user) && user.addresses.length > 0)) return;
  const addresses = keepAddress(user.addresses, address);
  const isBetter = !isPlausiblePhone(user.phone, address.country) && isPlausiblePhone(address.phone, address.country);
  const phone = isBetter || user.phone === '' ? address.phone : user.phone;
  if (addresses.length > user.addresses.length || phone !== user.phone)
    await t.put('users', userId, { ...user, phone, addresses });
}
