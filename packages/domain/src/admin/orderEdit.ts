/** What becomes of an order whose lines or delivery are edited before it leaves: its lines, its amounts, and what is paid back. */
import type { Bottle } from '../catalogue.ts';
import type { OrderItem } from '../contract/shapes.ts';
import { toCents, toEuros } from '../money.ts';
import { keptItems, keptTotals, type PastRefund, type RefundPart, refundAmounts, refundableOf } from '../refunds.ts';
import { type Charges, type OrderTotals, orderTotals } from '../totals.ts';
import { isSameBottle } from '../variants.ts';
import { isOpenWithdrawal, type WithdrawalStatus } from '../withdrawal.ts';

/** A line as it shall be; one that isn't named is removed. */
export interface EditedLine extends Bottle {
  readonly lineId: string;
  readonly quantity: number;
}

interface EditedOrder extends OrderTotals {
  readonly items: OrderItem[];
}

export interface OrderEditing {
  readonly order: EditedOrder;
  /** A paid order has its invoice: it only gets cheaper, by a refund. */
  readonly isPaid: boolean;
  readonly past: readonly PastRefund[];
  /** All lines that stay. */
  readonly lines: readonly EditedLine[];
  /** What a piece of that bottle costs today; undefined where it isn't sold. */
  readonly priceOf: (item: OrderItem, bottle: Bottle) => number | undefined;
  /** What delivery and tax are computed with once lines or method differ. */
  readonly charges: Charges;
  readonly isOtherMethod: boolean;
}

export interface OrderEdited {
  /** The lines of the order afterwards. Those of a paid one stay as many as were sold. */
  readonly items: readonly OrderItem[];
  /** Its amounts, as sold. */
  readonly totals: OrderTotals;
  /** What is paid back of a paid order. */
  readonly refund?: RefundPart;
  /** What its customer has paid or owes, all refunds deducted. */
  readonly owed: OrderTotals;
}

/** A sentence by the id of a line, or for `lines` or `deliveryMethod`. */
export type OrderEditErrors = Readonly<Record<string, string>>;

const dearer = 'Cette commande est payée\u00a0: elle ne peut pas coûter plus cher. Passez une commande de plus.';

/** Why it can't be edited at all; undefined where it can. */
export function editRefusal(order: {
  readonly status: string;
  readonly paymentStatus: string;
  readonly withdrawal?: { readonly status: WithdrawalStatus } | undefined;
}): string | undefined {
  const { status, paymentStatus, withdrawal } = order;
  if (status === 'cancelled') return 'Cette commande est annulée\u00a0: elle ne se modifie plus.';
  if (status !== 'pending' && status !== 'processing')
    return 'Cette commande est partie\u00a0: elle ne se modifie plus.';
  if (paymentStatus === 'refunded') return 'Cette commande est remboursée\u00a0: elle ne se modifie plus.';
  if (withdrawal && isOpenWithdrawal(withdrawal.status))
    return 'Le client s’est rétracté de cette commande\u00a0: elle ne se modifie plus.';
  return undefined;
}

/** What is wrong with the edit; nothing where `editOrder` may follow. */
export function orderEditErrors(editing: OrderEditing): OrderEditErrors {
  const { order, past, lines, isPaid } = editing;
  const errors: Record<string, string> = {};
  const kept = new Map(keptItems(order, past).map((item) => [item._id, item]));
  if (lines.every(({ quantity }) => quantity === 0))
    errors.lines = 'Il ne reste aucun article\u00a0: annulez plutôt la commande.';
  for (const line of lines) {
    const { lineId, quantity } = line;
    const item = kept.get(lineId);
    const isTwice = lines.some((other) => other !== line && other.lineId === lineId);
    if (!item || item.quantity === 0 || isTwice) errors[lineId] = 'Cet article n’est pas dans la commande.';
    else if (isPaid && quantity > item.quantity) errors[lineId] = dearer;
    else if (!isSameBottle(item, line) && quantity > 0) {
      const wrong = bottleError(editing, item, line);
      if (wrong !== undefined) errors[lineId] = wrong;
    }
  }
  if (isPaid && Object.keys(errors).length === 0 && shippingRefund(editing) < 0) errors.deliveryMethod = dearer;
  return errors;
}

function bottleError({ isPaid, priceOf }: OrderEditing, item: OrderItem, bottle: Bottle): string | undefined {
  const price = priceOf(item, bottle);
  if (price === undefined) return `${item.name} n’est pas vendu dans cette variante.`;
  if (!isPaid || toCents(price) === toCents(item.price)) return undefined;
  return price > item.price
    ? dearer
    : 'Cette commande est payée\u00a0: remplacez par une variante au même prix, ou retirez l’article.';
}

/** The order after an edit that has no errors. */
export function editOrder(editing: OrderEditing): OrderEdited {
  const { order, isPaid, past } = editing;
  if (!isPaid) {
    const items = wanted(editing);
    const totals = isRecharged(editing) ? orderTotals(items, editing.charges) : totalsOf(order);
    return { items, totals, owed: totals };
  }
  const quantities = new Map(wanted(editing).map(({ _id, quantity }) => [_id, quantity]));
  const lines = keptItems(order, past).flatMap(({ _id, quantity }) => {
    const gone = quantity - (quantities.get(_id) ?? 0);
    return gone > 0 ? [{ lineId: _id, quantity: gone }] : [];
  });
  const part = { lines, shipping: toEuros(shippingRefund(editing)) };
  const isRefund = lines.length > 0 || part.shipping > 0;
  const owed = keptTotals(order, [...past, ...(isRefund ? [{ ...refundAmounts(order, past, part), lines }] : [])]);
  return {
    items: order.items.map((item) => ({ ...item, ...bottleIn(editing, item) })),
    totals: totalsOf(order),
    ...(isRefund && { refund: part }),
    owed,
  };
}

/** The lines that stay, with the quantities and prices that they get. */
function wanted({ order, past, lines, priceOf }: OrderEditing): OrderItem[] {
  return keptItems(order, past).flatMap((item) => {
    const line = lines.find(({ lineId }) => lineId === item._id);
    if (!line || line.quantity === 0) return [];
    const { size, nicotineStrength, quantity } = line;
    const price = isSameBottle(item, line) ? item.price : (priceOf(item, line) ?? item.price);
    return [{ ...item, size, nicotineStrength, quantity, price }];
  });
}

function bottleIn({ lines }: OrderEditing, item: OrderItem): Bottle {
  const { size, nicotineStrength } = lines.find(({ lineId, quantity }) => lineId === item._id && quantity > 0) ?? item;
  return { size, nicotineStrength };
}

function isRecharged({ order, past, lines, isOtherMethod }: OrderEditing): boolean {
  const kept = keptItems(order, past).filter(({ quantity }) => quantity > 0);
  const isSame = kept.every((item) =>
    lines.some((line) => line.lineId === item._id && line.quantity === item.quantity && isSameBottle(line, item)),
  );
  return isOtherMethod || !isSame;
}

/** In cents, of a paid order: only another method changes what delivery costs. */
function shippingRefund(editing: OrderEditing): number {
  const { order, past, charges, isOtherMethod } = editing;
  if (!isOtherMethod) return 0;
  const left = toCents(refundableOf(order, past).shipping);
  return left - toCents(orderTotals(wanted(editing), charges).shippingPrice);
}

const totalsOf = ({ itemsPrice, shippingPrice, taxPrice, totalPrice }: OrderTotals): OrderTotals => ({
  itemsPrice,
  shippingPrice,
  taxPrice,
  totalPrice,
});
