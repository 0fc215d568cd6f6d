import { type CartItem, cartTotalPrice } from '../cart.ts';
import { toCents, toEuros } from '../money.ts';
import { freeShippingAbove, type OrderTotals, orderTotals, shippingFee, vatRate } from '../totals.ts';
import type { ShopSettings } from './records.ts';

/** The settings of a new shop: the terms of the specification, and an empty identity. */
export const standardSettings: ShopSettings = {
  identity: {
    name: 'Maison Nuée',
    email: '',
    phone: '',
    address: '',
    legalForm: '',
    capital: '',
    rcs: '',
    siret: '',
    vatNumber: '',
    publisher: '',
    host: '',
  },
  shipping: { fee: shippingFee, freeAbove: freeShippingAbove },
  vat: { rate: vatRate, included: false },
  hours: '',
  bankTransfer: { iban: '', bic: '', beneficiary: '', expiresAfterDays: 14 },
  mediator: { name: '', address: '', site: '' },
  switches: { reviews: true, badges: true, promotions: true, newsletter: true },
  version: 1,
};

/** What these lines cost under the shop's terms, in euros. When prices include VAT, `taxPrice` is the part of the total that is tax. */
export function totalsOf(
  items: readonly Pick<CartItem, 'price' | 'quantity'>[],
  { shipping, vat }: Pick<ShopSettings, 'shipping' | 'vat'>,
): OrderTotals {
  const isStandard = shipping.fee === shippingFee && shipping.freeAbove === freeShippingAbove && vat.rate === vatRate;
  if (isStandard && !vat.included) return orderTotals(items);
  const subtotal = toCents(cartTotalPrice(items));
  const fee = items.length === 0 || subtotal > toCents(shipping.freeAbove) ? 0 : toCents(shipping.fee);
  const tax = vat.included
    ? Math.round(((subtotal + fee) * vat.rate) / (100 + vat.rate))
    : Math.round((subtotal * vat.rate) / 100);
  return {
    itemsPrice: toEuros(subtotal),
    shippingPrice: toEuros(fee),
    taxPrice: toEuros(tax),
    totalPrice: toEuros(subtotal + fee + (vat.included ? 0 : tax)),
  };
}
