/** The port of payment providers: what the shop asks of a provider that takes cards on its own page. */
import type { PaymentReturn } from '@nuee/domain';
import type { PaymentForm } from '@nuee/domain/live';

export interface PaymentProvider {
  /** Of the page where cards are typed. */
  readonly origin: string;
  /** Whether it only rehearses: nothing is debited. */
  readonly isTest: boolean;
  /**
   * The form that takes a customer to that page. Whatever is signed in it may come back as a notification, which the same key
   * signs: so it holds nothing that a customer wrote, and lacks something that each notification must have.
   */
  form(request: PaymentRequest): { readonly form: PaymentForm; readonly reference: string };
  /** What a notification says. Throws a RefusedNotification. */
  read(fields: Readonly<Record<string, string>>): PaymentNotice;
}

interface PaymentRequest {
  readonly orderNumber: string;
  readonly cents: number;
  /** How many payments were asked for before, over all orders. */
  readonly count: number;
  readonly now: Date;
  /** Where the customer comes back to. */
  readonly back: (how: PaymentReturn) => string;
}

/**
 * What became of a payment. `verifying`: the provider still looks at it. `given up`: no payment was tried. `reversed`: the money won't come.
 * `refunded`: money was given back.
 */
export type PaymentOutcome = 'paid' | 'verifying' | 'refused' | 'given up' | 'reversed' | 'refunded';

export interface PaymentNotice {
  readonly outcome: PaymentOutcome;
  readonly orderNumber: string;
  readonly cents: number;
  /** The id in the form that asked for the payment. A refund has none. */
  readonly reference?: string;
  /** Of this transaction alone, for ever. */
  readonly id: string;
  /** As the provider's own pages show the transaction. */
  readonly transaction: string;
}

/** Why a notification isn't taken; stands in the log. */
export type NotificationFault = 'signature' | 'fields' | 'site' | 'mode' | 'currency' | 'form' | 'order' | 'amount';

export class RefusedNotification extends Error {
  override readonly name = 'RefusedNotification';

  readonly fault: NotificationFault;

  constructor(fault: NotificationFault) {
    super(`The notification of a payment was refused: ${fault}.`);
    this.fault = fault;
  }
}
