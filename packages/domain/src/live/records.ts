/** The records of the shop in service. Values are codes, never labels. */

import type { CardBank, CardMode } from '../cardBanks.ts';
import type { Holidays } from '../holidays.ts';
import type { Redirect } from '../redirects.ts';
import type { PublicSettings } from '../settings.ts';
import type { Delivery } from '../terms.ts';
import type { Permission } from './roles.ts';

export const paymentStates = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const productStatuses = ['draft', 'published', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

export type { TicketStatus } from '../tickets.ts';
export { ticketStatuses } from '../tickets.ts';
export type { WithdrawalStatus } from '../withdrawal.ts';
export { withdrawalStatuses } from '../withdrawal.ts';

/**
 * What a payment provider reported about an order, besides what its payment status says: it still looks at the payment; it took one of
 * an order that was cancelled, or paid already, or of another amount; it gave money back; money that was promised
 * didn't come; it only rehearsed a payment, which pays nothing.
 */
export type GatewayEvent = 'verifying' | 'late' | 'twice' | 'amount' | 'refunded' | 'reversed' | 'test';

/** Something that happened to an order. */
export interface TimelineEntry {
  /** ISO date. */
  readonly at: string;
  /** The e-mail of the member of staff who did it; otherwise `customer`, `shop` or `gateway`, the payment provider. */
  readonly who: string;
  /**
   * With `gateway`, `to` is a `GatewayEvent` and `text` the number of the transaction. A `withdrawal` is declared without `to`; then `to`
   * says what became of it. `text` is the reason of either side; with `credit`, the amount and the reason of the refund. With `edited`,
   * `to` names what was, separated by spaces.
   */
  readonly what:
    | 'created'
    | 'status'
    | 'payment'
    | 'note'
    | 'withdrawal'
    | 'invoice'
    | 'credit'
    | 'gateway'
    | 'edited'
    | 'reminder';
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
}

/**
 * Why stock moved: an order took it, a cancellation or a refund returned it, a cancelled order was reopened, an order was edited, or
 * somebody set it.
 */
export const movementCauses = ['ordered', 'cancelled', 'refunded', 'reopened', 'edited', 'set'] as const;
export type MovementCause = (typeof movementCauses)[number];

/** An entry of the audit journal. */
export interface JournalEntry {
  /** ISO date. */
  readonly createdAt: string;
  readonly who: string;
  /** Such as `order.status` or `product.price`. */
  readonly what: string;
  /** The id of what was changed. */
  readonly target: string;
  /** A readable name of the target, such as an order number. */
  readonly name: string;
  readonly from?: string;
  readonly to?: string;
}

export const mailKinds = [
  'order-received',
  'order-paid',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'order-refunded',
  'order-changed',
  'transfer-reminder',
  'ticket-answered',
  'password-reset',
  'address-changed',
  'erasure-announced',
  'invitation',
  'second-factor-removed',
  'withdrawal-received',
  'newsletter-confirmation',
  'owner-notice',
  'owner-digest',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** What the owners may be told by mail. */
export const ownerEvents = ['order', 'message', 'withdrawal', 'cancellation', 'stock', 'failure', 'iban'] as const;
export type OwnerEvent = (typeof ownerEvents)[number];
/** `now`: at once; `daily`: in one mail a day. */
export const noticeTimes = ['now', 'daily', 'off'] as const;
export type NoticeTime = (typeof noticeTimes)[number];

/** The settings of the shop. Amounts in euros, rates in percent. */
export interface ShopSettings extends PublicSettings {
  /** Only customers who pay by transfer see it. */
  readonly bankTransfer: {
    readonly iban: string;
    readonly bic: string;
    readonly beneficiary: string;
    readonly expiresAfterDays: number;
  };
  /** How cards are taken, but for the keys. The calls of the settings leave it out. */
  readonly gateway?: { readonly bank: CardBank; readonly siteId: string; readonly mode: CardMode };
  readonly holidays: Holidays;
  readonly delivery: Delivery;
  /** Of one line of a cart or an order; a demonstration doesn't ask for it. */
  readonly mostPieces: number;
  /** How many days after an order its customer is reminded of a transfer that hasn’t come; 0: never. */
  readonly reminderDays: number;
  readonly redirects: Redirect[];
  /** When the owners are told of each. */
  readonly notifications: Readonly<Record<OwnerEvent, NoticeTime>>;
  readonly version: number;
}

/** The current session of the back office. */
export interface OwnerSession {
  readonly email: string;
  readonly name: string;
  readonly role: 'staff' | 'admin';
  readonly permissions: readonly Permission[];
  readonly asksCode?: boolean | undefined;
}
