import { currentPrice, type Product } from './catalogue.ts';
import type { Cart, CartItem, CartProduct } from './contract/shapes.ts';
import { type Cents, formatPrice, toCents, toEuros } from './money.ts';
import { bottleOf, isSameBottle, type SoldBottle } from './variants.ts';

export type { Cart, CartItem, CartProduct } from './contract/shapes.ts';

/** What the customer chose on a product page: size in ml, strength in mg/ml. */
export interface CartSelection {
  product: Product;
  quantity: number;
  size: number;
  nicotineStrength: number;
  /** The id of its line where it becomes a new one, by default made of product, size and strength. */
  lineId?: string;
}

/** The cart of a guest before the first add (section 3). */
export function emptyLocalCart(): Cart {
  return { _id: 'local', user: 'guest', items: [], totalPrice: 0 };
}

/** What a cart line holds about its bottle; `price` is today's, after any reduction. */
export function cartProduct(bottle: SoldBottle): CartProduct {
  const { id, name, image, outOfStock, variantId } = bottle;
  const fewLeft = outOfStock ? 0 : bottle.fewLeft;
  return {
    _id: id,
    ...(variantId !== undefined && { variantId }),
    name,
    image,
    price: currentPrice(bottle),
    ...(fewLeft !== undefined && { fewLeft }),
  };
}

/** Whether two lines hold the same product in the same size and strength. */
export function sameLine(
  a: Pick<CartItem, 'size' | 'nicotineStrength'> & { product: { _id: string } },
  b: Pick<CartItem, 'size' | 'nicotineStrength'> & { product: { _id: string } },
): boolean {
  return a.product._id === b.product._id && isSameBottle(a, b);
}

/**
 * Adds to a local cart at today's price; if the same line exists, the quantities are added. A quantity below 1 adds
 * nothing.
 */
export function addToCart(cart: Cart, selection: CartSelection): Cart {
  if (selection.quantity < 1) return cart;
  const { quantity, size, nicotineStrength } = selection;
  const product = cartProduct(bottleOf(selection.product, selection) ?? selection.product);
  const present = cart.items.find((item) => sameLine(item, { product, size, nicotineStrength }));
  if (present === undefined) {
    const _id = selection.lineId ?? `${product._id}-${size}-${nicotineStrength}`;
    return withItems(cart, [...cart.items, { _id, product, quantity, size, nicotineStrength, price: product.price }]);
  }
  const { previousPrice: _told, ...line } = present;
  const merged = { ...line, product, price: product.price, quantity: present.quantity + quantity };
  return withItems(
    cart,
    cart.items.map((item) => (item === present ? merged : item)),
  );
}

/** The cart with another quantity in one line; a quantity below 1 removes the line (section 5). */
export function setItemQuantity(cart: Cart, itemId: string, quantity: number): Cart {
  if (quantity < 1) return removeItem(cart, itemId);
  return withItems(
    cart,
    cart.items.map((item) => (item._id === itemId ? { ...item, quantity } : item)),
  );
}

/** The cart without one line. */
export function removeItem(cart: Cart, itemId: string): Cart {
  return withItems(
    cart,
    cart.items.filter((item) => item._id !== itemId),
  );
}

/**
 * The cart with what these products are and cost today. A line keeps the price at which its product was added, where it was
 * another.
 *
 * @param gone Ids of products that are no longer sold.
 */
export function followProducts(cart: Cart, products: readonly Product[], gone: readonly string[] = []): Cart {
  return withItems(
    cart,
    cart.items.map((item) => {
      const found = products.find(({ id }) => id === item.product._id);
      const bottle = found && bottleOf(found, item);
      const isGone = gone.includes(item.product._id) || (found !== undefined && bottle === undefined);
      if (isGone) return { ...item, product: { ...item.product, unavailable: true } };
      if (bottle === undefined) return item;
      const { previousPrice, ...line } = item;
      const before = previousPrice ?? item.price;
      const product = cartProduct(bottle);
      return { ...line, product, price: product.price, ...(before !== product.price && { previousPrice: before }) };
    }),
  );
}

/**
 * How many pieces of each line can be ordered, by the line's id. Lines that are taken from one stock share what is left of it: the
 * first line comes first. A line that isn't named can have as many as wanted.
 */
export function orderablePieces(items: readonly CartItem[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  items.forEach(({ _id, product, quantity }, at) => {
    if (product.unavailable) most.set(_id, 0);
    else if (product.fewLeft !== undefined) {
      const isSame = (item: CartItem) =>
        item.product._id === product._id && item.product.variantId === product.variantId;
      const spare = product.fewLeft - countPieces(items.filter(isSame));
      const left = product.fewLeft - countPieces(items.slice(0, at).filter(isSame));
      most.set(_id, spare >= 0 ? quantity + spare : Math.min(quantity, Math.max(0, left)));
    }
  });
  return most;
}

/**
 * What to do about a line that can't be ordered as it is: « Retirez cet article », « Réduisez à 3 ». Undefined where it can.
 *
 * @param most How many pieces can be ordered: see `orderablePieces`.
 */
export function lineAdvice({ quantity }: Pick<CartItem, 'quantity'>, most: number | undefined): string | undefined {
  if (most === undefined || most >= quantity) return undefined;
  return most === 0 ? 'Retirez cet article' : `Réduisez à\u00a0${most}`;
}

/** Why the payment of a cart waits, to be followed by what to do. */
export const unorderable = 'Un article de votre panier ne peut pas être commandé tel quel.';

/** Whether these lines can be ordered as they are. */
export function isOrderable(items: readonly CartItem[]): boolean {
  const most = orderablePieces(items);
  return items.every((item) => lineAdvice(item, most.get(item._id)) === undefined);
}

/** How many pieces these lines hold: the number on the header's badge. */
export function countPieces(items: readonly Pick<CartItem, 'quantity'>[]): number {
  return items.reduce((pieces, item) => pieces + item.quantity, 0);
}

/** « 1 article », « 2 articles ». */
export function countedArticles(pieces: number): string {
  return pieces === 1 ? '1 article' : `${pieces} articles`;
}

/** What a cart holds, on the way to it. */
export interface CartHeld {
  /** The sum of the quantities. */
  pieces: number;
  /** The sum of the lines, in euros. */
  total: number;
}

/** « Voir le panier — 2 articles · 35,98 € ». */
export function viewCart({ pieces, total }: CartHeld): string {
  return `Voir le panier — ${countedArticles(pieces)} · ${formatPrice(total)}`;
}

/** What one line costs, in euros. */
export function lineTotal(item: Pick<CartItem, 'price' | 'quantity'>): number {
  return toEuros(lineCents(item));
}

/** What these lines cost before shipping and VAT, in euros. */
export function cartTotalPrice(items: readonly Pick<CartItem, 'price' | 'quantity'>[]): number {
  return toEuros(items.reduce((sum, item) => sum + lineCents(item), 0));
}

function withItems(cart: Cart, items: CartItem[]): Cart {
  return { ...cart, items, totalPrice: cartTotalPrice(items) };
}

function lineCents(item: Pick<CartItem, 'price' | 'quantity'>): Cents {
  return toCents(item.price) * item.quantity;
}

/** The message about lines whose price has changed since they were added; undefined where there are none. */
export function pricesSinceAdded(items: readonly CartItem[]): string | undefined {
  return priceChanges(
    items.map((item) => ({ ...item, price: item.previousPrice ?? item.price })),
    items,
  );
}

/**
 * What to tell a visitor about prices that differ from those that they were shown: « Le prix de Fraise des Bois a
 * changé : 14,50 € au lieu de 12,00 €. » `undefined` where none has changed.
 */
export function priceChanges(shown: readonly CartItem[], now: readonly CartItem[]): string | undefined {
  const sentences = now.flatMap((item) => {
    const before = shown.find((line) => sameLine(line, item));
    if (before === undefined || before.price === item.price) return [];
    const prices = `${formatPrice(item.price)} au lieu de ${formatPrice(before.price)}`;
    return [`Le prix de ${item.product.name} a changé\u00a0: ${prices}.`];
  });
  return sentences.length === 0 ? undefined : [...new Set(sentences)].join(' ');
}
