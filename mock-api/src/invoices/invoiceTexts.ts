/** The French texts and the amounts of an invoice or a credit note, separate from their layout. */
import {
  type Address,
  formatDate,
  formatPrice,
  paymentMethodLabel,
  soldDeliveryLabel,
  toCents,
  toEuros,
  vatOf,
} from '@nuee/domain';
import { vatShares } from '@nuee/domain/live';
import type { Invoice } from './invoice.ts';

export interface InvoiceTexts {
  readonly title: string;
  /** The first is the seller's name. */
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly delivery: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly string[];
  /** As many cells as there are columns. */
  readonly lines: readonly (readonly string[])[];
  readonly rates: readonly (readonly [rate: string, net: string, tax: string])[];
  /** The last one is the paid or refunded amount. */
  readonly totals: readonly (readonly [label: string, value: string])[];
  readonly notes: readonly string[];
}

export function invoiceTexts(invoice: Invoice): InvoiceTexts {
  const { order, number, issuedAt, credits, reason, seller } = invoice;
  const terms = invoice.vat ?? vatOf(order);
  const shares = vatShares(order, terms);
  const euros = (cents: number) => formatPrice(toEuros(cents));
  const sum = (what: 'net' | 'tax') => shares.reduce((cents, share) => cents + share[what], 0);
  const rate = formatRate(terms.rate);
  const shippingRate = terms.included ? rate : formatRate(0);
  const line = (name: string, quantity: number, price: number, at: string) => {
    const cents = toCents(price);
    const net = terms.included ? Math.round((cents * 100) / (100 + terms.rate)) : cents;
    return [name, String(quantity), euros(net), ...(terms.included ? [euros(cents)] : []), at, euros(cents * quantity)];
  };
  return {
    title: credits === undefined ? `Facture ${number}` : `Avoir ${number}`,
    seller: sellerLines(seller),
    buyer: addressLines(order.billingAddress),
    delivery: addressLines(order.shippingAddress),
    facts: [
      ['Date d’émission', formatDate(issuedAt)],
      ...(credits === undefined ? [] : [['Avoir sur la facture', credits] as const]),
      ...(reason === undefined ? [] : [['Motif', reason] as const]),
      ['Commande', order.orderNumber],
      ['Date de la vente', formatDate(order.createdAt)],
      ...(order.deliveredAt === undefined ? [] : [['Date de livraison', formatDate(order.deliveredAt)] as const]),
      ...(order.paidAt === undefined ? [] : [['Payée le', formatDate(order.paidAt)] as const]),
      ['Mode de paiement', paymentMethodLabel(order.paymentMethod)],
    ],
    columns: [
      ...['Désignation', 'Qté', 'Prix unitaire HT', ...(terms.included ? ['Prix unitaire TTC'] : [])],
      ...['TVA', terms.included ? 'Total TTC' : 'Total HT'],
    ],
    lines: [
      ...order.items.map(({ name, size, nicotineStrength, quantity, price }) =>
        line(`${name}, ${size}\u00a0ml, ${nicotineStrength}\u00a0mg/ml`, quantity, price, rate),
      ),
      ...(order.shippingPrice > 0 ? [line(soldDeliveryLabel(order), 1, order.shippingPrice, shippingRate)] : []),
    ],
    rates: shares.map((share) => [formatRate(share.rate), euros(share.net), euros(share.tax)]),
    totals: [
      ['Total HT', euros(sum('net'))],
      ['Total TVA', euros(sum('tax'))],
      ['Total TTC', euros(sum('net') + sum('tax'))],
      [credits === undefined ? 'Montant payé' : 'Montant remboursé', formatPrice(order.totalPrice)],
    ],
    notes: [
      ...(terms.rate === 0 ? ['TVA non applicable, article\u00a0293\u00a0B du code général des impôts.'] : []),
      ...(order.shippingPrice > 0 || credits !== undefined ? [] : [`${soldDeliveryLabel(order)} offerte.`]),
    ],
  };
}

/** What the owner hasn't filled in is left out: nothing is invented. */
function sellerLines(seller: Invoice['seller']): string[] {
  const { name, legalForm, capital, address, rcs, siret, vatNumber, email, phone } = seller;
  const isCompany = legalForm !== '' && capital !== '';
  return [
    name,
    isCompany ? `${legalForm} au capital de ${capital}` : legalForm,
    ...address.split('\n'),
    labelled('RCS', rcs),
    labelled('SIRET', siret),
    labelled('TVA intracommunautaire', vatNumber),
    email,
    phone,
  ].flatMap((text) => (text.trim() === '' ? [] : [text.trim()]));
}

/** The number with its name, unless the owner wrote the name too. */
function labelled(label: string, value: string): string {
  return value === '' || value.toLowerCase().startsWith(label.toLowerCase()) ? value : `${label}\u00a0: ${value}`;
}

function addressLines({ firstName, lastName, street, postalCode, city, country }: Address): string[] {
  return [`${firstName} ${lastName}`, street, `${postalCode} ${city}`, country].filter((text) => text.trim() !== '');
}

function formatRate(percent: number): string {
  return `${String(percent).replace('.', ',')}\u00a0%`;
}
