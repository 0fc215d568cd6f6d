/** Changes lines, addresses or delivery of an order that hasn’t left; a paid one gives back what it no longer costs. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Bottle,
  bottleLabel,
  charged,
  currentPrice,
  type DeliveryMethod,
  editOrder as edited,
  editRefusal,
  formatCount,
  hasMethods,
  isLawfulBottle,
  isSameBottle,
  keptItems,
  keptTotals,
  methodsFor,
  type Order,
  type OrderEdited,
  type OrderEditing,
  type OrderItem,
  orderEditErrors,
  refundAmounts,
  soldAs,
  unservedSentence,
} from '@nuee/domain';
import { type EditedOrder, may, type OrderEdit, type Role, type ShopSettings } from '@nuee/domain/live';
import type { Reader, StoredOrder, StoredProduct, Transaction } from '../db/storage.ts';
import { paymentStateOf, refundsOf, withdrawalStatusOf } from '../db/tables/orders.ts';
import { ApiError } from '../http/apiError.ts';
import { ownerOrder } from '../presenters/orders.ts';
import { type Actor, command } from './command.ts';
import type { Place } from './opening.ts';
import { orderOf, recorded, versionOf } from './orders.ts';
import { refundOrder } from './refundOrder.ts';
import { mostPiecesOf, settingsOf } from './settings.ts';
import { nameOf, notEnough, returnStock, stockOf, type Taken, takeStock } from './stock.ts';
import { checkVersion } from './versions.ts';

interface Asked {
  readonly id: string;
  readonly edit: OrderEdit;
  /** Of who edits: a refund needs the permission for payments. */
  readonly role: Role;
  readonly place: Place;
}

/**
 * What an edit would do.
 *
 * Throws an ApiError: 404 when there is no such order, 403 when it pays back and the role doesn't see to payments, 409 when it has left
 * or changed, or stock is missing, 422 when it would cost a customer more who has paid, or nothing would be left of it.
 */
export async function previewOrderEdit(t: Reader, asked: Asked): Promise<EditedOrder> {
  const plan = await planOf(t, asked);
  return answerOf(plan, plan.stored);
}

/** As `previewOrderEdit`, and does it; an edit that changes nothing does nothing. */
export async function editOrder(t: Transaction, actor: Actor, asked: Asked): Promise<EditedOrder> {
  const plan = await planOf(t, asked);
  return plan.what.length === 0 ? answerOf(plan, plan.stored) : apply(t, actor, plan);
}

const apply = command<Plan, EditedOrder>(async (t, actor, plan) => {
  const { stored, order, result, what } = plan;
  const { _id: id, orderNumber } = order;
  const { order: sold, taken: _, ...rest } = await paidBack(t, actor, stored, result);
  const { shippingAddress, billingAddress, delivery, items, itemsPrice, shippingPrice, taxPrice, totalPrice } = order;
  const amounts = { itemsPrice, shippingPrice, taxPrice, totalPrice };
  const taken = takenBy(stored, items);
  const after = recorded(
    {
      ...rest,
      order: { ...sold, shippingAddress, billingAddress, ...(delivery && { delivery }), items, ...amounts },
      ...(taken.length > 0 && { taken }),
    },
    actor,
    { what: 'edited', to: what.join(' ') },
  );
  const cause = { ...actor, why: 'edited', order: { _id: id, orderNumber } } as const;
  const moved = plan.moves.filter(({ pieces }) => pieces > 0);
  await returnStock(
    t,
    moved.map(({ line, pieces }) => ({ ...line, quantity: pieces })),
    cause,
  );
  const missing = plan.moves.filter(({ pieces }) => pieces < 0);
  await takeStock(
    t,
    missing.map(({ line, pieces }) => ({ ...line, quantity: -pieces })),
    cause,
  );
  await t.put('orders', id, after);
  const to = stored.customer?.email;
  return {
    answer: await answerOf(plan, after),
    journal: [{ what: 'order.edited', target: id, name: orderNumber }],
    mails: to ? [{ kind: 'order-changed', to, data: { orderId: id, orderNumber } }] : [],
  };
});

async function paidBack(
  t: Transaction,
  actor: Actor,
  stored: StoredOrder,
  { refund }: OrderEdited,
): Promise<StoredOrder> {
  if (!refund) return stored;
  const lines = refund.lines.map((line) => ({ ...line, restock: true }));
  const { shipping } = refund;
  const version = versionOf(stored);
  return refundOrder(t, actor, { id: stored.order._id, version, lines, shipping, reason: 'Commande modifiée' });
}

const parts = ['lines', 'shippingAddress', 'billingAddress', 'delivery'] as const;

interface Plan {
  readonly stored: StoredOrder;
  /** As it shall be. */
  readonly order: Order;
  readonly result: OrderEdited;
  readonly what: readonly (typeof parts)[number][];
  /** Besides what the refund puts back: how many pieces go back to stock, or are taken where negative. */
  readonly moves: readonly Move[];
  /** All that changes in stock. */
  readonly stock: readonly Move[];
  readonly choices: Pick<EditedOrder, 'bottles' | 'methods'>;
}

interface Move {
  readonly line: Omit<Taken, 'quantity'>;
  readonly product: StoredProduct;
  readonly pieces: number;
}

async function planOf(t: Reader, { id, edit, role, place }: Asked): Promise<Plan> {
  const stored = await orderOf(t, id);
  checkVersion(edit.version, versionOf(stored), ownerOrder(stored));
  const paymentStatus = paymentStateOf(stored);
  const withdrawn = withdrawalStatusOf(stored);
  const { status } = stored.order;
  const refusal = editRefusal({ status, paymentStatus, withdrawal: withdrawn && { status: withdrawn } });
  if (refusal) throw new ApiError(409, refusal);
  const isPaid = paymentStatus === 'paid';
  const past = refundsOf(stored);
  const kept = keptItems(stored.order, past).filter(({ quantity }) => quantity > 0);
  const lines = edit.lines ?? kept.map((item) => ({ ...bottleOf(item), lineId: item._id, quantity: item.quantity }));
  const asked = { kept, lines };
  const products = await productsOf(t, stored);
  const priceOf = (item: OrderItem, bottle: Bottle) => priceIn(products.get(item._id), bottle, place);
  const settings = await settingsOf(t);
  const delivery = deliveryOf(stored, edit, settings, bottledLines(asked, products));
  const { method, isOtherMethod } = delivery;
  const editing: OrderEditing = {
    ...{ order: stored.order, isPaid, past, lines, priceOf, isOtherMethod },
    charges: chargesOf(stored, settings, method),
  };
  for (const [field, sentence] of Object.entries(orderEditErrors(editing))) throw refused(field, sentence);
  await refuseLines(t, { stored, place, ...asked });
  const result = edited(editing);
  if (result.refund && !may(role, 'payments')) throw new ApiError(403, 'Votre compte ne permet pas de rembourser.');
  const order: Order = {
    ...stored.order,
    shippingAddress: edit.shippingAddress ?? stored.order.shippingAddress,
    billingAddress: edit.billingAddress ?? stored.order.billingAddress,
    ...(isOtherMethod && method && { delivery: { method: method.id, kind: method.kind, name: method.name } }),
    items: result.items.map((item) => ({ ...item })),
    ...result.totals,
  };
  const moves = movesOf(stored, asked, { products, isPaid });
  for (const { line, pieces, product } of moves) {
    const stock = stockOf(product, line);
    if (stock !== undefined && stock + pieces < 0) throw notEnough({ name: nameOf(product, line), stock });
  }
  return {
    ...{ stored, order, result, moves },
    what: parts.filter(
      (part) => (part === 'lines' && result.refund?.lines.length) || !isSame(order, stored.order, part),
    ),
    stock: movesOf(stored, asked, { products, isPaid: false }),
    choices: {
      bottles: kept.map((item) => ({
        lineId: item._id,
        choices: bottlesOf(item, products.get(item._id), { priceOf: (bottle) => priceOf(item, bottle), isPaid }),
      })),
      methods: delivery.offered.map((one) => ({ id: one.id, name: one.name, fee: one.fee })),
    },
  };
}

const refused = (field: string, sentence: string) => new ApiError(422, sentence, {}, { field });

const isSame = (a: Order, b: Order, part: (typeof parts)[number]): boolean => {
  const key = part === 'lines' ? 'items' : part;
  return isDeepStrictEqual(a[key], b[key]);
};

/** Today's; undefined where the product isn't sold as that bottle. */
function priceIn(product: StoredProduct | undefined, bottle: Bottle, { demo = true }: Place): number | undefined {
  const isSold = product?.status === 'published' && (demo || isLawfulBottle(bottle.nicotineStrength, bottle.size));
  const sold = isSold ? soldAs(product, bottle) : undefined;
  return sold && currentPrice(sold);
}

type Lines = NonNullable<OrderEdit['lines']>;
interface Kept {
  readonly kept: readonly OrderItem[];
  readonly lines: Lines;
}

/** What is sent, with the weight that its method has to carry. */
const bottledLines = ({ kept, lines }: Kept, products: ReadonlyMap<string, StoredProduct>) =>
  kept.map((item) => {
    const line = lines.find(({ lineId }) => lineId === item._id);
    const weight = products.get(item._id)?.variants?.find((one) => isSameBottle(one, line ?? item))?.weight;
    return {
      ...{ price: item.price, quantity: line?.quantity ?? 0 },
      product: weight === undefined ? {} : { weight },
    };
  });

/** The method that brings it; undefined where the shop has none, or that of the order is gone and stays. */
function deliveryOf(
  { order }: StoredOrder,
  { shippingAddress = order.shippingAddress, deliveryMethod }: OrderEdit,
  settings: ShopSettings,
  lines: ReturnType<typeof bottledLines>,
) {
  const before = order.delivery?.method;
  const serving = hasMethods(settings) ? methodsFor(settings, lines, shippingAddress) : [];
  // Only a customer chooses the place of a relay, so an order doesn't change to one here.
  const offered = serving.filter(({ id, kind }) => kind !== 'relay' || id === before);
  const isOtherMethod = deliveryMethod !== undefined && deliveryMethod !== before;
  const method = offered.find(({ id }) => id === (deliveryMethod ?? before));
  const { country, postalCode } = shippingAddress;
  const isElsewhere = country !== order.shippingAddress.country || postalCode !== order.shippingAddress.postalCode;
  if (method || !(isOtherMethod || (isElsewhere && hasMethods(settings)))) return { offered, method, isOtherMethod };
  throw refused(
    'deliveryMethod',
    hasMethods(settings) && serving.length === 0
      ? unservedSentence(settings, lines, shippingAddress)
      : 'Ce mode de livraison ne dessert pas cette commande. Choisissez-en un autre.',
  );
}

const bottleOf = ({ size, nicotineStrength }: Bottle): Bottle => ({ size, nicotineStrength });

/** By the id of their line; those that are deleted are absent. */
async function productsOf(t: Reader, { order, taken = [] }: StoredOrder): Promise<Map<string, StoredProduct>> {
  const found = await t.getAll('products', [...new Set(taken.map(({ productId }) => productId))]);
  const products = new Map(found.map(({ id, record }) => [id, record]));
  return new Map(
    order.items.flatMap(({ _id }, place) => {
      const product = products.get(taken[place]?.productId ?? '');
      return product ? [[_id, product] as const] : [];
    }),
  );
}

/** With the fee of the method, or of the shop; as sold where its method is gone. */
function chargesOf(
  { order, vat }: StoredOrder,
  settings: ShopSettings,
  method: DeliveryMethod | undefined,
): OrderEditing['charges'] {
  const isGone = method === undefined && order.delivery !== undefined;
  const { shipping } = isGone ? { shipping: { fee: order.shippingPrice } } : charged(settings, method);
  return { shipping, vat: vat ?? settings.vat };
}

/** Throws an ApiError 422 where a line grows beyond the limit, which an order may be older than, or its bottles are in different places. */
async function refuseLines(
  t: Reader,
  { stored, place, kept, lines }: Kept & { readonly stored: StoredOrder; readonly place: Place },
): Promise<void> {
  const most = await mostPiecesOf(t, place);
  for (const line of lines) {
    const { lineId, quantity } = line;
    const item = kept.find(({ _id }) => _id === lineId);
    if (item && quantity > item.quantity && quantity > most)
      throw refused(lineId, `${formatCount(most)} pièces au plus par article.`);
    const isPartlyLost = stored.refunds?.some((refund) =>
      refund.lines.some((one) => one.lineId === lineId && !one.restock),
    );
    if (item && isPartlyLost && quantity > 0 && !isSameBottle(item, line))
      throw refused(
        lineId,
        'Un flacon de cet article a été remboursé sans retour en stock\u00a0: sa variante reste la même.',
      );
  }
}

/** One for each stock that changes. Of a paid order without the pieces that its refund puts back. */
function movesOf(
  { order, taken = [] }: StoredOrder,
  { kept, lines }: Kept,
  { products, isPaid }: { readonly products: ReadonlyMap<string, StoredProduct>; readonly isPaid: boolean },
): Move[] {
  const moves = new Map<string, Move>();
  const move = (item: OrderItem, bottle: Bottle, pieces: number): void => {
    const productId = taken[order.items.findIndex(({ _id }) => _id === item._id)]?.productId;
    const product = products.get(item._id);
    if (productId === undefined || !product) return;
    const key = `${productId} ${product.variants ? bottleLabel(bottle) : ''}`;
    const soFar = moves.get(key)?.pieces ?? 0;
    moves.set(key, { product, line: { productId, ...bottleOf(bottle) }, pieces: soFar + pieces });
  };
  for (const item of kept) {
    const line = lines.find(({ lineId }) => lineId === item._id);
    const quantity = line?.quantity ?? 0;
    move(item, item, isPaid ? quantity : item.quantity);
    if (line) move(item, line, -quantity);
  }
  return [...moves.values()].filter(({ pieces }) => pieces !== 0);
}

/** The product of each line that stays. */
function takenBy({ order, taken = [] }: StoredOrder, items: readonly OrderItem[]) {
  return items.flatMap(({ _id, quantity }) => {
    const line = taken[order.items.findIndex((item) => item._id === _id)];
    return line ? [{ productId: line.productId, quantity }] : [];
  });
}

interface Choosing {
  readonly priceOf: (bottle: Bottle) => number | undefined;
  readonly isPaid: boolean;
}

/** What a line is, and could be instead: at the same price where it is paid. */
function bottlesOf(
  item: OrderItem,
  product: StoredProduct | undefined,
  { priceOf, isPaid }: Choosing,
): EditedOrder['bottles'][number]['choices'] {
  const own = { ...bottleOf(item), price: item.price };
  if (!product) return [own];
  const all: readonly Bottle[] =
    product.variants ??
    product.sizes.flatMap((size) => product.nicotineStrengths.map((nicotineStrength) => ({ size, nicotineStrength })));
  const others = all.flatMap((bottle) => {
    const price = priceOf(bottle);
    if (price === undefined || isSameBottle(bottle, item) || (isPaid && price !== item.price)) return [];
    return [{ ...bottleOf(bottle), price, stock: stockOf(product, bottle) ?? 0 }];
  });
  return [own, ...others];
}

/** @param stored the order as it is answered. */
function answerOf({ stored: before, result, what, stock, choices }: Plan, stored: StoredOrder): EditedOrder {
  const { refund, owed } = result;
  const past = refundsOf(before);
  return {
    order: ownerOrder(stored),
    owed,
    owedBefore: keptTotals(before.order, past),
    ...(refund && { refund: refundAmounts(before.order, past, refund).totalPrice }),
    stock: stock.map(({ product, line, pieces }) => ({ name: nameOf(product, line), pieces })),
    isChanged: what.length > 0,
    ...choices,
  };
}
