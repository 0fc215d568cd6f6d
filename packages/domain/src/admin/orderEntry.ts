/** The form of an order that a customer makes by telephone: what it costs, what is missing in it, and what is sent. */
import { type Address, emptyAddress, missingAddressFields } from '../address.ts';
import { type Bottle, currentPrice } from '../catalogue.ts';
import type { RelayPoint } from '../contract/shapes.ts';
import { charged, methodsFor, unservedSentence } from '../delivery.ts';
import { hasMethods } from '../deliveryWords.ts';
import { emailShape } from '../emailShape.ts';
import type { OrderEntry } from '../live/orderEntries.ts';
import type { OwnerProduct } from '../live/products.ts';
import { isLawfulBottle } from '../nicotine.ts';
import { readStock } from '../slug.ts';
import type { DeliveryMethod, Terms } from '../terms.ts';
import { type OrderTotals, orderTotals } from '../totals.ts';
import { bottleLabel, soldAs } from '../variants.ts';

export interface EntryLineForm {
  /** Tells the lines of a form apart. */
  key: number;
  /** Empty until one is chosen. */
  productId: string;
  /** As `bottleLabel` writes it. */
  bottle: string;
  /** In pieces, as typed. */
  quantity: string;
}

export interface OrderEntryForm {
  /** Of a known customer; empty for a new one. */
  userId: string;
  /** Of a new one. */
  email: string;
  lines: readonly EntryLineForm[];
  shippingAddress: Address;
  /** Absent where it is the same. */
  billingAddress: Address | undefined;
  /** The id of the method; empty until one is chosen. */
  deliveryMethod: string;
  /** Read with a method of relay points only. */
  relayPoint: RelayPoint;
  isPaid: boolean;
  /** The bank's, of a payment that has arrived. */
  reference: string;
}

export const newEntryLine = (key: number): EntryLineForm => ({ key, productId: '', bottle: '', quantity: '1' });

export const newOrderEntry = (): OrderEntryForm => ({
  userId: '',
  email: '',
  lines: [newEntryLine(0)],
  shippingAddress: emptyAddress(),
  billingAddress: undefined,
  deliveryMethod: '',
  relayPoint: { name: '', address: '' },
  isPaid: false,
  reference: '',
});

/** What the form reads of a product. */
export type EntryProduct = Pick<
  OwnerProduct,
  'id' | 'name' | 'price' | 'discountPrice' | 'sizes' | 'nicotineStrengths' | 'stock' | 'variants'
>;

interface EntryBottle extends Bottle {
  readonly label: string;
  readonly price: number;
  readonly stock: number;
  readonly weight: number | undefined;
}

/** The bottles of a product that a shop in service may sell. */
export function bottlesToOrder(product: EntryProduct): EntryBottle[] {
  const all: readonly Bottle[] =
    product.variants ??
    product.sizes.flatMap((size) => product.nicotineStrengths.map((nicotineStrength) => ({ size, nicotineStrength })));
  return all.flatMap(({ size, nicotineStrength }) => {
    const bottle = { size, nicotineStrength };
    const sold = soldAs(product, bottle);
    if (!sold || !isLawfulBottle(nicotineStrength, size)) return [];
    const weight = 'weight' in sold ? sold.weight : undefined;
    return [{ ...bottle, label: bottleLabel(bottle), price: currentPrice(sold), stock: sold.stock, weight }];
  });
}

/** The line with another product, in the bottle of which the first is left. */
export function lineOf(line: EntryLineForm, product: EntryProduct | undefined): EntryLineForm {
  const bottles = product ? bottlesToOrder(product) : [];
  const bottle = bottles.find(({ stock }) => stock > 0) ?? bottles[0];
  return { ...line, productId: product?.id ?? '', bottle: bottle?.label ?? '' };
}

/** A sentence by the name of a field, such as `lines.0.quantity` or `shippingAddress.city`. */
export type OrderEntryErrors = Readonly<Record<string, string>>;

export interface ReadEntry {
  readonly errors: OrderEntryErrors;
  /** Those that bring the lines to the address; none where the shop has one fee for all. */
  readonly methods: readonly DeliveryMethod[];
  /** The chosen one, or the only one. */
  readonly method: DeliveryMethod | undefined;
  readonly pieces: number;
  /** Absent while a line or the method is missing. */
  readonly totals: OrderTotals | undefined;
  /** What is sent; absent while there are errors. */
  readonly entry: OrderEntry | undefined;
}

/** @param products those that are sold. */
export function readOrderEntry(form: OrderEntryForm, products: readonly EntryProduct[], terms: Terms): ReadEntry {
  const lines = form.lines.map((line) => readLine(line, products));
  const items = lines.flatMap(({ item }) => (item ? [item] : []));
  const { shippingAddress, billingAddress = shippingAddress } = form;
  const methods = hasMethods(terms) ? methodsFor(terms, items, shippingAddress) : [];
  const method =
    methods.find(({ id }) => id === form.deliveryMethod) ?? (methods.length === 1 ? methods[0] : undefined);
  const isDelivered = method !== undefined || !hasMethods(terms);
  const isRelay = method?.kind === 'relay';
  const totals =
    isDelivered && items.length > 0 && items.length === lines.length
      ? orderTotals(items, charged(terms, method))
      : undefined;
  const errors = {
    ...(form.userId === '' && !emailShape.test(form.email.trim()) && { email: 'Indiquez une adresse e-mail.' }),
    ...Object.fromEntries(lines.flatMap(({ wrong }, at) => (wrong ? [[`lines.${at}.${wrong[0]}`, wrong[1]]] : []))),
    ...missingIn('shippingAddress', shippingAddress),
    ...missingIn('billingAddress', billingAddress),
    ...(!isDelivered && {
      deliveryMethod:
        methods.length === 0 ? unservedSentence(terms, items, shippingAddress) : 'Choisissez un mode de livraison.',
    }),
    ...(isRelay && form.relayPoint.name.trim() === '' && { 'relayPoint.name': fillIn }),
    ...(isRelay && form.relayPoint.address.trim() === '' && { 'relayPoint.address': fillIn }),
    ...(form.isPaid && form.reference.trim() === '' && { 'paid.reference': 'Indiquez la référence du virement.' }),
  };
  const entry: OrderEntry = {
    ...(form.userId === '' ? { email: form.email.trim() } : { userId: form.userId }),
    lines: items.map(({ productId, quantity, size, nicotineStrength }) => ({
      ...{ productId, quantity, size, nicotineStrength },
    })),
    ...{ shippingAddress, billingAddress },
    ...(method && { deliveryMethod: method.id }),
    ...(isRelay && { relayPoint: form.relayPoint }),
    ...(form.isPaid && { paid: { reference: form.reference.trim() } }),
    ...(totals && { totalPrice: totals.totalPrice }),
  };
  return {
    ...{ errors, methods, method, totals },
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    entry: Object.keys(errors).length === 0 ? entry : undefined,
  };
}

const fillIn = 'Remplissez ce champ.';

const missingIn = (which: string, address: Address): OrderEntryErrors =>
  Object.fromEntries(missingAddressFields(address).map((name) => [`${which}.${name}`, fillIn]));

function readLine({ productId, bottle, quantity }: EntryLineForm, products: readonly EntryProduct[]) {
  const product = products.find(({ id }) => id === productId);
  const chosen = product && bottlesToOrder(product).find(({ label }) => label === bottle);
  if (!chosen) return { wrong: ['productId', 'Choisissez un article.'] as const };
  const pieces = readStock(quantity) ?? 0;
  if (pieces === 0) return { wrong: ['quantity', 'Indiquez un nombre de pièces.'] as const };
  const { size, nicotineStrength, price, stock, weight } = chosen;
  const item = {
    ...{ productId, size, nicotineStrength, price, quantity: pieces },
    product: weight === undefined ? {} : { weight },
  };
  if (pieces <= stock) return { item };
  return { item, wrong: ['quantity', stock === 0 ? 'Il n’en reste plus.' : `Il n’en reste que ${stock}.`] as const };
}
