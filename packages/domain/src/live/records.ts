/** What the living shop keeps, in the words of its calls: codes, never labels. */
import type { Permission } from './roles.ts';

export const paymentStates = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const productStatuses = ['draft', 'published', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

export type { TicketStatus } from '../tickets.ts';
export { ticketStatuses } from '../tickets.ts';

/** Something that happened to an order. */
export interface TimelineEntry {
  /** ISO date. */
  readonly at: string;
  /** The e-mail of who did it; `customer` or `shop` when it was nobody of the back office. */
  readonly who: string;
  readonly what: 'created' | 'status' | 'payment' | 'note' | 'withdrawal' | 'invoice' | 'credit';
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
}

/** A line of the journal: who changed what, from what to what. */
export interface JournalEntry {
  /** ISO date. */
  readonly createdAt: string;
  readonly who: string;
  /** Such as `order.status` or `product.price`. */
  readonly what: string;
  /** The id of what was changed. */
  readonly target: string;
  /** What the target is called for a reader, such as an order number. */
  readonly name: string;
  readonly from?: string;
  readonly to?: string;
}

export const mailKinds = [
  'order-received',
  'order-paid',
  'order-shipped',
  'order-cancelled',
  'order-refunded',
  'ticket-answered',
  'password-reset',
  'invitation',
  'withdrawal-received',
  'newsletter-confirmation',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** What the owner sets. Amounts in euros, rates in percent. */
export interface ShopSettings {
  readonly identity: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly address: string;
    readonly legalForm: string;
    readonly capital: string;
    readonly rcs: string;
    readonly siret: string;
    readonly vatNumber: string;
    readonly publisher: string;
    readonly host: string;
  };
  readonly shipping: { readonly fee: number; readonly freeAbove: number };
  readonly vat: { readonly rate: number; readonly included: boolean };
  readonly hours: string;
  readonly bankTransfer: {
    readonly iban: string;
    readonly bic: string;
    readonly beneficiary: string;
    readonly expiresAfterDays: number;
  };
  readonly mediator: { readonly name: string; readonly address: string; readonly site: string };
  readonly switches: {
    readonly reviews: boolean;
    readonly badges: boolean;
    readonly promotions: boolean;
    readonly newsletter: boolean;
  };
  readonly version: number;
}

/** Who is at work in the back office. */
export interface OwnerSession {
  readonly email: string;
  readonly name: string;
  readonly role: 'staff' | 'admin';
  readonly permissions: readonly Permission[];
}
